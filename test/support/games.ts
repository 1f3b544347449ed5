// A game in the store, for tests that need one but do not care which.
import type { Db } from '../../src/store/client.js';
import { createGame, type GameRow, type NewGame } from '../../src/store/games.js';
import { saveGuild } from '../../src/store/guilds.js';

/** Makes the server `guild` and in it a game; what is given replaces the defaults. */
export async function anyGame(db: Db, now: Date, change: Partial<NewGame> = {}): Promise<GameRow> {
  await saveGuild(db, 'guild', { name: 'Guild' }, now);
  const game: NewGame = {
    guildId: 'guild',
    kind: 'diplomacy',
    options: {},
    language: 'both',
    paces: { orders: 86_400_000 },
    hostId: 'host',
    seed: 'seed',
    seedHash: 'hash',
    rulesVersion: 1,
    ...change,
  };
  return createGame(db, game, now);
}
