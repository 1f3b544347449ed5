// Puts the play layer together: each public act is one transaction on a locked game.
import { lastAnswered } from '../store/answers.js';
import { findListed, listGames, listGamesAround, type ListedGame } from '../store/games.js';
import { findOpenGames, peopleOn, serversWithGames } from '../store/game-lists.js';
import { nextDueAt } from '../store/dues.js';
import { NoSuchGame } from '../store/errors.js';
import { findProposal } from '../store/proposals.js';
import { playAgain } from '../table/played-again.js';
import { takeOver } from '../table/taken-over.js';
import type { Text } from '../table/text.js';
import { createWording } from '../words/words.js';
import { appWords } from '../words/app/index.js';
import { advance } from './turn/advance.js';
import { answer, setFinal } from './turn/answering.js';
import type { PlayDeps } from './change/deps.js';
import { deskOf, tasksOf } from './turn/desk.js';
import { infoOf, type GameInfo, type GameSummary } from './turn/info.js';
import { pageOf } from './turn/page.js';
import { draftName, dropDrafts, keepDraft } from './turn/drafts.js';
import { dueCrew } from './due/due.js';
import { claim } from './due/flag.js';
import { keepAbsences } from './time/absences.js';
import { watchOverOutages } from './due/outage.js';
import {
  actAsSteward,
  cancel,
  extend,
  pause,
  requireCancel,
  requireCare,
  requireHost,
  requireResume,
  resume,
  type Steward,
} from './care/acts.js';
import { instruct, instructionsInMaking, saveInstructionDraft } from './turn/instructions.js';
import { readExport } from './lobby/imported.js';
import { keepReplay } from './lobby/replayed.js';
import { inviteTo, summon } from './lobby/invitations.js';
import { create, meet, newSeed, setTable } from './lobby/opening.js';
import { assign, choose, giveWord, join, leave, prefer, takeMore, turnAway } from './lobby/sign-up.js';
import { giveOut, ready, start } from './lobby/start.js';
import { createHostPlay } from './host/host-play.js';
import { film, standings } from './history/film.js';
import { createNotes } from './notes/notes.js';
import { createOwnData } from './records/own-data.js';
import { createRecords } from './records/records.js';
import { runTournaments } from './tournament/rounds.js';
import { createTournaments } from './tournament/tournaments.js';
import { newspaper } from './history/newspaper.js';
import { draws, exportGame, log, pastPhase, phases, scene, supposed, words } from './history/history.js';
import type { Play } from './play.js';
import { refused, say } from './change/refuse.js';
import { closeChange } from './change/commit.js';
import { closing } from './closing.js';
import { Positions } from './change/positions.js';
import { changeGame, withSession, type ChangeDeps, type Session } from './change/session.js';
import { createPress } from './press/create-press.js';
import { readSnapshot, type Snapshot } from './change/snapshot.js';
import { since } from './history/since.js';
import { replace } from './lobby/substitutes.js';
import { makesSense } from './typing/meant.js';
import { passOn } from './turn/passing.js';
import { typeInstruction } from './typing/instruction-text.js';
import { readings, type } from './typing/typing.js';
import { undo } from './turn/undo.js';
import { proposals, propose, vote } from './votes/votes.js';

/** The largest number a game can have. */
const mostNumber = 2 ** 31 - 1;

const running = ['signup', 'readyCheck', 'running', 'paused'] as const;

