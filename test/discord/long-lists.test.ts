// Lists longer than a menu on the wire: pages of a choice, of several choices, of orders and their targets, and of numbers.
import { expect, it } from 'vitest';
import { longLists } from '../support/toys/long-lists.js';
import { offers } from './driving/reading.js';
import { testApp } from './harness.js';
import type { SeenMessage } from '@fieldpost/local';
import { begin } from './players.js';

const app = testApp([longLists]);
const north = 'Everything there is in…: Place 16 – Place 30';
const named = (shown: SeenMessage): readonly (string | null)[] => shown.menus.map(({ placeholder }) => placeholder);

it(
  'every list is paged, in every form, and what was chosen on one page stays on the next',
  { timeout: 90_000 },
  async () => {
    const { id, alex } = await begin(app(), 'long-lists', {
      menu: 'Take a particular seat',
      alex: ['First'],
      sam: ['Second'],
    });
    const first = await alex.open();
    expect(first.menus.every(({ options }) => options.length <= 25)).toBe(true);
    expect(named(first)).toContain('Pick a group');
    expect(offers(first)).not.toContain('Place 40');
    await alex.step('Isle 5');
    await alex.step('Place 40');

    const several = await alex.open();
    expect(several.text).toContain('Which places?');
    expect(named(several)).toEqual(expect.arrayContaining([north, 'South', 'Other']));
    await alex.step('Place 3');
    expect((await alex.step('Place 20')).text).toContain('Chosen: Place 3 and Place 20');
    expect((await alex.step('Place 60')).text).toContain('Chosen: Place 3, Place 20, and Place 60');
    await alex.press('Confirm');

    expect((await alex.open()).text).toContain('Where do they all go?');
    await alex.step('Unit 28');
    expect((await alex.step('Place 55')).text).toContain('✏️ Unit 28 to Place 55');
    expect((await alex.type('unit 2 place 17')).text).toContain('✏️ Unit 2 to Place 17');
    // While one order is given, the others of the sheet stand above it.
    const third = (await alex.step('Unit 3')).text;
    for (const order of ['Unit 28 to Place 55', 'Unit 2 to Place 17']) expect(third).toContain(`✏️ ${order}`);
    await alex.press('Back to the list');
    await alex.press('Confirm');

    expect((await alex.open()).text).toContain('How many where?');
    await alex.step('Place 31 +1');
    await alex.press('Place 31 +2, as many as fit');
    await alex.press('Confirm');
    await app().quiet();
    const { outcome } = await app().play.info(id);
    expect(outcome?.winners).toEqual(['first']);
    expect((await app().play.words(id, null)).map(({ args }) => args?.['answer'])).toEqual([
      ...['p40', 'p3', 'p20', 'p60', 'u28 p55', 'u2 p17', 'p31 3'],
    ]);
  },
);
