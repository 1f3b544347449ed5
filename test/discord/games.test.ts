// The list of games on the wire: what it offers whom, its filters, and the same list in direct messages.
import { expect, it } from 'vitest';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp();

async function opened(at: TestApp, name: string, language: 'en' | 'ko'): Promise<number> {
  const host = { id: at.as('Hana').id, name: 'Hana', locale: 'en' } as const;
  const input = { guildId: at.discord.guild.id, kind: 'toy', options: { rounds: 1 }, paces: {} };
  const { id } = await at.play.create(host, { ...input, name, language });
  return id;
}

it('lists what can be joined, taken over and watched, and joins with a press', async () => {
  const at = app();
  await setUp(at);
  const open = await opened(at, 'Open table', 'en');
  const running = await opened(at, 'Running table', 'ko');
  const people = ['Alex', 'Sam'].map((name) => ({ id: at.as(name).id, name, locale: 'en' as const }));
  for (const person of people) await at.play.join(running, person, null);
  await at.play.start(running, at.as('Hana').id, true);
  await at.quiet();
  const leo = at.as('Leo').in('lobby').speak('en-US');
  const list = (await leo.slash('games', {})).message;
  expect(list?.text).toContain('2 games');
  expect(list?.text.indexOf('Open table')).toBeLessThan(list?.text.indexOf('Running table') ?? 0);
  expect(list?.buttons.map(({ label }) => label)).toEqual(['Join', 'Show the sign-up', 'Watch']);
  expect((await leo.slash('games', { state: 'wanted' })).message?.text).toContain('nothing like that');
  await at.play.leave(running, at.as('Sam').id);
  const wanted = (await leo.slash('games', { state: 'wanted' })).message;
  expect(wanted?.buttons.map(({ label }) => label)).toContain('Join: take over the empty seat');
  const english = await leo.slash('games', { language: 'en' });
  expect(english.message?.text).toContain('1 game ·');
  await leo.press('Join', english.message?.id);
  expect((await at.play.info(open)).signUps.map(({ userId }) => userId)).toEqual([leo.id]);
  await at.quiet();
  const mine = await at.as('Leo').inDm().speak('en-US').slash('games', { mine: true });
  expect(mine.message?.text).toContain('Open table');
  expect(mine.message?.text).not.toContain('Running table');
});
