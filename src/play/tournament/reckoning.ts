// A tournament's standings, reckoned from the results on record whenever somebody looks, so that a game played again counts as it then ends.
import type { Db } from '../../store/client.js';
import { listResults, type ResultRow } from '../../store/results.js';
import { startsOf, type StoredTournament } from '../../store/tournaments.js';
import { gamesOf } from '../records/ratings.js';
import type { Round } from './round.js';
import { byeWorth, tournamentSettings } from './setting-up.js';
import { standingsOf, type CountedTable, type Standing } from './standings.js';

const overStatuses: ReadonlySet<string> = new Set(['finished', 'cancelled']);

/** The latest moment there is. */
const latest = 8.64e15;

/** Whether a table's game has ended, with a result or without. */
export function isOver({ status }: { readonly status: string }): boolean {
  return overStatuses.has(status);
}

/** Who stands where now. */
export async function reckon(db: Db, t: StoredTournament, places: number): Promise<readonly Standing[]> {
  const { points } = tournamentSettings(t);
  const people = t.entries.map(({ userId }) => userId);
  const tables = t.row.format === 'league' ? await leagueTables(db, t) : await drawnTables(db, t);
  const byes = t.rounds.flatMap((round) => round.byes);
  return standingsOf(people, tables, points, { byes, byeWorth: byeWorth(t.row.format, places) });
}

async function drawnTables(db: Db, { tables }: StoredTournament): Promise<readonly CountedTable[]> {
  const gameIds = tables.map(({ gameId }) => gameId);
  const results = await listResults(db, { gameIds });
  return tables.map((table) => ({
    places: table.places,
    results: isOver(table)
      ? results.filter((row) => row.gameId === table.gameId).map((row) => namedBy(table.places, row))
      : null,
  }));
}

/** How the id begins that stands for somebody whose data was erased. */
const erased = 'somebody-';

/** A result that has lost its name to an erasure, under what stands for its player: nobody they have met loses anything by it. */
function namedBy(places: CountedTable['places'], row: ResultRow): ResultRow {
  if (row.userId !== null || row.computer) return row;
  const place = places.find(({ userId, seats }) => userId.startsWith(erased) && seats.includes(row.seat));
  return place === undefined ? row : { ...row, userId: place.userId };
}

/**
 * In a league every rated game of its kind counts that ended in the season with none but those on the seats who were its members when
 * it began: nobody joins or leaves for how a game has gone. Where the data of several members was erased, which of them sat on a seat
 * is not known any more, and it counts for the others alone.
 */
async function leagueTables(db: Db, { row, entries }: StoredTournament): Promise<readonly CountedTable[]> {
  if (row.startedAt === null) return [];
  const ends = [row.endsAt, row.endedAt].flatMap((end) => end?.getTime() ?? []);
  const span = { from: row.startedAt, to: new Date(Math.min(latest, ...ends)) };
  const results = await listResults(db, { kind: row.kind, guildId: row.guildId, span });
  const starts = await startsOf(db, [...new Set(results.map(({ gameId }) => gameId))]);
  const membersAt = (start: Date): readonly string[] =>
    entries
      .filter(
        ({ at, leftAt, away }) =>
          at <= start &&
          !away.some(({ from, to }) => from <= start && start < to) &&
          (leftAt === null || start < leftAt),
      )
      .map(({ userId }) => userId);
  return gamesOf(results).flatMap((seats) => {
    const start = starts.get(seats[0]?.gameId ?? 0);
    const members = start === undefined ? [] : membersAt(start);
    const gone = members.filter((userId) => userId.startsWith(erased));
    const known = seats.map((seat) =>
      seat.userId === null && !seat.computer && gone.length === 1 ? { ...seat, userId: gone[0] ?? null } : seat,
    );
    const isMember = ({ userId, computer }: ResultRow): boolean =>
      userId === null ? !computer && gone.length > 0 : members.includes(userId);
    if (!known.every((seat) => seat.rated && isMember(seat))) return [];
    return [{ places: placesHeld(known.filter(({ own }) => own)), results: known }];
  });
}

/** Each person with the seats they held. */
function placesHeld(seats: readonly ResultRow[]): CountedTable['places'] {
  return [...new Set(seats.flatMap(({ userId }) => userId ?? []))].map((userId) => {
    const mine = seats.filter((row) => row.userId === userId).map(({ seat }) => seat);
    return { place: mine.join('+'), seats: mine, userId };
  });
}

/** The rounds as they were drawn. */
export function roundsDrawn({ rounds, tables }: StoredTournament): readonly Round[] {
  return rounds.map(({ number, byes }) => ({
    byes,
    tables: tables.filter((one) => one.round === number).map((one) => one.places),
  }));
}
