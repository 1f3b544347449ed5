// The tracks under the whole board: DEFCON, victory points, The China Card, military operations, Space Race, cards.
import type { Box, Colour, Shape, XY } from '../../../table/scene.js';
import { starPath } from '../../../draw/paths.js';
import type { Text } from '../../../table/text.js';
import { automaticVictory, closedRegions, lastBox, maxMilOps } from '../data/tracks.js';
import { abilityBoxes, sides, type Side } from '../data/terms.js';
import { regionName, say, sideName } from '../reports/say.js';
import { vpText } from '../phases/effects/victory-points.js';
import type { TwilightView } from '../view.js';
import { bold, plain, type Stage } from './stage.js';

const LABEL = 34;
const SMALL = 28;

type Corner = Omit<Box, 'h'>;

function words(
  id: string,
  at: XY,
  run: ReturnType<typeof bold>,
  more: { align?: 'left' | 'centre' | 'right'; maxWidth?: number } = {},
): Shape {
  const { align = 'left', maxWidth } = more;
  return { kind: 'text', id, at, align, runs: [run], ...(maxWidth === undefined ? {} : { maxWidth }) };
}

/** Colours of the DEFCON levels, from peace to war. */
const defconColours: Readonly<Record<number, Colour>> = {
  5: '#7BC67B',
  4: '#B9D65C',
  3: '#F5C518',
  2: '#F2892E',
  1: '#D7263D',
};

/** The colour of a DEFCON level. */
export function defconColour(level: number): Colour {
  return defconColours[level] ?? '#D7263D';
}

/** Where coups and realignments are forbidden, in a few words. */
export function closedText(defcon: number): Text {
  const closed = closedRegions(defcon).map(regionName);
  return closed.length === 0 ? say('board.openAll') : say('board.closed', { regions: closed });
}

/** The five DEFCON squares with what the present one closes. */
export function defconTrack(stage: Stage, { defcon }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme } = stage;
  const size = 84;
  const step = (w - size) / 4;
  return [
    words('defcon:label', [x, y + 28], bold(stage, say('board.defcon'), LABEL, theme.stripInk)),
    ...[5, 4, 3, 2, 1].flatMap((level, index): Shape[] => {
      const here = level === defcon;
      const at: XY = [x + index * step + size / 2, y + 102];
      return [
        {
          kind: 'box',
          id: `defcon:${String(level)}`,
          box: { x: at[0] - size / 2, y: at[1] - size / 2, w: size, h: size },
          radius: 12,
          fill: { colour: here ? defconColour(level) : theme.well },
          ...(here ? { strokes: [{ colour: theme.stripInk, width: 7 }] } : {}),
        },
        words(
          `defcon:number:${String(level)}`,
          at,
          {
            text: String(level),
            lang: 'en',
            size: here ? 58 : 42,
            weight: 'bold',
            fill: here ? '#161616' : theme.stripSoft,
          },
          { align: 'centre' },
        ),
      ];
    }),
    words('defcon:closed', [x, y + 174], plain(stage, closedText(defcon), SMALL, theme.stripInk), { maxWidth: w }),
  ];
}

