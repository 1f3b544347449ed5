// Lists of games, which are much less to read than the games themselves.
import { findOpenGames, peopleOn, serversWithGames } from '../../store/game-lists.js';
import { findListed, listGames, listGamesAround, type ListedGame } from '../../store/games.js';
import type { AnyGame } from '../../table/game.js';
import type { ChangeDeps } from '../change/session.js';
import { readSnapshot } from '../change/snapshot.js';
import type { Play } from '../play.js';
import { isNumber } from '../turn/access.js';
import { infoOf, type GameSummary } from '../turn/info.js';

const running = ['signup', 'readyCheck', 'running', 'paused'] as const;

/** Games as a list tells of them; those whose rules are not installed are left out. */
export function summaries<T extends ListedGame>(
  games: ReadonlyMap<string, AnyGame>,
  rows: readonly T[],
): readonly (Omit<T, 'title'> & Pick<GameSummary, 'name'>)[] {
  return rows.filter((row) => games.has(row.kind)).map(({ title, ...row }) => ({ ...row, name: title }));
}

type Lists =
  | 'gameIn'
  | 'summary'
  | 'gamesOf'
  | 'endedOf'
  | 'gamesHosted'
  | 'gamesIn'
  | 'gamesOn'
  | 'serversWithGames'
  | 'peopleOn'
  | 'gamesAround';

export function lists(deps: ChangeDeps): Pick<Play, Lists> {
  const { store, games } = deps;
  return {
    gameIn: async (channelId, viewer) => {
      const found = await readSnapshot(deps, store.db, { channelId });
      return found === null ? null : infoOf(found, viewer);
    },
    summary: async (which) => {
      const row = 'id' in which && !isNumber(which.id) ? null : await findListed(store.db, which);
      return summaries(games, row === null ? [] : [row])[0] ?? null;
    },
    gamesOf: async (userId) => summaries(games, await listGames(store.db, { userId, statuses: running })),
    endedOf: async (userId, most) => summaries(games, await listGames(store.db, { userId, endedMost: most })),
    gamesHosted: async (hostId) => summaries(games, await listGames(store.db, { hostId, statuses: running })),
    gamesIn: async (guildId) => summaries(games, await listGames(store.db, { guildId, statuses: running })),
    gamesOn: async (userId, guildIds) => summaries(games, await findOpenGames(store.db, { userId, guildIds })),
    serversWithGames: (most) => serversWithGames(store.db, most),
    peopleOn: (guildId, most) => peopleOn(store.db, guildId, most),
    gamesAround: async (userId, guildId) =>
      summaries(games, await listGamesAround(store.db, { userId, guildId, statuses: running })),
  };
}
