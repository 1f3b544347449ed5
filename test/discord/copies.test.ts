// Cards of which there are several are chosen from one menu, each copy by itself, on the wire.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([quartermasterGeneral]);

it('an opening hand is kept with one pick of seven cards, alike or not', { timeout: 90_000 }, async () => {
  const { alex } = await begin(app(), 'quartermaster-general', {
    menu: 'Take particular seats',
    alex: ['Germany'],
    sam: ['Japan'],
  });
  const [menu] = (await alex.open()).menus;
  const labels = menu?.options.map(({ label }) => label) ?? [];
  expect(labels).toHaveLength(10);
  expect(new Set(labels).size).toBe(10);
  expect(menu?.placeholder).toBe('Choose 7 cards');
  const picked = await alex.pickAll(menu?.customId ?? '', labels.slice(0, 7));
  for (const label of labels.slice(0, 7)) expect(picked.text).toContain(label.replace(/ \(\d of \d\)$/, ''));
  expect((await alex.press('Hand in as final')).text).toContain('Handed in');
});
