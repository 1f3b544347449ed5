// What a nation discards in its Discard step; before that it may take pieces off the board.
import type { Choose, Question, Review } from '../../../table/question.js';
import type { CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { say } from '../reports/names.js';
import { leastUseful } from '../rules/worth.js';
import type { QmgState } from '../state.js';
import { cardsForm, framed } from './ask.js';
import { ownPieces } from './withdraw.js';

/** A card to discard, or a piece of one's own to be taken off first. */
type DiscardChoice = CardId | 'takeOff';

/** Asks for any number of cards of a hand that is not empty. */
export function discardQuestion(state: QmgState, nation: Nation, penalty: number): Question<Choose<DiscardChoice>> {
  const hand = state.hand[nation];
  const count = state.deck[nation].length;
  const takeOff = { id: 'takeOff', text: say('play.takeOff'), group: say('group.other') } as const;
  return {
    ...framed(state, {
      key: 'discard',
      nation,
      text: penalty === 0 ? say('ask.discard', { count }) : say('ask.discardOrLose', { count }),
      about: { penalty },
    }),
    form: {
      kind: 'choose',
      of: 'cards',
      min: 0,
      max: hand.length,
      none: penalty === 0 ? say('discard.none') : say('discard.noneLose', { count: penalty }),
      options: () => [
        ...cardsForm(hand, 0, hand.length).options(),
        ...(ownPieces(state, nation).length > 0 ? [takeOff] : []),
      ],
    },
    review: (answer): Review =>
      answer.includes('takeOff') && answer.length > 1 ? { refusals: [say('refuse.takeOffFirst')] } : {},
    fallback: () => (penalty === 0 ? [] : leastUseful(hand, 1)),
  };
}
