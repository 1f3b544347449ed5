// The plain player: attacks where the odds are good, moves to the front, keeps its units fed and filled.
import { check } from '../../../table/answer.js';
import type { Answer, Order, Orders, Question } from '../../../table/question.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { Ground } from '../rules/ground.js';
import { Supply } from '../rules/supply.js';
import { isFaction } from '../state.js';
import type { DownfallView } from '../view.js';
import { assaults, prizeOf } from './battles.js';
import { fieldOf } from './field.js';
import { attackAtSea, trackFor } from './fleets.js';
import { marches } from './marches.js';
import { rankedOrders, spacesLeft } from './orders.js';

/** The least an attack must promise. */
const leastGain = 0.35;

/**
 * What it answers; the question's fallback where it has no opinion of its own.
 * @param plans whether it looks beyond the attacks at hand: to landings, guards, fleets and the cards it keeps.
 */
export function plainAnswer(question: Question, view: DownfallView, plans: boolean): Answer {
  const answer = think(question, view, plans);
  return answer !== undefined && check(question, answer).ok ? answer : question.fallback();
}

function optionIds({ form }: Question): readonly string[] {
  return form.kind === 'choose' ? form.options().map(({ id }) => id) : [];
}

function think(question: Question, view: DownfallView, plans: boolean): Answer | undefined {
  const facts = factsOf(view);
  switch (question.key) {
    case 'order': {
      const [best] = rankedOrders(view, optionIds(question), plans);
      return best === undefined ? undefined : [best];
    }
    case 'march':
      return view.order === null ? undefined : marches(view, view.order, plans).sheet;
    case 'attack':
      return attack(view);
    case 'battleCards':
    case 'hqCard':
    case 'combatCards':
      return plans ? cardsFor(question, view) : undefined;
    case 'startCards':
      return optionIds(question).filter((id) =>
        facts.cardIds.some((card) => card === id && facts.cards[card].effect.kind !== 'airdrop'),
      );
    case 'cancel':
      return cancel(facts, question);
    case 'advance':
      return advance(question, view);
    case 'steps':
      return question.form.kind === 'orders' ? filled(question, question.form, plans ? view : undefined) : undefined;
    case 'partisan': {
      const places = optionIds(question);
      return [places.find((place) => facts.cityAt.has(place)) ?? places[0] ?? ''];
    }
    case 'navalAttack': {
      const lead = question.about?.difference;
      return typeof lead === 'number' ? [attackAtSea(lead, optionIds(question))] : undefined;
    }
    case 'wolfPacks':
    case 'navalCards':
      return optionIds(question).slice(0, 1);
    case 'warfare': {
      const track = trackFor(view, question.seat === 'western', optionIds(question));
      return track === undefined ? undefined : [track];
    }
    case 'guards':
      return optionIds(question).slice(0, 1);
    case 'fortify':
      return question.form.kind === 'choose' ? optionIds(question).slice(0, question.form.max) : undefined;
    default:
      return undefined;
  }
}

function attack(view: DownfallView): Answer | undefined {
  if (view.order === null) return undefined;
  const [best] = assaults(new Ground(view), view.order);
  if (best === undefined || best.gain < leastGain) return [];
  return [{ subject: best.target, path: best.all ? [best.primary, 'all'] : [best.primary] }];
}

/** From so much at stake on two combat cards are worth it. */
const bigStake = 6;
/** So many cards of the other side may well hold one to be played later, which a card is spent to cancel. */
const worthCancelling = 3;

/** Cards are spent where something is at stake: a city, or many steps; in a small combat one alone. */
function cardsFor(question: Question, view: DownfallView): Answer {
  const { combat } = view;
  const about = question.about?.target;
  const target = combat?.target ?? (typeof about === 'string' ? about : '');
  const ground = new Ground(view);
  const stake = ground.stepsAt(target) + (ground.facts.cityAt.has(target) ? 2 : 0);
  if (stake < 4) return [];
  const foe = combat === null ? null : question.seat === combat.attacker ? combat.defender : combat.attacker;
  const mayCancel = foe !== null && view.handCounts[foe] >= worthCancelling;
  const useful = optionIds(question).filter((id) =>
    ground.facts.cardIds.some((card) => {
      const { effect } = ground.facts.cards[card];
      const special = (effect.kind === 'combat' ? effect.special : undefined) ?? [];
      const isIdle = special.includes('cancel-one-enemy-combat-card') && !mayCancel;
      return card === id && !special.includes('defender-cannot-retreat') && !isIdle;
    }),
  );
  const isHq = (id: string): boolean =>
    ground.facts.cardIds.some((card) => card === id && ground.facts.cards[card].type === 'hq');
  return [...useful.filter(isHq).slice(0, 1), ...useful.filter((id) => !isHq(id)).slice(0, stake < bigStake ? 1 : 2)];
}

