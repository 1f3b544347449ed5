// What happens all the time stays cheap: few statements, and only a change locks a game.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlay } from '../../src/play/create.js';
import type { Play } from '../../src/play/play.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { emptyDatabase, testClock } from '../support/database.js';
import { ann, begun, bob, cho, give, hourMs, sheet } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const clock = testClock();
let statements: string[] = [];
let store: Store;
let play: Play;
beforeAll(async () => {
  store = await openDatabase({
    dataDir: 'unused',
    memory: { from: await emptyDatabase() },
    now: clock.now,
    observe: (statement) => statements.push(statement),
  });
  play = createPlay({
    store,
    games: new Map([[toyGame.id, toyGame]]),
    now: clock.now,
    wall: () => new Date(0),
    allowance: 1_000,
    computerDelayMs: 0,
  });
});
afterAll(() => store.close());

/** How many statements some work sends, and how many of them lock a game. */
async function cost(work: () => Promise<unknown>): Promise<{ readonly sent: number; readonly locks: number }> {
  statements = [];
  await work();
  return { sent: statements.length, locks: statements.filter((one) => /FROM "game".*FOR UPDATE/s.test(one)).length };
}

describe('a look', () => {
  it('is one statement without a lock', async () => {
    const { id } = await begun(play);
    await play.place(id, 'thread');
    const once = { sent: 1, locks: 0 };
    expect(await cost(() => play.info(id))).toEqual(once);
    expect(await cost(() => play.gameIn('thread'))).toEqual(once);
    expect(await cost(() => play.desk(id, ann.id))).toEqual(once);
    expect(await cost(() => play.proposals(id, ann.id))).toEqual(once);
    expect(await cost(() => play.words(id, null))).toEqual(once);
  });

  it('with others at once is one statement for all of them, and a game stays as it was then', async () => {
    const { id } = await begun(play);
    const looks = play.atOnce();
    const all = async (): Promise<unknown> => [
      await looks.info(id),
      await looks.desk(id, ann.id),
      await looks.words(id, null),
      await looks.proposals(id, ann.id),
    ];
    expect(await cost(all)).toEqual({ sent: 1, locks: 0 });
    await play.place(id, 'elsewhere');
    expect(await looks.info(id)).toMatchObject({ channelId: null });
    expect(await play.atOnce().info(id)).toMatchObject({ channelId: 'elsewhere' });
  });

  it('at a list is one statement for all games', async () => {
    for (let n = 0; n < 3; n++) await begun(play);
    expect((await play.gamesOf(bob.id)).length).toBeGreaterThanOrEqual(3);
    expect(await cost(() => play.gamesOf(bob.id))).toEqual({ sent: 1, locks: 0 });
    expect(await cost(() => play.gamesIn('guild'))).toEqual({ sent: 1, locks: 0 });
  });
});

describe('a change', () => {
  it('locks the game once; a sealed answer writes itself and the row, and tells nobody where the table hides who has handed in', async () => {
    const { id } = await begun(play, { settings: { readiness: 'none' } });
    const [task] = (await play.desk(id, ann.id)).tasks;
    if (task === undefined) throw new Error('nothing is asked');
    await store.db.outbox.deleteMany({});
    const value = { checkpoint: task.checkpoint, question: task.id, value: sheet, final: false, confirmed: false };
    const taken = await cost(() => play.answer({ gameId: id, userId: ann.id, ...value }));
    // Begin, lock, read, the answer, the row, commit.
    expect(taken).toEqual({ sent: 6, locks: 1 });
    expect(await store.db.outbox.count()).toBe(0);
  });

  it('where it shows who has handed in, has the game’s post edited in two statements more, and tells nobody else', async () => {
    const { id } = await begun(play);
    const [task] = (await play.desk(id, ann.id)).tasks;
    if (task === undefined) throw new Error('nothing is asked');
    await store.db.outbox.deleteMany({});
    const value = { checkpoint: task.checkpoint, question: task.id, value: sheet, final: false, confirmed: false };
    expect(await cost(() => play.answer({ gameId: id, userId: ann.id, ...value }))).toEqual({ sent: 8, locks: 1 });
    expect((await store.db.outbox.findMany()).map(({ kind }) => kind)).toEqual(['status']);
  });

  it('that ends a phase is not much dearer', async () => {
    const { id } = await begun(play);
    for (const person of [ann, bob]) await give(play, id, person, sheet);
    const last = await cost(() => give(play, id, cho, sheet));
    expect(last.locks).toBe(1);
    expect(last.sent).toBeLessThanOrEqual(15);
  });

  it('by a deadline is done in twenty-four statements', async () => {
    const { id } = await begun(play);
    await store.db.due.deleteMany({ where: { OR: [{ gameId: { not: id } }, { kind: { not: 'deadline' } }] } });
    clock.advance(60 * hourMs);
    const passed = await cost(() => play.runDue());
    expect(passed.locks).toBe(1);
    expect(passed.sent).toBeLessThanOrEqual(24);
  });
});
