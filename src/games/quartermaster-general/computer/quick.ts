// The quick player: looks one step ahead on the open board, from what its nation knows. Whoever plays on in thought plays so.
import { check } from '../../../table/answer.js';
import type { Dice } from '../../../table/dice.js';
import type { Answer, Question, SeatId } from '../../../table/question.js';
import { randomAnswer } from '../../../table/random-player.js';
import { isBasic } from '../data/card-terms.js';
import { card, cardsOf, copiesOf, isCardId, type CardId } from '../data/cards.js';
import { isFlag, isNation, sideOf, type Flag, type Nation } from '../data/nations.js';
import { isSpaceId, type SpaceId } from '../data/spaces.js';
import { reallocationCost } from '../rules/hands.js';
import { lastRound } from '../rules/scoring.js';
import type { QmgView } from '../view.js';
import { airWorth, bestFlight, keepsAir, preyWorth } from './air.js';
import { addedToPlacing, battleGain, bestFreed, gainOf, leastMissed, lossOf, placingGain, starves } from './gains.js';
import { respond } from './respond.js';
import { keepWorth, playWorth, worthInGeneral } from './taste.js';
import { valueFor } from './value.js';
import { withoutPiece } from '../rules/board.js';

/** A question with what its nation knows. */
export interface Asked {
  readonly question: Question;
  readonly view: QmgView;
  readonly seat: SeatId;
  readonly dice: Dice;
}

/** A legal answer, from what the seat knows. */
export function quickAnswer(asked: Asked): Answer {
  const { question, dice } = asked;
  const answer = firstIdea(asked);
  if (answer !== undefined && check(question, answer).ok) return answer;
  const fallback = question.fallback();
  return check(question, fallback).ok ? fallback : randomAnswer(question, dice);
}

/** The same before it is held against the question: whoever plays on in thought checks every answer anyway. */
export function firstIdea(asked: Asked): Answer | undefined {
  return isNation(asked.seat) ? think(asked, asked.seat) : undefined;
}

function think({ question, view }: Asked, nation: Nation): Answer | undefined {
  const { form } = question;
  if (form.kind !== 'choose') return undefined;
  const ids = form.options().map(({ id }) => id);
  const cards = ids.filter(isCardId);
  const places = ids.filter(isSpaceId);
  if (question.key.startsWith('respond')) return respond(question, view, nation, cards);
  switch (question.key) {
    case 'play':
      return playsByWorth(view, nation, ids)
        .slice(0, 1)
        .map(({ id }) => id);
    case 'air':
      return bestFlight(view, nation, ids);
    case 'deploy':
    case 'marshalTo':
      return pick(places, (space) => airWorth(view, flagOf(question, nation), space), 0);
    case 'superiority':
      return pick(places, (space) => preyWorth(view, flagOf(question, nation), space), 0);
    case 'airDefence': {
      const [flag, space] = [flagOf(question, nation), placeOf(question)];
      return [keepsAir(view, flag, space, lossOf(view, flag, space)) ? 'leave' : 'defend'];
    }
    case 'airAttack':
      return battleGain(view, nation, placeOf(question)) > 1.5 ? places.slice(0, 1) : [];
    case 'place':
      return placed(question, view, nation, places);
    case 'battle':
      return pick(places, (space) => battleGain(view, nation, space), 0.05);
    case 'target':
      return pickOne(ids.filter(isFlag), (one) => lossOf(view, one, placeOf(question)));
    case 'eliminate':
      return pick(ids, (id) => victimWorth(view, id), 0);
    case 'free':
      return freed(question, view, nation, places);
    case 'keep':
    case 'deck':
    case 'reorder':
      return many(cards, question, (id) => keepWorth(view, id), form.min);
    case 'giveUp':
    case 'cost':
    case 'reallocate':
    case 'marshalCost':
    case 'pact':
      return many(cards, question, (id) => -keepWorth(view, id), form.min);
    case 'discard':
      return discards(question, view, nation, cards);
    case 'lay':
    case 'takeBack':
    case 'search':
      return pick(cards, (id) => keepWorth(view, id), 0);
    case 'playDiscard':
    case 'playHand':
    case 'allyPlay':
      return pick(cards, (id) => (isHopeless(id) ? -1 : playWorth(view, id)), 0);
    case 'removeOwn': {
      const space = leastMissed(view, nation, places);
      return space === undefined ? undefined : [space];
    }
    case 'takeDiscarded':
    case 'takeBasic':
      return pickOne(cards, (id) => gainOf(view, id, nation));
    case 'scoring':
      return ids;
    case 'truk':
      return cards;
    case 'redeploy':
      return [];
    case 'way':
      return undefined;
    default:
      return undefined;
  }
}

/** All that can be done in the Play step, what looks best first. */
export function playsByWorth(
  view: QmgView,
  nation: Nation,
  ids: readonly string[],
): readonly { readonly id: string; readonly worth: number }[] {
  return ids
    .map((id) => ({ id, worth: isCardId(id) ? cardWorthNow(view, nation, id) : otherWorth(view, nation, id) }))
    .toSorted((a, b) => b.worth - a.worth);
}

function cardWorthNow(view: QmgView, nation: Nation, id: CardId): number {
  if (view.status[nation].includes(id)) return id === 'sov-guards' ? -1 : gainOf(view, id, nation) + 0.2;
  // Truk is left for the Supply step, where it is asked for when it saves something.
  if (view.responses.includes(id)) return -10;
  return playWorth(view, id);
}

function otherWorth(view: QmgView, nation: Nation, id: string): number {
  if (id === 'topCard') return -0.5;
  if (id === 'reallocate') return reallocationWorth(view, nation);
  return id === 'takeOff' ? -2 : -1;
}

