// The ranks of a battle board: every unit under the number it hits on.
import { describe, expect, it } from 'vitest';
import {
  battleBoard,
  columnsOf,
  type BattleSide,
} from '../../../../src/games/axis-and-allies-1942/panels/battle-board.js';
import { languagesOf } from '../../../../src/draw/lettering.js';
import { baseThemes } from '../../../../src/draw/theme.js';
import type { GroupShape } from '../../../../src/table/scene.js';

const theme = baseThemes.light;
describe('a battle board', () => {
  const side = (id: string): BattleSide => ({
    id,
    name: { key: id },
    colours: { strong: '#802020', ink: '#FFFFFF' },
    hits: 2,
    units: [
      {
        id: 'infantry',
        hitsOn: 1,
        count: 4,
        lost: 1,
        token: (at): GroupShape => ({ kind: 'group', id: `${id}-infantry`, at, shapes: [] }),
      },
      {
        id: 'tank',
        hitsOn: 3,
        count: 2,
        lost: 2,
        token: (at): GroupShape => ({ kind: 'group', id: `${id}-tank`, at, shapes: [] }),
      },
      {
        id: 'none',
        hitsOn: 3,
        count: 0,
        lost: 0,
        token: (at): GroupShape => ({ kind: 'group', id: `${id}-none`, at, shapes: [] }),
      },
    ],
  });

  it('sets units under the number they hit on, attackers above, defenders below, the fallen pale', () => {
    expect(columnsOf(side('a'), [1, 2, 3, 4]).map((units) => units.map(({ id }) => id))).toEqual([
      ['infantry'],
      [],
      ['tank'],
      [],
    ]);
    const shapes = battleBoard(side('a'), side('d'), {
      box: { x: 0, y: 0, w: 800, h: 600 },
      theme,
      languages: languagesOf('en'),
      numbers: [1, 2, 3, 4],
    });
    const group = (id: string): GroupShape | undefined =>
      shapes.find((shape): shape is GroupShape => shape.kind === 'group' && shape.id === id);
    expect(group('a-infantry')?.at[1]).toBeLessThan(300);
    expect(group('d-infantry')?.at[1]).toBeGreaterThan(300);
    expect(group('a-infantry')?.at[0]).toBeLessThan(group('a-tank')?.at[0] ?? 0);
    expect(group('a-tank')?.alpha).toBeLessThan(1);
    expect(group('a-none')).toBeUndefined();
    expect(JSON.stringify(shapes)).toContain('×3');
  });
});
