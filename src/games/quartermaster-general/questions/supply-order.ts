// In which order pieces out of supply leave the board; asked only of nations that want to be asked.
import type { Choose, Question } from '../../../table/question.js';
import { say, spaceName } from '../reports/names.js';
import { pieceName } from '../reports/pieces.js';
import type { Piece, QmgState } from '../state.js';
import { framed } from './ask.js';

/** Asks the nation whose turn it is; in the order given unless it says otherwise. */
export function supplyOrderQuestion(
  state: QmgState,
  falling: readonly { readonly id: string; readonly piece: Piece }[],
): Question<Choose> {
  const ids = falling.map(({ id }) => id);
  const options = falling.map(({ id, piece: { nation, space } }) => ({
    id,
    of: space,
    text: say('outlook.piece', { piece: pieceName(nation, space), space: spaceName(space) }),
  }));
  return {
    ...framed(state, { key: 'supplyOrder', nation: state.active, text: say('ask.supplyOrder'), idle: 'standing' }),
    form: { kind: 'choose', min: ids.length, max: ids.length, ordered: true, options: () => options },
    fallback: () => ids,
  };
}
