// Computer players think on a thread of their own, long figures are worked out on another, and files are read and played again on a third, so that nobody's press waits for them.
/*
 * How this room works. Rules are pure, so what takes long can run elsewhere: a job is plain data (`Job` in `worker.ts`), and so is what comes back.
 * There are three threads, each a pool of one that starts with its first job and ends when it has been idle: computer players, figures of
 * pages such as the odds of a battle, and files that people bring. One slow kind keeps none of the others waiting.
 * While computer players wait before they think, `prepare` starts their thread and rehearses the game on it, so that nobody waits for compiling.
 * `worker.ts` is the program of each thread. It imports the registry, finds the game by its id and calls the function in `table` that
 * does the same work for tests on the main thread. The build makes one file of it all, which a thread reads sooner than a thousand.
 * A heap limit ends a thread whose search goes astray little by little, and there is a time limit: two minutes for a thought, one for a
 * file. The caller then gets an error: `play` takes what stands without a thought, and tells a person that their file could not be read.
 * No limit holds against a single piece beyond all memory: that ends the whole program. So no position from outside has a number that
 * such a piece could be made of (`table/possible.ts`), and a thought over which programs keep ending is given up (`play/due/due.ts`).
 * Threads get no environment: no token, no address of the database.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Situation, Thought } from '../table/computers.js';
import type { PlayedAgain } from '../table/played-again.js';
import type { Taken } from '../table/taken-over.js';
import { oneByOne } from './one-by-one.js';
import type { Job } from './worker.js';

const compiled = fileURLToPath(new URL('./worker.js', import.meta.url));
const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
const isCompiled = existsSync(compiled);

/** A thread that has had nothing to think about for so long ends, which gives its memory back. */
const idleMs = 5 * 60_000;
/** A file may take so long: more answers than any game has. */
const longestMs = 60_000;
/** The computer players of a game may think so long once it is their turn: many times what strong ones need. */
const longestThoughtMs = 2 * 60_000;
/** The heap of a thread in megabytes: what grows beyond it little by little ends its thread and not the program. */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 } as const;

export interface Thinker {
  /**
   * Starts the thread of the computer players and rehearses a registered game on it, until there is something to think about or a second is
   * over: what has never run takes several times as long. What fails is left to fail when they think.
   */
  prepare(game: string): Promise<void>;
  /**
   * What the computer players of a registered game answer where it stands.
   * @throws Error when the thread could not be started, or ended over it, as when it takes too long.
   */
  think(game: string, situation: Situation): Promise<readonly Thought[]>;
  /**
   * What a page of a registered game asks for; it waits for no computer player.
   * @throws Error when the thread could not be started, or ended over it.
   */
  reckon(game: string, job: object): Promise<object>;
  /**
   * What playing the file of an ended game again comes to, of a registered game.
   * @throws Error when the thread could not be started, or ended over it; it is ended when it takes too long.
   */
  playAgain(file: Uint8Array): Promise<PlayedAgain>;
  /**
   * What the file of an ended game has to go on from, of a registered game.
   * @throws Error as `playAgain` does.
   */
  takeOver(file: Uint8Array): Promise<Taken>;
  close(): Promise<void>;
}

/** A thread that starts when there is something to do. */
function threadOf(): Piscina {
  return new Piscina({
    filename: isCompiled ? compiled : source,
    execArgv: isCompiled ? [] : ['--import', import.meta.resolve('tsx')],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: heap,
    // Neither the bot's token nor the database's address is any business of a player's.
    env: {},
  });
}

/** Opens a thinker, which starts its threads when there is something to do. */
export function createThinker(): Thinker {
  const [players, pages, films] = [threadOf(), threadOf(), threadOf()];
  const read = (job: Job): Promise<unknown> => films.run(job, { signal: AbortSignal.timeout(longestMs) });
  const inTurn = oneByOne();
  let [rehearsing, waiting] = [false, 0];
  const rehearse = async (game: string): Promise<void> => {
    const job: Job = { kind: 'rehearse', game };
    while (waiting === 0 && (await players.run(job)) === true);
  };
  return {
    prepare: async (game) => {
      if (rehearsing) return;
      rehearsing = true;
      await rehearse(game).catch(() => undefined);
      rehearsing = false;
    },
    think: (game, { seed, checkpoint, answers, asked }) => {
      const given = answers.map(({ question, seat, value, by, final }) => ({ question, seat, value, by, final }));
      const job: Job = { kind: 'think', game, situation: { seed, checkpoint, answers: given, asked } };
      waiting += 1;
      const thought = inTurn(() => players.run(job, { signal: AbortSignal.timeout(longestThoughtMs) }));
      return thought.finally(() => (waiting -= 1)) as Promise<readonly Thought[]>;
    },
    reckon: (game, job) => pages.run({ kind: 'reckon', game, job } satisfies Job) as Promise<object>,
    playAgain: (file) => read({ kind: 'again', file }) as Promise<PlayedAgain>,
    takeOver: (file) => read({ kind: 'takeOver', file }) as Promise<Taken>,
    close: async () => {
      await Promise.all([players.destroy(), pages.destroy(), films.destroy()]);
    },
  };
}
