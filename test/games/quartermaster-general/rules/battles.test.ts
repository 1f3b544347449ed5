// A piece that cannot be removed: nobody else’s in the same space is kept with it.
import { expect, it } from 'vitest';
import { isProtected } from '../../../../src/games/quartermaster-general/rules/battles.js';

it('protects the piece of its nation alone', () => {
  const table: Parameters<typeof isProtected>[0] = { protections: [{ nation: 'germany', space: 'germany' }] };
  expect(isProtected(table, { nation: 'germany', space: 'germany' })).toBe(true);
  expect(isProtected(table, { nation: 'italy', space: 'germany' })).toBe(false);
  expect(isProtected(table, { nation: 'germany', space: 'italy' })).toBe(false);
});
