// Which of the noted deeds are marked on the board: those of the turn that something happened in last, numbered in their order.
import type { Deed } from '../state.js';
import { turnNumber } from '../state.js';
import type { Flag } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import type { QmgView } from '../view.js';

type Mark = QmgView['marks'][number];

/** What happened in this nation's turn, or in the one before it as long as nothing has happened in this; what would, in a planned turn. */
export function latestMarks(view: QmgView): readonly Mark[] {
  const now = turnNumber(view);
  const current = view.marks.filter(({ turn }) => turn === now);
  return current.length > 0 || view.planned !== undefined ? current : view.marks.filter(({ turn }) => turn === now - 1);
}

/** The number of the last such deed in a space; of anybody's when no nation is named. */
export function numberOf(
  marks: readonly Mark[],
  space: SpaceId,
  deeds: readonly Deed[],
  nation?: Flag,
): number | undefined {
  const index = marks.findLastIndex(
    (mark) => mark.space === space && deeds.includes(mark.deed) && (nation === undefined || mark.nation === nation),
  );
  return index < 0 ? undefined : index + 1;
}
