// Taking back goes one step back: what is being put together is never lost with the answer before it.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([axisAndAllies1942]);

it(
  'takes the last order off the sheet, and the purchase back only when none is left',
  { timeout: 120_000 },
  async () => {
    const { alex } = await begin(app(), 'axis-and-allies-1942', {
      menu: 'Take particular seats',
      alex: ['Soviet Union', 'United Kingdom', 'United States'],
      sam: ['Germany', 'Japan'],
    });
    await alex.type('4 inf, 3 art');
    await alex.type('confirm');
    await alex.type('russia: 4 inf, art, 2 tnk > west russia\ncaucasus: 3 inf art tnk > ukraine');
    const one = await alex.press('↩️ Take back');
    expect(one.text).toContain('Taken off: Caucasus:');
    expect(one.text).toContain('Combat moves');
    expect(one.text).toContain('✏️ Russia: 4 Infantry');
    expect(one.text).not.toContain('✏️ Caucasus');
    const none = await alex.type('undo');
    expect(none.text).toContain('Taken off: Russia:');
    expect(none.text).toContain('Combat moves');
    const back = await alex.type('undo');
    expect(back.text).toContain('Your last answer has been taken back.');
    expect(back.text).toContain('What do you buy?');
  },
);
