// What is put to the vote, as a person sees it.
import type { SeatId } from '../../table/question.js';
import type { HostAct } from './act.js';
import type { Person } from '../change/person.js';
import type { Text } from '../../table/text.js';

/** What can be put to the vote. */
export const proposalKinds = [
  'draw',
  'concede',
  'extend',
  'pause',
  'resume',
  'cancel',
  'replace',
  'rollback',
  'repair',
  'time',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Those that end the game when they are carried. */
export const endings = ['draw', 'concede', 'cancel'] as const satisfies readonly ProposalKind[];

export function isEnding(kind: string): kind is (typeof endings)[number] {
  return endings.some((one) => one === kind);
}

/** What an end by agreement comes to: who shares or wins it, and whether that is rated as things stand. */
export interface Ending {
  readonly seats: readonly SeatId[];
  readonly rated: boolean;
}

/** An open vote. */
export interface ProposalInfo {
  readonly id: number;
  readonly kind: ProposalKind;
  /** Conceding: to whom. A draw: who shares it. Another player: the seats that change hands. */
  readonly seats: readonly SeatId[];
  /** Another player: who; null for a computer player. */
  readonly by: Person | null;
  /** Taking back, putting right: which phase, and why. */
  readonly act?: HostAct;
  /** Another time: what changes, and from what. */
  readonly changes?: readonly Text[];
  /** More time: how much, and the deadline that runs with what would become of it; no deadline while the clock stands still. */
  readonly more?: { readonly hours: number; readonly deadline: { readonly from: Date; readonly to: Date } | null };
  /** Computer players propose it. */
  readonly computers?: true;
  /** What would end the game with a result: whether that would be rated as things stand. */
  readonly rated?: boolean;
  /** The proposer's seat; null for somebody without one. */
  readonly bySeat: SeatId | null;
  readonly byUser: string | null;
  /** The people who have a voice. */
  readonly people: readonly string[];
  /** Who has to agree; who has, only where votes are open. */
  readonly voters: readonly SeatId[];
  readonly agreed: readonly SeatId[] | null;
  readonly mine: 'yes' | 'no' | null;
  /** When it ends undecided. */
  readonly endsAt: Date | null;
}
