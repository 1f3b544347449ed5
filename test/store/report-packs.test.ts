// Reports of ended games are packed whole or not at all, once, and only when nothing more happens to them.
import { expect, it } from 'vitest';
import { addAnswers } from '../../src/store/answers.js';
import { updateGame } from '../../src/store/games.js';
import { enqueue } from '../../src/store/outbox.js';
import { packReports } from '../../src/store/report-packs.js';
import {
  addReports,
  eachReportBefore,
  listReports,
  postReports,
  reportsById,
  reportsSinceAnswer,
  retractReports,
} from '../../src/store/reports.js';
import { exportGame, importGame } from '../../src/store/transfer.js';
import { testStore } from '../support/database.js';
import { anyGame } from '../support/games.js';

const { store, clock } = testStore();
const dayMs = 24 * 60 * 60 * 1000;

/** Long enough for several packs; phase 1 was taken back and played anew, so that its reports stand in two places. */
async function endedGame(): Promise<number> {
  const { db } = store();
  const { id: gameId } = await anyGame(db, clock.now());
  const words = 'Army Vienna moves to Galicia. '.repeat(40);
  const tell = async (checkpoint: number): Promise<void> => {
    clock.advance(60_000);
    const audiences = [null, ['us'], ['ussr']] as const;
    const told = Array.from({ length: 30 }, (_, index) => {
      const text = {
        key: 'moves',
        args: { words: `${words} ${String(index)} ${String(checkpoint)} 한글`, b: 1, a: 2 },
      };
      const focus = index % 2 === 0 ? { focus: ['vienna'] } : {};
      return { gameId, checkpoint, index, text, audience: audiences[index % 3] ?? null, ...focus };
    });
    const ids = await addReports(db, told, clock.now());
    await postReports(db, gameId, ids.slice(0, 3), ids[0] ?? 0);
  };
  for (const checkpoint of [0, 1, 2]) await tell(checkpoint);
  await retractReports(db, gameId, { checkpoint: 1, index: 0 }, clock.now());
  for (const checkpoint of [1, 2, 3]) await tell(checkpoint);
  const answer = { question: '0', seat: 'us', value: ['x'], by: 'player', final: true, userId: 'u' } as const;
  await addAnswers(db, { gameId, checkpoint: 3, index: 0 }, [answer], clock.now());
  for (const checkpoint of [4, 5]) await tell(checkpoint);
  await updateGame(db, gameId, { status: 'finished', endedAt: clock.now() }, clock.now());
  return gameId;
}

async function readings(gameId: number): Promise<unknown> {
  const { db } = store();
  const log = async (before?: number) => {
    const read = [];
    for await (const row of eachReportBefore(db, gameId, before)) read.push(row);
    return read;
  };
  const all = await log();
  const ids = [10, 40, 100, 160, 240];
  const phases = [];
  for (const number of [0, 1, 2, 3, 4, 5, 6]) phases.push(await listReports(db, gameId, number));
  const since = [];
  for (const [userId, seats, limit] of [
    ['u', ['us'], 200],
    ['u', ['us'], 7],
    ['other', [], 200],
  ] as const)
    since.push(await reportsSinceAnswer(db, { gameId, userId, seats, ended: true }, limit));
  const file = await store().inTransaction((tx) => exportGame(tx, gameId, new Date(0)));
  return { all, page: await log(120), byId: await reportsById(db, gameId, ids), phases, since, file };
}

const count = async (gameId: number) => ({
  rows: await store().db.report.count({ where: { gameId } }),
  packs: await store().db.reportPack.count({ where: { gameId } }),
});

const going = {
  goesOn: () => true,
  warn: (message: string, error: unknown) => {
    throw new Error(message, { cause: error });
  },
};

it('reads the same before and after, by phase, id, page and answer, those taken back among them', async () => {
  const gameId = await endedGame();
  const before = await readings(gameId);
  clock.advance(dayMs + 1);
  await store().maintain();
  const packed = await count(gameId);
  expect(packed.rows).toBe(0);
  expect(packed.packs).toBeGreaterThan(2);
  expect(await readings(gameId)).toEqual(before);
  await store().maintain();
  expect(await count(gameId)).toEqual(packed);
});

