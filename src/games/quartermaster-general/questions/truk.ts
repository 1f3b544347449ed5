// Whether Japan uses Truk before it does something, or before its Supply step; it is asked whether or not the card lies there.
import type { Choose, Question } from '../../../table/question.js';
import type { CardId } from '../data/cards.js';
import { spaceName, say } from '../reports/names.js';
import { unsupplied } from '../rules/supply.js';
import type { QmgState } from '../state.js';
import { cardOption, framed } from './ask.js';

export function trukQuestion(state: QmgState): Question<Choose<CardId>> {
  const held = state.responses.japan.filter((id) => id === 'jpn-truk');
  return {
    ...framed(state, {
      key: 'truk',
      nation: 'japan',
      text: say('ask.truk', { spaces: unsupplied(state, 'japan').map(spaceName) }),
      idle: 'quiet',
    }),
    form: { kind: 'choose', min: 0, max: 1, options: () => held.map((id) => cardOption(id)) },
    fallback: () => [],
  };
}
