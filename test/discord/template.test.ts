// Templates on the wire: kept by who looks after the server, offered first in a new game, opened as they were, and gone when deleted.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('keeps a table for the server, and opens another like it', async () => {
  const at = app();
  await setUp(at);
  const host = { id: at.as('Hana').id, name: 'Hana', locale: 'en' } as const;
  const settings = { drawVote: 'open', quiet: null, misses: 4, readyHours: 6 } as const;
  const { id } = await at.play.create(host, {
    guildId: at.discord.guild.id,
    kind: 'toy',
    name: null,
    language: 'en',
    options: { rounds: 2 },
    paces: { orders: 7 },
    settings,
  });
  const alex = at.as('Alex').in('lobby').speak('en-US');
  const refused = await alex.slash('template save', { name: 'Club night', game: String(id) });
  expect(refused.message?.text).toContain('Only those who may manage this server');
  const hana = at.as('Hana').in('lobby').speak('en-US');
  const kept = await hana.slash('template save', { name: 'Club night', game: String(id) });
  expect(kept.message?.text).toContain('has been saved');
  const menu = (await alex.slash('game new', {})).message;
  expect(menu?.menus[0]?.options.map(({ label }) => label)).toEqual(['Club night']);
  const seen = (await alex.select('Choose a template', ['Club night'], menu?.id)).message;
  // It leads back to the games, of which another may be wanted after all.
  const back = (await alex.press('All games', seen?.id)).message;
  const choices = (shown: typeof back): unknown => shown?.menus.map(({ options }) => options.map(({ label }) => label));
  expect(choices(back)).toEqual(choices(menu));
  await alex.select('Choose a template', ['Club night'], back?.id);
  await alex.press('Open the sign-up');
  await at.quiet();
  expect(await at.play.info(id + 1)).toMatchObject({
    kind: 'toy',
    name: 'Club night',
    hostId: alex.id,
    options: { rounds: 2 },
    paces: { orders: 7 },
    table: settings,
  });
  await hana.slash('template delete', { name: 'club night' });
  expect((await alex.slash('template list', {})).message?.text).toContain('There are none yet');
});