it('leaves as it finds them the reports of games that run, have just ended, or still have something to say', async () => {
  const gameId = await endedGame();
  const { db } = store();
  await store().maintain();
  expect((await count(gameId)).packs).toBe(0);
  clock.advance(dayMs + 1);
  await enqueue(db, [{ key: 'end', gameId, target: 'channel:1', kind: 'end', payload: {} }], clock.now());
  await store().maintain();
  expect((await count(gameId)).packs).toBe(0);
  await db.outbox.deleteMany();
  await updateGame(db, gameId, { endedAt: null, status: 'running' }, clock.now());
  await store().maintain();
  expect((await count(gameId)).packs).toBe(0);
  await updateGame(db, gameId, { endedAt: new Date(0), status: 'finished' }, clock.now());
  await packReports(store(), clock.now(), { ...going, goesOn: () => false });
  expect((await count(gameId)).packs).toBe(0);
  await store().maintain();
  expect((await count(gameId)).rows).toBe(0);
});

it('asks for no packs while a game runs and nothing is new', async () => {
  const { db } = store();
  const gameId = await endedGame();
  clock.advance(dayMs + 1);
  await store().maintain();
  const since = (ended: boolean) => reportsSinceAnswer(db, { gameId, userId: 'u', seats: ['us'], ended }, 200);
  expect(await since(true)).not.toEqual([]);
  expect(await since(false)).toEqual([]);
});

it('is whole after it was ended midway, and done by one of several at once', async () => {
  const gameId = await endedGame();
  const before = await readings(gameId);
  clock.advance(dayMs + 1);
  const warned: string[] = [];
  const breaks = {
    db: store().db,
    inGame: <T>(
      id: number,
      work: (tx: Parameters<Parameters<ReturnType<typeof store>['inGame']>[1]>[0]) => Promise<T>,
    ) =>
      store().inGame<T>(id, async (tx) => {
        await work(tx);
        throw new Error('killed');
      }),
  };
  await packReports(breaks, clock.now(), { goesOn: () => true, warn: (message) => warned.push(message) });
  expect(warned).toHaveLength(1);
  expect((await count(gameId)).packs).toBe(0);
  expect(await readings(gameId)).toEqual(before);
  await Promise.all([1, 2, 3].map(() => packReports(store(), clock.now(), going)));
  expect((await count(gameId)).rows).toBe(0);
  expect(await readings(gameId)).toEqual(before);
});

it('packs nothing of a game that has changed since it was looked at', async () => {
  const gameId = await endedGame();
  clock.advance(dayMs + 1);
  const late = {
    db: store().db,
    inGame: async <T>(
      id: number,
      work: (tx: Parameters<Parameters<ReturnType<typeof store>['inGame']>[1]>[0]) => Promise<T>,
    ) => {
      await updateGame(store().db, id, { version: 7 }, clock.now());
      return store().inGame(id, work);
    },
  };
  await packReports(late, clock.now(), going);
  expect((await count(gameId)).packs).toBe(0);
});

it('comes back from a file as rows, which are packed like any others', async () => {
  const gameId = await endedGame();
  clock.advance(dayMs + 1);
  await store().maintain();
  const take = (id: number) => store().inTransaction((tx) => exportGame(tx, id, new Date(0)));
  const document = await take(gameId);
  expect(document.reports).toHaveLength(240);
  const id = await store().inTransaction((tx) => importGame(tx, document, { now: clock.now() }));
  expect(await count(id)).toEqual({ rows: 240, packs: 0 });
  await store().maintain();
  expect((await count(id)).rows).toBe(0);
  expect(await take(id)).toEqual({ ...document, number: id });
  await store().db.game.delete({ where: { id } });
  expect((await count(id)).packs).toBe(0);
});
