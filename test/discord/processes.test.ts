// Several bots with one token on one database: what people write is heard by some, answered once, and never lost between them.
import { expect, it } from 'vitest';
import type { Actor } from '@fieldpost/local';
import { setUp, testApp } from './harness.js';

const app = testApp();

const answers = (who: Actor): number => who.dms().filter((message) => message.authorId !== who.id).length;

it('a direct message that two bots hear is answered once', async () => {
  await setUp(app());
  await app().another(2);
  const sam = app().as('Sam').inDm();
  sam.dm('help');
  await sam.until((message) => message.authorId !== sam.id, sam.dms()[0]?.channelId);
  await app().quiet();
  expect(answers(sam)).toBe(1);
  expect(await app().store.db.inboxMessage.count()).toBe(1);
});

it('whoever takes a connection over goes on where it was left: a message in between is answered', async () => {
  await setUp(app());
  const other = await app().another(1);
  expect(other.isReady()).toBe(true);
  await app().bot().stop();
  const sam = app().as('Sam').inDm();
  sam.dm('help');
  expect(answers(sam)).toBe(0);
  await sam.until((message) => message.authorId !== sam.id, sam.dms()[0]?.channelId);
  expect(answers(sam)).toBe(1);
});

it('a press and a command work on a connection that was taken over', async () => {
  await setUp(app());
  await app().another(1);
  await app().bot().stop();
  await app().discord.botReady();
  const { message } = await app().as('Hana').slash('setup', {});
  expect(message?.text).not.toBe('');
});
