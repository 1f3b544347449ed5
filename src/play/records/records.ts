// Results, ratings and reliability as they are shown: a leaderboard, a person's record, how people keep time.
import { z } from 'zod';
import type { Db } from '../../store/client.js';
import type { JsonObject } from '../../store/json.js';
import { listResults, punctualityOf, type Punctuality, type ResultRow } from '../../store/results.js';
import { findUsers, saveUser } from '../../store/users.js';
import type { AnyGame } from '../../table/game.js';
import type { SeatId } from '../../table/question.js';
import { achievedBy, type Achievement } from './achievements.js';
import { gamesOf, ratingNow, ratingsFrom, type Rated } from './ratings.js';

export type { Punctuality };

/** Somebody on a leaderboard. */
interface Ranked {
  readonly userId: string;
  readonly name: string;
  readonly rating: number;
  readonly games: number;
}

/** How seats have done in rated games. */
export interface SeatRecord {
  readonly seat: SeatId;
  readonly games: number;
  /** Wins, a shared one counted by its part. */
  readonly won: number;
}

interface Leaderboard {
  readonly ranked: readonly Ranked[];
  readonly seats: readonly SeatRecord[];
  readonly games: number;
}

/** Somebody's results in one game's rules. */
export interface KindRecord {
  readonly kind: string;
  /** Rated games of their own. */
  readonly games: number;
  readonly won: number;
  readonly shared: number;
  /** Null before the first rated game. */
  readonly rated: Rated | null;
  readonly seats: readonly SeatRecord[];
}

