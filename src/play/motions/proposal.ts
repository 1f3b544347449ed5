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
