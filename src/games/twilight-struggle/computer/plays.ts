// How the computer player picks a card and its use in an action round, and its headline.
import { companions, type Source } from '../rules/events.js';
import { scoringCardsIn, scoringPressed, roundsLeft } from '../rules/turn.js';
import { isOpponents, isScoring, card, type CardId } from '../data/cards.js';
import { scoringGain } from '../rules/scoring.js';
import { lowersDefcon } from '../rules/coups.js';
import { fatalDraws, perilOf } from '../rules/perils.js';
import type { CountryId } from '../data/countries.js';
import { legalModes, bringsEvent, cardGrant, type Mode } from '../rules/card-uses.js';
import { budgetOf, type Budget } from '../rules/ops-value.js';
import { canGoToSpace } from '../rules/space-race.js';
import { eventOutlook, tryEvent, type Answerer, type EventOutlook } from './simulate.js';
import { decisive } from './strike.js';
import type { TwilightState } from '../state.js';
import type { Side } from '../data/terms.js';
import type { Thought } from './thought.js';
import { spaceGain, useGain } from './uses.js';
import { chinaPrice, seenFrom, worth } from './worth.js';

/** What letting an event occur risks, on top of what it does. */
export const perilCost = {
  certain: decisive,
  opponentOps: decisive / 2,
  opponentChoice: decisive / 2,
  random: 150,
} as const;

/** What letting a card's event occur now risks. */
export function eventRisk(state: TwilightState, side: Side, id: CardId, source: Source): number {
  const peril = perilOf(state, side, id, source);
  if (peril === undefined) return 0;
  if (side === 'ussr' && (id === 'five_year_plan' || (id === 'grain_sales_to_soviets' && peril === 'random')))
    return decisive * fatalDraws(state, id);
  return perilCost[peril];
}

/** Cards whose event threatens a loss whenever DEFCON is low, whatever it is now. */
export function isPerilous(thought: Thought, id: CardId): boolean {
  const low = { ...thought.state, defcon: 2 };
  const kind = perilOf(low, thought.side, id, 'round');
  return kind !== undefined && (isOpponents(thought.side, id) || kind === 'certain');
}

/** What is remembered while one decision is made: Operations of equal worth need to be thought through only once. */
export class Reckoning {
  readonly #uses = new Map<string, number>();
  readonly #events = new Map<CardId, EventOutlook>();

  constructor(
    readonly thought: Thought,
    readonly answer: Answerer,
  ) {}

  use(use: 'influence' | 'coup' | 'realign', budget: Budget, avoid?: (id: CountryId) => boolean): number {
    const key = `${use} ${JSON.stringify(budget)} ${avoid === undefined ? '' : 'careful'}`;
    const known = this.#uses.get(key);
    if (known !== undefined) return known;
    const gain = useGain(this.thought, use, budget, avoid);
    this.#uses.set(key, gain);
    return gain;
  }

  event(id: CardId, source: Source): number {
    return this.#outlook(id, source).gain;
  }

  /** The lowest DEFCON a card's event may leave. */
  defconAfter(id: CardId, source: Source): number {
    return this.#outlook(id, source).defcon;
  }

  #outlook(id: CardId, source: Source): EventOutlook {
    const known = this.#events.get(id);
    if (known !== undefined) return known;
    const outlook = eventOutlook(this.thought, id, this.thought.side, source, this.answer);
    this.#events.set(id, outlook);
    return outlook;
  }
}

/** A card in one of its uses, with what that gains. */
export interface Play {
  readonly card: CardId;
  readonly mode: Mode;
  readonly gain: number;
}

/** The best use of a card; undefined when it has none. */
export function bestMode(reckoning: Reckoning, id: CardId, source: Source, legal?: readonly Mode[]): Play | undefined {
  const { state, side } = reckoning.thought;
  const modes = legal ?? legalModes(state, side, id, source);
  return modes
    .map((mode) => ({ card: id, mode, gain: modeGain(reckoning, id, mode, source) }))
    .toSorted((a, b) => b.gain - a.gain)[0];
}

const canceller = 0.4;

/** What using a card in a way gains at first sight. */
export function modeGain(reckoning: Reckoning, id: CardId, mode: Mode, source: Source): number {
  const { state, side } = reckoning.thought;
  // It lowers DEFCON as soon as it is declared, whatever it is used for.
  if (id === 'first_lightning' && mode !== 'space' && state.defcon <= 2) return -decisive;
  const budget = budgetOf(state, side, card(id).ops, id);
  const china = id === 'the_china_card' ? chinaPrice(state.turn) : 0;
  const follows = bringsEvent(state, side, id, source);
  const risk = eventRisk(state, side, id, source);
  switch (mode) {
    case 'event':
      if (isScoring(id)) return scoringGain(state, side, id);
      if (id === 'un_intervention' || id === 'first_lightning') return cancelGain(reckoning);
      return reckoning.event(id, source) - risk;
    case 'influence':
    case 'realign':
      return reckoning.use(mode, budget) - china + (follows ? reckoning.event(id, source) - risk : 0);
    case 'coup':
      return coupThenEvent(reckoning, id, budget, follows, source) - china;
    case 'eventFirst':
      return eventThenUse(reckoning, id, source) - risk;
    case 'space':
      return spaceGain(state, side) - china - ownLoss(reckoning, id);
    case 'cancel':
      return opsGain(reckoning, id) - canceller;
    case 'lightning':
      return state.defcon <= 2 ? -decisive : opsGain(reckoning, id) - canceller;
  }
}

