// What a side lays down ahead: its next headline, its next card with its use and targets, and a card for the case of a coup.
import { asChoice, asSheet, check, priceOf } from '../../../table/answer.js';
import type { Instructed, Instruction, InstructionOffer } from '../../../table/instruction.js';
import type { Answer, Choose, Option, Order, Orders, Question, SeatId, Step } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { isCardId, type CardId } from '../data/cards.js';
import { civilWarSpace, countryIds, isCountryId, type CountryId } from '../data/countries.js';
import type { Side } from '../data/terms.js';
import { cardName, countryName, say } from '../reports/names.js';
import { cardGrant, headlineCards, isUse, legalModes, modes, playableCards } from '../rules/card-uses.js';
import { coupTargets } from '../rules/coups.js';
import { legalUses, opsUses, type OpsUse } from '../rules/operations.js';
import { realignTargets } from '../rules/realignments.js';
import { sideOf, type TwilightState } from '../state.js';
import type { TwilightView } from '../view.js';
import { cardOption, countryOption } from './ask.js';
import { modeWay } from './card-uses.js';
import { coupDanger, placementQuestion, useWay } from './operations.js';

const keys = { headline: 'ahead.headline', play: 'ahead.play', coup: 'ahead.coup' } as const;

/** Stands before what is left of an order whose card has been played. */
const begun = '>';

const nowhere: Step = { text: say('ahead.target'), options: [], complete: false };
const mostCountries = 10;

/** What a side can lay down ahead; nothing with an empty hand. */
export function aheadOffers(state: TwilightState, seat: SeatId): readonly InstructionOffer[] {
  const side = sideOf(state, seat);
  if (side === undefined || state.hands[side].length === 0) return [];
  const offer = (key: string, text: Text, value: Question): InstructionOffer => ({
    key,
    text,
    modes: ['use'],
    early: true,
    value,
  });
  const card = cardForm(state, side);
  const asked = { seat, pace: 'turn' } as const;
  const where: Question<Choose<CountryId>> = {
    ...asked,
    key: `${keys.coup}.where`,
    text: say('ahead.coupWhere'),
    form: {
      kind: 'choose',
      min: 0,
      max: mostCountries,
      none: say('ahead.anyCoup'),
      options: () => countryIds.map((id) => countryOption(state, id)),
    },
    fallback: () => [],
  };
  const headlines = headlineCards(state, side);
  const headline: Question<Choose<CardId>> = {
    ...asked,
    key: keys.headline,
    text: say('ahead.headlineAsk'),
    form: { kind: 'choose', min: 1, max: 1, options: () => headlines.map((id) => cardOption(id)) },
    fallback: () => headlines.slice(0, 1),
  };
  const sheet = (key: string, text: Text): Question<Orders> => ({
    ...asked,
    key,
    text,
    form: card,
    fallback: () => [],
  });
  return [
    ...(headlines.length === 0 ? [] : [offer(keys.headline, say('ahead.headline'), headline)]),
    offer(keys.play, say('ahead.play'), sheet(keys.play, say('ahead.playAsk'))),
    { ...offer(keys.coup, say('ahead.coup'), sheet(keys.coup, say('ahead.coupAsk'))), filter: where },
  ];
}

/** A card, how it is used, and where: as far as somebody wants to say. */
function cardForm(state: TwilightState, side: Side): Orders {
  return {
    kind: 'orders',
    of: 'cards',
    optional: true,
    min: 0,
    max: 1,
    subjects: () =>
      playableCards(state, side).map((id) => {
        const { text, detail, group } = cardOption(id);
        return { id, text, ...(detail === undefined ? {} : { detail }), ...(group === undefined ? {} : { group }) };
      }),
    step: ({ subject, path }) => {
      if (!isCardId(subject)) return nowhere;
      let step = stepAfter(state, side, subject, []);
      for (const [at, id] of path.entries()) {
        if (!step.options.some((option) => option.id === id)) return nowhere;
        step = stepAfter(state, side, subject, path.slice(0, at + 1));
      }
      return step;
    },
    describe: (order) => orderText(state, side, order),
  };
}

/** What a path says: the way to use the card, the use of its Operations, and where. */
function read(path: readonly string[]): {
  readonly mode: (typeof modes)[number] | undefined;
  readonly use: OpsUse | undefined;
  readonly targets: readonly string[];
} {
  const [first, ...rest] = path.filter((id) => id !== begun);
  const mode = modes.find((one) => one === first);
  if (mode !== undefined && isUse(mode)) return { mode, use: mode, targets: rest };
  const [second, ...others] = rest;
  return { mode, use: opsUses.find((one) => one === second), targets: others };
}

/** The next step of a path that is legal so far; nothing is offered that would lose the game as things stand. */
function stepAfter(state: TwilightState, side: Side, id: CardId, path: readonly string[]): Step {
  const { mode, use, targets } = read(path);
  if (mode === undefined) {
    const ways = legalModes(state, side, id, 'round').map((one) => modeWay(state, side, id, one, 'round'));
    return { text: say('ask.mode', { card: cardName(id) }), options: safe(ways.map(optionOf)), complete: false };
  }
  if (use === undefined) {
    const grant = cardGrant(state, side, id, false);
    const ways = mode === 'event' ? [] : legalUses(state, grant).map((one) => useWay(state, grant, one));
    return { text: say('ahead.use'), options: safe(ways.map(optionOf)), complete: true };
  }
  return { text: say('ahead.target'), ...targetStep(state, side, id, use, targets) };
}

