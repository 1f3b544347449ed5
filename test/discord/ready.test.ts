// The ready check on the wire: everybody is written to directly, and who cannot be reached is called in the game's post.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('asks by direct message, calls who cannot be reached by name, and starts with the last press', async () => {
  const at = app();
  await setUp(at);
  const people = ['Alex', 'Sam', 'Leo'].map((name) => ({
    id: at.as(name).speak('en-US').id,
    name,
    locale: 'en' as const,
  }));
  const host = { id: at.as('Hana').id, name: 'Hana', locale: 'en' } as const;
  const { id } = await at.play.create(host, {
    guildId: at.discord.guild.id,
    kind: 'toy',
    name: null,
    language: 'en',
    options: { rounds: 1 },
    paces: {},
  });
  for (const person of people) await at.play.join(id, person, null);
  await at.quiet();
  const { channelId } = await at.play.info(id);
  at.as('Sam').closeDms();
  await at
    .as('Hana')
    .speak('en-US')
    .in(channelId ?? '')
    .press('Start');
  await at.quiet();
  const alex = at.as('Alex').inDm();
  const asked = alex.messages().findLast(({ text }) => text.includes('about to begin'));
  const thanks = await alex.press('I am ready', asked?.id);
  // A direct message stays as it is: it names nobody who may have confirmed a moment later.
  expect(thanks.message?.text).toContain('You will be told here when the game begins.');
  expect(thanks.message?.text).not.toContain(`<@${at.as('Sam').id}>`);
  await at.quiet();
  const sam = at.as('Sam').in(channelId ?? '');
  const post = sam.messages().find(({ text }) => text.includes('Still awaited'));
  expect(post?.text).not.toContain(`<@${at.as('Alex').id}> <@`);
  const called = sam.messages().findLast(({ text }) => text.includes('cannot send you direct messages'));
  expect(called?.text).toContain(`<@${at.as('Sam').id}>`);
  await sam.press('I am ready', called?.id);
  const leo = at.as('Leo').inDm();
  const last = await leo.slash('game ready', { game: String(id) });
  expect(last.message?.text).toContain('the game begins');
  await at.quiet();
  expect((await at.play.info(id)).status).toBe('running');
});
