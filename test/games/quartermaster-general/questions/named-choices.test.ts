// What the menus of a turn are called: what is chosen from them, not merely that something is.
import { expect, it } from 'vitest';
import { byNation } from '../../../../src/games/quartermaster-general/state.js';
import type { Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { position, questionIn, run } from '../support/play.js';

const state = position(
  'germany',
  { germany: ['germany'], 'united-kingdom': ['united-kingdom'] },
  { hand: byNation((nation: Nation) => (nation === 'germany' ? ['ger-build-army', 'ger-land-battle'] : [])) },
);

it.each([
  ['plays', []],
  ['places', [['ger-build-army']]],
] as const)('a choice among %s', (of, answers) => {
  const { form } = questionIn(run(state, 'play', answers));
  expect(form.kind === 'choose' ? form.of : undefined).toBe(of);
});

it('the way a card is used is asked for beside the map around its nation', () => {
  const hand = byNation((nation: Nation) => (nation === 'germany' ? ['ger-guns-and-butter' as const] : []));
  const guns = position('germany', { germany: ['germany', 'western-europe'] }, { hand });
  const question = questionIn(run(guns, 'play', [['ger-guns-and-butter']]));
  expect([question.key, question.places]).toEqual(['way', ['germany', 'western-europe']]);
});
