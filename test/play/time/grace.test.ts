// More time at a deadline: the table's grace, then excuses, then a miss; who has answered is not asked again.
import { describe, expect, it } from 'vitest';
import type { OutboxMessage } from '../../../src/play/change/outbox.js';
import type { Play } from '../../../src/play/play.js';
import { missedPaces } from '../../../src/play/time/schedule.js';
import { minuteMs } from '../../../src/play/calendar/time.js';
import { saveUser } from '../../../src/store/users.js';
import { withQuestions } from '../../support/altered.js';
import { testClock } from '../../support/database.js';
import { allBid, ann, begun, bob, cho, dan, give, hourMs, sheet, taskOf, testTable } from '../../support/table.js';
import { sheetOf } from '../../../src/table/sheet.js';

const table = testTable();

function steady(): Play {
  return table.play({ wall: testClock().now });
}

async function pass(play: Play, hours: number): Promise<void> {
  table.clock.advance(hours * hourMs);
  await play.runDue();
}

function told(said: readonly OutboxMessage[]): readonly unknown[] {
  return said.flatMap((saying) => {
    if (saying.kind === 'notice') return [[saying.text.key, saying.text.args]];
    return saying.kind === 'news' ? [[saying.userId, saying.text.key, saying.text.args]] : [];
  });
}

async function misses(play: Play, id: number): Promise<readonly number[]> {
  return (await play.info(id)).seats.map((seat) => seat.misses);
}

describe('grace', () => {
  it('holds the phase until all are in, and nobody has missed anything', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { time: { grace: 6 } } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheetOf({ first: ['north'] }), { final: false });
    await table.said();
    await pass(play, 48);
    expect(await play.info(id)).toMatchObject({
      checkpoint: 0,
      deadline: new Date(table.clock.now().getTime() + 6 * hourMs),
    });
    expect(told(await table.said())).toEqual([
      ['notice.grace', { hours: 6 }],
      ['cho', 'news.grace', { hours: 6 }],
    ]);
    expect(await taskOf(play, id, ann)).toMatchObject({ final: true, saved: sheet });
    await pass(play, 2);
    await give(play, id, cho, sheet, { final: false });
    // What is only saved may still be changed for five minutes. A change moves nothing that others see: not even that there was one.
    const { deadline } = await play.info(id);
    expect(deadline).toEqual(new Date(table.clock.now().getTime() + 5 * minuteMs));
    await table.said();
    await pass(play, 4 / 60);
    await give(play, id, cho, sheetOf({ first: ['north'], second: ['south'] }), { final: false });
    expect(await play.info(id)).toMatchObject({ checkpoint: 0, isAwaiting: true, deadline });
    expect((await table.said()).filter((one) => !('userId' in one && one.userId === cho.id))).toEqual([]);
    // What Bob had left out is not waited for.
    await pass(play, 1 / 60);
    expect((await play.info(id)).checkpoint).toBe(1);
    expect(await misses(play, id)).toEqual([0, 0, 0]);
  });

  it('ends at once when all that was missing is final, though others may still change theirs', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { time: { grace: 6 } } });
    await give(play, id, ann, sheet, { final: false });
    await give(play, id, bob, sheet, { final: false });
    await pass(play, 48);
    await give(play, id, cho, sheet);
    await pass(play, 0);
    expect((await play.info(id)).checkpoint).toBe(1);
  });

  it('tells all who look at it when its last minutes begin', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan, settings: { time: { grace: 6 } } });
    await give(play, id, ann, sheet, { final: false });
    await give(play, id, bob, sheet, { final: false });
    await pass(play, 48);
    await table.said();
    await give(play, id, cho, sheet, { final: false });
    expect((await play.info(id)).deadline?.getTime()).toBe(table.clock.now().getTime() + hourMs / 12);
    const moved = (await table.said()).flatMap((one) => (one.kind === 'moved' ? [one.userId] : []));
    expect(new Set(moved)).toEqual(new Set([null, 'ann', 'bob', 'cho']));
  });

  it('is not held up by what others change after all that was missing has been saved', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan, settings: { time: { grace: 6 } } });
    await give(play, id, ann, sheet, { final: false });
    await give(play, id, bob, sheet, { final: false });
    await pass(play, 48);
    await give(play, id, cho, sheet, { final: false });
    const { deadline } = await play.info(id);
    await pass(play, 4 / 60);
    await give(play, id, ann, sheetOf({ first: ['north'] }), { final: false });
    expect((await play.info(id)).deadline).toEqual(deadline);
    await pass(play, 1 / 60);
    expect((await play.info(id)).checkpoint).toBe(1);
  });

  it('ends as it said, with a miss', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { time: { grace: 6 } } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    await pass(play, 48);
    await pass(play, 5.9);
    expect((await play.info(id)).checkpoint).toBe(0);
    await pass(play, 0.1);
    expect((await play.info(id)).checkpoint).toBe(1);
    expect(await misses(play, id)).toEqual([0, 0, 1]);
  });

  it('waits no more for somebody who has left', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan, settings: { time: { grace: 6 } } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    await pass(play, 48);
    await play.leave(id, cho.id);
    await pass(play, 0);
    expect((await play.info(id)).checkpoint).toBe(1);
  });

  it('is for all in which an answer that is missing may lose something', () => {
    expect([...missedPaces].sort()).toEqual(['builds', 'orders', 'retreats', 'setup', 'turn']);
  });

  it('is no longer than the question’s own time, and none where nobody is missing', async () => {
    const play = steady();
    const { id } = await begun(play, { paces: { orders: 0.25 }, settings: { time: { grace: 6 } } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    await pass(play, 0.25);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + hourMs / 4));
    await give(play, id, cho, sheet);
    await pass(play, 0);
    expect((await play.info(id)).checkpoint).toBe(1);
  });

  it('waits to its end again where what was saved is taken back, and as long as it has been extended', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan, settings: { time: { grace: 6 } } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    await pass(play, 48);
    const end = (await play.info(id)).deadline?.getTime() ?? 0;
    await give(play, id, cho, sheet, { final: false });
    expect((await play.info(id)).deadline?.getTime()).toBe(table.clock.now().getTime() + hourMs / 12);
    await give(play, id, cho, sheetOf({ first: ['north'] }), { final: false });
    expect((await play.info(id)).deadline?.getTime()).toBe(end);
    await play.extend(id, dan.id, 5, dan);
    expect((await play.info(id)).deadline?.getTime()).toBe(end + 5 * hourMs);
    await give(play, id, ann, sheet);
    expect((await play.info(id)).deadline?.getTime()).toBe(end + 5 * hourMs);
  });
});

