// A tournament's standings, reckoned from the results on record whenever somebody looks, so that a game played again counts as it then ends.
import type { Db } from '../../store/client.js';
import { listResults, type ResultRow } from '../../store/results.js';
import type { StoredTournament } from '../../store/tournaments.js';
import { gamesOf } from '../records/ratings.js';
import type { Round } from './pairing.js';
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
    results: isOver(table) ? results.filter((row) => row.gameId === table.gameId) : null,
  }));
}

/** In a league every rated game of its kind counts that ended in the season with none but its members on the seats. */
async function leagueTables(db: Db, { row, entries }: StoredTournament): Promise<readonly CountedTable[]> {
  if (row.startedAt === null) return [];
  const ends = [row.endsAt, row.endedAt].flatMap((end) => end?.getTime() ?? []);
  const span = { from: row.startedAt, to: new Date(Math.min(latest, ...ends)) };
  const results = await listResults(db, { kind: row.kind, guildId: row.guildId, span });
  const isMember = ({ userId, endedAt }: ResultRow): boolean =>
    entries.some((one) => one.userId === userId && (one.leftAt === null || one.leftAt >= endedAt));
  return gamesOf(results)
    .filter((seats) => seats.every((seat) => seat.rated && isMember(seat)))
    .map((seats) => ({ places: placesHeld(seats.filter(({ own }) => own)), results: seats }));
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
