// Standing instructions: what a faction leaves to its staff, so that the other player need not wait for it.
import { asChoice } from '../../../table/answer.js';
import type { Instructed, Instruction, InstructionOffer, InstructionRules } from '../../../table/instruction.js';
import type { Answer, Choose, Question, SeatId } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { factionName, say } from '../reports/names.js';
import { oddsOf } from '../rules/odds.js';
import { hasNavalRules } from '../rules/fleets.js';
import { choicesOf } from '../rules/display.js';
import { closeColumns, fromNowOn } from './from-now-on.js';
import { namedChoices } from './order.js';
import { preferenceOffers, preferred, wantsToBeAsked } from './preferences.js';
import { Ground } from '../rules/ground.js';
import { isFaction, type DownfallState } from '../state.js';
import type { DownfallView } from '../view.js';

interface Choice {
  readonly id: string;
  readonly text: Text;
}

function pick(key: string, seat: SeatId, text: Text, choices: readonly Choice[]): Question<Choose> {
  return {
    key,
    seat,
    text,
    pace: 'turn',
    form: { kind: 'choose', min: 1, max: 1, options: () => choices },
    fallback: () => choices.slice(0, 1).map(({ id }) => id),
  };
}

const stakes = ['all', '4', '6', '8', 'lopsided'] as const;
/** When naval attacks are made: by how much the own side must be stronger. */
const navalLead = { never: Infinity, always: -Infinity, even: 0, lead: 3 } as const;
const navalWays = ['never', 'always', 'even', 'lead'] as const;
const prices = ['0', '2', '4', '6', '10', '20'] as const;

function retreatOffer(seat: Faction): InstructionOffer {
  const choices = (['far', 'stand', 'hold', 'objectives', 'spare'] as const).map((id) => ({
    id,
    text: say(`instruct.retreat.${id}`),
  }));
  const value = pick('retreat', seat, say('instruct.retreat'), choices);
  return { key: 'retreat', text: say('instruct.retreat'), group: say('instruct.group.combat'), modes: ['use'], value };
}

const advanceWays = ['never', 'cities', 'primary', 'all'] as const;
const cancelWays = ['strong', 'hq', 'all'] as const;
/** From this strength on an HQ card is a strong one. */
const strongHq = 2;

function advanceOffer(seat: Faction): InstructionOffer {
  const choices = advanceWays.map((id) => ({ id, text: say(`instruct.advance.${id}`) }));
  const value = pick('advance', seat, say('instruct.advance'), choices);
  return { key: 'advance', text: say('instruct.advance'), group: say('instruct.group.combat'), modes: ['use'], value };
}

/** Cards that cancel cards: never, or as soon as one can. */
function cancelOffer(seat: Faction): InstructionOffer {
  const choices = cancelWays.map((id) => ({ id, text: say(`instruct.cancel.${id}`) }));
  const value = pick('cancel', seat, say('instruct.cancel.which'), choices);
  const text = say('instruct.cancel');
  return { key: 'cancel', text, group: say('instruct.group.combat'), modes: ['never', 'use'], value };
}

function cardsOffer(seat: Faction): InstructionOffer {
  const choices = stakes.map((id) => ({
    id,
    text:
      id === 'all'
        ? say('instruct.stake.all')
        : id === 'lopsided'
          ? say('instruct.stake.lopsided', { n: String(closeColumns) })
          : say('instruct.stake.below', { n: id }),
  }));
  const value = pick('windows', seat, say('instruct.windows.which'), choices);
  return { key: 'windows', text: say('instruct.windows'), group: say('instruct.group.combat'), modes: ['use'], value };
}

/** What is done when the initiative comes: an order as it can be had now, at the price it has now. */
function planOffer(state: DownfallState, seat: Faction): InstructionOffer | null {
  const choices = namedChoices(factsOf(state), state, seat, choicesOf(state, seat)).map(({ choice, text }) => ({
    id: planId(choice),
    text: say('instruct.plan.order', { order: text, cost: choice.cost }),
  }));
  if (choices.length === 0) return null;
  const value = pick('plan', seat, say('instruct.plan.which'), choices);
  return {
    key: 'plan',
    text: say('instruct.plan'),
    group: say('instruct.group.other'),
    modes: ['use'],
    value,
    early: true,
  };
}

function planId({ id, cost }: Pick<ReturnType<typeof choicesOf>[number], 'id' | 'cost'>): string {
  return `${id}@${cost}`;
}

/** The order planned, where it is still to be had at its price; else it is handed back. */
function planned(question: Question, { key, value }: Instruction, view: DownfallView): Instructed | undefined {
  const [wanted] = asChoice(value);
  if (!isFaction(question.seat) || wanted === undefined) return undefined;
  const found = choicesOf(view, question.seat).find((choice) => planId(choice) === wanted);
  if (found === undefined) return { kind: 'handBack', keys: [key], reason: say('instruct.plan.changed') };
  return { kind: 'answer', value: [found.id], keys: [key] };
}

