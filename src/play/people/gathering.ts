// What is kept of a table's gathering beside its sign-ups: until when a ready check lasts, who waits for a place, who was invited.
import type { SeatId } from '../../table/question.js';
import type { Days } from '../calendar/days-off.js';
import { changeGame, type Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { settingsOf, type TableSettings } from '../settings/settings.js';

/** Somebody who has signed up for a game that has not started. */
export interface SignUpInfo {
  readonly userId: string;
  /** Seats that go together, most wanted first; none means any. */
  readonly wishes: readonly (readonly SeatId[])[];
  /** Seats this person has been given. */
  readonly seats: readonly SeatId[];
  /** Would take further seats that stay free. */
  readonly more: boolean;
  /** Confirmed at the ready check. */
  readonly ready: boolean;
  /** The days to come on which they are away, as far as they have said. */
  readonly away: readonly Days[];
}

/** What everybody may know of those who come together. */
export interface GatheringInfo {
  /** In the order in which they came; nobody once the game has started. */
  readonly signUps: readonly SignUpInfo[];
  /** Who waits for a place, by Discord's ids, in the order in which they came. */
  readonly waiting: readonly string[];
  /** Until when everybody has to confirm, while a ready check runs. */
  readonly readyUntil: Date | null;
}

/** Notes something of a table's gathering; what is left out stays. */
export function changeGathering(s: Session, change: Partial<TableSettings['gathering']>): void {
  const { gathering } = settingsOf(s.row);
  changeGame(s, { settings: { ...s.row.settings, gathering: { ...gathering, ...change } } });
}

/** Until when everybody has to confirm; null while no ready check runs. */
export function readyUntil({ row }: Pick<Snapshot, 'row'>): Date | null {
  const { readyBy } = settingsOf(row).gathering;
  return row.status === 'readyCheck' && readyBy !== null ? new Date(readyBy) : null;
}
