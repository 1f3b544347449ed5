// The tracks under the whole board: DEFCON, victory points, The China Card, military operations, Space Race, cards.
import { bold, figure, line, plain } from '../../../draw/lettering.js';
import { starPath } from '../../../draw/paths.js';
import { cellsOf, countBox, markersIn, pips, scoreBar, spaceTrack as spacesOf } from '../../../draw/tracks.js';
import { letterToken } from '../../../draw/tokens.js';
import type { Box, Colour, Shape, XY } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import { automaticVictory, closedRegions, lastBox, maxMilOps } from '../data/tracks.js';
import { abilityBoxes, sides, type Side } from '../data/terms.js';
import { regionName, say, sideName } from '../reports/names.js';
import { vpText } from '../reports/figures.js';
import type { TwilightView } from '../view.js';
import type { Stage } from './stage.js';

const LABEL = 34;
const SMALL = 28;

type Corner = Omit<Box, 'h'>;

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
function closedText(defcon: number): Text {
  const closed = closedRegions(defcon).map(regionName);
  return closed.length === 0 ? say('board.openAll') : say('board.closed', { regions: closed });
}

/** The five DEFCON squares with what the present one closes. */
export function defconTrack(stage: Stage, { defcon }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme } = stage;
  const size = 84;
  const levels = [5, 4, 3, 2, 1];
  const boxes = levels.map((_, index) => ({ x: x + (index * (w - size)) / 4, y: y + 60, w: size, h: size }));
  const spaces = levels.map((level) => {
    const here = level === defcon;
    return {
      id: String(level),
      label: level,
      labelSize: here ? 58 : 42,
      ink: here ? '#161616' : theme.stripSoft,
      fill: here ? defconColour(level) : theme.well,
      ...(here ? { rim: { colour: theme.stripInk, width: 7 } } : {}),
    };
  });
  return [
    line('defcon:label', [x, y + 28], bold(stage, say('board.defcon'), LABEL, theme.stripInk)),
    ...spacesOf('defcon', spaces, boxes, theme),
    line('defcon:closed', [x, y + 174], plain(stage, closedText(defcon), SMALL, theme.stripInk), { maxWidth: w }),
  ];
}

/** The victory point bar from the USSR's 20 to those of the US. */
export function vpTrack(stage: Stage, { vp }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme, sides: colours } = stage;
  const ahead = vp === 0 ? theme.stripInk : colours[vp > 0 ? 'us' : 'ussr'].text;
  return [
    line(
      'vp:label',
      [x, y + 28],
      [bold(stage, say('board.vp'), LABEL, theme.stripInk), bold(stage, vpText(vp), 48, ahead)],
      { gap: 26 },
    ),
    ...scoreBar(
      'vp',
      { x, y: y + 84, w, h: 40 },
      {
        limit: automaticVictory,
        step: 5,
        score: vp,
        colours: [colours.ussr.strong, colours.us.strong],
        numbers: [colours.ussr.text, colours.us.text],
        theme,
      },
    ),
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
    line('china:label', [x, y + 28], bold(stage, say('board.china'), LABEL, theme.stripInk), { maxWidth: w }),
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
            fill: { colour: theme.marker },
          },
        ]
      : []),
    line('china:state', [x + 112, y + 120], bold(stage, state, 38, colours?.text ?? theme.stripSoft), {
      maxWidth: w - 116,
    }),
  ];
}

const sideToken = (stage: Stage, side: Side, id: string, at: XY, size: number): Shape =>
  letterToken(id, at, [size, size], { key: `board.letter.${side}` }, stage.sides[side], stage, {
    colour: stage.theme.strip,
    width: 2,
  });

/** Military operations of both sides against what DEFCON asks for. */
export function milOpsTrack(stage: Stage, { milOps, defcon }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme } = stage;
  const [size, gap, first] = [46, 10, x + 76];
  return [
    line('milOps:label', [x, y + 28], bold(stage, say('board.milOps', { needed: defcon }), LABEL, theme.stripInk), {
      maxWidth: w,
    }),
    ...sides.flatMap((side, row): Shape[] => {
      const middle = y + 88 + row * 70;
      const done = milOps[side];
      return [
        sideToken(stage, side, `milOps:${side}`, [x + 28, middle], 52),
        ...pips(`milOps:${side}`, [first, middle], {
          count: maxMilOps,
          done,
          owed: defcon,
          size,
          gap,
          colour: stage.sides[side].strong,
          theme,
        }),
        line(
          `milOps:number:${side}`,
          [first + maxMilOps * (size + gap) + 14, middle],
          figure(`${done}/${defcon}`, 44, done < defcon ? theme.alarm : theme.stripInk),
        ),
      ];
    }),
  ];
}

/** The Space Race: both markers, and who has which ability. */
export function spaceTrack(stage: Stage, { space, abilities }: TwilightView, { x, y, w }: Corner): Shape[] {
  const { theme } = stage;
  const [top, height] = [y + 52, 88];
  const boxes = cellsOf({ x, y: top, w: w - 8, h: height }, lastBox + 1, 8);
  const spaces = boxes.map((_, box) => ({
    id: String(box),
    label: box,
    ...(abilityBoxes.some((id) => id === String(box)) ? { rim: { colour: theme.marker, width: 5 } } : {}),
  }));
  const held = abilityBoxes.flatMap((box): { box: string; side: Side }[] => {
    const side = abilities[box];
    return side === null ? [] : [{ box, side }];
  });
  return [
    line(
      'space:label',
      [x, y + 28],
      [
        bold(stage, say('board.space'), LABEL, theme.stripInk),
        plain(stage, say('board.space.rim'), SMALL, theme.stripSoft),
      ],
      { gap: 12, maxWidth: w - 8 },
    ),
    ...spacesOf('space', spaces, boxes, theme, { size: 32, at: (box) => [box.x + 20, box.y + box.h / 2] }),
    ...sides.flatMap((side, row) => {
      const box = boxes[space[side].box];
      const at = box && markersIn(box, sides.length)[row];
      return at ? [sideToken(stage, side, `space:${side}`, at, 40)] : [];
    }),
    ...held.map(({ box, side }, index) =>
      line(
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
  return counts.flatMap(([id, label, count, colour], index): Shape[] => {
    const middle = x + step * (index + 0.5);
    return countBox(`cards:${id}`, [middle, y + 104], count, {
      size: 104,
      colour,
      theme,
      label: line(`cards:label:${id}`, [middle, y + 28], bold(stage, label, 30, colour), {
        align: 'centre',
        maxWidth: step - 12,
      }),
    });
  });
}
