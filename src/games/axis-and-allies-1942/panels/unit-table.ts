// All units in one picture: what each costs, on what it hits, how far it goes.
import { bold, figure, languagesOf, line, plain } from '../../../draw/lettering.js';
import type { Look, Scene, Shape } from '../../../table/scene.js';
import { themes } from '../board/theme.js';
import { costOf, unitFacts, unitTypes } from '../data/units.js';
import { say, wareName } from '../reports/names.js';

const WIDTH = 1000;
const ROW = 72;
const columns = ['cost', 'attack', 'defense', 'move'] as const;
const first = 520;
const step = 130;

/** A row for each unit. */
export function unitTable(look: Look): Scene {
  const theme = themes[look.theme];
  const languages = languagesOf(look.lang);
  const y = (row: number): number => row * ROW + ROW / 2;
  const x = (column: number): number => first + column * step;
  const head = columns.map((column, at) =>
    line(`units:${column}`, [x(at), y(0)], bold(languages, say(`ref.column.${column}`), 30, theme.ink), {
      align: 'centre',
      maxWidth: step - 10,
    }),
  );
  const rows = unitTypes.flatMap((type, at): Shape[] => {
    const { attack, defense, move } = unitFacts[type];
    const values = [costOf(type), attack, defense, move];
    return [
      {
        kind: 'box',
        id: `units:${type}:row`,
        box: { x: 0, y: (at + 1) * ROW, w: WIDTH, h: ROW },
        fill: { colour: at % 2 === 0 ? theme.well : theme.paper },
        strokes: [],
      },
      line(`units:${type}`, [40, y(at + 1)], plain(languages, wareName(type), 34, theme.ink), {
        maxWidth: first - 120,
      }),
      ...values.map((value, column) =>
        line(`units:${type}:${String(column)}`, [x(column), y(at + 1)], figure(value, 34, theme.ink), {
          align: 'centre',
        }),
      ),
    ];
  });
  return {
    width: WIDTH,
    height: ROW * (unitTypes.length + 1),
    pixels: Math.min(look.width, WIDTH),
    background: theme.paper,
    ns: 'axis-and-allies-1942',
    layers: [{ id: 'units', shapes: [...head, ...rows] }],
  };
}
