// What a game came to for each seat, written down when it ends and taken back when it goes on after all.
import { isPractice } from './practice.js';
import { seatsThatMoved } from '../../store/answers.js';
import { phasesBefore } from '../../store/checkpoints.js';
import { deleteMisses, deleteResults, saveResults, type ResultRow } from '../../store/results.js';
import type { SeatRow } from '../../store/seats.js';
import type { Db } from '../../store/client.js';
import type { Outcome } from '../../table/game.js';
import { sidesOf } from '../../table/seats.js';
import type { Side } from '../../table/holding.js';
import { openOf } from '../change/positions.js';
import type { Session } from '../change/session.js';
import { optionsOf, type Snapshot } from '../change/snapshot.js';
import { settingsOf } from '../settings/settings.js';

/** A result is somebody's own who has held the seat for this part of the game's phases at least. */
const leastPart = 1 / 3;

/** What is known of a game's end. */
interface Ended {
  readonly seats: readonly Pick<SeatRow, 'seat' | 'userId' | 'computer'>[];
  readonly sides: readonly Side[];
  readonly winners: readonly string[];
  /** For how much of the game, from 0 to 1, its holder has held a seat. */
  readonly heldFor: (seat: string) => number;
  /** What the game counts for a seat; null where it counts nothing by seat. */
  readonly scoreOf: (seat: string) => number | null;
}

type SeatResult = Omit<ResultRow, 'gameId' | 'guildId' | 'kind' | 'endedAt'>;

/**
 * What each seat came to. Sides that have a winner among them share the win alike, whatever their number of seats. Without people on
 * all seats no game counts for ratings.
 * @internal
 */
export function resultsFrom({ seats, sides, winners, heldFor, scoreOf }: Ended): readonly SeatResult[] {
  const won = sides.filter((side) => side.seats.some((seat) => winners.includes(seat)));
  const rated = isAmongPeople(seats);
  return seats.map(({ seat, userId, computer }) => {
    const side = sides.find((one) => one.seats.includes(seat));
    const isWinner = side !== undefined && won.includes(side);
    return {
      seat,
      side: side?.id ?? seat,
      userId: computer ? null : userId,
      computer,
      place: isWinner ? 1 : 2,
      share: isWinner ? 1 / won.length : 0,
      score: scoreOf(seat),
      rated,
      own: !computer && heldFor(seat) >= leastPart,
    };
  });
}

/** Whether people hold all of some seats, and not all the same person. */
function isAmongPeople(seats: Ended['seats']): boolean {
  const people = new Set(seats.map(({ userId, computer }) => (computer ? null : userId)));
  return !people.has(null) && people.size > 1;
}

/**
 * Whether a game counts for ratings if it ends now: people hold all of its seats, and not all the same person; each of them has had a
 * first move, played or let pass; and its position did not come out of a file, where it is whatever somebody wanted it to be.
 */
export async function countsForRatings(s: Snapshot): Promise<boolean> {
  if (isPractice(s.row) || settingsOf(s.row).start !== null || !isAmongPeople(s.seats)) return false;
  const questions = openOf(s.position).map(({ id }) => id);
  const moved = await seatsThatMoved(s.db, s.row.id, { checkpoint: s.row.checkpoint, questions });
  const people = new Set(s.seats.flatMap(({ userId }) => userId ?? []));
  return [...people].every((userId) => s.seats.some((row) => row.userId === userId && moved.includes(row.seat)));
}

/** Writes down what a game came to, with a rating where it counts; nothing for one that was stopped, that nobody has played, or that was practice. */
export async function recordResults(s: Session, outcome: Outcome): Promise<void> {
  const { id: gameId, guildId, kind, startedAt } = s.row;
  if (
    isPractice(s.row) ||
    outcome.kind === 'stopped' ||
    s.position === null ||
    s.seats.every(({ userId }) => userId === null)
  )
    return;
  const phases = s.position.number + 1;
  const held = new Map<string, number>();
  for (const { seat, since } of s.seats) {
    const isLate = since !== null && startedAt !== null && since > startedAt;
    const before = isLate ? await phasesBefore(s.tx, gameId, since) : 0;
    held.set(seat, (phases - before) / phases);
  }
  const gauges = s.rules.gauges?.(s.rules.view(s.position.replay.state, null)).gauges ?? [];
  const results = resultsFrom({
    seats: s.seats,
    sides: sidesOf(s.rules, optionsOf(s)),
    winners: outcome.winners,
    heldFor: (seat) => held.get(seat) ?? 0,
    scoreOf: (seat) => gauges.find((gauge) => gauge.id === seat)?.value ?? null,
  });
  const counts = await countsForRatings(s);
  await saveResults(
    s.tx,
    gameId,
    results.map((one) => ({ ...one, rated: one.rated && counts, gameId, guildId, kind, endedAt: s.now })),
  );
}

/**
 * Takes back what is on record of a game from a phase on, because it is played again from there: its results, and deadlines missed.
 * Ratings, standings and leaderboards are always reckoned from what is on record, so nothing else has to be put right.
 */
export async function takeBackRecords(tx: Db, gameId: number, fromPhase: number): Promise<void> {
  await deleteResults(tx, gameId);
  await deleteMisses(tx, gameId, fromPhase);
}
