// What has happened is told before its pictures are drawn; they are put on it as soon as they are.
import { expect, it } from 'vitest';
import type { Delivered, Delivery } from '../../src/clock/delivering.js';
import { outboxMessageSchema, type OutboxMessage } from '../../src/play/change/outbox.js';
import type { SeenMessage } from '@fieldpost/local';
import { setUp, testApp, type TestApp } from './harness.js';
import { begin } from './players.js';
import { begun, type Table } from './table.js';

const app = testApp();

/** A toy of Hana's against computer players. */
async function alone(at: TestApp): Promise<Table & { readonly checkpoint: number }> {
  await setUp(at);
  const table = await begun(at, { host: 'Hana', seats: { red: 'Hana' } });
  const { checkpoint } = await at.play.info(table.id);
  return { ...table, checkpoint };
}

const deliver = (at: TestApp, message: OutboxMessage, more: Partial<Delivery> = {}): Promise<Delivered> =>
  at.bot().deliver({ id: 0, key: 'k', target: 't', nonce: 'said', attempts: 1, unsureSince: null, message, ...more });

function last(at: TestApp, channelId: string): SeenMessage {
  const message = at.as('Hana').messages(channelId).at(-1);
  if (message === undefined) throw new Error('no message');
  return message;
}

it('goes out in words where the painter takes long, and gets its pictures afterwards', async () => {
  const at = app();
  const { id, channelId, checkpoint } = await alone(at);
  const board = { variant: 'position', checkpoint };
  const message: OutboxMessage = { kind: 'announce', gameId: id, post: 7, reports: [], board, deadline: true };
  let draw = (): void => undefined;
  at.drawAfter(new Promise<void>((resolve) => (draw = resolve)));
  const said = await deliver(at, message);
  const before = last(at, channelId);
  expect(before.files).toEqual([]);
  expect(before.text).not.toBe('');
  if (said.kind !== 'done' || said.instead === undefined) throw new Error('nothing follows');
  const following = deliver(at, said.instead);
  draw();
  expect(await following).toEqual({ kind: 'done' });
  expect(last(at, channelId)).toMatchObject({ id: before.id, text: before.text });
  expect(last(at, channelId).files).toHaveLength(1);
  // Nobody knows any more whether it had its pictures when it was sent.
  expect(await deliver(at, { ...message, post: 8 }, { nonce: 'again' })).not.toHaveProperty('instead');
  const unsure = { nonce: 'unsure', unsureSince: new Date() };
  expect(await deliver(at, { ...message, post: 9 }, unsure)).toMatchObject({ instead: { kind: 'pictures' } });
});

/** Diplomacy of Alex, who has been asked for orders, and Sam. */
async function asked(
  at: TestApp,
  patienceMs: number,
): Promise<{ readonly draw: () => void; readonly settled: Promise<void> }> {
  const { id } = await begin(at, 'diplomacy', { menu: 'Take a particular seat', alex: ['France'], sam: ['Germany'] });
  let draw = (): void => undefined;
  at.drawAfter(new Promise<void>((resolve) => (draw = resolve)), patienceMs);
  for (const who of ['Alex', 'Sam']) {
    const userId = at.as(who).id;
    const [task] = (await at.play.desk(id, userId)).tasks;
    const one = { gameId: id, userId, checkpoint: task?.checkpoint ?? 0, question: task?.id ?? '' };
    await at.play.answer({ ...one, value: [], final: true, confirmed: true });
  }
  return { draw, settled: at.quiet() };
}

/** What the bot has said to somebody, without the letters of computer players. */
const spoken = (at: TestApp, who: string): SeenMessage[] =>
  at
    .as(who)
    .dms()
    .filter((one) => one.authorId !== at.as(who).id && !one.ephemeral && !one.text.includes('✉️'));

it('asks a person in words where the painter takes long, and puts the close-up on the same message afterwards', async () => {
  const at = app();
  const { draw, settled } = await asked(at, 50);
  const before = spoken(at, 'Alex').length;
  await expect.poll(() => spoken(at, 'Alex').at(-1)?.text, { timeout: 30_000 }).toContain('Fall 1901');
  const words = spoken(at, 'Alex').at(-1);
  expect(words?.files).toEqual([]);
  expect(words?.menus).not.toEqual([]);
  draw();
  await settled;
  const whole = spoken(at, 'Alex').at(-1);
  expect(whole).toMatchObject({ id: words?.id, text: words?.text });
  expect(whole?.files).toHaveLength(1);
  expect(spoken(at, 'Alex').length - before).toBeLessThanOrEqual(1);
  // The one before asks nothing any more.
  const alive = spoken(at, 'Alex').filter((one) => one.buttons.length + one.menus.length > 0);
  expect(alive.map(({ id }) => id)).toEqual([whole?.id]);
});

it('does not even begin a picture before the words are out where very many wait for theirs', async () => {
  const at = app();
  const { draw, settled } = await asked(at, 0);
  draw();
  await settled;
  expect(spoken(at, 'Alex').at(-1)?.files).toHaveLength(1);
  expect(spoken(at, 'Sam').at(-1)?.files).toHaveLength(1);
});

it('gives up the pictures that deliveries wait for when the program ends, and leaves nothing leased', async () => {
  const at = app();
  const { draw, settled } = await asked(at, 60_000);
  await expect
    .poll(() => at.store.db.outbox.count({ where: { doneAt: null, leaseUntil: { not: null } } }))
    .toBeGreaterThan(0);
  at.bot().dropPictures();
  await expect.poll(() => at.store.db.outbox.count({ where: { doneAt: null, leaseUntil: { not: null } } })).toBe(0);
  await at.restart();
  draw();
  await settled;
  at.clock.advance(60_000);
  await at.quiet();
  expect(await at.store.db.outbox.count({ where: { doneAt: null } })).toBe(0);
  expect(spoken(at, 'Alex').at(-1)?.files).toHaveLength(1);
});

it('draws nothing any more for a person who has had the desk before them since', async () => {
  const at = app();
  const { draw, settled } = await asked(at, 0);
  draw();
  await settled;
  const { payload } = await at.store.db.outbox.findFirstOrThrow({
    where: { kind: 'ownPictures' },
    orderBy: { id: 'desc' },
  });
  const late = outboxMessageSchema.parse(payload);
  if (late.kind !== 'ownPictures' || late.stamp === undefined) throw new Error('it does not say what was shown');
  // A picture would never be done.
  at.drawAfter(new Promise<void>(() => undefined));
  expect(await deliver(at, { ...late, stamp: 'something else' })).toEqual({ kind: 'done' });
});
