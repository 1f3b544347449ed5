// What has happened is told before its pictures are drawn; they are put on it as soon as they are.
import { expect, it } from 'vitest';
import type { Delivered, Delivery } from '../../src/clock/delivering.js';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import type { SeenMessage } from '../../src/local/index.js';
import { setUp, testApp, type TestApp } from './harness.js';
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