function cancel(facts: Facts, question: Question): Answer {
  const card = facts.cardIds.find((id) => id === question.about?.card);
  if (card === undefined) return [];
  const { effect } = facts.cards[card];
  const isStrong = effect.kind === 'freeAttack' || (effect.kind === 'hq' && effect.strength + effect.drm >= 2);
  return isStrong ? optionIds(question).slice(0, 1) : [];
}

/** Who stands worse by this after an advance does not make it. */
const mostLost = 0.5;

/** So many spaces before the end nobody asks any more how those are fed who have taken something. */
const soon = 15;
const perHungry = 0.6;

/** The strongest goes in; a second one where there is a city to hold. */
function advance(question: Question, view: DownfallView): Answer | undefined {
  const target = view.combat?.target ?? '';
  const able = factsOf(view)
    .unitIds.filter((id) => optionIds(question).includes(id))
    .sort((a, b) => view.units[b].steps - view.units[a].steps);
  const [first, second] = able;
  if (first === undefined) return undefined;
  const ground = new Ground(view);
  const field = fieldOf(ground, ground.facts.units[first].faction);
  const from = view.units[first].at ?? '';
  // Whoever goes where nothing feeds him is soon lost.
  const isFed = new Supply(ground, field.faction, 'event').line(target, ground.facts.units[first].nationality) !== null;
  const hunger = isFed || spacesLeft(view) < soon ? 0 : perHungry * view.units[first].steps;
  const gained = field.standing(ground, first, target) + prizeOf(ground, field.faction, target) - hunger;
  if (gained <= field.standing(ground, first, from) - mostLost && !ground.isBeachhead(from)) return [];
  const both = second === undefined ? [first] : [first, second];
  return factsOf(view).cityAt.has(target) && check(question, both).ok ? both : [first];
}

/** All steps spent; where some must go to a certain unit, as to one of the minor countries, that one is served first. */
function filled(question: Question, form: Orders, view: DownfallView | undefined): readonly Order[] | undefined {
  const guard = view === undefined || !isFaction(question.seat) ? undefined : guardFrom(form, view, question.seat);
  if (guard !== undefined) {
    const sheet = fill(form, undefined, [guard]);
    if (check(question, sheet).ok) return sheet;
  }
  for (const first of [undefined, ...form.subjects([]).map(({ id }) => id)]) {
    const sheet = fill(form, first);
    if (check(question, sheet).ok) return sheet;
  }
  return undefined;
}

/** A unit of the pool for the place that misses a guard most, as strong as it comes; none where nothing does. */
function guardFrom(form: Orders, view: DownfallView, faction: Faction): Order | undefined {
  const ground = new Ground(view);
  const field = fieldOf(ground, faction);
  const ways = form.subjects([]).flatMap(({ id }) =>
    form.step({ subject: id, path: [] }, []).options.flatMap((option) => {
      const worth = /^\d$/.test(option.id) ? 0 : field.missed(ground, option.id);
      const most = worth > 0 ? form.step({ subject: id, path: [option.id] }, []).options.at(-1) : undefined;
      return most === undefined ? [] : [{ order: { subject: id, path: [option.id, most.id] }, worth }];
    }),
  );
  return ways.toSorted((a, b) => b.worth - a.worth)[0]?.order;
}

/** Spends all steps that are left: each on the first thing that takes as many as it can. */
function fill(form: Orders, first: string | undefined, begun: readonly Order[] = []): readonly Order[] {
  const sheet: Order[] = [...begun];
  for (let n = sheet.length; n < form.max; n++) {
    const open = form
      .subjects(sheet)
      .filter(({ id }) => id !== 'reserve' && !sheet.some(({ subject }) => subject === id))
      .toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
    const order = open.map(({ id }) => wholeOrder(form, id, sheet)).find((one) => one !== null);
    if (order == null) break;
    sheet.push(order);
  }
  return sheet;
}

function wholeOrder(form: Orders, subject: string, sheet: readonly Order[]): Order | null {
  let path: readonly string[] = [];
  for (let n = 0; n < 3; n++) {
    const { options, complete } = form.step({ subject, path }, sheet);
    // Places come with the nearest to the front first, numbers with the highest last.
    const next = options.find(({ id }) => !/^\d$/.test(id)) ?? options.at(-1);
    if (next === undefined) return complete ? { subject, path } : null;
    path = [...path, next.id];
  }
  return form.step({ subject, path }, sheet).complete ? { subject, path } : null;
}
