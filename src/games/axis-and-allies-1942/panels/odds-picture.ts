// Odds as a picture: for each battle how likely so many units are left, defenders to the left, attackers to the right, each in the colour of its power.
import { bold, figure, languagesOf, line } from '../../../draw/lettering.js';
import type { Look, Scene, Shape } from '../../../table/scene.js';
import type { Power } from '../data/powers.js';
import type { Odds } from '../rules/odds/tally.js';
import type { Battle } from '../state.js';
import { battleTitle } from '../reports/battles.js';
import { say } from '../reports/names.js';
import { oddsText } from '../reports/odds.js';
import { powerColours, themes, type Theme } from '../board/theme.js';

/** A battle with what is to be expected of it. */
export interface Prospect {
  readonly battle: Battle;
  readonly attacker: Power;
  readonly defender: Power;
  readonly odds: Odds;
}

const WIDTH = 1200;
const ROW = 350;
/** More battles than these are in words alone. */
const most = 8;
const head = 84;
const foot = 90;

/** What the bars stand for, in the colour of their side: the defender's on the left, the attacker's on the right. */
function keyOf(id: string, y: number, { attacker, defender }: Prospect, theme: Theme, look: Look): Shape[] {
  const languages = languagesOf(look.lang);
  const square = (side: string, x: number, power: Power): Shape => ({
    kind: 'box',
    id: `${id}:key:${side}`,
    box: { x, y: y - 13, w: 26, h: 26 },
    fill: { colour: powerColours(look)[power].strong },
    strokes: [{ colour: theme.edge, width: 2 }],
  });
  const half = WIDTH / 2 - 40;
  const words = (side: 'defenders' | 'attackers'): ReturnType<typeof bold> =>
    bold(languages, say(`odds.key.${side}`), 24, theme.ink);
  return [
    square('defenders', 40, defender),
    line(`${id}:key:defenders:name`, [78, y], words('defenders'), { maxWidth: half - 38 }),
    square('attackers', WIDTH - 66, attacker),
    line(`${id}:key:attackers:name`, [WIDTH - 78, y], words('attackers'), { align: 'right', maxWidth: half - 38 }),
  ];
}

/** Bars for the battles of a turn. */
export function oddsPicture(prospects: readonly Prospect[], look: Look): Scene {
  const theme = themes[look.theme];
  const shown = prospects.slice(0, most);
  return {
    width: WIDTH,
    height: ROW * shown.length,
    pixels: Math.min(look.width, WIDTH),
    background: theme.paper,
    ns: 'axis-and-allies-1942',
    layers: [{ id: 'odds', shapes: shown.flatMap((one, row) => rowOf(one, row, theme, look)) }],
  };
}

function rowOf(prospect: Prospect, row: number, theme: Theme, look: Look): Shape[] {
  const { battle, odds, attacker, defender } = prospect;
  const languages = languagesOf(look.lang);
  const id = `odds:${battle.space}`;
  const y = row * ROW;
  const counts = [...odds.spread.keys()];
  const [least, most] = [Math.min(0, ...counts), Math.max(0, ...counts)];
  const step = (WIDTH - 80) / (most - least + 1);
  const tallest = Math.max(...odds.spread.values());
  const base = y + ROW - foot;
  const room = ROW - head - foot;
  const every = Math.max(1, Math.ceil(44 / step));
  return [
    {
      kind: 'box',
      id: `${id}:row`,
      box: { x: 0, y, w: WIDTH, h: ROW },
      fill: { colour: theme.paper },
      strokes: [{ colour: theme.well, width: 2 }],
    },
    line(
      `${id}:name`,
      [40, y + 44],
      [
        bold(languages, battleTitle(battle), 36, theme.ink),
        bold(languages, oddsText(odds, battle.kind), 28, theme.ink),
      ],
      {
        gap: 24,
        maxWidth: WIDTH - 80,
      },
    ),
    ...keyOf(id, base + 62, prospect, theme, look),
    ...Array.from({ length: most - least + 1 }, (_, n): Shape[] => {
      const count = least + n;
      const chance = odds.spread.get(count) ?? 0;
      const height = (chance / tallest) * room;
      const x = 40 + n * step;
      return [
        {
          kind: 'box',
          id: `${id}:${count}`,
          box: { x: x + step * 0.1, y: base - height, w: step * 0.8, h: Math.max(2, height) },
          fill: { colour: count === 0 ? theme.well : powerColours(look)[count > 0 ? attacker : defender].strong },
          strokes: [{ colour: theme.edge, width: 2 }],
        },
        ...(count % every === 0
          ? [
              line(`${id}:${count}:label`, [x + step / 2, base + 20], figure(Math.abs(count), 24, theme.ink), {
                align: 'centre',
              }),
            ]
          : []),
      ];
    }).flat(),
  ];
}
