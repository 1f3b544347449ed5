// What a nation can do in its Play step.
import type { Choose, Option, Question } from '../../../table/question.js';
import { card, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { effectText } from '../reports/card-text.js';
import { cardName, say } from '../reports/names.js';
import { outlookText } from '../reports/outlook.js';
import { reallocationCost, takesFromDiscards } from '../rules/hands.js';
import { canPay } from '../rules/costs.js';
import { ownGround } from '../rules/places.js';
import { statusOf } from '../rules/status.js';
import { outlookOf } from '../rules/outlook.js';
import { couldDo, stepsOf } from '../rules/steps.js';
import { isAnyTime } from '../rules/triggers.js';
import { isPlayable } from '../rules/worth.js';
import { discardsOf, unseenOf, type QmgState } from '../state.js';
import { cardOption, cardsForm, framed } from './ask.js';
import { ownPieces } from './withdraw.js';

/** A card to play or to use, or something else. */
export type PlayChoice = CardId | 'discardOne' | 'topCard' | 'reallocate' | 'takeOff';

/**
 * Asks what a nation does in its Play step.
 * @param isIdle tells of a card whether nothing would come of it: whoever chooses it is asked again.
 */
export function playQuestion(
  state: QmgState,
  nation: Nation,
  isIdle: (id: CardId) => boolean = () => false,
): Question<Choose<PlayChoice>> {
  const hand = state.hand[nation];
  return {
    ...framed(state, {
      key: 'play',
      nation,
      text: say('ask.playOutlook', { outlook: outlookText(outlookOf(state, nation)) }),
      // What it plays is placed or fought from there, whatever others have done elsewhere.
      places: ownGround(state, nation),
    }),
    fromHand: true,
    form: { kind: 'choose', of: 'plays', min: 1, max: 1, options: () => optionsOf(state, nation, isIdle) },
    fallback: () => [hand.length > 0 ? 'discardOne' : 'topCard'],
  };
}

function optionsOf(state: QmgState, nation: Nation, isIdle: (id: CardId) => boolean): readonly Option<PlayChoice>[] {
  const hand = state.hand[nation];
  const group = say('group.other');
  const other = (id: Exclude<PlayChoice, CardId>): Option<PlayChoice> => ({ id, text: say(`play.${id}`), group });
  const onTable = usable(state, nation);
  return [
    ...cardsForm(hand.filter(isPlayable), 0, 1)
      .options()
      .map(({ id }) => doubted(cardOption(id), isIdle)),
    ...onTable.map((id) =>
      doubted(
        { id, text: say('play.use', { card: cardName(id) }), group: say('group.table'), detail: effectText(id) },
        isIdle,
      ),
    ),
    ...(mayReallocate(state, nation) ? [other('reallocate')] : []),
    // Nobody is asked for its sake alone: what was said in advance takes pieces off then.
    ...(hand.length + onTable.length > 0 && ownPieces(state, nation).length > 0 ? [other('takeOff')] : []),
    other(hand.length > 0 ? 'discardOne' : 'topCard'),
  ];
}

/** A card that warns when nothing would come of it. That is found out only for those who read it: thinking ahead asks for the options all the time. */
function doubted(option: Option<CardId>, isIdle: (id: CardId) => boolean): Option<CardId> {
  let found: boolean | undefined;
  return {
    ...option,
    get danger() {
      found ??= isIdle(option.id);
      return found ? say('play.idle') : undefined;
    },
  };
}

/** Cards on the table that a nation may use now: Status cards in place of a play, and Truk. */
function usable(state: QmgState, nation: Nation): readonly CardId[] {
  const instead = statusOf(state, nation).filter((id) => {
    const facts = card(id);
    if (facts.window !== 'instead' || state.used.includes(id)) return false;
    if (!canPay(state, nation, id, state.hand[nation])) return false;
    return stepsOf(state, id).some((step) =>
      step.op === 'playDiscard'
        ? discardsOf(state, nation).some((one) => card(one).type === step.type)
        : couldDo(state, step, { owner: nation, card: id, held: unseenOf(state, nation) }),
    );
  });
  const anyTime = [
    ...state.responses[nation].filter((id) => card(id).window === 'ownTurn'),
    ...state.hand[nation].filter((id) => isAnyTime(state, id)),
  ];
  return [...instead, ...anyTime];
}

function mayReallocate(state: QmgState, nation: Nation): boolean {
  const { options, reallocated, hand, deck } = state;
  // Total War makes it a rule.
  if (!(options.reallocateResources || options.totalWar) || reallocated) return false;
  if (deck[nation].length === 0 && !takesFromDiscards(state, nation)) return false;
  return hand[nation].length >= (options.reallocateNeedsFullHand ? reallocationCost(state, nation) : 1);
}
