// How the computer player answers questions about cards: what to throw away, give, take, use.
import type { Choose } from '../../../table/question.js';
import { isOpponents, isScoring, card, isCardId, type CardId } from '../data/cards.js';
import { scoringGain } from '../rules/scoring.js';
import { influenceOf } from '../rules/control.js';
import { roundsLeft, scoringCardsIn } from '../rules/turn.js';
import type { TwilightState } from '../state.js';
import { isPerilous, opsGain, type Reckoning } from './plays.js';
import { onAverage, taking } from './hand-items.js';
import { isDoomed, planHand } from './plan.js';
import type { Thought } from './thought.js';
import { Board } from './board.js';

function cardsIn(form: Choose): readonly CardId[] {
  return form.options().flatMap(({ id }) => (isCardId(id) ? [id] : []));
}

/** How much a side likes to have a card in its hand. */
function liking({ thought }: Reckoning, id: CardId): number {
  const { state, side } = thought;
  if (isScoring(id)) return scoringGain(state, side, id) - 0.5;
  const ops = 0.6 * card(id).ops;
  if (isPerilous(thought, id)) return ops - 3;
  return isOpponents(side, id) ? ops - 0.8 * card(id).ops : ops + 0.3;
}

/** Whether the rest of the hand could not be played without danger if this card were lost, once its side is out of any trap. */
function isNeeded({ state, side }: Thought, id: CardId): boolean {
  if (!state.hands[side].includes(id)) return false;
  const free = { ...state, effects: { ...state.effects, quagmire: false, bearTrap: false } };
  const hands = { ...state.hands, [side]: state.hands[side].filter((other) => other !== id) };
  const guess = onAverage(side);
  return isDoomed(planHand({ ...free, hands }, side, guess)) && !isDoomed(planHand(free, side, guess));
}

function ranked(reckoning: Reckoning, ids: readonly CardId[]): readonly { id: CardId; worth: number }[] {
  const rate = (id: CardId): number => liking(reckoning, id) + (isNeeded(reckoning.thought, id) ? 50 : 0);
  return ids.map((id) => ({ id, worth: rate(id) })).toSorted((a, b) => a.worth - b.worth);
}

/** The cards it misses least: as many as must be, more while each is worth less than `limit`. */
function thrown(reckoning: Reckoning, form: Choose, limit: number): readonly string[] {
  return ranked(reckoning, cardsIn(form))
    .filter(({ worth }, n) => n < form.min || (n < form.max && worth < limit))
    .map(({ id }) => id);
}

/** So many cards may be drawn that scoring cards among them can still be played this turn: not all of them will be. */
function drawsFor({ state }: Thought): number {
  const rounds = roundsLeft(state, 'us') - (state.phasing === 'us' && state.round > 0 ? 1 : 0);
  return 2 * Math.max(0, rounds - scoringCardsIn(state, 'us').length);
}

/** What losing West Germany to Blockade costs. */
function blockadeLoss({ thought }: Reckoning): number {
  const { state, side, weights } = thought;
  const us = -influenceOf(state, 'us', 'west_germany');
  return -new Board(state, side, weights).gain('west_germany', { us });
}

/** Whether a side is better off without a card the deck would deal to either. */
function betterGone(state: TwilightState, id: CardId): boolean {
  if (isScoring(id)) return scoringGain(state, 'us', id) < 0;
  return isOpponents('us', id);
}

/** How gladly a side gives a card up for Missile Envy: an event of the other side occurs, and worst is one that takes a card more. */
function givenUp({ side }: Thought, id: CardId): number {
  if (isOpponents(side, id)) return taking[id] === undefined ? -1 : -2;
  return card(id).side === side ? 1 : 0;
}

/** Answers a choice among cards by its key; undefined when the question is not about cards it knows. */
export function chosenCards(reckoning: Reckoning, key: string, form: Choose): readonly string[] | undefined {
  const { thought } = reckoning;
  const { state } = thought;
  const ids = cardsIn(form);
  switch (key) {
    case 'event.blockade':
      return thrown(reckoning, form, blockadeLoss(reckoning));
    case 'event.latin_american_debt_crisis.discard':
      return thrown(reckoning, form, 1.2);
    case 'event.ask_not':
      return thrown(reckoning, form, 0.7).slice(0, drawsFor(thought));
    case 'event.our_man_in_tehran':
      return ids.filter((id) => betterGone(state, id));
    case 'event.aldrich_ames_remix':
      return topmost(ids, (id) => card(id).ops + (isOpponents('us', id) ? -3 : 1));
    case 'event.missile_envy':
      return topmost(ids, (id) => givenUp(thought, id));
    case 'event.star_wars':
      return starWars(reckoning, form);
    case 'trapDiscard':
      return thrown(reckoning, form, -9);
    case 'spaceDiscard':
      return thrown(reckoning, form, -0.2);
    case 'companion':
      return topmost(
        ids,
        (id) => opsGain(reckoning, id) - Math.min(0, reckoning.event(id, 'round')) + planned(reckoning, id),
      );
    case 'scoringCard':
      return scoringCard(reckoning, form);
    default:
      return undefined;
  }
}

/** What the hand is worth that is left when a card has been laid beside the one that cancels its event. */
function planned({ thought: { state, side } }: Reckoning, id: CardId): number {
  const hand = state.hands[side].filter((other) => other !== id && other !== 'un_intervention');
  return planHand({ ...state, hands: { ...state.hands, [side]: hand } }, side, onAverage(side)).value;
}

function topmost(ids: readonly CardId[], rate: (id: CardId) => number): readonly string[] {
  return ids.toSorted((a, b) => rate(b) - rate(a)).slice(0, 1);
}

function starWars(reckoning: Reckoning, form: Choose): readonly string[] {
  const safe = form.options().filter(({ danger }) => danger === undefined);
  const ids = safe.flatMap(({ id }) => (isCardId(id) ? [id] : []));
  return topmost(ids, (id) => reckoning.event(id, 'starWars'));
}

function scoringCard({ thought }: Reckoning, form: Choose): readonly string[] {
  const { state, side } = thought;
  const [best] = cardsIn(form).toSorted((a, b) => scoringGain(state, side, b) - scoringGain(state, side, a));
  const mayPass = form.options().some(({ id }) => id === 'pass');
  if (best === undefined) return ['pass'];
  return mayPass && scoringGain(state, side, best) < 0 ? ['pass'] : [best];
}