/** The victory point bar from the USSR's 20 to those of the US. */
export function vpTrack(stage: Stage, { vp }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme, sides: colours } = stage;
  const shown = Math.max(-automaticVictory, Math.min(automaticVictory, vp));
  const at = (points: number): number => x + ((points + automaticVictory) / (automaticVictory * 2)) * w;
  const [top, height] = [y + 84, 40];
  const ahead = vp === 0 ? theme.stripInk : colours[vp > 0 ? 'us' : 'ussr'].text;
  const half = (side: Side, from: number, to: number): Shape => ({
    kind: 'box',
    id: `vp:${side}`,
    box: { x: at(from), y: top, w: at(to) - at(from), h: height },
    fill: { colour: colours[side].strong },
  });
  const ticks = [-20, -15, -10, -5, 0, 5, 10, 15, 20];
  return [
    {
      kind: 'text',
      id: 'vp:label',
      at: [x, y + 28],
      align: 'left',
      gap: 26,
      runs: [bold(stage, say('board.vp'), LABEL, theme.stripInk), bold(stage, vpText(vp), 48, ahead)],
    },
    half('ussr', -automaticVictory, 0),
    half('us', 0, automaticVictory),
    ...ticks.flatMap((points): Shape[] => [
      {
        kind: 'path',
        id: `vp:tick:${String(points)}`,
        d: `M${String(at(points))} ${String(top - 6)}L${String(at(points))} ${String(top + height + 6)}`,
        strokes: [{ colour: theme.stripInk, width: points === 0 ? 5 : 2.5 }],
      },
      words(
        `vp:number:${String(points)}`,
        [at(points), top + height + 34],
        {
          text: String(Math.abs(points)),
          lang: 'en',
          size: 30,
          weight: 'bold',
          fill: points === 0 ? theme.stripInk : colours[points > 0 ? 'us' : 'ussr'].text,
        },
        { align: 'centre' },
      ),
    ]),
    {
      kind: 'path',
      id: 'vp:marker',
      d: starPath([at(shown), top + height / 2], 44),
      fill: { colour: '#F5C518' },
      strokes: [{ colour: '#1A1A1A', width: 5 }],
    },
  ];
}

/** Who holds The China Card, and how it lies. */
export function chinaCard(stage: Stage, { china: { holder, faceUp } }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme } = stage;
  const colours = holder === null ? undefined : stage.sides[holder];
  const state: Text =
    holder === null
      ? say('board.chinaNone')
      : say(faceUp ? 'board.chinaUp' : 'board.chinaDown', { side: sideName(holder) });
  return [
    words('china:label', [x, y + 28], bold(stage, say('board.china'), LABEL, theme.stripInk), { maxWidth: w }),
    {
      kind: 'box',
      id: 'china:card',
      box: { x: x + 4, y: y + 62, w: 84, h: 116 },
      radius: 10,
      fill: {
        colour: colours?.strong ?? theme.well,
        ...(faceUp ? {} : { hatch: { colour: 'rgba(255,255,255,0.5)', spacing: 16, width: 5, angle: 45 } }),
      },
      strokes: [{ colour: theme.stripInk, width: 4 }],
    },
    ...(faceUp && colours
      ? [
          {
            kind: 'path' as const,
            id: 'china:star',
            d: starPath([x + 46, y + 120], 30),
            fill: { colour: '#F5C518' },
          },
        ]
      : []),
    words('china:state', [x + 112, y + 120], bold(stage, state, 38, colours?.text ?? theme.stripSoft), {
      maxWidth: w - 116,
    }),
  ];
}

function sideChip(stage: Stage, side: Side, id: string, [x, y]: XY, size: number): Shape[] {
  const { strong, ink } = stage.sides[side];
  return [
    {
      kind: 'box',
      id,
      box: { x: x - size / 2, y: y - size / 2, w: size, h: size },
      radius: size * 0.2,
      fill: { colour: strong },
      strokes: [{ colour: stage.theme.strip, width: 2 }],
    },
    words(`${id}:letter`, [x, y], bold(stage, { key: `board.letter.${side}` }, size * 0.66, ink), { align: 'centre' }),
  ];
}

/** Military operations of both sides against what DEFCON asks for. */
export function milOpsTrack(stage: Stage, { milOps, defcon }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme } = stage;
  const pip = 46;
  const first = x + 76;
  return [
    words('milOps:label', [x, y + 28], bold(stage, say('board.milOps', { needed: defcon }), LABEL, theme.stripInk), {
      maxWidth: w,
    }),
    ...sides.flatMap((side, row): Shape[] => {
      const middle = y + 88 + row * 70;
      const reached = milOps[side];
      return [
        ...sideChip(stage, side, `milOps:${side}`, [x + 28, middle], 52),
        ...Array.from({ length: maxMilOps }, (_, index): Shape => {
          const owed = index >= reached && index < defcon;
          return {
            kind: 'box',
            id: `milOps:${side}:${String(index + 1)}`,
            box: { x: first + index * (pip + 10), y: middle - pip / 2, w: pip, h: pip },
            radius: 8,
            fill: { colour: index < reached ? stage.sides[side].strong : theme.well },
            ...(owed ? { strokes: [{ colour: theme.alarm, width: 4, dash: [9, 6], cap: 'butt' as const }] } : {}),
          };
        }),
        words(`milOps:number:${side}`, [first + maxMilOps * (pip + 10) + 14, middle], {
          text: `${String(reached)}/${String(defcon)}`,
          lang: 'en',
          size: 44,
          weight: 'bold',
          fill: reached < defcon ? theme.alarm : theme.stripInk,
        }),
      ];
    }),
  ];
}

