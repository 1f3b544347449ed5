// A worker pool on leased rows: what the database did not let it give back, or did not tell it of, waits for no lease to run out.
import { expect, it } from 'vitest';
import { leasedPool } from '../../src/play/due/leased-pool.js';
import { claimDues, finishDue, retryDue, setDues, type ClaimedDue } from '../../src/store/dues.js';
import { anyGame } from '../support/games.js';
import { testStore } from '../support/database.js';

const { store, clock } = testStore();

const away = (): Promise<never> => Promise.reject(new Error('the database is away'));

async function oneDue(): Promise<void> {
  const { id: gameId } = await anyGame(store().db, clock.now());
  await setDues(store().db, [{ gameId, kind: 'computer', key: 'go', runAt: clock.now() }]);
}

function crewOf(plan: { claim?: typeof claimDues; work: (due: ClaimedDue) => Promise<void> }) {
  const deps = { store: store(), now: clock.now, warn: () => undefined };
  return leasedPool<ClaimedDue>(deps, { what: 'due', size: () => 2, claim: claimDues, ...plan });
}

const finish = async (due: ClaimedDue): Promise<void> => {
  expect(await finishDue(store().db, due, clock.now())).toBe(true);
};

it('does at once what failed while the database was away, and could not be given back', async () => {
  await oneDue();
  let tries = 0;
  const pool = crewOf({ work: (due) => ((tries += 1) === 1 ? away() : finish(due)) });
  await expect(pool.run()).rejects.toThrow('away');
  await pool.run();
  expect(await store().db.due.findMany({ where: { doneAt: null } })).toEqual([]);
});

it('does what was leased to it by a claim whose reply was lost', async () => {
  await oneDue();
  let lost = false;
  const claim: typeof claimDues = async (...given) => {
    const rows = await claimDues(...given);
    if (lost) return rows;
    lost = true;
    return away();
  };
  const pool = crewOf({ claim, work: finish });
  await expect(pool.run()).rejects.toThrow('away');
  expect(await pool.run()).toBe(1);
});

it('takes back nothing that it has in hand, or was put off', async () => {
  await oneDue();
  await oneDue();
  const done: number[] = [];
  let end = (): void => undefined;
  const slow = new Promise<void>((resolve) => (end = resolve));
  const later = new Date(clock.now().getTime() + 60_000);
  const pool = crewOf({
    work: async (due) => {
      done.push(due.gameId);
      if (done.length === 1) await slow;
      else await retryDue(store().db, due, 'later', later).then(away);
    },
  });
  const run = pool.run();
  const failed = expect(run).rejects.toThrow('away');
  await expect.poll(() => done).toHaveLength(2);
  await pool.look();
  expect(done).toHaveLength(2);
  end();
  await failed;
  expect(done).toHaveLength(2);
});
