// What the other side may still take out of a hand whose dangerous cards are only just held back.
import { isScoring, type CardId } from '../data/cards.js';
import { opponent, type Side } from '../data/terms.js';
import { roundsLeft } from '../rules/turn.js';
import type { TwilightState } from '../state.js';
import { calming } from './hand-items.js';

/** Events of the other side's own playing that take a card of a hand, and how many on the average. */
const takers: Readonly<Record<Side, readonly (readonly [id: CardId, cards: number])[]>> = {
  us: [
    ['terrorism', 1],
    ['aldrich_ames_remix', 1],
  ],
  ussr: [
    ['terrorism', 1],
    ['five_year_plan', 1],
    ['grain_sales_to_soviets', 0.5],
  ],
};

/** How likely the other side is to hold a card: known, or as likely as it has been dealt one of those nobody has seen. */
export function oddsHeld(state: TwilightState, side: Side, id: CardId): number {
  const { seen, hands, deck } = state;
  const theirs = hands[opponent(side)];
  if (seen[side].includes(id)) return theirs.includes(id) ? 1 : 0;
  if (!theirs.includes(id) && !deck.includes(id)) return 0;
  const hidden = theirs.filter((other) => !seen[side].includes(other)).length;
  return hidden / (hidden + deck.length);
}

/** How many cards the other side could take with what it may hold. */
function mayTake(state: TwilightState, side: Side): number {
  const twice = side === 'us' && state.effects.iranianHostageCrisis;
  return takers[side].reduce(
    (sum, [id, cards]) => sum + cards * (id === 'terrorism' && twice ? 2 : 1) * oddsHeld(state, side, id),
    0,
  );
}

/** What each round of the other side costs in which it holds such a card, when any loss leaves a hand that ends the world. */
const perRound = 25;

/** The card that takes a point of Operations off each of the other side's: what just goes to space does so no longer. */
const purge: CardId = 'red_scare_purge';

/**
 * What it costs a hand that the other side may take a card of it which it cannot do without, or a way into space.
 * @param dangerous the cards of the hand that end the world: nobody misses them.
 * @param isLost whether the hand cannot be played without ending the world once something has changed.
 */
export function exposure(
  state: TwilightState,
  side: Side,
  dangerous: ReadonlySet<CardId>,
  isLost: (change: Pick<TwilightState, 'hands'> | Pick<TwilightState, 'redScare'>) => boolean,
): number {
  if (dangerous.size === 0) return 0;
  const { hands, redScare } = state;
  const hand = hands[side];
  const odds = mayTake(state, side);
  const purged = oddsHeld(state, side, purge);
  const missed = (id: CardId): boolean =>
    odds > 0 && isLost({ hands: { ...hands, [side]: hand.filter((other) => other !== id) } });
  const safe = hand.filter((id) => !dangerous.has(id));
  const helps = (id: CardId): boolean => id === 'un_intervention' || calming[id] !== undefined;
  // One plain card is missed as much as any other, and one scoring card.
  const alike = [safe.filter(isScoring), safe.filter((id) => !isScoring(id) && !helps(id))];
  const sum =
    safe.filter((id) => helps(id) && missed(id)).length +
    alike.reduce((lost, [first, ...rest]) => lost + (first !== undefined && missed(first) ? 1 + rest.length : 0), 0);
  const weaker = purged > 0 && isLost({ redScare: { ...redScare, [side]: redScare[side] + 1 } }) ? purged : 0;
  return ((sum / hand.length) * odds + weaker) * perRound * roundsLeft(state, opponent(side));
}
