// Who may come in: links that open a board once, and the sessions of browsers that came by one.
import { createHash, randomBytes } from 'node:crypto';
import {
  boardSessions,
  boardSessionsOf,
  endBoardSessions,
  openBoardSession,
  renewBoardSessions,
  saveBoardLink,
  spendBoardLink,
} from '../store/board-sessions.js';
import type { Db } from '../store/client.js';
import { isMark, markLength, markOf } from './mark.js';

/** How long a link waits to be opened. */
const linkMs = 5 * 60_000;
/** Between a press in Discord and the page that it opens. */
const wishMs = 60_000;
/** How long a session lasts after it was last used. */
export const sessionMs = 12 * 3_600_000;
/** However much it is used, it ends so long after it was opened. */
const longestSessionMs = 14 * 24 * 3_600_000;
/** It is renewed once so much of that is over, not at each look. */
const renewAfterMs = 30 * 60_000;

/** Somebody who has come in. */
export interface Visitor {
  readonly userId: string;
  readonly hash: string;
  /** What stands for them between their page and us: the same in all their browsers, and nobody else's. */
  readonly mark: string;
  /** Its session goes on for longer now than its browser knows. */
  readonly isRenewed: boolean;
}

export interface BoardDoor {
  /** The secret of a new link for one person to one game. */
  link(userId: string, gameId: number): Promise<string>;
  /** Spends a link for a session: its secret, for the browser's cookie alone, and the game; null when the link opens nothing. */
  enter(link: string, browser: string): Promise<{ readonly session: string; readonly gameId: number } | null>;
  /** Notes that somebody wants to open a game inside Discord, which tells us nothing but who they are. */
  wish(userId: string, gameId: number): Promise<void>;
  /** Opens a session for somebody whom Discord has named, and says what they wanted to open, if it was just now. */
  admit(userId: string, browser: string): Promise<{ readonly session: string; readonly gameId: number | null }>;
  /** Who a session's secret belongs to; null for nobody. */
  visitor(session: string | undefined): Promise<Visitor | null>;
  /** Those of some sessions' secrets that still belong to somebody. */
  stillIn(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** In how many browsers a person is signed in. */
  count(userId: string): Promise<number>;
  /** Signs them out of all of them; links not opened yet open nothing any more. */
  endAll(userId: string): Promise<void>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What a wish is kept under: no link's secret has a blank in it, so that none is this. */
const wishOf = (userId: string): string => hashOf(`wish of ${userId}`);

type Kind = 'link' | 'session';
/** Nothing longer is looked at. */
const longestSecret = 64;

/** 128 random bits with a mark behind them: made-up secrets are known without asking the database. */
function newSecret(key: string, kind: Kind): string {
  const random = randomBytes(16).toString('base64url');
  return `${random}${markOf(key, `${kind} ${random}`)}`;
}

function isOurs(key: string, kind: Kind, secret: string): boolean {
  if (secret.length > longestSecret) return false;
  const random = secret.slice(0, -markLength);
  return isMark(markOf(key, `${kind} ${random}`), secret.slice(-markLength));
}

/**
 * @param db read at each call, so that a database that was away is asked again.
 * @param key known to this installation alone.
 */
export function createBoardDoor(db: Db, now: () => Date, key: string): BoardDoor {
  const open = async (userId: string, browser: string): Promise<string> => {
    const session = newSecret(key, 'session');
    const expiresAt = new Date(now().getTime() + sessionMs);
    await openBoardSession(db, { hash: hashOf(session), userId, browser, openedAt: now(), expiresAt });
    return session;
  };
  /** Who those of some sessions belong to that have not ended; what is used for long goes on for longer. */
  const visitors = async (sessions: readonly string[]): Promise<ReadonlyMap<string, Visitor>> => {
    const ours = new Map(
      sessions.filter((session) => isOurs(key, 'session', session)).map((session) => [hashOf(session), session]),
    );
    if (ours.size === 0) return new Map();
    const at = now().getTime();
    const rows = (await boardSessions(db, [...ours.keys()], now())).filter(
      ({ openedAt }) => at - openedAt.getTime() <= longestSessionMs,
    );
    const late = rows.filter(({ expiresAt }) => expiresAt.getTime() - at < sessionMs - renewAfterMs);
    const renewed = new Set(late.map(({ hash }) => hash));
    if (late.length > 0) await renewBoardSessions(db, [...renewed], new Date(at + sessionMs));
    return new Map(
      rows.map(({ hash, userId }) => {
        const mark = markOf(key, `person ${userId}`);
        return [ours.get(hash) ?? '', { userId, hash, mark, isRenewed: renewed.has(hash) }];
      }),
    );
  };
  return {
    async link(userId, gameId) {
      const link = newSecret(key, 'link');
      const expiresAt = new Date(now().getTime() + linkMs);
      await saveBoardLink(db, { hash: hashOf(link), userId, gameId, expiresAt }, now());
      return link;
    },
    async enter(link, browser) {
      if (!isOurs(key, 'link', link)) return null;
      const spent = await spendBoardLink(db, hashOf(link), now());
      if (spent === null) return null;
      return { session: await open(spent.userId, browser), gameId: spent.gameId };
    },
    async wish(userId, gameId) {
      const expiresAt = new Date(now().getTime() + wishMs);
      await saveBoardLink(db, { hash: wishOf(userId), userId, gameId, expiresAt }, now());
    },
    async admit(userId, browser) {
      const wished = await spendBoardLink(db, wishOf(userId), now());
      return { session: await open(userId, browser), gameId: wished?.gameId ?? null };
    },
    visitor: async (session) => (session === undefined ? null : ((await visitors([session])).get(session) ?? null)),
    stillIn: async (sessions) => new Set((await visitors(sessions)).keys()),
    count: async (userId) => (await boardSessionsOf(db, userId, now())).length,
    endAll: (userId) => endBoardSessions(db, userId),
  };
}
