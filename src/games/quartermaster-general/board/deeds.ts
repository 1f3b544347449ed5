// The deeds of the marked turn in words, below a close-up that shows where they were done, numbered as on the map; below a planned turn all that would be out of supply, too.
import { line, plain } from '../../../draw/lettering.js';
import { badgeLetter, roundBadge } from '../../../draw/tokens.js';
import type { Box, Shape } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import { nationName, say, spaceName } from '../reports/names.js';
import { pieceName } from '../reports/pieces.js';
import type { QmgView } from '../view.js';
import { latestMarks } from './marks.js';
import { deedNumber } from './turn-signs.js';
import { isDrawn, type Stage } from './stage.js';

const ROW = 84;
const SIZE = 50;
/** The last ones when there are more. */
const MOST = 8;
const COLUMNS = 2;

interface Row {
  readonly id: string;
  /** The number on the map; null for a piece out of supply. */
  readonly number: number | null;
  readonly text: Text;
}

function deedText({ deed, nation, space }: QmgView['marks'][number]): Text {
  if (deed === 'battled') return say('deed.battled', { nation: nationName(nation), space: spaceName(space) });
  const isAir = deed === 'flown' || deed === 'downed';
  const piece = isAir ? say('piece.air', { people: say(`people.${nation}`) }) : pieceName(nation, space);
  return say(`deed.${deed}`, { piece, space: spaceName(space) });
}

function rowsOf(stage: Stage, view: QmgView): readonly Row[] {
  const deeds = latestMarks(view)
    .map((mark, index) => ({ mark, number: index + 1 }))
    .filter(({ mark }) => isDrawn(stage, mark.space))
    .slice(-MOST)
    .map(({ mark, number }): Row => ({ id: `deed:${number}`, number, text: deedText(mark) }));
  // What a planned turn costs is said wherever it stands.
  const starving = (view.planned?.starving ?? []).map(({ flag, space }): Row => {
    const text = say('deed.starving', { piece: pieceName(flag, space), space: spaceName(space) });
    return { id: `starving:${flag}:${space}`, number: null, text };
  });
  return [...deeds, ...starving];
}

/** How high the deeds stand. */
export function deedsHeight(stage: Stage, view: QmgView): number {
  return Math.ceil(rowsOf(stage, view).length / COLUMNS) * ROW;
}

/** The deeds in two columns, from a point down. */
export function deedShapes(stage: Stage, view: QmgView, { x, y, w }: Omit<Box, 'h'>): Shape[] {
  const column = w / COLUMNS;
  const { theme } = stage;
  return rowsOf(stage, view).flatMap(({ id, number, text }, index): Shape[] => {
    const left = x + (index % COLUMNS) * column;
    const middle = y + Math.floor(index / COLUMNS) * ROW + ROW / 2;
    const sign =
      number === null
        ? roundBadge('cut', [0, 0], theme.alarm, theme.ring, [badgeLetter('!', '#FFFFFF')])
        : deedNumber(stage, 'number', number, [0, 0]);
    return [
      { kind: 'group', id, at: [left + 30, middle], scale: 1.6, shapes: [sign] },
      line(`${id}:text`, [left + 74, middle], plain(stage, text, SIZE, theme.stripInk), { maxWidth: column - 96 }),
    ];
  });
}