describe('an excuse', () => {
  it('gives everybody more time once, and is told without a name', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { time: { excuses: 1, excuseHours: 12 } } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    await table.said();
    await pass(play, 48);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + 12 * hourMs));
    expect(told(await table.said())).toEqual([
      ['cho', 'news.excused', { count: 0 }],
      ['notice.excuse', { hours: 12 }],
    ]);
    expect(await misses(play, id)).toEqual([0, 0, 0]);
    expect(await taskOf(play, id, ann)).toMatchObject({ final: true });
    await pass(play, 12);
    expect(await misses(play, id)).toEqual([0, 0, 1]);
    expect((await play.info(id)).checkpoint).toBe(1);
  });

  it('is used up, and then a miss is a miss', async () => {
    const play = steady();
    const { id } = await begun(play, { options: { rounds: 3 }, settings: { time: { excuses: 1 } } });
    await allBid(play, id);
    await pass(play, 24);
    expect(await misses(play, id)).toEqual([0, 0, 0]);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['wait']);
    await give(play, id, bob, sheet);
    await give(play, id, cho, sheet);
    await table.said();
    await pass(play, 48);
    expect(await misses(play, id)).toEqual([1, 0, 0]);
    expect(told(await table.said())).toMatchObject([['ann', 'news.missed', {}]]);
  });

  it('comes after grace', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { time: { grace: 6, excuses: 2, excuseHours: 24 } } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    await table.said();
    await pass(play, 48);
    await pass(play, 6);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + 24 * hourMs));
    expect(told(await table.said()).at(-2)).toEqual(['cho', 'news.excused', { count: 1 }]);
  });
});

describe('news', () => {
  it('waits until somebody’s quiet hours are over, by their own clock', async () => {
    const play = steady();
    const now = table.clock.now();
    await saveUser(
      table.store().db,
      bob.id,
      { quietHours: { from: '20:00', to: '23:00' }, timeZone: 'Asia/Seoul' },
      now,
    );
    const { id } = await begun(play, { host: dan });
    await play.runDue();
    await table.said();
    await play.pause(id, dan.id);
    const heard = async (): Promise<readonly string[]> =>
      (await table.said()).flatMap((saying) => (saying.kind === 'news' ? [saying.userId] : []));
    expect(await heard()).toEqual(['ann', 'cho']);
    await pass(play, 1.9);
    expect(await heard()).toEqual([]);
    await pass(play, 0.1);
    expect(await heard()).toEqual(['bob']);
  });
});

describe('a secret question', () => {
  it('is given no more time, which would tell that it was asked', async () => {
    const play = steady();
    const { id } = await begun(play, {
      options: { rounds: 1, window: true },
      settings: { time: { grace: 6, excuses: 2 } },
    });
    await allBid(play, id);
    const { checkpoint } = await play.info(id);
    await table.said();
    await pass(play, 12);
    expect((await play.info(id)).checkpoint).toBeGreaterThan(checkpoint);
    expect(
      told(await table.said())
        .map((one) => JSON.stringify(one))
        .join(),
    ).not.toMatch(/grace|excuse/);
  });

  it('is given none either where somebody would miss it if it were open', async () => {
    const game = withQuestions((question) => (question.key === 'throw' ? { ...question, secret: true } : question));
    const play = table.play({ wall: testClock().now, games: new Map([[game.id, game]]) });
    const { id } = await begun(play, { settings: { time: { grace: 6, excuses: 2 } } });
    await allBid(play, id);
    for (const value of ['stand', 'stand']) await give(play, id, ann, [value]);
    const { checkpoint } = await play.info(id);
    await table.said();
    await pass(play, 24);
    expect(await play.info(id)).not.toMatchObject({ checkpoint, status: 'running' });
    expect(JSON.stringify(told(await table.said()))).not.toMatch(/grace|excuse/);
  });
});
