// Puts the play layer together: each public act is one transaction on a locked game, each look takes no lock.
/*
 * How this room works. `Play` (`play.ts`) is the one door; `parts/` fills it with acts and looks, and this file adds what has a door of its own.
 * An act is one transaction: `turn/access.ts` locks the game's row, `change/` reads the game into a `Session`, the act refuses
 * (`Refused`, with texts) or changes rows and the session, and `change/commit.ts` closes it by the list in `closing.ts`: vacancies, votes,
 * deadlines, and everything that must be said as rows of the outbox. Nothing is sent from here.
 * A look takes no lock: one statement reads a `Snapshot`, and the position in it is the checkpoint and its answers run through the
 * script (`change/positions.ts`), kept in memory by their ids.
 * An answer goes through `turn/answering.ts`: checked, stored, and `turn/advance.ts` runs on to the next question that waits for somebody,
 * with computer players, forced answers and instructions on its way.
 * Time is rows as well: `time/schedule.ts` says what falls due when, `due/` claims and runs it (`due/deadline.ts`, `due/grace.ts`, `due/reminders.ts`).
 * Who may know what is decided in `people/`, and no text is put into words here: `play` hands out keys with arguments.
 */
import { nextDueAt } from '../store/dues.js';
import { playAgain } from '../table/played-again.js';
import { takeOver } from '../table/taken-over.js';
import type { PlayDeps } from './change/deps.js';
import { Positions } from './change/positions.js';
import type { ChangeDeps } from './change/session.js';
import { closing } from './closing.js';
import { duePool } from './due/due.js';
import { watchOverOutages } from './due/outage.js';
import { createHostPlay } from './host/host-play.js';
import { newSeed } from './lobby/opening.js';
import { createNotes } from './notes/notes.js';
import { care } from './parts/care.js';
import { gathering } from './parts/gathering.js';
import { lists } from './parts/lists.js';
import { looks } from './parts/looks.js';
import { past } from './parts/past.js';
import { playing } from './parts/playing.js';
import { talking } from './parts/talking.js';
import type { Play } from './play.js';
import { createOwnData } from './records/own-data.js';
import { createRecords } from './records/records.js';
import { runTournaments } from './tournament/rounds.js';
import { createTournaments } from './tournament/tournaments.js';
import { accessTo } from './turn/access.js';

/** Builds the play layer on a store. Any number of processes may do so on the same database. */
export function createPlay(given: PlayDeps): Play {
  const deps = withDefaults(given);
  const { store, games } = deps;
  const access = accessTo(deps);
  const pool = duePool(deps);
  const rounds = oneAtATime(() => runTournaments(deps));
  return {
    games,
    ...lists(deps),
    ...gathering(access),
    ...playing(access),
    ...looks(access.look),
    atOnce: () => looks(access.lookOnce()),
    ...past(access.look),
    ...care(access),
    ...talking(access),
    ...createHostPlay(access),
    records: createRecords({ db: () => store.db, games, now: deps.now }),
    notes: createNotes(deps),
    ownData: createOwnData(deps),
    tournaments: createTournaments(deps),

    runDue: async () => {
      if (!deps.reachable()) return 0;
      await watchOverOutages(deps);
      return (await rounds()) + (await pool.run());
    },
    isRushed: () => pool.isRushed(),
    stopDue: () => pool.close(),
    nextDeadline: () => nextDueAt(store.db, 'deadline'),
  };
}

/** Looks asked for during another look are made as one, after it: a hundred answers at once ask for a hundred. */
function oneAtATime(look: () => Promise<number>): () => Promise<number> {
  let running: Promise<number> | null = null;
  let next: Promise<number> | null = null;
  const begin = (): Promise<number> => {
    running = look().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return begin();
    next ??= running
      .catch(() => 0)
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}

function withDefaults(given: PlayDeps): ChangeDeps {
  return {
    wall: given.now,
    reachable: () => true,
    seed: newSeed,
    allowance: 3,
    computerDelayMs: 2_000,
    think: () => Promise.resolve(null),
    prepare: () => undefined,
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