/** Playing these out of turn or out of the discard pile leads nowhere. */
function isHopeless(id: CardId): boolean {
  return id === 'usa-flexible-resources' || id === 'usa-lend-lease';
}

function placed(question: Question, view: QmgView, nation: Nation, places: readonly SpaceId[]): readonly string[] {
  const { of, how } = question.about ?? {};
  const whose = typeof of === 'string' && isFlag(of) ? of : nation;
  const lasting = how === 'recruit' ? places.filter((space) => !starves(view, whose, space)) : places;
  const gain = (space: SpaceId): number =>
    placingGain(view, whose, space) + addedToPlacing(view, nation, { whose, how }, space);
  return pick(lasting, gain, -0.3);
}

/** A piece is taken off when it is worth more elsewhere, or hardly missed. */
function freed(question: Question, view: QmgView, nation: Nation, places: readonly SpaceId[]): readonly string[] {
  const { card: id, kind, of } = question.about ?? {};
  if (typeof id === 'string' && isCardId(id) && (kind === 'army' || kind === 'navy')) {
    const whose = typeof of === 'string' && isFlag(of) ? of : nation;
    const from = bestFreed(view, whose, id, nation, kind);
    return from !== undefined && places.includes(from) ? [from] : [];
  }
  const space = leastMissed(view, nation, places);
  return space !== undefined && lossOf(view, nation, space) < 0.6 ? [space] : [];
}

function victimWorth(view: QmgView, id: string): number {
  const [nation = '', space = ''] = id.split('@');
  if (!isFlag(nation) || !isSpaceId(space) || view.nation === null) return 0;
  const side = sideOf(view.nation);
  return valueFor(withoutPiece(view, nation, space), side) - valueFor(view, side);
}

/** What a card of the hand is worth that reallocating costs: the hand is filled again. */
const givenWorth = 0.35;

/** What the best basic card of the deck would bring at once, less the cards that it costs: a nation without a Build does not wait for one. */
function reallocationWorth(view: QmgView, nation: Nation): number {
  const cost = reallocationCost(view, nation);
  if (view.counts[nation].deck < lastRound - view.round) return -2;
  const gone = [...view.responses, ...view.discard];
  // What the hand holds already has no need of the deck.
  const left = cardsOf(nation, view.options).filter(
    (id) =>
      isBasic(card(id).type) &&
      !view.hand.includes(id) &&
      gone.filter((one) => one === id).length < copiesOf(id, view.options),
  );
  return Math.max(-2, ...left.map((id) => gainOf(view, id, nation))) - cost * givenWorth;
}

/** A card that is worth less than this in the hand makes room for another. */
const weakest = 1.6;

/** Cards are given up only as long as the deck lasts for the turns to come. */
function discards(question: Question, view: QmgView, nation: Nation, cards: readonly CardId[]): readonly string[] {
  const spare = view.counts[nation].deck - (lastRound - view.round) - 4;
  const least = question.about?.['penalty'] === 1 ? 1 : 0;
  if (spare <= 0 && least === 0) return [];
  // Most cards are worth keeping whatever they would do now.
  const some = least > 0 ? cards : cards.filter((id) => worthInGeneral(id) < weakest);
  const most = Math.max(least, Math.min(2, Math.max(0, spare)));
  const weak = leastKept(view, some, most);
  const gone = spare <= 0 ? 0 : Math.min(most, weak.filter(({ worth }) => worth < weakest).length);
  return weak.slice(0, Math.max(least, gone)).map(({ id }) => id);
}

interface Kept {
  readonly id: CardId;
  readonly worth: number;
}

/** So many cards that are least worth keeping, the least first: what is worth more in general than those found needs no look. */
function leastKept(view: QmgView, cards: readonly CardId[], count: number): readonly Kept[] {
  let found: readonly Kept[] = [];
  for (const id of cards.toSorted((a, b) => worthInGeneral(a) - worthInGeneral(b))) {
    const last = found[count - 1];
    if (last !== undefined && worthInGeneral(id) >= last.worth) break;
    found = [...found, { id, worth: keepWorth(view, id) }].toSorted((a, b) => a.worth - b.worth).slice(0, count);
  }
  return found;
}

/** Several cards of a list in which a card may stand more than once, the worthiest first; further copies count less. */
function many(
  cards: readonly CardId[],
  { form }: Question,
  worth: (id: CardId) => number,
  count: number,
): readonly string[] | undefined {
  if (form.kind !== 'choose') return undefined;
  const copies = form.options().flatMap(({ id, max = 1 }) => {
    const one = cards.find((other) => other === id);
    if (one === undefined) return [];
    const first = worth(one);
    return Array.from({ length: max }, (_, n) => ({ id: one, worth: first - 0.3 * n }));
  });
  return copies
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ id }) => id);
}

/** The best of a list if it is worth more than a threshold, else nothing. */
function pick<Id extends string>(ids: readonly Id[], worth: (id: Id) => number, above: number): readonly Id[] {
  const best = ids.map((id) => ({ id, worth: worth(id) })).toSorted((a, b) => b.worth - a.worth)[0];
  return best !== undefined && best.worth > above ? [best.id] : [];
}

function pickOne<Id extends string>(ids: readonly Id[], worth: (id: Id) => number): readonly Id[] {
  return pick(ids, worth, -Infinity);
}

function flagOf(question: Question, nation: Nation): Flag {
  const of = question.about?.['of'];
  return typeof of === 'string' && isFlag(of) ? of : nation;
}

function placeOf(question: Question): SpaceId {
  const space = question.about?.['space'];
  return typeof space === 'string' && isSpaceId(space) ? space : 'germany';
}
