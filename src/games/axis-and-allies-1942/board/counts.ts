// How many units of each kind stand in a token: their signs with numbers in as many rows as make them largest; what is aboard a ship, boxed.
import { bold, figure, line } from '../../../draw/lettering.js';
import type { Box, Colour, Shape, XY } from '../../../table/scene.js';
import { unitTypes, type UnitType } from '../data/units.js';
import type { Power } from '../data/powers.js';
import { say } from '../reports/names.js';
import type { Unit } from '../state.js';
import { glyph, glyphWidth } from './glyphs.js';
import type { Stage } from './stage.js';

/** A sign with its number. */
interface Item {
  readonly type: UnitType;
  readonly count: number;
  /** Cargo, or a guest on an ally's carrier. */
  readonly isAboard: boolean;
}

const GAP = 0.2;
const PAD = 0.1;
const DIGIT = 0.6;
const ROW = 1.12;
const mostRows = 3;
/** The letter stands before all rows, in this part of the width, or of the height where that is less. */
const LETTER = { width: 0.19, height: 0.55 } as const;

function itemsOf(units: readonly Unit[]): readonly Item[] {
  const of = (isAboard: boolean): Item[] =>
    unitTypes.flatMap((type) => {
      const count = units.filter((unit) => unit.type === type && (unit.aboard !== null) === isAboard).length;
      return count === 0 ? [] : [{ type, count, isAboard }];
    });
  return [...of(false), ...of(true)];
}

/** How wide an item is in letters one high. */
function widthOf({ type, count, isAboard }: Item): number {
  return glyphWidth(type, 1) + PAD + String(count).length * DIGIT + (isAboard ? PAD * 2 : 0);
}

function rowWidth(row: readonly Item[]): number {
  return row.reduce((sum, item) => sum + widthOf(item), 0) + GAP * (row.length - 1);
}

/** The items in so many rows, in order, the longest as short as can be. */
function inRows(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 1) return [items];
  const ways = items.slice(1).map((_, n) => [items.slice(0, n + 1), ...inRows(items.slice(n + 1), count - 1)]);
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), ways[0] ?? [items]);
}

function longest(rows: readonly (readonly Item[])[]): number {
  return Math.max(...rows.map(rowWidth));
}

/** The rows in which the units' signs are largest in a token, their height and that of the power's letter. */
function arranged(units: readonly Unit[], { w, h }: Box) {
  const items = itemsOf(units);
  const letter = Math.min(w * LETTER.width, h * LETTER.height);
  const room = w * 0.94 - letter;
  const [best] = Array.from({ length: Math.min(mostRows, items.length) }, (_, n) => inRows(items, n + 1))
    .map((rows) => ({
      rows,
      size: Math.min((h * 0.92) / (rows.length * ROW), (room * 0.96) / longest(rows), h * 0.6),
    }))
    .sort((a, b) => b.size - a.size);
  return { rows: best?.rows ?? [], size: best?.size ?? 0, letter };
}

/** How high the signs of units are in a token of this size. */
export function signSize(units: readonly Unit[], box: Box): number {
  return arranged(units, box).size;
}

/** The letter of a power and its units in a box, as large as they fit. */
export function countShapes(stage: Stage, id: string, power: Power, units: readonly Unit[], box: Box): Shape[] {
  const { x, y, w, h } = box;
  const { rows, size, letter } = arranged(units, box);
  if (rows.length === 0) return [];
  const { ink } = stage.powers[power];
  const widest = longest(rows) * size;
  const gap = size * GAP;
  const start = x + (w - letter - gap - widest) / 2;
  return [
    line(`${id}:letter`, [start + letter / 2, y + h / 2], bold(stage, say(`letter.${power}`), letter, ink), {
      align: 'centre',
      maxWidth: letter,
    }),
    ...rows.flatMap((row, n) => {
      let left = start + letter + gap;
      const middle = y + h / 2 + (n - (rows.length - 1) / 2) * size * ROW;
      return row.flatMap((item) => {
        const shapes = itemShapes(id, item, [left, middle], size, ink);
        left += (widthOf(item) + GAP) * size;
        return shapes;
      });
    }),
  ];
}

function itemShapes(id: string, { type, count, isAboard }: Item, [x, y]: XY, size: number, ink: Colour): Shape[] {
  const name = `${id}:${type}${isAboard ? ':aboard' : ''}`;
  const pad = isAboard ? PAD * size : 0;
  const sign = glyphWidth(type, size * 0.9);
  const width = widthOf({ type, count, isAboard }) * size;
  return [
    ...(isAboard
      ? [
          {
            kind: 'box' as const,
            id: `${name}:berth`,
            box: { x, y: y - size * 0.54, w: width, h: size * 1.08 },
            radius: size * 0.2,
            strokes: [{ colour: ink, width: Math.max(1, size * 0.07) }],
          },
        ]
      : []),
    glyph(name, type, [x + pad, y], size * 0.9, ink),
    line(`${name}:count`, [x + pad + sign + PAD * size, y], figure(count, size, ink), {
      maxWidth: String(count).length * DIGIT * size + pad,
    }),
  ];
}
