// The ticker: asks every few seconds whether anything has fallen due, delivers what is to be said, tidies up at night. It holds no state.
/*
 * How this room works. Nothing waits in memory: due work, messages to be sent and direct messages to be answered are rows of the database,
 * and this room asks for them. node-cron ticks every two seconds; `poke` asks at once, as after a press; where several processes share
 * a server, an interval looks for what the others have left.
 * `play.runDue` runs what has fallen due. `delivering.ts` claims rows of the outbox, in one queue per target, in order, and hands each to
 * the bot; what came of it (done, again later, out of reach, never) goes back into the row. `inbox.ts` does the same with direct
 * messages, one at a time per person.
 * A claim is a lease: a process that dies loses it, and another goes on. So every row is worked on once, or again after a crash.
 * `worker.ts` keeps one kind of work from overlapping with itself: the hourly backup and the nightly housekeeping.
 * `stop` lets work in hand end and takes no more. Times come from `now`, which tests and the local Discord move on.
 */
import { schedule, type Logger } from 'node-cron';
import type { Play } from '../play/play.js';
import type { Store } from '../store/open.js';
import { createDeliveries, type Delivered, type Delivery } from './delivering.js';
import { createInbox, type InboxDeps } from './inbox.js';
import { Worker } from './worker.js';

export interface ClockDeps {
  readonly store: Store;
  /** Null: what falls due is run by other processes. */
  readonly play: Pick<Play, 'runDue' | 'stopDue' | 'isRushed'> | null;
  /** Null: other processes deliver. */
  readonly deliver: ((delivery: Delivery) => Promise<Delivered>) | null;
  /** Whether nothing can be delivered just now, so that nothing is taken up. */
  readonly isCut?: () => boolean;
  /** Null: other processes answer direct messages. */
  readonly answer: InboxDeps['answer'] | null;
  /** How soon what other processes have left to do is noticed, in milliseconds; null: there are none. */
  readonly lookMs: number | null;
  /** The clock of the play layer. */
  readonly now: () => Date;
  readonly warn: (message: string, error: unknown) => void;
}

export interface Clock {
  /** Looks at once, as after a change; returns when everything due has been run and said. */
  poke(): Promise<void>;
  /** Lets work in hand end, and does no more. */
  stop(): Promise<void>;
}

const everyTwoSeconds = '*/2 * * * * *';
const hourly = '17 * * * *';
const nightly = '41 4 * * *';

/** Starts the clock. Several processes may each run one on the same database. */
export function startClock(deps: ClockDeps): Clock {
  const { play, deliver, answer } = deps;
  const nothing = (): Promise<void> => Promise.resolve();
  const deliveries =
    deliver === null ? null : createDeliveries({ ...deps, deliver, isRushed: () => play?.isRushed() ?? false });
  const inbox = answer === null ? null : createInbox({ ...deps, answer });
  const housekeeping = new Worker('housekeeping', (goesOn) => deps.store.maintain(goesOn), deps.warn);
  const backup = new Worker('backup', () => deps.store.backup(), deps.warn);
  const told = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      deps.warn(`${name} failed`, error);
    }
  };
  const hear = (): Promise<void> => told('direct messages', () => inbox?.run() ?? nothing());
  const say = (): Promise<void> => told('deliveries', () => deliveries?.run() ?? nothing());
  const due = (): Promise<void> => told('due work', () => play?.runDue() ?? nothing());
  // What has to be said does not wait for the rest that is due.
  const poke = async (): Promise<void> => {
    await Promise.all([hear(), due().then(say), say()]);
  };
  const logger = cronLogger(deps.warn);
  const look =
    deps.lookMs === null
      ? null
      : setInterval(() => {
          void told('deliveries', () => deliveries?.look() ?? nothing());
          void told('direct messages', () => inbox?.look() ?? nothing());
        }, deps.lookMs);
  const tasks = [
    schedule(everyTwoSeconds, poke, { logger }),
    schedule(hourly, () => backup.run(), { logger }),
    schedule(nightly, () => housekeeping.run(), { logger }),
  ];
  return {
    poke,
    stop: async () => {
      if (look !== null) clearInterval(look);
      for (const task of tasks) await task.destroy();
      const ending = [play?.stopDue() ?? nothing(), deliveries?.close() ?? nothing(), inbox?.close() ?? nothing()];
      await Promise.all([...ending, housekeeping.close(), backup.close()]);
    },
  };
}

/** node-cron writes to the console by itself; what it warns of goes into the program's log instead, the rest nowhere. */
function cronLogger(warn: ClockDeps['warn']): Logger {
  const tell = (message: string | Error, error?: Error): void => {
    if (message instanceof Error) warn(message.message, message);
    else warn(message, error);
  };
  return { debug: () => undefined, info: () => undefined, warn: tell, error: tell };
}
