// What signs on pictures mean stands beside them: the bars of the odds, and the numbers on one's own moves.
import { expect, it } from 'vitest';
import { board } from '../../../../src/games/axis-and-allies-1942/board/picture.js';
import { oddsPicture } from '../../../../src/games/axis-and-allies-1942/panels/odds-picture.js';
import { contestOf } from '../../../../src/games/axis-and-allies-1942/rules/odds/contest.js';
import { shownOdds } from '../../../../src/games/axis-and-allies-1942/rules/odds/odds.js';
import { view } from '../../../../src/games/axis-and-allies-1942/view.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import type { Look, Scene } from '../../../../src/table/scene.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { order, position } from '../sample.js';

const look: Look = { lang: 'en', palette: 'standard', theme: 'dark', variant: 'position', width: 1200 };
const ids = (scene: Scene): readonly string[] => [...shapesOf(scene)].map(({ shape }) => shape.id);

it('bars of the odds say whose units are left on which side', () => {
  const state = position('germany', [
    ['germany', 'poland', { infantry: 3 }],
    ['ussr', 'poland', { infantry: 2 }],
  ]);
  state.control.poland = 'ussr';
  for (const unit of state.units) if (unit.power === 'germany') unit.task = 'battle';
  const battle = { space: 'poland', kind: 'land', round: 0 } as const;
  const odds = shownOdds(contestOf(state, battle));
  const drawn = ids(oddsPicture([{ battle, attacker: 'germany', defender: 'ussr', odds }], look));
  for (const side of ['defenders', 'attackers'])
    expect(drawn).toEqual(expect.arrayContaining([`odds:poland:key:${side}`, `odds:poland:key:${side}:name`]));
});

it('numbers on moves of one’s own stand in the legend, and only where there are any', () => {
  const state = position('germany', [['germany', 'germany', { infantry: 2 }]]);
  state.step = 'combatMove';
  const maps = loadBoardMaps(['axis-and-allies-1942']);
  const draft = [order('germany', { infantry: 2 }, 'france')];
  const planned = ids(board(view(state, 'germany'), { ...look, variant: 'orders', draft }, maps));
  expect(planned.some((id) => id.endsWith('sent:count'))).toBe(true);
  const told = ids(board(view(state, null), { ...look, variant: 'results' }, maps));
  expect(told.some((id) => id.endsWith('sent:count'))).toBe(false);
});
