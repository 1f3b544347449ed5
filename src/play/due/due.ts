// Runs what has fallen due: each row once over all processes, in the transaction that does its work.
import { claimDues, finishDue, retryDue, returnDue, type ClaimedDue } from '../../store/dues.js';
import { NoSuchGame, reasonOf } from '../../store/errors.js';
import { advance } from '../turn/advance.js';
import { answerAsComputers, think, type Thoughts } from '../turn/computers.js';
import type { WorkerPool } from './worker-pool.js';
import { runDeadline, runWindow } from './deadline.js';
import { Hands } from './hands.js';
import { sayDeferred } from './deferred.js';
import { leasedPool } from './leased-pool.js';
import { reminderPayload, runReminder } from './reminders.js';
import { withSession, type ChangeDeps, type Session } from '../change/session.js';
import { readSnapshot } from '../change/snapshot.js';
import { closeChange } from '../change/commit.js';
import { runReadyCheck } from '../lobby/ready-check.js';
import { proposeEnd } from '../votes/by-computers.js';
import { runVote } from '../votes/recount.js';
import { minuteMs } from '../calendar/time.js';

/** Enough that a game which is slow, or locked by others, holds up nobody else. */
const poolSize = 4;
/** So many rows are claimed ahead of those hands, because a claim looks at all that has fallen due. */
const ahead = 16;
/** Games whose computer players think at the same time; they hold no hand, so that no deadline waits for a thought. */
const mostThinking = 4;
const longestRetryMs = 10 * minuteMs;

interface DuePool extends Pick<WorkerPool<ClaimedDue>, 'run' | 'close'> {
  /** Whether more has fallen due than there are hands. */
  isRushed(): boolean;
}

/** Those who run what has fallen due: in each game in order, several games side by side. */
export function duePool(deps: ChangeDeps): DuePool {
  const hands = new Hands(poolSize);
  const others = (): number => pool.inHand.filter((due) => !isThought(due)).length;
  const pool: WorkerPool<ClaimedDue> = leasedPool<ClaimedDue>(deps, {
    what: 'due',
    size: () => ahead + mostThinking,
    least: ahead / 2,
    claim: (db, claim) => {
      const [answering, thinking] = [others(), pool.inHand.length - others()];
      const apart = { kinds: [thoughtKind], limit: mostThinking - thinking };
      return claimDues(db, { ...claim, limit: Math.max(0, ahead - answering) }, apart);
    },
    work: (due) => runOne(deps, hands, due),
  });
  return {
    run: () => pool.run(),
    isRushed: () => others() >= poolSize,
    close: () => {
      hands.close();
      return pool.close();
    },
  };
}

const thoughtKind = 'computer';
const isThought = ({ kind }: ClaimedDue): boolean => kind === thoughtKind;

async function runOne(deps: ChangeDeps, hands: Hands, due: ClaimedDue): Promise<void> {
  try {
    const thoughts = isThought(due) ? await thoughtsFor(deps, due) : undefined;
    const done = await hands.do(async () => {
      await deps.during(`due ${due.kind} of game ${due.gameId}`, () =>
        deps.store.inGame(due.gameId, async (tx) => {
          if (!(await finishDue(tx, due, deps.now()))) return;
          await withSession(deps, tx, due.gameId, null, (s) => work(s, due, thoughts));
        }),
      );
      return true;
    });
    if (done === undefined) await returnDue(deps.store.db, due);
  } catch (error) {
    if (error instanceof NoSuchGame) return;
    deps.warn(`due row ${due.kind} of game ${due.gameId} failed`, error);
    const wait = Math.min(5_000 * 2 ** due.attempts, longestRetryMs);
    await retryDue(deps.store.db, due, reasonOf(error), new Date(deps.now().getTime() + wait));
  }
}

/** So often a thought is begun: a row that is claimed again has failed, or its program has died over it. */
const mostTries = 3;

async function thoughtsFor(deps: ChangeDeps, due: ClaimedDue): Promise<Thoughts | undefined> {
  const found = await readSnapshot(deps, deps.store.db, { id: due.gameId });
  return found === null ? undefined : await think(found, due.attempts > mostTries);
}

async function work(s: Session, due: ClaimedDue, thoughts: Thoughts | undefined): Promise<void> {
  switch (due.kind) {
    case 'deadline':
      await runDeadline(s, due.key, due.payload);
      return;
    case 'reminder':
    case 'snoozed':
      await runReminder(s, reminderPayload.parse(due.payload));
      return;
    case 'decoy':
      await runDecoy(s);
      return;
    case 'ready':
      await runReadyCheck(s);
      return;
    case 'vote':
      await runVote(s);
      return;
    case 'news':
      await sayDeferred(s, due);
      return;
    case 'window':
      await runWindow(s, due.key);
      return;
    case thoughtKind:
      if (thoughts === undefined) return;
      await answerAsComputers(s, thoughts);
      await proposeEnd(s);
      return;
    default:
      throw new Error(`nobody knows due rows of kind ${due.kind}`);
  }
}

/** The decoy time is over: what was held back is answered now. */
async function runDecoy(s: Session): Promise<void> {
  if (s.row.status !== 'running') return;
  const before = s.position?.answers.length;
  await advance(s);
  if (s.ended.length > 0 || s.position?.answers.length !== before) await closeChange(s);
}