function supplyOffer(seat: Faction): InstructionOffer {
  const choices = prices.map((id) => ({
    id,
    text: id === '0' ? say('instruct.supply.none') : say('instruct.supply.upTo', { n: id }),
  }));
  const value = pick('supply', seat, say('instruct.supply'), choices);
  return { key: 'supply', text: say('instruct.supply'), group: say('instruct.group.other'), modes: ['use'], value };
}

function navalOffer(seat: Faction): InstructionOffer {
  const choices = navalWays.map((id) => ({ id, text: say(`instruct.navalAttack.${id}`) }));
  const value = pick('navalAttack', seat, say('instruct.navalAttack'), choices);
  const text = say('instruct.navalAttack');
  return { key: 'navalAttack', text, group: say('instruct.group.sea'), modes: ['use'], value };
}

function atSea(seat: Faction): readonly InstructionOffer[] {
  const group = say('instruct.group.sea');
  const cards: InstructionOffer = { key: 'navalCards', text: say('instruct.navalCards'), group, modes: ['never'] };
  const losses: InstructionOffer = { key: 'navalLoss', text: say('instruct.navalLoss'), group, modes: ['use'] };
  return [navalOffer(seat), ...(seat === 'western' || seat === 'okw' ? [cards] : []), losses];
}

function shortageOffer(seat: Faction): InstructionOffer {
  const choices = (['pay', 'discard'] as const).map((id) => ({ id, text: say(`shortage.${id}`) }));
  const value = pick('shortage', seat, say('instruct.shortage'), choices);
  return { key: 'shortage', text: say('instruct.shortage'), group: say('instruct.group.other'), modes: ['use'], value };
}

function warfareWayOffer(): InstructionOffer {
  return { key: 'warfareWay', text: say('instruct.warfareWay'), group: say('instruct.group.other'), modes: ['ask'] };
}

function offers(state: DownfallState, seat: SeatId): readonly InstructionOffer[] {
  if (!isFaction(seat)) return [];
  const combat = say('instruct.group.combat');
  const simple: readonly InstructionOffer[] = [
    { key: 'loss', text: say('instruct.loss'), group: combat, modes: ['use'] },
    { key: 'rebase', text: say('instruct.rebase'), group: say('instruct.group.other'), modes: ['use'] },
    {
      key: 'air',
      text: say('instruct.air', { faction: factionName(seat) }),
      group: say('instruct.group.other'),
      modes: ['use'],
    },
  ];
  const plan = planOffer(state, seat);
  return [
    ...(plan === null ? [] : [plan]),
    cardsOffer(seat),
    retreatOffer(seat),
    advanceOffer(seat),
    ...simple,
    ...preferenceOffers(state, seat),
    supplyOffer(seat),
    { key: 'airKind', text: say('instruct.airKind'), group: say('instruct.group.other'), modes: ['ask'] },
    ...(seat === 'western' || seat === 'okw' ? [warfareWayOffer()] : []),
    ...(hasNavalRules(state) ? atSea(seat) : []),
    ...(seat === 'western' ? [cancelOffer(seat)] : []),
    ...(seat === 'okh' || seat === 'okw' ? [shortageOffer(seat)] : []),
  ];
}

/** How much is at stake in a place: the steps that defend it, two more for a city. */
function stakeOf(view: DownfallView, place: string): number {
  return new Ground(view).stepsAt(place) + (factsOf(view).cityAt.has(place) ? 2 : 0);
}

/** Whether the strengths of the combat at hand lie far apart. */
function isLopsided(view: DownfallView): boolean {
  if (view.combat === null || view.order === null) return false;
  return Math.abs(oddsOf(new Ground(view), view.combat, view.order).column) > closeColumns;
}

function retreatBy(way: string | undefined, question: Question, view: DownfallView): Answer | undefined {
  if (question.form.kind !== 'choose') return undefined;
  const target = question.about?.target;
  const ids = question.form.options().map(({ id }) => id);
  const city = typeof target === 'string' ? factsOf(view).cityAt.get(target) : undefined;
  const isObjective = city !== undefined && factsOf(view).cities.places[city].objective === true;
  if (view.combat === null) return undefined;
  const isSaved = ids.includes(String(view.combat.defenderHits));
  const stands =
    way === 'stand' ||
    (way === 'hold' && city !== undefined) ||
    (way === 'objectives' && isObjective) ||
    (way === 'spare' && !isSaved);
  return stands ? ['0'] : ids.slice(0, 1);
}