/** The Space Race: both markers, and who has which ability. */
export function spaceTrack(stage: Stage, { space, abilities }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme } = stage;
  const step = w / (lastBox + 1);
  const [top, height] = [y + 52, 88];
  const held = abilityBoxes.flatMap((box): { box: string; side: Side }[] => {
    const side = abilities[box];
    return side === null ? [] : [{ box, side }];
  });
  return [
    words('space:label', [x, y + 28], bold(stage, say('board.space'), LABEL, theme.stripInk)),
    ...Array.from({ length: lastBox + 1 }, (_, box): Shape[] => {
      const left = x + box * step;
      const gives = abilityBoxes.some((id) => id === String(box));
      return [
        {
          kind: 'box',
          id: `space:${String(box)}`,
          box: { x: left, y: top, w: step - 8, h: height },
          radius: 10,
          fill: { colour: theme.well },
          ...(gives ? { strokes: [{ colour: theme.stability, width: 5 }] } : {}),
        },
        words(
          `space:number:${String(box)}`,
          [left + 20, top + height / 2],
          { text: String(box), lang: 'en', size: 32, weight: 'bold', fill: theme.stripSoft },
          { align: 'centre' },
        ),
      ];
    }).flat(),
    ...sides.flatMap((side, row) =>
      sideChip(
        stage,
        side,
        `space:${side}`,
        [x + space[side].box * step + (step - 8) * 0.66, top + height * (row === 0 ? 0.27 : 0.73)],
        40,
      ),
    ),
    ...held.map(({ box, side }, index) =>
      words(
        `space:ability:${box}`,
        [x + (index % 2) * (w / 2), top + height + 28 + Math.floor(index / 2) * 36],
        plain(
          stage,
          say('board.ability', { side: sideName(side), ability: { key: `board.ability.${box}` } }),
          SMALL,
          stage.sides[side].text,
        ),
        { maxWidth: w / 2 - 14 },
      ),
    ),
  ];
}

/** How many cards are where. */
export function cardCounts(stage: Stage, view: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme, sides: colours } = stage;
  const counts: readonly (readonly [id: string, label: Text, count: number, fill: Colour])[] = [
    ['us', say('board.handUs'), view.handSizes.us, colours.us.text],
    ['ussr', say('board.handUssr'), view.handSizes.ussr, colours.ussr.text],
    ['deck', say('board.deck'), view.deckSize, theme.stripInk],
    ['discard', say('board.discard'), view.discard.length, theme.stripInk],
    ['removed', say('board.removed'), view.removed.length, theme.stripInk],
  ];
  const step = w / counts.length;
  return counts.flatMap(([id, label, count, fill], index): Shape[] => {
    const middle = x + step * (index + 0.5);
    return [
      {
        kind: 'box',
        id: `cards:${id}`,
        box: { x: middle - 52, y: y + 52, w: 104, h: 104 },
        radius: 12,
        fill: { colour: theme.well },
        strokes: [{ colour: fill, width: 4 }],
      },
      words(
        `cards:number:${id}`,
        [middle, y + 104],
        { text: String(count), lang: 'en', size: 54, weight: 'bold', fill },
        { align: 'centre' },
      ),
      words(`cards:label:${id}`, [middle, y + 28], bold(stage, label, 30, fill), {
        align: 'centre',
        maxWidth: step - 12,
      }),
    ];
  });
}
