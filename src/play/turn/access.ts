// How games are looked at and changed by their number: a look takes no lock, a change is one transaction.
import { NoSuchGame } from '../../store/errors.js';
import type { Text } from '../../table/text.js';
import { closeChange } from '../change/commit.js';
import { refused, say } from '../change/refuse.js';
import { withSession, type ChangeDeps, type Session } from '../change/session.js';
import { readSnapshot, type Snapshot } from '../change/snapshot.js';
import { advance } from './advance.js';
import { infoOf, type GameInfo } from './info.js';

/** The largest number a game can have. */
const mostNumber = 2 ** 31 - 1;

/** Reads a game, without a lock. Throws Refused where there is none of this number. */
export type Look = <T>(gameId: number, work: (s: Snapshot) => T | Promise<T>) => Promise<T>;

/** Changes a game for somebody, or for the clock (null). */
type Change = <T>(gameId: number, actor: string | null, work: (s: Session) => Promise<T>) => Promise<T>;

export interface Access {
  readonly deps: ChangeDeps;
  readonly look: Look;
  /** A way to look that reads each game once, and sees it as it was then. */
  lookOnce(): Look;
  /** Changes a game. A position that corrected rules have moved on is first brought to where it stands. */
  readonly change: Change;
  /** The same for somebody who is then told how the game stands. */
  readonly changed: (gameId: number, actor: string, work: (s: Session) => Promise<void>) => Promise<GameInfo>;
  /** Changes a game as it is. */
  readonly inGame: Change;
}

/** Any other number the database could not hold, and is nobody's. */
export function isNumber(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= mostNumber;
}

/** Throws Refused for a number that nothing can have. */
export function requireNumber(id: number, text: Text): void {
  if (!isNumber(id)) throw refused(text);
}

/** The ways to the games of a store. */
export function accessTo(deps: ChangeDeps): Access {
  const { store } = deps;

  const read = async (gameId: number): Promise<Snapshot> => {
    requireNumber(gameId, say('refuse.noSuchGame'));
    const found = await readSnapshot(deps, store.db, { id: gameId });
    if (found === null) throw refused(say('refuse.noSuchGame'));
    return found;
  };
  const look: Look = async (gameId, work) => work(await read(gameId));
  const lookOnce = (): Look => {
    const known = new Map<number, Promise<Snapshot>>();
    return async (gameId, work) => {
      const found = known.get(gameId) ?? read(gameId);
      known.set(gameId, found);
      return work(await found);
    };
  };

  const inGame: Change = async (gameId, actor, work) => {
    requireNumber(gameId, say('refuse.noSuchGame'));
    try {
      return await store.inGame(gameId, (tx) => withSession(deps, tx, gameId, actor, work));
    } catch (error) {
      if (error instanceof NoSuchGame) throw refused(say('refuse.noSuchGame'));
      throw error;
    }
  };

  const change: Change = async (gameId, actor, work) => {
    const done = await inGame(gameId, actor, async (s) => (isBehind(s) ? null : { value: await work(s) }));
    if (done !== null) return done.value;
    await inGame(gameId, null, catchUp);
    return inGame(gameId, actor, work);
  };

  return {
    deps,
    look,
    lookOnce,
    inGame,
    change,
    changed: (gameId, actor, work) =>
      change(gameId, actor, async (s) => {
        await work(s);
        return infoOf(s, actor);
      }),
  };
}

/** Whether corrected rules have left a running game at a place where nothing is open. */
function isBehind(s: Session): boolean {
  return s.row.status === 'running' && s.position !== null && s.position.replay.progress.kind !== 'waiting';
}

/** Brings a running game to where its rules leave it now. */
async function catchUp(s: Session): Promise<void> {
  await advance(s);
  await closeChange(s);
}