/** Who enters a hex that has been left: nobody, the unit that led the attack, or all that fit. */
function advanceBy(
  facts: Facts,
  way: string | undefined,
  question: Question,
  { combat }: DownfallView,
): Answer | undefined {
  if (question.form.kind !== 'choose' || combat === null) return undefined;
  if (way === 'never' || (way === 'cities' && !facts.cityAt.has(combat.target))) return [];
  // Turning into a fortress instead is for whoever wants to be asked.
  const able = question.form.options().flatMap(({ id }) => (id.startsWith('fort:') ? [] : [id]));
  const [first, ...others] = able.toSorted((a, b) => Number(b === combat.primary) - Number(a === combat.primary));
  if (first === undefined) return [];
  const fits = (ids: readonly string[]): boolean => (question.review?.(ids).refusals ?? []).length === 0;
  const pair = way === 'all' ? others.map((id) => [first, id]).find(fits) : undefined;
  return pair ?? (fits([first]) ? [first] : []);
}

/** A card that cancels the one just played, where the instruction means such cards. */
function cancelBy(facts: Facts, way: string | undefined, question: Question): Answer | undefined {
  if (question.form.kind !== 'choose') return undefined;
  const played = facts.cardIds.find((id) => id === question.about?.card);
  if (played === undefined) return undefined;
  const { type, effect } = facts.cards[played];
  const isStrong = effect.kind === 'hq' && effect.strength >= strongHq;
  const isMeant = way === 'all' || (way === 'strong' ? isStrong : type === 'hq');
  return isMeant
    ? question.form
        .options()
        .slice(0, 1)
        .map(({ id }) => id)
    : [];
}

/** Units in the sequence of the list as long as the price allows. */
function paidFor(limit: number, question: Question): Answer | undefined {
  if (question.form.kind !== 'choose') return undefined;
  const given = question.about?.prices;
  if (typeof given !== 'object' || given === null) return undefined;
  const cost = new Map(Object.entries(given).map(([id, price]) => [id, Number(price)]));
  let left = limit;
  return question.form.options().flatMap(({ id }) => {
    const price = cost.get(id) ?? Infinity;
    if (price > left) return [];
    left -= price;
    return [id];
  });
}

function given(question: Question, rule: Instruction, view: DownfallView): Answer | undefined {
  const [value] = asChoice(rule.value);
  switch (rule.key) {
    case 'loss':
    case 'rebase':
    case 'air':
      return question.fallback();
    case 'cancel':
      return rule.mode === 'never' ? [] : cancelBy(factsOf(view), value, question);
    case 'advance':
      return advanceBy(factsOf(view), value, question, view);
    case 'lossOrder':
    case 'airAt':
      return preferred(question, rule, view);
    case 'navalCards':
      return [];
    case 'navalLoss':
      return question.fallback();
    case 'navalAttack': {
      const way = navalWays.find((id) => id === value);
      const lead = question.about?.difference;
      if (way === undefined || typeof lead !== 'number') return undefined;
      return [lead >= navalLead[way] ? 'yes' : 'no'];
    }
    case 'shortage':
      return value === undefined ? undefined : [value];
    case 'retreat':
      return question.key === 'retreatTo' ? question.fallback() : retreatBy(value, question, view);
    case 'supply':
      return paidFor(Number(value ?? 0), question);
    case 'windows': {
      const target = question.about?.target;
      if (typeof target !== 'string') return undefined;
      const isLeft = value === 'lopsided' ? isLopsided(view) : value === 'all' || stakeOf(view, target) < Number(value);
      return isLeft ? [] : undefined;
    }
    default:
      return undefined;
  }
}

/** Which instructions speak to a question, the more particular one first. */
const rulesOf: Readonly<Record<string, readonly string[]>> = {
  order: ['plan'],
  loss: ['lossOrder', 'loss'],
  rebase: ['rebase'],
  air: ['airAt', 'air'],
  cancel: ['cancel'],
  navalAttack: ['navalAttack'],
  navalCards: ['navalCards'],
  wolfPacks: ['navalCards'],
  navalLoss: ['navalLoss'],
  shortage: ['shortage'],
  retreat: ['retreat'],
  retreatTo: ['retreat'],
  advance: ['advance'],
  supply: ['supply'],
  airKind: ['airKind'],
  warfareWay: ['warfareWay'],
  battleCards: ['windows'],
  hqCard: ['windows'],
  combatCards: ['windows'],
};

function answer(question: Question, instructions: readonly Instruction[], view: DownfallView): Instructed | undefined {
  for (const wanted of rulesOf[question.key] ?? []) {
    const rule = instructions.find(({ key }) => key === wanted);
    if (rule === undefined) continue;
    if (rule.mode === 'ask') return { kind: 'ask', fallback: question.fallback() };
    if (rule.key === 'plan') return planned(question, rule, view);
    if (rule.key === 'windows' && wantsToBeAsked(question, instructions)) return undefined;
    const value = given(question, rule, view);
    if (value !== undefined) return { kind: 'answer', value, keys: [rule.key] };
  }
  return undefined;
}

/** What a faction may leave to its staff. */
export const instructions: InstructionRules<DownfallState, DownfallView> = {
  offers,
  answer,
  fromNowOn,
  turn: ({ turn }) => ({ number: turn, text: say('turn', { turn }) }),
};
