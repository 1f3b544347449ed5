// The deeds of the marked turn in words, below a close-up: numbered as on the map.
import { line, plain } from '../../../draw/lettering.js';
import type { Box, Shape } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import { nationName, say, spaceName } from '../reports/names.js';
import { pieceName } from '../reports/pieces.js';
import type { QmgView } from '../view.js';
import { latestMarks } from './marks.js';
import { deedNumber } from './pieces.js';
import type { Stage } from './stage.js';

const ROW = 84;
const SIZE = 50;
/** The last ones when there are more. */
const MOST = 8;
const COLUMNS = 2;

function deedText({ deed, nation, space }: QmgView['marks'][number]): Text {
  if (deed === 'battled') return say('deed.battled', { nation: nationName(nation), space: spaceName(space) });
  const isAir = deed === 'flown' || deed === 'downed';
  const piece = isAir ? say('piece.air', { people: say(`people.${nation}`) }) : pieceName(nation, space);
  return say(`deed.${deed}`, { piece, space: spaceName(space) });
}

/** How high the deeds stand. */
export function deedsHeight(view: QmgView): number {
  return Math.ceil(Math.min(MOST, latestMarks(view).length) / COLUMNS) * ROW;
}

/** The deeds in two columns, from a point down. */
export function deedShapes(stage: Stage, view: QmgView, { x, y, w }: Omit<Box, 'h'>): Shape[] {
  const marks = latestMarks(view);
  const first = Math.max(0, marks.length - MOST);
  const column = w / COLUMNS;
  return marks.slice(first).flatMap((mark, index): Shape[] => {
    const left = x + (index % COLUMNS) * column;
    const middle = y + Math.floor(index / COLUMNS) * ROW + ROW / 2;
    const id = `deed:${first + index + 1}`;
    return [
      {
        kind: 'group',
        id,
        at: [left + 30, middle],
        scale: 1.6,
        shapes: [deedNumber(stage, 'number', first + index + 1, [0, 0])],
      },
      line(`${id}:text`, [left + 74, middle], plain(stage, deedText(mark), SIZE, stage.theme.stripInk), {
        maxWidth: column - 96,
      }),
    ];
  });
}
