// Watching through one seat's eyes: only with its player's consent, for one seat alone, and at the price of every other.
import { expect, it } from 'vitest';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import { addReports } from '../../src/store/reports.js';
import {
  ann,
  begun,
  bob,
  cho,
  dan,
  give,
  hourMs,
  refusal,
  sheet,
  steward,
  taskOf,
  testTable,
} from '../support/table.js';

const table = testTable();

function news(said: readonly OutboxMessage[]): readonly string[] {
  return said.flatMap((one) => (one.kind === 'news' ? [`${one.userId} ${one.text.key}`] : []));
}

it('shows what one seat knows once its player lets it, and nothing before or after', async () => {
  const play = table.play();
  const { id } = await begun(play);
  await table.said();
  expect(await refusal(play.seeThrough(id, dan.id, 'red', true))).toEqual(['refuse.sightNotGiven']);
  await play.askSight(id, dan, 'red');
  expect(news(await table.said())).toEqual(['ann news.sightAsked']);
  expect(await refusal(play.askSight(id, dan, 'red'))).toEqual(['refuse.sightAsked']);
  expect(await refusal(play.seeThrough(id, dan.id, 'red', true))).toEqual(['refuse.sightNotGiven']);
  const answer = { watcher: dan.id, seat: 'red' };
  // It is for nobody but its player to give.
  expect(await refusal(play.answerSight(id, bob.id, { ...answer, given: true }))).toEqual(['refuse.sightNotAsked']);
  await play.answerSight(id, ann.id, { ...answer, given: true });
  expect(news(await table.said())).toEqual(['dan news.sightGiven']);
  expect(await play.seeThrough(id, dan.id, 'red', false)).toBeNull();
  expect(await table.store().db.witness.count({ where: { gameId: id, userId: dan.id } })).toBe(0);
  await give(play, id, ann, sheet, { final: false });
  const seen = await play.seeThrough(id, dan.id, 'red', true);
  const own = await play.desk(id, ann.id);
  expect(seen?.view).toEqual(own.view);
  expect(seen?.saved).toEqual(sheet);
  expect(seen?.pages).toMatchObject(own.panels.map(({ lines }) => ({ lines: lines.map(({ key }) => ({ key })) })));
  await play.answerSight(id, ann.id, { ...answer, given: false });
  expect(await refusal(play.seeThrough(id, dan.id, 'red', true))).toEqual(['refuse.sightNotGiven']);
});

it('costs every other seat and every other pair of eyes, and is for nobody who plays', async () => {
  const play = table.play();
  const { id } = await begun(play, { settings: { takeOver: 0 } });
  expect(await refusal(play.askSight(id, bob, 'red'))).toEqual(['refuse.sightPlays']);
  for (const [seat, person] of [
    ['red', ann],
    ['blue', bob],
  ] as const) {
    await play.askSight(id, dan, seat);
    await play.answerSight(id, person.id, { watcher: dan.id, seat, given: true });
  }
  await play.seeThrough(id, dan.id, 'red', true);
  expect(await refusal(play.seeThrough(id, dan.id, 'blue', true))).toEqual(['refuse.sightPlays']);
  await play.leave(id, cho.id);
  expect(await refusal(play.join(id, dan, 'green'))).toEqual(['refuse.hasSeen']);
});

it('does not tell at an anonymous table whom one has asked', async () => {
  const play = table.play();
  const { id } = await begun(play, { host: dan, settings: { anonymous: true } });
  await play.askSight(id, dan, 'red');
  expect(JSON.stringify(await play.sights(id, dan.id))).not.toContain('"ann"');
  expect(await play.sights(id, ann.id)).toMatchObject([{ holder: 'ann', watcher: 'dan', seat: 'red' }]);
});

