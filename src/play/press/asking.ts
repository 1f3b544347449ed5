// What computer players write to people and are proposed by them: read from what is stored, and open as long as their game says so.
import { dispatchLetters, type LetterRow } from '../../store/letters.js';
import type { Dispatch, NewDispatch } from '../../table/envoy.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, say, seatName } from '../change/refuse.js';
import { isPresent, openIn, positionOf, type Snapshot } from '../change/snapshot.js';
import { pressNow } from './rule.js';

/** What a computer player says in a letter or is proposed in it, as its game reads it; null in any other, and where the game reads it no more. */
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

/** What a computer player has answered to a person's proposal; null where a letter is none. */
export function answerTo(s: Snapshot, row: LetterRow): Text | null {
  const { to, byUser, accepted } = row;
  const said = byUser === null || accepted === null ? null : readSaid(s, row);
  const [computer] = to ?? [];
  const { envoy, id: kind } = s.rules;
  if (said === null || computer === undefined || envoy === undefined) return null;
  const args = { seat: seatName(kind, computer), terms: inWordsOf(kind, envoy.terms(said)) };
  if (accepted === true) return say('letter.heard.agrees', args);
  const why = envoy.why(said);
  return why === undefined
    ? say('letter.heard.declines', args)
    : say('letter.heard.declinesAs', { ...args, why: inWordsOf(kind, why) });
}

/** Whether somebody can write to a computer player's seat just now. */
export function listensNow(s: Snapshot, seat: SeatId): boolean {
  const { envoy } = s.rules;
  if (envoy === undefined || s.position === null || !isComputer(s, seat)) return false;
  return envoy.listens({ view: s.rules.view(s.position.replay.state, null), seat });
}

/** What computer players have written in a game and were proposed, oldest first. */
export async function dispatchesOf(s: Snapshot): Promise<readonly Dispatch[]> {
  if (s.rules.envoy === undefined) return [];
  const rows = await dispatchLetters(s.db, s.row.id);
  return rows.flatMap((row): Dispatch[] => {
    const said = readSaid(s, row);
    const [to] = row.to ?? [];
    return said === null || to === undefined ? [] : [{ from: row.from, to, said, accepted: row.accepted }];
  });
}

/** Seats that may be written to just now, of those still in the game: of people, and those nobody plays in. */
export function reachable(s: Snapshot): { readonly to: readonly SeatId[]; readonly away: readonly SeatId[] } {
  if (pressNow(s).secret !== null || openIn(s).length === 0) return { to: [], away: [] };
  const living = s.rules.survivors(positionOf(s).replay.state);
  const rows = s.seats.filter(({ seat }) => living.includes(seat));
  const seatsOf = (isHere: boolean): readonly SeatId[] =>
    rows.filter((row) => isPresent(row) === isHere).map(({ seat }) => seat);
  return { to: seatsOf(true), away: seatsOf(false) };
}

/** Those of a computer player's letters that may still be written: to who is away, only what asks nothing. */
export function sendable(s: Snapshot, from: SeatId, letters: readonly NewDispatch[]): readonly NewDispatch[] {
  if (!isComputer(s, from)) return [];
  const { to: open, away } = reachable(s);
  const view = s.rules.view(positionOf(s).replay.state, null);
  const asks = (said: object): boolean => s.rules.envoy?.asks(said, view) ?? false;
  return letters.filter(({ to, said }) => to !== from && (open.includes(to) || (away.includes(to) && !asks(said))));
}
