// The picture of a battle: every unit stands under the number it hits on.
import { describe, expect, it } from 'vitest';
import { battlePanel } from '../../../src/games/axis-and-allies-1942/panels/battle.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { shapesOf } from '../../support/shapes-of.js';
import { position, put } from './sample.js';

/** What stands under each number from 0 to 4 in a side's rank, as `infantry ×2`. */
function ranks(state: AaState, camp: 'attack' | 'defense'): readonly (readonly string[])[] {
  const [panel] = battlePanel(state);
  const scene = panel?.scene?.({ lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1200 });
  if (scene === undefined) throw new Error('there is no battle');
  const columns: string[][] = [[], [], [], [], []];
  for (const { shape } of shapesOf(scene)) {
    const [, side, , type, ...rest] = shape.id.split(':');
    if (shape.kind !== 'text' || side !== camp || type === undefined || !/^(count|lost)$/u.test(rest.at(-1) ?? ''))
      continue;
    const words = shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key)).join('');
    columns[Math.floor((shape.at[0] / scene.width) * columns.length)]?.push(`${type} ${words}`);
  }
  return columns;
}

function fought(infantry: number, artillery: number): AaState {
  const state = position('germany', [['ussr', 'west_russia', { infantry: 3, artillery: 1 }]]);
  for (const unit of put(state, 'germany', 'west_russia', { infantry, artillery })) unit.task = 'battle';
  state.battle = { space: 'west_russia', kind: 'land', round: 1 };
  return state;
}

describe('the battle board', () => {
  it('has infantry beside artillery under two, as many as there are artillery', () => {
    expect(ranks(fought(5, 2), 'attack')).toEqual([[], ['infantry ×3'], ['infantry ×2', 'artillery ×2'], [], []]);
  });

  it('has nobody under one where all are beside artillery', () => {
    expect(ranks(fought(1, 2), 'attack')).toEqual([[], [], ['infantry ×1', 'artillery ×2'], [], []]);
  });

  it('counts the fallen among those without artillery', () => {
    const state = fought(2, 2);
    state.losses = [{ space: 'west_russia', power: 'germany', type: 'infantry', count: 3 }];
    expect(ranks(state, 'attack')).toEqual([
      [],
      ['infantry ×0', 'infantry −3'],
      ['infantry ×2', 'artillery ×2'],
      [],
      [],
    ]);
  });

  it('gives defenders no more beside artillery', () => {
    expect(ranks(fought(2, 2), 'defense')).toEqual([[], [], ['infantry ×3', 'artillery ×1'], [], []]);
  });
});
