// From opening a table to its first turn, and who takes which seat.
import { listGames } from '../../store/games.js';
import { requireHost } from '../care/acts.js';
import { closeChange } from '../change/commit.js';
import { changeGame, withSession, type Session } from '../change/session.js';
import { readExport } from '../lobby/imported.js';
import { inviteTo, summon } from '../lobby/invitations.js';
import { create, meet, setTable } from '../lobby/opening.js';
import { practise } from '../lobby/practising.js';
import { keepReplay } from '../lobby/replayed.js';
import { assign, choose, giveWord, join, leave, prefer, takeMore, turnAway } from '../lobby/sign-up.js';
import { giveOut, ready, start } from '../lobby/start.js';
import { replace } from '../lobby/substitutes.js';
import type { Play } from '../play.js';
import { keepAbsences } from '../time/absences.js';
import type { Access } from '../turn/access.js';
import { infoOf, type GameInfo } from '../turn/info.js';

type Gathering =
  | 'create'
  | 'practise'
  | 'readExport'
  | 'keepReplay'
  | 'place'
  | 'join'
  | 'choose'
  | 'prefer'
  | 'takeMore'
  | 'invite'
  | 'leave'
  | 'setTable'
  | 'assign'
  | 'turnAway'
  | 'giveOut'
  | 'start'
  | 'ready'
  | 'addWord'
  | 'setAway'
  | 'replace';

export function gathering({ deps, look, inGame, changed }: Access): Pick<Play, Gathering> {
  const { store } = deps;
  const asHost = (gameId: number, userId: string, work: (s: Session) => Promise<void>): Promise<GameInfo> =>
    changed(gameId, userId, async (s) => {
      requireHost(s, userId);
      await work(s);
    });
  return {
    create: (host, input) =>
      store.inTransaction(async (tx) => {
        const gameId = await create(deps, tx, host, input);
        return withSession(deps, tx, gameId, host.id, async (s) => {
          await summon(s, host, input);
          await closeChange(s);
          return infoOf(s, host.id);
        });
      }),
    practise: (host, input, seat) =>
      store.inTransaction(async (tx) => {
        const { id, isNew } = await practise(deps, tx, host, input, seat);
        return { isNew, game: await withSession(deps, tx, id, host.id, (s) => Promise.resolve(infoOf(s, host.id))) };
      }),
    readExport: (file) => readExport(deps, file),
    keepReplay: async (host, input) => {
      const id = await keepReplay(deps, host, input);
      return look(id, (s) => infoOf(s, host.id));
    },
    place: (gameId, channelId) =>
      inGame(gameId, null, async (s) => {
        changeGame(s, { channelId });
        await closeChange(s);
        return infoOf(s);
      }),
    join: (gameId, person, seat) => changed(gameId, person.id, (s) => join(s, person, seat)),
    choose: (gameId, person, seats) => changed(gameId, person.id, (s) => choose(s, person, seats)),
    prefer: (gameId, person, wishes) => changed(gameId, person.id, (s) => prefer(s, person, wishes)),
    takeMore: (gameId, userId, more) => changed(gameId, userId, (s) => takeMore(s, userId, more)),
    invite: (gameId, by, person) => changed(gameId, by.id, (s) => inviteTo(s, by, person)),
    leave: (gameId, userId, seat = null) => changed(gameId, userId, (s) => leave(s, userId, seat)),
    setTable: (gameId, userId, wanted, hours) => asHost(gameId, userId, (s) => setTable(s, wanted, hours)),
    assign: (gameId, userId, person, seats) => asHost(gameId, userId, (s) => assign(s, person, seats)),
    turnAway: (gameId, userId, person) => asHost(gameId, userId, (s) => turnAway(s, person)),
    giveOut: (gameId, userId, act) => asHost(gameId, userId, (s) => giveOut(s, act)),
    start: (gameId, userId, fill, act) => asHost(gameId, userId, (s) => start(s, fill, act)),
    ready: (gameId, userId, act) => changed(gameId, userId, (s) => ready(s, userId, act)),
    addWord: (gameId, person, word) => changed(gameId, person.id, (s) => giveWord(s, person, word)),
    setAway: async (person, days) => {
      await store.inTransaction((tx) => keepAbsences(tx, person, days, deps.now()));
      // Where they have signed up everybody sees it.
      for (const { id } of await listGames(store.db, { userId: person.id, statuses: ['signup', 'readyCheck'] })) {
        await inGame(id, null, async (s) => {
          s.messages.push({ kind: 'status', gameId: id });
          await closeChange(s);
        });
      }
    },
    replace: (gameId, userId, seat, by) =>
      changed(gameId, userId, async (s) => {
        if (by !== null) await meet(s.tx, by, s.now);
        await replace(s, userId, seat, by);
      }),
  };
}