/** Sending a good card of one's own to space wastes it. */
function ownLoss({ thought }: Reckoning, id: CardId): number {
  return isOpponents(thought.side, id) ? 0 : 0.5;
}

/** The best use of a card's Operations without its event. */
export function opsGain(reckoning: Reckoning, id: CardId): number {
  const { state, side } = reckoning.thought;
  const { budget } = cardGrant(state, side, id, false);
  return Math.max(reckoning.use('influence', budget), reckoning.use('coup', budget));
}

function cancelGain(reckoning: Reckoning): number {
  const { state, side } = reckoning.thought;
  const gains = companions(state, side).map((id) => opsGain(reckoning, id));
  return Math.max(-1, ...gains) - canceller;
}

/** The position with DEFCON one level lower, where that does not end the game. */
export function loweredOnce(state: TwilightState): TwilightState {
  return { ...state, defcon: Math.max(2, state.defcon - 1) };
}

/** A coup before the opponent's event: one that lowers DEFCON must not make the event deadly. */
function coupThenEvent(reckoning: Reckoning, id: CardId, budget: Budget, follows: boolean, source: Source): number {
  const { state, side } = reckoning.thought;
  const deadly =
    (id === 'first_lightning' && state.defcon <= 3) ||
    (follows && perilOf(loweredOnce(state), side, id, source) !== undefined);
  const avoid = (target: CountryId): boolean => lowersDefcon(state, side, target);
  const coup = reckoning.use('coup', budget, deadly ? avoid : undefined);
  if (!follows) return coup;
  return coup + reckoning.event(id, source) - eventRisk(state, side, id, source);
}

/** The opponent's event, then the best of influence and coup in the position it leaves. */
function eventThenUse(reckoning: Reckoning, id: CardId, source: Source): number {
  const { thought, answer } = reckoning;
  const trial = tryEvent(thought, id, thought.side, source, answer);
  if (trial.over) return trial.value;
  const now = seenFrom(thought.side, worth(thought.state, thought.weights));
  const after: Thought = { ...thought, state: trial.state };
  const budget = budgetOf(trial.state, thought.side, card(id).ops, id);
  const gain = Math.max(useGain(after, 'influence', budget), useGain(after, 'coup', budget));
  return trial.value - now + gain;
}

/** How much sooner or later than its worth says a card should be played. */
function timing(reckoning: Reckoning, id: CardId, cards: readonly CardId[]): number {
  const { thought } = reckoning;
  const { state, side } = thought;
  const left = roundsLeft(state, side);
  if (isScoring(id)) return scoringTiming(thought, id, left);
  const bad = cards.filter((other) => isPerilous(thought, other));
  if (!bad.includes(id) || state.defcon <= 2) return 0;
  const outlet = bad.some((other) => canGoToSpace(state, side, other)) ? 1 : 0;
  const spare = cards.length - bad.length + outlet - left;
  // What cannot be dodged to the end of the turn is played while DEFCON allows it; one more card may be lost by then.
  const urgency = spare < 0 ? 6 : spare === 0 ? 4 : spare === 1 ? 2.2 : 0.6;
  return state.defcon === 3 ? urgency : urgency / 2;
}

function scoringTiming(thought: Thought, id: CardId, left: number): number {
  const { state, side } = thought;
  const held = scoringCardsIn(state, side).length;
  const gain = scoringGain(state, side, id);
  if (left <= held + 1) return gain >= 0 ? 4 : 2.5;
  return gain >= 3 ? 1.5 : gain > 0 ? 0.3 : -1.5;
}

/** Picks the card and use of an action round among the cards offered. */
export function choosePlay(reckoning: Reckoning, cards: readonly CardId[]): Play | undefined {
  const { state, side } = reckoning.thought;
  const scoring = cards.filter(isScoring);
  const open = scoringPressed(state, side) && scoring.length > 0 ? scoring : cards;
  const plays = open.flatMap((id) => {
    const play = bestMode(reckoning, id, 'round');
    return play === undefined ? [] : [{ ...play, gain: play.gain + timing(reckoning, id, cards) }];
  });
  return plays.toSorted((a, b) => b.gain - a.gain)[0];
}
