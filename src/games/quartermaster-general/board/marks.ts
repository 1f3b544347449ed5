// Which of the noted deeds are marked on the board: those of the turn that something happened in last.
import { turnNumber } from '../state.js';
import type { QmgView } from '../view.js';

/** What happened in this nation's turn, or in the one before it as long as nothing has happened in this. */
export function latestMarks(view: QmgView): QmgView['marks'] {
  const now = turnNumber(view);
  const current = view.marks.filter(({ turn }) => turn === now);
  return current.length > 0 ? current : view.marks.filter(({ turn }) => turn === now - 1);
}