function optionOf(way: {
  readonly id: string;
  readonly text: Text;
  readonly detail?: Text | undefined;
  readonly danger?: Text | undefined;
}): Option {
  const { id, text, detail, danger } = way;
  return { id, text, ...(detail === undefined ? {} : { detail }), ...(danger === undefined ? {} : { danger }) };
}

function safe(options: readonly Option[]): readonly Option[] {
  return options.filter(({ danger }) => danger === undefined);
}

/** Where Operations go next: one point, roll or target after the other. Where somebody stops, they are asked when it comes to it. */
function targetStep(
  state: TwilightState,
  side: Side,
  id: CardId,
  use: OpsUse,
  targets: readonly string[],
): Omit<Step, 'text'> {
  const { budget } = cardGrant(state, side, id, false);
  switch (use) {
    case 'space':
      return { options: [], complete: targets.length === 0 };
    case 'coup': {
      const open = targets.length === 0 ? coupTargets(state, side) : [];
      const fit = open.filter((one) => coupDanger(state, side, one) === undefined);
      return { options: fit.map((one) => countryOption(state, one)), complete: targets.length <= 1 };
    }
    case 'realign': {
      const open = targets.length < budget.base ? realignTargets(state, side) : [];
      return { options: open.map((one) => countryOption(state, one)), complete: true };
    }
    case 'influence': {
      const question = placementQuestion(state, side, budget);
      const { form } = question;
      const placed = countsOf(targets);
      const rows = form.rows().filter((row) => {
        const next = (placed[row.id] ?? 0) + 1;
        return next <= row.max && priceOf(form, { ...placed, [row.id]: next }) <= form.max;
      });
      return {
        options: rows.map(({ id: place, text, detail, group }) => ({
          id: place,
          text,
          ...(detail === undefined ? {} : { detail }),
          ...(group === undefined ? {} : { group }),
        })),
        complete: targets.length === 0 || check(question, placed).ok,
      };
    }
  }
}

/** How often each place is named. */
function countsOf(ids: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function orderText(state: TwilightState, side: Side, { subject, path }: Order): Text {
  const { mode, use, targets } = read(path);
  if (!isCardId(subject)) return say('ahead.play');
  const card = cardName(subject);
  if (mode === undefined) return card;
  const how = modeWay(state, side, subject, mode, 'round').text;
  const uses = use === undefined || isUse(mode) ? [how] : [how, say(`use.${use}`)];
  const places = Object.entries(countsOf(targets)).map(([id, points]) => {
    const country = countryName(isCountryId(id) ? id : civilWarSpace);
    return points === 1 ? country : say('ahead.points', { country, points });
  });
  return places.length === 0
    ? say('ahead.order', { card, use: uses })
    : say('ahead.orderAt', { card, use: uses, where: places });
}

/** What is laid down makes of a question: its answer, or back to the player where it does not fit or would be dangerous by now. */
export function answerAhead(
  question: Question,
  given: readonly Instruction[],
  view: TwilightView,
): Instructed | undefined {
  switch (question.key) {
    case 'headline': {
      const [id] = asChoice(given.find(({ key }) => key === keys.headline)?.value ?? null);
      return id === undefined ? undefined : chosen(question, keys.headline, id);
    }
    case 'play':
      return nextCard(question, given, view);
    default:
      return further(question, given);
  }
}

function orderOf(given: readonly Instruction[], key: string): Order | undefined {
  return asSheet(given.find((one) => one.key === key)?.value ?? null)[0];
}

function nextCard(
  question: Question,
  given: readonly Instruction[],
  { lastCoup }: TwilightView,
): Instructed | undefined {
  const named = asChoice(given.find(({ key }) => key === keys.coup)?.filter ?? null);
  // One's own is over as one's round begins.
  const applies = lastCoup !== null && (named.length === 0 || named.some((id) => id === lastCoup.country));
  for (const key of applies ? [keys.coup, keys.play] : [keys.play]) {
    const order = orderOf(given, key);
    if (order === undefined) continue;
    if (order.path[0] === begun) return { kind: 'handBack', keys: [key], reason: say('ahead.leftOver') };
    return chosen(question, key, order.subject, { ...order, path: [begun, ...order.path] });
  }
  return undefined;
}

/** The questions that follow the card: how it is used, for what, and where. */
function further(question: Question, given: readonly Instruction[]): Instructed | undefined {
  const key = [keys.coup, keys.play].find((one) => orderOf(given, one)?.path[0] === begun);
  const order = key === undefined ? undefined : orderOf(given, key);
  if (key === undefined || order === undefined) return undefined;
  const [, next, ...rest] = order.path;
  const { card, free } = question.about ?? {};
  const isOwn = question.key === 'mode' || question.key === 'opsUse' ? card === order.subject : free !== true;
  if (next === undefined || !isOwn) return undefined;
  const left = rest.length === 0 ? undefined : { ...order, path: [begun, ...rest] };
  switch (question.key) {
    case 'mode':
    case 'opsUse':
    case 'coupTarget':
    case 'realignTarget':
      return chosen(question, key, next, left);
    case 'influence':
      return { kind: 'answer', value: countsOf([next, ...rest]), keys: [key] };
    default:
      return undefined;
  }
}

/** One option, where it is on offer and not dangerous; what is left stays for the questions to come. */
function chosen(question: Question, key: string, id: string, left?: Order): Instructed | undefined {
  if (question.form.kind !== 'choose') return undefined;
  const option = question.form.options().find((one) => one.id === id);
  const reason = option === undefined ? say('ahead.gone') : option.danger;
  if (reason !== undefined) return { kind: 'handBack', keys: [key], reason };
  const value: Answer = [id];
  return { kind: 'answer', value, keys: [key], ...(left === undefined ? {} : { left: [left] }) };
}
