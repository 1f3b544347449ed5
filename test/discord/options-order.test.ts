// The options of a new table come in the order people care for them: how disputed orders are read stands last, behind the first page.
import { expect, it } from 'vitest';
import { fieldsOf } from '../../src/discord/shown/fields.js';
import { standardRulings } from '../../src/games/diplomacy/options.js';
import { games } from '../../src/games/registry.js';

it('of Diplomacy begin with who plays and when it ends, and end with the readings of disputed orders', () => {
  const diplomacy = games.get('diplomacy');
  if (diplomacy === undefined) throw new Error('no such game');
  const names = fieldsOf(diplomacy).map(({ name }) => name);
  const rulings = Object.keys(standardRulings);
  expect(names.slice(0, 2)).toEqual(['variant', 'lastYear']);
  expect(names.slice(-rulings.length)).toEqual(rulings);
});