it('ends when the seat’s player goes, and is asked in vain of whoever has blocked the asker', async () => {
  const play = table.play();
  const { id } = await begun(play, { settings: { takeOver: 0 } });
  await play.askSight(id, dan, 'red');
  await play.answerSight(id, ann.id, { watcher: dan.id, seat: 'red', given: true });
  await play.leave(id, ann.id);
  expect(await refusal(play.seeThrough(id, dan.id, 'red', true))).toEqual(['refuse.sightNotGiven']);
  expect(await refusal(play.askSight(id, dan, 'red'))).toEqual(['refuse.sightNobody']);
  // Who plays the seat from now on has let nobody in, and knows of nobody.
  const eve = { id: 'eve', name: 'Eve', locale: 'en' } as const;
  await play.join(id, eve, 'red');
  expect((await play.info(id)).seats[0]?.userId).toBe(eve.id);
  expect(await play.sights(id, eve.id)).toEqual([]);
  expect(await refusal(play.seeThrough(id, dan.id, 'red', true))).toEqual(['refuse.sightNotGiven']);
  await table.store().db.letterBlock.create({
    data: { userId: bob.id, blockedId: dan.id, at: table.clock.now() },
  });
  await table.said();
  await play.askSight(id, dan, 'blue');
  expect(news(await table.said())).toEqual([]);
});

it('is asked only so often, whatever was answered, and the refusal says when again; nobody else learns that it was', async () => {
  const play = table.play({ wall: () => new Date(0) });
  const { id } = await begun(play, { paces: { orders: 400 } });
  for (let times = 0; times < 7; times += 1) {
    await play.askSight(id, dan, 'red');
    await play.answerSight(id, ann.id, { watcher: dan.id, seat: 'red', given: false });
  }
  table.clock.advance(hourMs);
  await table.said();
  await expect(play.askSight(id, dan, 'blue')).rejects.toMatchObject({
    texts: [{ key: 'refuse.sightTooOften', args: { max: 7, hours: 11 } }],
  });
  expect(news(await table.said())).toEqual([]);
  table.clock.advance(11 * hourMs);
  await play.askSight(id, dan, 'blue');
  await play.cancel(id, ann.id, steward);
  expect(await play.exportGame(id, cho.id)).not.toMatch(/sight/i);
});

it('is waited for by only so many people at one table', async () => {
  const play = table.play();
  const { id } = await begun(play, { paces: { orders: 400 } });
  const ask = (n: number): Promise<unknown> => play.askSight(id, { id: `watcher ${n}`, name: 'W' }, 'red');
  for (let n = 0; n < 20; n += 1) await ask(n);
  table.clock.advance(hourMs);
  await expect(play.askSight(id, dan, 'blue')).rejects.toMatchObject({
    texts: [{ key: 'refuse.sightMany', args: { max: 20, hours: 23 } }],
  });
  await play.answerSight(id, ann.id, { watcher: 'watcher 0', seat: 'red', given: true });
  // Who asks in crowds keeps nobody else out: what is not answered lapses, what was given stays.
  table.clock.advance(23 * hourMs);
  await play.askSight(id, dan, 'blue');
  expect((await play.sights(id, ann.id)).map(({ watcher }) => watcher)).toEqual(['watcher 0']);
  for (let n = 1; n < 19; n += 1) {
    await ask(n);
    await play.answerSight(id, ann.id, { watcher: `watcher ${n}`, seat: 'red', given: true });
  }
  await play.answerSight(id, bob.id, { watcher: dan.id, seat: 'blue', given: true });
  expect(await refusal(ask(20))).toEqual(['refuse.sightFull']);
});

it('shows nothing of what its player only puts together', async () => {
  const play = table.play();
  const { id } = await begun(play);
  await play.askSight(id, dan, 'red');
  await play.answerSight(id, ann.id, { watcher: dan.id, seat: 'red', given: true });
  const { checkpoint, id: question } = await taskOf(play, id, ann);
  await play.saveDraft(id, ann.id, { checkpoint, question }, { answer: sheet, making: null });
  expect((await taskOf(play, id, ann)).draft).toEqual(sheet);
  expect((await play.seeThrough(id, dan.id, 'red', true))?.saved).toBeUndefined();
});

it('tells what its seat alone was told, and nothing that others alone were', async () => {
  const play = table.play();
  const { id } = await begun(play);
  await play.askSight(id, dan, 'red');
  await play.answerSight(id, ann.id, { watcher: dan.id, seat: 'red', given: true });
  const { checkpoint } = await taskOf(play, id, ann);
  const rows = ['red', 'blue'].map((seat) => ({
    gameId: id,
    checkpoint,
    index: 900,
    text: { key: `report.for.${seat}` },
    audience: [seat],
  }));
  await addReports(table.store().db, rows, table.clock.now());
  const seen = await play.seeThrough(id, dan.id, 'red', true);
  expect(seen?.told.map(({ key }) => key)).toEqual(['report.for.red']);
});
