// Fills a database with running games, by copying one that has been begun properly.
import type { Store } from '../../src/store/open.js';

/** Copies a game with its seats, its position and what falls due in it, so often; nothing is to be said of the copies. */
export async function copyGame(store: Store, gameId: number, copies: number): Promise<void> {
  const columns = async (table: string, without: readonly string[]): Promise<string[]> => {
    const rows = await store.db.$queryRaw<{ column_name: string }[]>`
      SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table}`;
    const names = rows.map((row) => row.column_name).filter((name) => !without.includes(name));
    return names.map((name) => `"${name}"`);
  };
  const game = (await columns('game', ['id', 'channelId'])).join(', ');
  const ids = `SELECT "id" FROM "game" WHERE "id" > ${gameId} AND "seed" = (SELECT "seed" FROM "game" WHERE "id" = ${gameId})`;
  const statements = [
    `INSERT INTO "game" (${game}) SELECT ${game} FROM "game", generate_series(1, ${copies}) WHERE "game"."id" = ${gameId}`,
  ];
  for (const table of ['seat', 'checkpoint', 'due']) {
    const rest = await columns(table, ['id', 'gameId']);
    statements.push(
      `INSERT INTO "${table}" ("gameId", ${rest.join(', ')})
       SELECT copy."id", ${rest.map((name) => `it.${name}`).join(', ')} FROM "${table}" it, (${ids}) copy WHERE it."gameId" = ${gameId}`,
    );
  }
  for (const statement of statements) await store.db.$executeRawUnsafe(statement);
}
