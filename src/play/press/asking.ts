// What computer players write to people and ask of them: read from what is stored, and open as long as their game says so.
import { lettersOfComputers, type LetterRow } from '../../store/letters.js';
import type { Dispatch, NewDispatch } from '../../table/envoy.js';
import type { SeatId } from '../../table/question.js';
import { isPresent, openIn, positionOf, type Snapshot } from '../change/snapshot.js';
import { pressNow } from './rule.js';

/** What a computer player says in a letter, as its game reads it; null in a letter of a person's, and where the game reads it no more. */
export function readSaid({ rules }: Snapshot, { said }: LetterRow): object | null {
  const read = said === null ? undefined : rules.envoy?.said.safeParse(said);
  return read?.data ?? null;
}

/** Whether a letter of a computer player's, who still plays, can be answered by who holds some seats. */
export function asksNow(s: Snapshot, row: LetterRow, held: readonly SeatId[]): boolean {
  const { from, to, accepted } = row;
  const said = readSaid(s, row);
  if (said === null || accepted !== null || pressNow(s).secret !== null) return false;
  if (!isComputer(s, from) || to?.some((seat) => held.includes(seat)) !== true) return false;
  return s.rules.envoy?.asks(said, s.rules.view(positionOf(s).replay.state, null)) ?? false;
}

export function isComputer({ seats }: Snapshot, seat: SeatId): boolean {
  return seats.some((row) => row.seat === seat && row.computer);
}

/** What computer players have written in a game, oldest first. */
export async function dispatchesOf(s: Snapshot): Promise<readonly Dispatch[]> {
  if (s.rules.envoy === undefined) return [];
  const rows = await lettersOfComputers(s.db, s.row.id);
  return rows.flatMap((row): Dispatch[] => {
    const said = readSaid(s, row);
    const [to] = row.to ?? [];
    return said === null || to === undefined ? [] : [{ from: row.from, to, said, accepted: row.accepted }];
  });
}

/** Seats of people who may be written to just now: of those still in the game. */
export function reachable(s: Snapshot): readonly SeatId[] {
  if (pressNow(s).secret !== null || openIn(s).length === 0) return [];
  const living = s.rules.survivors(positionOf(s).replay.state);
  return s.seats.filter((row) => isPresent(row) && living.includes(row.seat)).map((row) => row.seat);
}

/** Those of a computer player's letters that may still be written. */
export function sendable(s: Snapshot, from: SeatId, letters: readonly NewDispatch[]): readonly NewDispatch[] {
  const open = reachable(s);
  return isComputer(s, from) ? letters.filter(({ to }) => to !== from && open.includes(to)) : [];
}
