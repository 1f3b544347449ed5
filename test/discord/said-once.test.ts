// What got through before anybody noted it is known again, whatever was done with it meanwhile: nothing is said twice after an outage.
import { expect, it } from 'vitest';
import type { Delivery } from '../../src/clock/delivering.js';
import type { MessageRef } from '../../src/discord/sending/send.js';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import { setUp, testApp, type TestApp } from './harness.js';
import { begun } from './table.js';

const app = testApp();

/** A toy of one round with Alex, Sam and a computer player, which waits for answers. */
async function asking(at: TestApp): Promise<{ id: number; checkpoint: number }> {
  const { id } = await begun(at, { host: 'Hana', seats: { red: 'Alex', blue: 'Sam' }, options: { rounds: 1 } });
  return at.play.info(id);
}

/** A question to Alex as it is delivered. */
function promptTo(at: TestApp, { id, checkpoint }: { id: number; checkpoint: number }): Delivery {
  const userId = at.as('Alex').id;
  const message: OutboxMessage = { kind: 'prompt', gameId: id, userId, checkpoint, reports: [] };
  return { id: 0, key: 'k', target: `user:${userId}`, nonce: 'a-prompt', message, attempts: 1, unsureSince: null };
}

/** How often something was sent, also where Discord itself took it for the same. */
const posts = (at: TestApp): number =>
  at.discord.requests.filter((one) => one.operation === 'POST /channels/{channel_id}/messages').length;

it('knows a question again that was answered on it before its delivery was noted', async () => {
  const at = app();
  await setUp(at);
  const delivery = promptTo(at, await asking(at));
  const alex = at.as('Alex').inDm();
  const away = (): Promise<never> => Promise.reject(new Error('the database is away'));
  expect(await at.bot().deliver({ ...delivery, note: away })).toMatchObject({ kind: 'retry', sure: false });
  const sent = alex.dms().at(-1);
  if (sent === undefined) throw new Error('nothing was sent');
  const [first] = sent.buttons;
  await alex.press(first?.label ?? '', sent.id);
  await at.bot().idle();
  const before = posts(at);
  const again = { ...delivery, attempts: 2, unsureSince: new Date() };
  expect(await at.bot().deliver(again)).toMatchObject({ kind: 'done', messageRef: { messageId: sent.id } });
  expect(posts(at)).toBe(before);
});

it('notes what it has found again before it changes it', async () => {
  const at = app();
  await setUp(at);
  const table = await asking(at);
  const delivery = promptTo(at, table);
  const sent = await at.bot().deliver(delivery);
  await at.play.cancel(table.id, at.as('Hana').id, { name: 'Hana' });
  const noted: MessageRef[] = [];
  const note = (ref: MessageRef): Promise<void> => Promise.resolve(void noted.push(ref));
  const again = await at.bot().deliver({ ...delivery, note, attempts: 2, unsureSince: new Date() });
  expect(again).toEqual(sent);
  expect(again).toMatchObject({ messageRef: noted[0] });
});

it('answers a direct message once, also when nobody could note that it was answered', async () => {
  const at = app();
  await setUp(at);
  await asking(at);
  const sam = at.as('Sam');
  const since = new Date();
  const { id, channelId } = sam.dm('help');
  await sam.until(({ raw }) => JSON.stringify(raw['message_reference'] ?? null).includes(id), channelId);
  await at.quiet();
  const message = { id, channelId, userId: sam.id, name: 'Sam', content: 'help', repliedTo: null };
  const before = posts(at);
  await at.bot().answer(message, { since, taken: false });
  await at.bot().answer(message, { since, taken: true });
  expect(posts(at)).toBe(before);
  await at.bot().answer({ ...message, id: String(BigInt(id) + 1n) }, { since, taken: false });
  expect(posts(at)).toBe(before + 1);
});

it('takes in nothing twice of a direct message whose answer did not get out', async () => {
  const at = app();
  await setUp(at);
  const table = await asking(at);
  const alex = at.as('Alex');
  const channelId = alex.dms().at(-1)?.channelId ?? '';
  const content = 'First fleet Northport';
  const message = { id: '1', channelId, userId: alex.id, name: 'Alex', content, repliedTo: null };
  const answers = (): Promise<number> => at.store.db.answer.count({ where: { gameId: table.id } });
  const before = await answers();
  await at.bot().answer(message, { since: new Date(), taken: true });
  expect(await answers()).toBe(before);
  await at.bot().answer({ ...message, id: '2' }, null);
  expect(await answers()).toBe(before + 1);
});

it('looks first where it stood still for so long that somebody else may have said it', async () => {
  const at = app();
  await setUp(at);
  const delivery = promptTo(at, await asking(at));
  const sent = await at.bot().deliver(delivery);
  const before = posts(at);
  at.slow(100);
  const late = at.bot().deliver(delivery);
  at.clock.advance(60_000);
  expect(await late).toEqual(sent);
  expect(posts(at)).toBe(before);
});

it('opens a game in a text channel once, whichever delivery does it', async () => {
  const at = app();
  const lobby = at.discord.channel('lobby').id;
  await at.as('Hana').slash('setup', { channel: lobby, language: 'en' });
  const person = { id: at.as('Hana').id, name: 'Hana', locale: 'en' as const };
  const { id } = await at.play.create(person, {
    ...{ guildId: at.discord.guild.id, kind: 'toy', name: null, language: 'en', options: {}, paces: {}, settings: {} },
  });
  const there = (): number =>
    at
      .as('Hana')
      .messages(lobby)
      .filter(({ buttons }) => buttons.some(({ label }) => label === 'Join')).length;
  // The message got there, its thread was not opened, and the delivery was dropped for a newer one.
  at.discord.faults.add({ kind: 'status', status: 500, on: '/threads', times: 9 });
  const opening = { id: 0, key: 'k', target: `game:${id}`, attempts: 1, unsureSince: null } as const;
  const message = { kind: 'status', gameId: id } as const;
  expect(await at.bot().deliver({ ...opening, nonce: 'dropped', message })).toMatchObject({ kind: 'away' });
  expect(there()).toBe(1);
  at.discord.faults.clear();
  await at.quiet();
  expect(there()).toBe(1);
  expect((await at.play.info(id)).channelId).not.toBeNull();
});
