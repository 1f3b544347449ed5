// A whole turn given at once: what is played, where, which cards follow, what is discarded, one thing after another.
import { asChoice } from '../../../table/answer.js';
import type { Instructed, Instruction, InstructionOffer } from '../../../table/instruction.js';
import type { Answer, Choose, Option, Question, Review } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { isCardId, type CardId } from '../data/cards.js';
import { flags, nations, type Nation } from '../data/nations.js';
import { isSpaceId, kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import { cardName, nationName, say, spaceName } from '../reports/names.js';
import type { QmgState } from '../state.js';
import { view, type QmgView } from '../view.js';
import { cardsForm } from './ask.js';
import { plain } from './instruction-forms.js';
import { waysOfAll, wayMeant } from './ways.js';

/** The key of the instruction. */
export const turnPlan = 'turn';

/** What stands in a plan besides cards, spaces and nations. */
const marks = ['discard', 'stop'] as const;
const actions = ['discardOne', 'topCard', 'reallocate'] as const;
const flights = ['deploy', 'superiority', 'marshal', 'marshalWard'] as const;

/** The longest plan. */
const longest = 40;
/** How often a card on the table, a space or a nation may stand in it. */
const often = 4;

/** What a plan would bring, as its owner may know it: in words, and as the board it would lead to; undefined where it brings nothing. */
export type Foresight = (state: QmgState, nation: Nation, plan: readonly string[]) => Foresaw | undefined;

interface Foresaw {
  readonly review: Review;
  /** What of a view would be different. */
  readonly board: Partial<QmgView>;
  readonly focus: readonly SpaceId[];
  /** What may stand next in the plan; undefined when it answers all that would be asked. */
  readonly next: readonly string[] | undefined;
}

/** Offers the plan of the next turn, or of what is left of the one that goes on. */
export function planOffer(state: QmgState, nation: Nation, foresee: Foresight): InstructionOffer {
  const form: Choose = {
    kind: 'choose',
    min: 1,
    max: longest,
    ordered: true,
    options: () => itemsOf(state, nation),
    next: (chosen) => nextOf(state.hand[nation], chosen, foresee(state, nation, chosen)),
    told: (chosen) => toldOf(new Map(itemsOf(state, nation).map(({ id, text }) => [id, text])), chosen),
  };
  const text = say('plan.turn');
  const isOver = nations.indexOf(nation) < nations.indexOf(state.active);
  return {
    key: turnPlan,
    text,
    also: say('plan.turnAlso'),
    group: say('group.early'),
    modes: ['use'],
    early: true,
    until: isOver ? state.round + 1 : state.round,
    takesRest: true,
    ...(state.active === nation && state.step !== 'start' && state.step !== 'play'
      ? {}
      : { inOrder: (typed: Answer) => discardsLast(state.hand[nation], asChoice(cardsFirst(typed))) }),
    foresee: (value) => {
      const found = foresee(state, nation, asChoice(value));
      return found && { view: { ...view(state, nation), ...found.board }, focus: found.focus };
    },
    value: {
      ...plain(turnPlan, nation, say('plan.ask'), form, () => ['stop']),
      review: (answer): Review => foresee(state, nation, asChoice(answer))?.review ?? {},
    },
  };
}

/** A plan that begins with a space names each card behind its spaces, as Korean does: the cards come first. */
function cardsFirst(typed: Answer): Answer {
  const items = asChoice(typed);
  if (!isSpaceId(items[0] ?? '')) return typed;
  const ordered: string[] = [];
  let spaces: readonly string[] = [];
  for (const id of items) {
    if (isSpaceId(id)) {
      spaces = [...spaces, id];
      continue;
    }
    ordered.push(...(isCardId(id) ? [id, ...spaces] : [...spaces, id]));
    spaces = [];
  }
  return [...ordered, ...spaces];
}

/**
 * Behind a play whoever discards means the end of the turn, and not a play given up; what is discarded stands before the word, as Korean
 * does, where nothing stands behind it.
 */
function discardsLast(hand: readonly CardId[], items: readonly string[]): Answer {
  const hasPlayed = items[0] !== 'reallocate';
  const meant = items.map((id, at) => (id === 'discardOne' && at > 0 && hasPlayed ? 'discard' : id));
  if (meant.indexOf('discard') !== meant.length - 1) return meant;
  const kept = meant.findLastIndex((id, at) => at === 0 || (id !== 'discard' && !hand.some((one) => one === id))) + 1;
  return [...meant.slice(0, kept), 'discard', ...meant.slice(kept, -1)];
}

/** What may stand next in a plan: what would be asked next, else what is discarded at the end; undefined where nothing is foreseen. */
function nextOf(
  hand: readonly CardId[],
  chosen: readonly string[],
  found: Foresaw | undefined,
): readonly string[] | undefined {
  if (found === undefined) return undefined;
  if (chosen.includes('discard')) return hand;
  return found.next ?? (chosen.includes('stop') ? [] : marks);
}

function itemsOf(state: QmgState, nation: Nation): readonly Option[] {
  const { hand, status, responses, options } = state;
  const laid = [...status[nation], ...responses[nation]];
  const group = say('group.other');
  const other = [...actions, ...(options.totalWar ? flights : [])];
  return [
    ...cardsForm(hand[nation], 0, 1).options(),
    ...laid
      .filter((id) => !hand[nation].includes(id))
      .map((id) => ({ id, text: cardName(id), group: say('group.table'), max: often })),
    ...waysOfAll([...hand[nation], ...laid], hand[nation]).map(({ id, text }) => ({ id, text, group })),
    ...marks.map((id) => ({ id, text: say(`plan.${id}`), group })),
    ...other.map((id) => ({ id, text: itemText(id, nation), group })),
    ...spaceIds.map((id) => ({
      id,
      text: spaceName(id),
      group: say(kindAt(id) === 'army' ? 'group.land' : 'group.sea'),
      max: often,
    })),
    // A nation named like its home is the same word.
    ...(options.totalWar ? flags : nations)
      .filter((id) => !isSpaceId(id))
      .map((id) => ({
        id,
        text: nationName(id),
        group: say('group.nations'),
        max: often,
      })),
  ];
}

/** A plan as its player would say it: each card with what it is aimed at, then what is discarded. */
function toldOf(names: ReadonlyMap<string, Text>, chosen: readonly string[]): readonly Text[] {
  const at = chosen.indexOf('discard');
  const nameOf = (ids: readonly string[]): readonly Text[] => ids.flatMap((id) => names.get(id) ?? []);
  const deeds: { readonly what: string; readonly where: string[] }[] = [];
  for (const id of (at < 0 ? chosen : chosen.slice(0, at)).filter((one) => one !== 'stop')) {
    const last = deeds.at(-1);
    const isAim = isSpaceId(id) || flags.some((one) => one === id);
    if (isAim && last !== undefined) last.where.push(id);
    else deeds.push({ what: id, where: [] });
  }
  const told = deeds.flatMap(({ what, where }) =>
    nameOf([what]).map((card) => (where.length === 0 ? card : say('plan.aimed', { card, where: nameOf(where) }))),
  );
  const discarded = at < 0 ? [] : nameOf(chosen.slice(at + 1).filter(isCardId));
  if (discarded.length > 0) return [...told, say('plan.discards', { cards: discarded })];
  if (at >= 0) return [...told, say('plan.noDiscard')];
  return chosen.includes('stop') ? [...told, say(told.length === 0 ? 'plan.nothing' : 'plan.noMore')] : told;
}

function itemText(id: (typeof actions)[number] | (typeof flights)[number], nation: Nation): Text {
  switch (id) {
    case 'discardOne':
    case 'topCard':
    case 'reallocate':
      return say(`play.${id}`);
    case 'marshalWard':
      return say('air.marshalWard', { nation: nationName(nation === 'united-kingdom' ? 'france' : 'china') });
    default:
      return say(`air.${id}`);
  }
}

/** What the plan needs to know of a question. */
type Asked = Pick<Question<Choose>, 'key' | 'form' | 'about'>;

/** What the plan makes of a question in one's own turn; undefined when it says nothing about it and the player is asked. */
export function planned(question: Asked, given: readonly Instruction[]): Instructed | undefined {
  const items = asChoice(given.find(({ key }) => key === turnPlan)?.value ?? []);
  if (items.length === 0) return undefined;
  const ids = question.form.options().map(({ id }) => id);
  const at = items.indexOf('discard');
  const body = at < 0 ? items : items.slice(0, at);
  /** What is left when so many items have been used. */
  const used = (value: readonly string[], count: number): Instructed => {
    const left = items.slice(count);
    return { kind: 'answer', value, keys: [turnPlan], ...(left.length === 0 ? {} : { left }) };
  };
  const nothing: Instructed = { kind: 'answer', value: [], keys: [] };
  if (question.key.startsWith('respond')) {
    const moment = question.about?.['trigger'];
    const cards = body.flatMap((id, n) => (isCardId(id) ? [{ id, n }] : []));
    // Before the play only the card that comes first is meant; later a card that had no occasion is passed over.
    const looked = moment === 'turnStart' || moment === 'playStart' ? cards.slice(0, 1) : cards;
    const found = looked.find(({ id }) => ids.includes(id));
    if (found !== undefined) return used([found.id], found.n + 1);
    return cards.length > 0 || body.includes('stop') ? nothing : undefined;
  }
  switch (question.key) {
    case 'play': {
      const first = body.findIndex((id) => !isSpaceId(id));
      const id = body[first];
      if (id === undefined || id === 'stop') return undefined;
      return ids.includes(id)
        ? used([id], first + 1)
        : { kind: 'handBack', keys: [turnPlan], reason: say('instruct.gone.play') };
    }
    case 'air': {
      const flight = body.findIndex((id) => ids.includes(id));
      const id = body[flight];
      if (id !== undefined) return used([id], flight + 1);
      return body.includes('stop') ? nothing : undefined;
    }
    case 'way': {
      const of = String(question.about?.['card']);
      const [first = ''] = body;
      const way = isCardId(of) ? wayMeant(first, of) : undefined;
      return way !== undefined && ids.includes(way) ? used([way], 1) : undefined;
    }
    // What leaves the board is said by itself, and no space of a plan means it.
    case 'withdraw':
      return undefined;
    case 'cost':
    case 'giveUp':
    case 'reallocate':
    case 'marshalCost':
      return paid(question.form, body, used);
    case 'discard':
      if (at >= 0) return { kind: 'answer', value: kept(question.form, items.slice(at + 1)), keys: [turnPlan] };
      return body.includes('stop') && question.about?.['penalty'] !== 1 ? nothing : undefined;
    default:
      return aimed(question, body, ids, used, nothing);
  }
}

type Used = (value: readonly string[], count: number) => Instructed;

/** Cards given up for something: those that stand next in the plan, if they are enough. */
function paid(form: Choose, body: readonly string[], used: Used): Instructed | undefined {
  const cards = kept(form, body.slice(0, form.max));
  return cards.length < form.min || cards.length === 0 ? undefined : used(cards, cards.length);
}

/** The cards at the start of a list that a question offers, each as often as it does. */
function kept(form: Choose, wanted: readonly string[]): readonly string[] {
  const left = new Map(form.options().map(({ id, max = 1 }) => [id, max]));
  return wanted.filter((id) => {
    const count = left.get(id) ?? 0;
    left.set(id, count - 1);
    return count > 0;
  });
}

/** A space or a nation aimed at. What was meant and is not possible any more is handed back. */
function aimed(
  { key, form }: Asked,
  body: readonly string[],
  ids: readonly string[],
  used: Used,
  nothing: Instructed,
): Instructed | undefined {
  const [first] = body;
  if (first === undefined) return undefined;
  const found = ids.find((id) => id === first || id.split('@').includes(first));
  if (found !== undefined) return used([found], 1);
  if (first === 'stop' && form.min === 0) return nothing;
  const reason = key === 'place' || key === 'battle' ? say(`instruct.gone.${key}`) : undefined;
  return reason === undefined || !isSpaceId(first) ? undefined : { kind: 'handBack', keys: [turnPlan], reason };
}
