// What warns of an answer in the making stays on the desk as long as it holds, whatever is looked at in the meantime.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { setUp, testApp } from './harness.js';
import { begin, Player } from './players.js';

const app = testApp([axisAndAllies1942]);

it(
  'stands under the map, under another look at the list and until the sheet is mended',
  { timeout: 120_000 },
  async () => {
    const at = app();
    at.as('Alex').patience = 60_000;
    await setUp(at);
    const person = { id: at.as('Alex').speak('en-US').id, name: 'Alex', locale: 'en' } as const;
    const kind = axisAndAllies1942.id;
    const input = { guildId: at.discord.guild.id, kind, name: null, language: 'en', options: {}, paces: {} } as const;
    const settings = { readyCheck: false, computers: 'beginner' } as const;
    const { id } = await at.play.create(person, { ...input, settings });
    await at.play.join(id, person, 'ussr');
    await at.play.start(id, person.id, true);
    await at.quiet();
    const alex = new Player(at, 'Alex', id);
    await alex.open();
    await alex.step('Infantry +1');
    await alex.press('Confirm');
    const warning = '⚠️ Left without a guard: Archangel';
    const times = (text: string): number => text.split(warning).length - 1;
    expect(times((await alex.type('1 inf 1 tank archangel > west russia')).text)).toBe(1);
    const shown = await alex.press('Show my orders on the map');
    expect(times(shown.text)).toBe(1);
    expect(shown.buttons.map(({ label }) => label)).toContain('Confirm');
    expect(times((await alex.open()).text)).toBe(1);
    // Who goes on to another unit still reads it, and who takes the move out reads it no more.
    expect(times((await alex.press('Clear all orders')).text)).toBe(0);
    expect(times((await alex.press('Show my orders on the map')).text)).toBe(0);
  },
);

it('is said once beside a second press, and no more once the answer is handed in', async () => {
  const at = app();
  const { id, alex } = await begin(at, 'toy', { menu: 'Take a particular seat', alex: ['Red'], sam: ['Blue'] });
  const warning = 'A fleet has no order.';
  const times = (text: string): number => text.split(warning).length - 1;
  await alex.open();
  const asked = await alex.press('🔒 Hand in as final');
  expect(asked.buttons.map(({ label }) => label)).toContain('Yes, do it');
  expect(times(asked.text)).toBe(1);
  await alex.press('No, go back');
  expect(times((await alex.open()).text)).toBe(1);
  await alex.press('🔒 Hand in as final');
  await alex.press('Yes, do it');
  expect((await at.play.desk(id, alex.actor.id)).tasks[0]?.final).toBe(true);
  expect(times((await alex.open()).text)).toBe(0);
});
