// Puts together what people of a table say to one another: each act is one transaction on a locked game, each look none.
import { findEmbassy, gamesByLetter, noteEmbassy } from '../../store/embassies.js';
import { findLetter, gamesWithUnanswered, mutesOf, reportsSince } from '../../store/letters.js';
import { enqueue } from '../../store/outbox.js';
import { shortened } from '../../words/literal.js';
import type { ResolvedDeps } from '../change/deps.js';
import { deliveryOf } from '../change/outbox.js';
import { isInvolved } from '../people/secrets.js';
import { refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { open, seekThreads } from './embassies.js';
import { hourMs } from '../calendar/time.js';
import { block, mute, pressInfo } from './hearing.js';
import { answer, writeFor, type Reconsider } from './answers.js';
import { asking, letterFor, letters, reported, statementOf } from './letters.js';
import type { LetterInfo, Press } from './press.js';
import { planOf } from './threads.js';

/** How games are looked at and changed. */
interface Ways {
  readonly look: <T>(gameId: number, work: (s: Snapshot) => T | Promise<T>) => Promise<T>;
  readonly change: <T>(gameId: number, actor: string | null, work: (s: Session) => Promise<T>) => Promise<T>;
  readonly reconsider: Reconsider;
}

const longestReason = 500;
/** So many letters may a person report within a day. */
const mostReports = 5;

/** What the play layer offers of press. */
export function createPress(deps: ResolvedDeps, { look, change, reconsider }: Ways): Press {
  const { store } = deps;
  return {
    info: (gameId, userId) => look(gameId, (s) => pressInfo(s, userId)),
    open: (gameId, userId, seats) => change(gameId, userId, (s) => open(s, userId, seats)),
    plan: async (embassyId) => {
      const row = await findEmbassy(store.db, embassyId);
      return row === null ? null : look(row.gameId, (s) => planOf(s, row));
    },
    seekThreads: async (guildId) => {
      let sought = 0;
      for (const gameId of await gamesByLetter(store.db, guildId)) sought += await change(gameId, null, seekThreads);
      return sought;
    },
    left: (embassyId, noted) => noteEmbassy(store.db, embassyId, noted),
    write: (gameId, userId, letter) => change(gameId, userId, (s) => writeFor(s, userId, letter, reconsider)),
    answer: async (letterId, userId, given) => {
      const row = await findLetter(store.db, letterId);
      if (row === null) throw refused(say('refuse.noLetter'));
      return change(row.gameId, userId, (s) => answer(s, userId, letterId, given, reconsider));
    },
    asking: async (userId) => {
      const found: LetterInfo[] = [];
      for (const gameId of await gamesWithUnanswered(store.db, userId))
        found.push(...(await look(gameId, (s) => asking(s, userId))));
      return found;
    },
    letter: async (letterId, userId) => {
      const row = await findLetter(store.db, letterId);
      return row === null ? null : look(row.gameId, (s) => letterFor(s, row, userId));
    },
    isMuted: async (gameId, userId, seat) => (await mutesOf(store.db, gameId, userId)).includes(seat),
    statement: async (letterId) => {
      const row = await findLetter(store.db, letterId);
      return row === null ? null : look(row.gameId, (s) => statementOf(s, row));
    },
    letters: (gameId, userId, range) => look(gameId, (s) => letters(s, userId, range)),
    mute: async (gameId, userId, seat, on) => {
      await change(gameId, userId, (s) => mute(s, userId, seat, on));
      return look(gameId, (s) => pressInfo(s, userId));
    },
    block: async (gameId, userId, seat, on) => {
      await change(gameId, userId, (s) => block(s, userId, seat, on));
      return look(gameId, (s) => pressInfo(s, userId));
    },
    report: async (letterId, userId, reason) => {
      const row = await findLetter(store.db, letterId);
      const found = row === null ? null : await look(row.gameId, (s) => reported(s, row, userId));
      if (row === null || found === null) throw refused(say('refuse.noLetter'));
      const { gameId } = row;
      const since = new Date(deps.now().getTime() - 24 * hourMs);
      const [first, ...others] = await reportsSince(store.db, userId, since);
      if (first !== undefined && others.length + 1 >= mostReports) {
        const hours = Math.max(1, Math.ceil((first.getTime() - since.getTime()) / hourMs));
        throw refused(say('refuse.tooManyReports', { max: mostReports, hours }));
      }
      const words = shortened(reason, longestReason);
      const message = { kind: 'reported', gameId, letterId, by: userId, reason: words } as const;
      // Those who look after the table are told of a letter once, however many report it.
      await enqueue(store.db, [deliveryOf(`reported:${letterId}`, message)], deps.now());
    },
    watchers: (gameId, people) => look(gameId, (s) => [...new Set(people)].filter((userId) => !isInvolved(s, userId))),
    reported: async (letterId, reporterId) => {
      const row = await findLetter(store.db, letterId);
      return row === null ? null : look(row.gameId, (s) => reported(s, row, reporterId));
    },
  };
}
