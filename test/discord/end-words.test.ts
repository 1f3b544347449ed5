// The post at a game's end on a bilingual table: what is no word of either language stands there once.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('gives the seed once below both languages', async () => {
  const at = app();
  await setUp(at);
  const host = { id: at.as('Hana').id, name: 'Hana', locale: 'en' } as const;
  const table = { guildId: at.discord.guild.id, kind: 'twilight-struggle', name: null, language: 'both' } as const;
  const { id } = await at.play.create(host, { ...table, options: {}, paces: {}, settings: { readyCheck: false } });
  await at.play.join(id, host, 'us');
  await at.play.start(id, host.id, true);
  await at.quiet();
  await at.play.propose(id, host.id, 'cancel', []);
  await at.quiet();
  const { seed, channelId } = await at.play.info(id);
  const shown = at.as('Hana').messages(channelId ?? '');
  const end = shown.find(({ text }) => text.includes(seed ?? 'no seed'));
  expect(end?.text).toMatch(/Seed of the dice.*주사위 시드|주사위 시드.*Seed of the dice/u);
  expect(end?.text.split(seed ?? '')).toHaveLength(2);
});
