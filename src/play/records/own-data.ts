// What somebody can do with what is stored of them: see it, take it with them, have it erased.
import { countPersonal, erasePersonal, exportPersonal, heldBy } from '../../store/personal-data.js';
import { findUsers } from '../../store/users.js';
import { sayer } from '../../table/text.js';
import type { ownData as words } from '../../words/app/en/own-data.js';
import { refused } from '../change/refuse.js';
import type { ResolvedDeps } from '../change/deps.js';
import { practicePlace } from './practice.js';
import { hourMs } from '../calendar/time.js';
import { erasedId } from './erased.js';
import { isListed } from './records.js';

const dayMs = 24 * hourMs;
const say = sayer<typeof words>('app');

/** What is stored of somebody, counted. */
interface KnownOf {
  readonly counts: Readonly<Record<string, number>>;
  readonly listed: boolean;
}

export interface OwnData {
  known(userId: string): Promise<KnownOf>;
  /** All of it as JSON. */
  export(userId: string): Promise<string>;
  /**
   * Erases it for good.
   * @throws Refused while they sit in a game, or take part in a tournament, that goes on, or have opened a game that has not begun;
   * and within a day of having opened one or invited somebody, and an hour of having written a letter.
   */
  erase(userId: string): Promise<void>;
}

export function createOwnData({ store, now }: Pick<ResolvedDeps, 'store' | 'now'>): OwnData {
  return {
    known: async (userId) => {
      const [person] = await findUsers(store.db, [userId]);
      return {
        counts: await countPersonal(store.db, userId),
        listed: person === undefined || isListed(person.settings),
      };
    },
    export: async (userId) => {
      const data = await store.inTransaction((tx) => exportPersonal(tx, userId));
      return JSON.stringify({ format: 'fieldpost-person', exportedAt: now(), ...data }, null, 1);
    },
    erase: async (userId) => {
      await store.inTransaction(async (tx) => {
        const held = await heldBy(tx, userId);
        const numbers = (ids: readonly number[]): string[] => ids.map((id) => `#${id}`);
        if (held.games.length > 0) throw refused(say('me.leaveGames', { games: numbers(held.games) }));
        if (held.opened.length > 0) throw refused(say('me.closeGames', { games: numbers(held.opened) }));
        if (held.tournaments.length > 0) {
          throw refused(say('me.leaveTournaments', { tournaments: numbers(held.tournaments) }));
        }
        // What somebody opens in a day is counted by who they are.
        const left = (since: Date | null, ms: number): number =>
          since === null ? 0 : Math.ceil((since.getTime() + ms - now().getTime()) / hourMs);
        const opened = left(held.lastOpened, dayMs);
        if (opened > 0) throw refused(say('me.openedToday', { hours: opened }));
        const written = Math.max(left(held.lastInvited, dayMs), left(held.lastWritten, hourMs));
        if (written > 0) throw refused(say('me.writtenLately', { hours: written }));
        const instead = erasedId();
        const place = [practicePlace(userId), practicePlace(instead)] as const;
        await erasePersonal(tx, userId, { instead, place, now: now() });
      });
    },
  };
}