/** Builds the play layer on a store. Any number of processes may do so on the same database. */
export function createPlay(given: PlayDeps): Play {
  const deps = withDefaults(given);
  const { store, games } = deps;
  const crew = dueCrew(deps);
  const wording = createWording({
    app: appWords,
    ...Object.fromEntries([...games.values()].map((game) => [game.id, game.words])),
  });

  /** Any other number the database could not hold, and is nobody's. */
  const isNumber = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= mostNumber;
  const requireNumber = (id: number, text: Text): void => {
    if (!isNumber(id)) throw refused(text);
  };

  /** Reads a game, without a lock. */
  const read = async (gameId: number): Promise<Snapshot> => {
    requireNumber(gameId, say('refuse.noSuchGame'));
    const found = await readSnapshot(deps, store.db, { id: gameId });
    if (found === null) throw refused(say('refuse.noSuchGame'));
    return found;
  };
  const look = async <T>(gameId: number, work: (s: Snapshot) => T | Promise<T>): Promise<T> => work(await read(gameId));

  /** Looks that are put together. */
  const looks = (at: typeof look): ReturnType<Play['atOnce']> => ({
    info: (gameId, viewer) => at(gameId, (s) => infoOf(s, viewer)),
    desk: (gameId, userId) => at(gameId, (s) => deskOf(s, userId)),
    words: (gameId, userId, checkpoint) => at(gameId, (s) => words(s, userId, checkpoint)),
    scene: (gameId, userId, view, maps, checkpoint, seat) =>
      at(gameId, (s) => scene(s, { userId, seat: seat ?? null }, view, maps, checkpoint)),
    proposals: (gameId, userId) => at(gameId, (s) => proposals(s, userId)),
  });

  /** Changes a game. A position that corrected rules have moved on is first brought to where it stands. */
  const change = async <T>(gameId: number, actor: string | null, work: (s: Session) => Promise<T>): Promise<T> => {
    const done = await inGame(gameId, actor, async (s) => (isBehind(s) ? null : { value: await work(s) }));
    if (done !== null) return done.value;
    await inGame(gameId, null, catchUp);
    return inGame(gameId, actor, work);
  };
  const changed = (gameId: number, actor: string, work: (s: Session) => Promise<void>): Promise<GameInfo> =>
    change(gameId, actor, async (s) => {
      await work(s);
      return infoOf(s, actor);
    });
  const asHost = (gameId: number, userId: string, work: (s: Session) => Promise<void>): Promise<GameInfo> =>
    changed(gameId, userId, async (s) => {
      requireHost(s, userId);
      await work(s);
    });

  /** An act of whom `require` lets, or of a steward. */
  const inCare = (
    gameId: number,
    { userId, steward }: { readonly userId: string; readonly steward: Steward | undefined },
    require: (s: Session, userId: string) => void,
    work: (s: Session) => Promise<void>,
  ): Promise<GameInfo> =>
    changed(gameId, userId, async (s) => {
      if (steward === undefined) require(s, userId);
      else await actAsSteward(s, steward);
      await work(s);
    });

  async function inGame<T>(gameId: number, actor: string | null, work: (s: Session) => Promise<T>): Promise<T> {
    requireNumber(gameId, say('refuse.noSuchGame'));
    try {
      return await store.inGame(gameId, (tx) => withSession(deps, tx, gameId, actor, work));
    } catch (error) {
      if (error instanceof NoSuchGame) throw refused(say('refuse.noSuchGame'));
      throw error;
    }
  }

  /** Games that have not ended; those whose rules are not installed are left out. */
  function summaries<T extends ListedGame>(
    rows: readonly T[],
  ): readonly (Omit<T, 'title'> & Pick<GameSummary, 'name'>)[] {
    return rows.filter((row) => games.has(row.kind)).map(({ title, ...row }) => ({ ...row, name: title }));
  }

  return {
    ...createHostPlay({ look, change }),
    games,
    records: createRecords({ db: () => store.db, games, now: deps.now }),
    notes: createNotes(deps),
    ownData: createOwnData(deps),
    tournaments: createTournaments(deps),
    create: (host, input) =>
      store.inTransaction(async (tx) => {
        const gameId = await create(deps, tx, host, input);
        return withSession(deps, tx, gameId, host.id, async (s) => {
          await summon(s, host, input);
          await closeChange(s);
          return infoOf(s, host.id);
        });
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
    ...looks(look),
    atOnce: () => {
      const known = new Map<number, Promise<Snapshot>>();
      return looks(async (gameId, work) => {
        const found = known.get(gameId) ?? read(gameId);
        known.set(gameId, found);
        return work(await found);
      });
    },
    gameIn: async (channelId, viewer) => {
      const found = await readSnapshot(deps, store.db, { channelId });
      return found === null ? null : infoOf(found, viewer);
    },
    summary: async (which) => {
      const row = 'id' in which && !isNumber(which.id) ? null : await findListed(store.db, which);
      return summaries(row === null ? [] : [row])[0] ?? null;
    },
    claim: (gameId, userId) => changed(gameId, userId, (s) => claim(s, userId)),
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
    gamesOf: async (userId) => summaries(await listGames(store.db, { userId, statuses: running })),
    gamesHosted: async (hostId) => summaries(await listGames(store.db, { hostId, statuses: running })),
    gamesIn: async (guildId) => summaries(await listGames(store.db, { guildId, statuses: running })),
    gamesOn: async (userId, guildIds) => summaries(await findOpenGames(store.db, { userId, guildIds })),
    serversWithGames: (most) => serversWithGames(store.db, most),
    peopleOn: (guildId, most) => peopleOn(store.db, guildId, most),
    gamesAround: async (userId, guildId) =>
      summaries(await listGamesAround(store.db, { userId, guildId, statuses: running })),

    page: (desk, panel) => pageOf(deps, desk, panel),
    since: (desk, userId) => since(store.db, desk, userId),
    answer: (input) => change(input.gameId, input.userId, (s) => answer(s, input)),
    passOn: (gameId, userId, at, way) => change(gameId, userId, (s) => passOn(s, userId, at, way)),
    setFinal: (gameId, userId, final) =>
      change(gameId, userId, async (s) => {
        await setFinal(s, userId, final);
        return deskOf(s, userId);
      }),
    saveDraft: (gameId, userId, at, draft) =>
      inGame(gameId, userId, async (s) => {
        if (!('question' in at)) {
          await saveInstructionDraft(s, userId, at, draft);
          return;
        }
        const task = tasksOf(s, userId).find((one) => one.id === at.question && one.checkpoint === at.checkpoint);
        if (task === undefined) throw refused(say('refuse.staleNothing'));
        const name = draftName(task.checkpoint, task.id);
        if (draft === null) await dropDrafts(s, { seat: task.seat, question: name });
        else await keepDraft(s, task.seat, name, draft);
      }),
    readings: (gameId, userId, text, lang) => look(gameId, (s) => readings(s, userId, text, lang, wording)),
    type: (gameId, userId, text, lang) =>
      change(gameId, userId, async (s) => {
        const stood = infoOf(s, userId);
        return { ...(await type(s, userId, text, lang, wording)), stood };
      }),
    gamesMeant: async (userId, text, lang) => {
      const found: GameSummary[] = [];
      for (const game of summaries(await listGames(store.db, { userId, statuses: ['running', 'paused'] })))
        if (await look(game.id, (s) => makesSense(s, userId, text, lang, wording))) found.push(game);
      if (found.length < 2) return { games: found, last: null };
      const last = await lastAnswered(
        store.db,
        userId,
        found.map(({ id }) => id),
      );
      return { games: found.sort((a, b) => Number(b.id === last) - Number(a.id === last)), last };
    },
    undo: (gameId, userId) =>
      change(gameId, userId, async (s) => {
        await undo(s, userId);
        return deskOf(s, userId);
      }),
    typeInstruction: (gameId, userId, text, lang) =>
      change(gameId, userId, (s) => typeInstruction(s, userId, text, lang, wording)),
    instructions: (gameId, userId) => look(gameId, (s) => instructionsInMaking(s, userId)),
    setInstruction: (gameId, userId, seat, key, wanted) =>
      change(gameId, userId, (s) => instruct(s, userId, seat, key, wanted)),

    supposed: (gameId, userId, typed, view, maps) => look(gameId, (s) => supposed(s, userId, typed, view, maps)),
    log: (gameId, userId, range) => look(gameId, (s) => log(s, userId, range)),
    phases: (gameId) => look(gameId, phases),
    newspaper: (gameId, number) => look(gameId, (s) => newspaper(s, number)),
    pastPhase: (gameId, userId, number) => look(gameId, (s) => pastPhase(s, userId, number)),
    standings: (gameId) => look(gameId, standings),
    film: (gameId) => look(gameId, film),
    exportGame: (gameId, userId) => look(gameId, (s) => exportGame(s, userId)),
    draws: (gameId) => look(gameId, draws),

    press: createPress(deps, { look, change }),

    propose: (gameId, userId, kind, seats) => change(gameId, userId, (s) => propose(s, userId, kind, seats)),
    vote: async (proposalId, userId, choice) => {
      requireNumber(proposalId, say('refuse.noProposal'));
      const proposal = await findProposal(store.db, proposalId);
      if (proposal === null) throw refused(say('refuse.noProposal'));
      return change(proposal.gameId, userId, (s) => vote(s, proposalId, userId, choice));
    },

    pause: (gameId, userId, steward) => inCare(gameId, { userId, steward }, requireCare, pause),
    resume: (gameId, userId, steward) => inCare(gameId, { userId, steward }, requireResume, resume),
    extend: (gameId, userId, hours, steward) =>
      inCare(gameId, { userId, steward }, requireCare, (s) => extend(s, hours)),
    cancel: (gameId, userId, steward) => inCare(gameId, { userId, steward }, requireCancel, cancel),
    clear: async (guildId, userId, steward, hostId) => {
      const open = await listGames(store.db, { guildId, hostId, statuses: ['signup', 'readyCheck'] });
      let closed = 0;
      for (const { id } of open) {
        // One that has begun, or was closed, since it was listed is none of them any more.
        const close = inGame(id, userId, async (s) => {
          if (s.row.status !== 'signup' && s.row.status !== 'readyCheck') return false;
          await actAsSteward(s, steward);
          await cancel(s);
          return true;
        });
        if (await close) closed += 1;
      }
      return closed;
    },
    replace: (gameId, userId, seat, by) =>
      changed(gameId, userId, async (s) => {
        if (by !== null) await meet(s.tx, by, s.now);
        await replace(s, userId, seat, by);
      }),

    runDue: async () => {
      if (!deps.reachable()) return 0;
      await watchOverOutages(deps);
      return (await runTournaments(deps)) + (await crew.run());
    },
    isRushed: () => crew.isRushed(),
    stopDue: () => crew.close(),
    nextDeadline: () => nextDueAt(store.db, 'deadline'),
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

function withDefaults(given: PlayDeps): ChangeDeps {
  return {
    wall: given.now,
    reachable: () => true,
    seed: newSeed,
    allowance: 3,
    computerDelayMs: 2_000,
    think: () => Promise.resolve(null),
    reckon: () => Promise.resolve(null),
    again: (file) => Promise.resolve(playAgain(given.games, file)),
    takeOver: (file) => Promise.resolve(takeOver(given.games, file)),
    decoyMs: { min: 30_000, max: 240_000 },
    windowTickMs: 60_000,
    during: (_what, work) => work(),
    warn: () => undefined,
    positions: new Positions(),
    closing,
    ...given,
  };
}
