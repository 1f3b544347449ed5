// Marches on the picture of Downfall: they hide no counter, and a leap over sea is no line over half the map.
import { describe, expect, it } from 'vitest';
import { setStage } from '../../../../src/games/downfall/board/stage.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { mapNamed } from '../../../../src/table/board-map.js';
import type { Look, XY } from '../../../../src/table/scene.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { changed, draw, maps, textsOf } from './sample.js';

const look: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600, area: 'italy' };
const stage = setStage(ours, look, mapNamed(maps, 'downfall'), 0);
const marched = changed((state) => {
  state.marches = [
    { unit: 'wes-us-1', path: ['uk', '1821'] },
    { unit: 'wes-us-7', path: ['1811', '1812', '1712'] },
    { unit: 'wes-us-3', path: ['1820', '1134'] },
  ];
});

describe('marches', () => {
  const scene = draw(marched, { area: 'italy' });

  it('lie below counters and the names of places', () => {
    const order = scene.layers.map(({ id }) => id);
    for (const above of ['places', 'units'])
      expect(order.indexOf(above), above).toBeGreaterThan(order.indexOf('marches'));
  });

  it('that leap over sea are short, and say where from and where to', () => {
    const lines = [...shapesOf(scene)].flatMap(({ shape }) =>
      shape.kind === 'path' && /^march:(0|2):.*:line$/u.test(shape.id) ? [shape.d] : [],
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const d of lines) {
      const at = [...d.matchAll(/([-\d.]+) ([-\d.]+)/gu)].map(([, x, y]): XY => [Number(x), Number(y)]);
      const [first = [0, 0], last = [0, 0]] = [at[0], at.at(-1)];
      expect(Math.hypot(last[0] - first[0], last[1] - first[1])).toBeLessThan(stage.unit * 3);
    }
    const names = [...shapesOf(scene)].flatMap(({ shape }) =>
      shape.kind === 'group' && /:(from|to)$/u.test(shape.id)
        ? [[shape.id, [...textsOf({ ...scene, layers: [{ id: 'one', shapes: [shape] }] }).values()][0]]]
        : [],
    );
    expect(Object.fromEntries(names)).toMatchObject({ 'march:0:wes-us-1:1:from': 'United Kingdom' });
    expect(names.some(([id]) => id === 'march:2:wes-us-3:to')).toBe(true);
  });
});