/** What two people came to in rated games with both of them. */
interface HeadToHead {
  readonly together: number;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

export interface PersonRecord {
  readonly userId: string;
  readonly name: string;
  /** Whether they let others see their results. */
  readonly listed: boolean;
  readonly kept: Punctuality;
  readonly kinds: readonly KindRecord[];
  /** Rated games they ended for somebody else, and games beside computer players. */
  readonly stoodIn: number;
  readonly unrated: number;
  /** Against whoever looks; null for one's own record, and when the two have never met. */
  readonly against: HeadToHead | null;
  readonly achievements: readonly Achievement[];
}

/** What the records are reckoned from. */
interface RecordsDeps {
  readonly db: () => Db;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => Date;
}

export interface Records {
  /** Who has a rating in a game on a server, or on all when it is null; who does not want to be listed is left out. */
  leaderboard(kind: string, guildId: string | null): Promise<Leaderboard>;
  /** Somebody's record on a server, or on all when it is null, as `viewerId` sees it. */
  record(userId: string, viewerId: string, guildId: string | null): Promise<PersonRecord>;
  /** How people keep time; everybody asked for is in it. */
  kept(userIds: readonly string[]): Promise<ReadonlyMap<string, Punctuality>>;
  /** The same of those who let others see their records. */
  shown(userIds: readonly string[]): Promise<ReadonlyMap<string, Punctuality>>;
  /** Whether somebody is on leaderboards and lets others see their results. */
  list(userId: string, listed: boolean): Promise<void>;
}

const personSettings = z.object({ unlisted: z.boolean().catch(false).default(false) });

/** Whether somebody is on leaderboards. */
export function isListed(settings: JsonObject): boolean {
  return !personSettings.parse(settings).unlisted;
}

export function createRecords({ db, games, now }: RecordsDeps): Records {
  const here = (guildId: string | null): { readonly guildId?: string } => (guildId === null ? {} : { guildId });

  async function kept(userIds: readonly string[]): Promise<ReadonlyMap<string, Punctuality>> {
    return new Map((await punctualityOf(db(), userIds)).map((one) => [one.userId, one]));
  }

  return {
    kept,
    shown: async (userIds) => {
      const people = await findUsers(db(), userIds);
      return kept(people.filter(({ settings }) => isListed(settings)).map(({ id }) => id));
    },
    leaderboard: async (kind, guildId) => {
      const results = (await listResults(db(), { kind, ...here(guildId) })).filter(({ rated }) => rated);
      const rated = ratingsFrom(results);
      const people = (await findUsers(db(), [...rated.keys()])).filter(({ settings }) => isListed(settings));
      const ranked = people.flatMap(({ id, name }) => {
        const one = rated.get(id);
        return one === undefined ? [] : [{ userId: id, name, rating: ratingNow(one), games: one.games }];
      });
      ranked.sort((a, b) => b.rating - a.rating || b.games - a.games || (a.userId < b.userId ? -1 : 1));
      return { ranked, seats: bySeat(results), games: gamesOf(results).length };
    },
    record: async (userId, viewerId, guildId) => {
      const [person] = await findUsers(db(), [userId]);
      const all = await listResults(db(), { with: userId });
      const local = all.filter((row) => guildId === null || row.guildId === guildId);
      const mine = local.filter((row) => row.userId === userId);
      const ratings = new Map<string, Rated>();
      for (const kind of new Set(mine.filter(({ rated }) => rated).map((row) => row.kind))) {
        const one = ratingsFrom(await listResults(db(), { kind, ...here(guildId) })).get(userId);
        if (one !== undefined) ratings.set(kind, one);
      }
      const keeping = (await kept([userId])).get(userId) ?? { userId, met: 0, missed: 0, excused: 0 };
      const own = mine.filter((row) => row.rated && row.own);
      const gamesWith = (rows: readonly ResultRow[]): number => new Set(rows.map(({ gameId }) => gameId)).size;
      return {
        userId,
        name: person?.name ?? userId,
        listed: person === undefined || isListed(person.settings),
        kept: keeping,
        kinds: [...new Set(own.map((row) => row.kind))].map((kind) =>
          kindRecord(
            kind,
            own.filter((row) => row.kind === kind),
            ratings.get(kind) ?? null,
          ),
        ),
        stoodIn: gamesWith(mine.filter((row) => row.rated && !row.own)),
        unrated: gamesWith(mine.filter((row) => !row.rated)),
        against: viewerId === userId ? null : headToHead(local, viewerId, userId),
        achievements: achievedBy({
          userId,
          results: all,
          kinds: new Map([...games].map(([kind, rules]) => [kind, rules.seats(rules.options.parse({}))])),
          upset: Math.max(0, ...[...ratings.values()].map(({ upset }) => upset)),
          met: keeping.met,
          missed: keeping.missed,
        }),
      };
    },
    list: async (userId, listed) => {
      const [row] = await findUsers(db(), [userId]);
      await saveUser(db(), userId, { settings: { ...row?.settings, unlisted: !listed } }, now());
    },
  };
}

function kindRecord(kind: string, own: readonly ResultRow[], rated: Rated | null): KindRecord {
  const games = gamesOf(own);
  const best = games.map((seats) => Math.max(...seats.map(({ share }) => share)));
  return {
    kind,
    games: games.length,
    won: best.filter((share) => share === 1).length,
    shared: best.filter((share) => share > 0 && share < 1).length,
    rated,
    seats: bySeat(own),
  };
}

/** Seats with their results, the most played first. */
function bySeat(results: readonly ResultRow[]): readonly SeatRecord[] {
  const seats = [...new Set(results.map(({ seat }) => seat))].map((seat) => {
    const mine = results.filter((row) => row.seat === seat);
    return { seat, games: mine.length, won: mine.reduce((sum, { share }) => sum + share, 0) };
  });
  return seats.sort((a, b) => b.games - a.games || (a.seat < b.seat ? -1 : 1));
}

function headToHead(results: readonly ResultRow[], me: string, them: string): HeadToHead | null {
  const met = gamesOf(results.filter((row) => row.rated)).flatMap((seats) => {
    const [mine, theirs] = [me, them].map((userId) => seats.filter((row) => row.userId === userId && row.own));
    if (mine === undefined || theirs === undefined || mine.length === 0 || theirs.length === 0) return [];
    const best = (rows: readonly ResultRow[]): number => Math.max(...rows.map(({ share }) => share));
    const same = mine.some(({ side }) => theirs.some((row) => row.side === side));
    return [{ same, by: best(mine) - best(theirs) }];
  });
  if (met.length === 0) return null;
  const apart = met.filter(({ same }) => !same);
  return {
    together: met.length - apart.length,
    ahead: apart.filter(({ by }) => by > 0).length,
    behind: apart.filter(({ by }) => by < 0).length,
    level: apart.filter(({ by }) => by === 0).length,
  };
}
