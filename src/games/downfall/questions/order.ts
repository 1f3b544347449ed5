// What a faction with the initiative is asked: which order, or a card first.
import type { Choose, Option, Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { CardId } from '../data/cards.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { cardName, cardText, eventName, factionName, say } from '../reports/names.js';
import { boxName, opsAlso } from '../reports/orders.js';
import { areFoes, groundOf } from '../rules/ground.js';
import { playableFirst } from '../rules/plays.js';
import { boxesOf, choicesOf, isOps, type Choice } from '../rules/display.js';
import { inOrder, meetsEvent, pay } from '../rules/time.js';
import { openTracks } from '../rules/victory.js';
import { ideologyOf, type DownfallState, type OpenState, type Place } from '../state.js';

/** An order, or what else can be chosen, as it is offered. */
function choiceText(facts: Facts, faction: Faction, { kind, marker, order, box, fromPlanning }: Choice): Text {
  if (kind === 'reseed') return say('choice.reseed');
  if (kind === 'plan' && marker !== null) {
    const [front] = boxesOf(faction, marker);
    return say('choice.plan', { order: front === undefined ? '' : boxName(facts, front) });
  }
  if (order === null) return say('choice.none');
  const name = box === 'hq' ? say('choice.hq', { order: boxName(facts, order) }) : boxName(facts, order);
  const [front] = marker === null ? [] : boxesOf(faction, marker);
  // The back of a marker is the same order on many: what tells them apart is what can then not be had.
  const isBack = front !== undefined && isOps(front) && box !== front && box !== 'hq';
  const side = isBack ? say('choice.back', { order: name, front: boxName(facts, front) }) : name;
  return fromPlanning ? say('choice.planned', { order: side }) : side;
}

/** The choices with their names; where two are called alike, with their places on the track. */
export function namedChoices(
  facts: Facts,
  board: Pick<OpenState, 'track'>,
  faction: Faction,
  choices: readonly Choice[],
): readonly { readonly choice: Choice; readonly text: Text }[] {
  const named = choices.map((choice) => ({ choice, text: choiceText(facts, faction, choice) }));
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { text } of named) {
    const key = JSON.stringify(text);
    (seen.has(key) ? twice : seen).add(key);
  }
  return named.map(({ choice, text }) => {
    const box = choice.marker === null ? -1 : board.track.indexOf(choice.marker);
    const isAlone = box < 0 || !twice.has(JSON.stringify(text));
    return { choice, text: isAlone ? text : say('choice.atBox', { order: text, box: box + 1 }) };
  });
}

function groupOf({ kind, fromPlanning, box }: Choice): Text {
  if (kind === 'reseed') return say('group.other');
  if (fromPlanning) return say('group.planned');
  if (kind === 'plan') return say('group.plan');
  return box === 'hq' ? say('group.hq') : say('group.track');
}

/** What is to be known of an order beside its name and price: what it lets one do besides, or that it has nothing left to move. */
function grantsOf(board: OpenState, order: Choice['order']): Text | null {
  if (order === 'strategic-warfare' && openTracks(board).length === 0) return say('warfare.over');
  return order !== null && isOps(order) ? opsAlso(board, order) : null;
}

/** What an order costs, who acts after it, which event it brings, and what it grants. */
function detailOf(board: OpenState, faction: Faction, { cost, surcharge, order }: Choice): Text {
  const facts = factsOf(board);
  const after = { time: { ...board.time }, arrival: { ...board.arrival }, due: { ...board.due } };
  pay(facts, after, faction, cost);
  const [next = faction] = inOrder(after);
  const paid = surcharge === 0 ? cost : say('choice.surcharged', { cost, surcharge });
  const args = { cost: paid, next: factionName(next) };
  const isDue = meetsEvent(facts, faction, board.time[faction], cost);
  const price = isDue
    ? say('choice.costEvent', { ...args, event: eventName(facts, board.events.pending) })
    : say('choice.cost', args);
  const grants = grantsOf(board, order);
  return grants === null ? price : say('choice.detail', { price, grants });
}

/** Asks the active faction for its order; cards that come first stand in the same list, so that nobody can tell whether there were any. */
export function orderQuestion(state: DownfallState): Question<Choose> {
  const facts = factsOf(state);
  const faction = state.active;
  const choices = choicesOf(state, faction);
  const cards = playableFirst(state, faction, state.hand[faction]);
  const orderOptions = namedChoices(facts, state, faction, choices).map(({ choice, text }): Option => ({
    id: choice.id,
    ...(choice.marker === null ? {} : { of: choice.marker }),
    text,
    group: groupOf(choice),
    detail: detailOf(state, faction, choice),
  }));
  const cardOptions = cards.map((card: CardId): Option => ({
    id: `card:${card}`,
    of: card,
    text: say('choice.card', { card: cardName(facts, card) }),
    also: cardName(facts, card),
    group: say('group.cards'),
    detail: cardText(facts, card),
  }));
  return {
    key: 'order',
    seat: faction,
    text: say('ask.order'),
    pace: 'turn',
    // The front is what an order is chosen by; hands stay behind their buttons unless one may be played from first. It is looked for when
    // somebody is shown it, which computer players are not.
    get places() {
      return frontOf(state, faction);
    },
    ...(cards.length > 0 ? { fromHand: true } : {}),
    form: { kind: 'choose', of: 'orders', min: 1, max: 1, options: () => [...orderOptions, ...cardOptions] },
    fallback: () => [usual(choices)?.id ?? orderOptions[0]?.id ?? ''],
  };
}

/** Asks for cards at the start of an order, over the same front that the order was chosen by. */
export function startQuestion(
  state: DownfallState,
  faction: Faction,
  cards: readonly CardId[],
): Question<Choose<CardId>> {
  const facts = factsOf(state);
  return {
    key: 'startCards',
    seat: faction,
    text: say('ask.startCards'),
    pace: 'turn',
    get places() {
      return frontOf(state, faction);
    },
    fromHand: true,
    form: {
      kind: 'choose',
      min: 0,
      max: cards.length,
      none: say('none.card'),
      options: () => cards.map((id) => ({ id, text: cardName(facts, id), detail: cardText(facts, id) })),
    },
    fallback: () => [],
  };
}

/** The hexes in which units of a faction stand beside an enemy, or, where none does, all of them. */
export function frontOf(state: DownfallState, faction: Faction): readonly Place[] {
  const ground = groundOf(state);
  const own = ideologyOf(faction);
  const held = ground.facts.unitIds.flatMap((id) => {
    const { status, at } = state.units[id];
    return status === 'map' && at !== null && ground.facts.units[id].faction === faction ? [at] : [];
  });
  const faces = (place: Place): boolean => {
    const occupier = ground.occupier(place);
    return occupier !== null && areFoes(own, occupier);
  };
  const front = held.filter((place) => ground.edges(place).some(({ to }) => faces(to)));
  return [...new Set(front.length > 0 ? front : held)];
}

/** What is done for a faction that does not answer: its first marker into planning, else a new draw, else its first order. */
function usual(choices: readonly Choice[]): Choice | undefined {
  return (
    choices.find(({ kind }) => kind === 'plan') ??
    choices.find(({ kind }) => kind === 'reseed') ??
    choices.toSorted((a, b) => a.cost - b.cost)[0]
  );
}
