// Instructions as lists of countries: where one's own events go when the other side plays their cards.
import type { Answer, Choose, Question, SeatId, Spread } from '../../../table/question.js';
import { priceOf } from '../../../table/answer.js';
import { countryOption } from './ask.js';
import { card, isCardId, type CardId } from '../data/cards.js';
import { countryIds, type CountryId } from '../data/countries.js';
import type { Side } from '../data/terms.js';
import { isInArea } from '../data/geography.js';
import { eventAreas } from '../data/event-areas.js';
import { cardName, say } from '../reports/names.js';
import type { TwilightState } from '../state.js';

const longestList = 10;

/** The key an instruction for an event's countries is stored under. */
function listKey(id: CardId): string {
  return `event.${id}`;
}

/** The card an event's question belongs to, by its key. */
function cardOfKey(key: string): CardId | undefined {
  const [kind, id = ''] = key.split('.');
  return kind === 'event' && isCardId(id) ? id : undefined;
}

/** Lists a side can lay down: for its own events that are still in the game. */
export function listQuestions(state: TwilightState, side: Side, seat: SeatId): readonly Question[] {
  return Object.entries(eventAreas).flatMap(([id, area]) => {
    if (!isCardId(id) || card(id).side !== side || state.removed.includes(id)) return [];
    const form: Choose<CountryId> = {
      kind: 'choose',
      min: 0,
      max: longestList,
      options: () =>
        countryIds.filter((country) => isInArea(country, area)).map((country) => countryOption(state, country)),
    };
    const question: Question<Choose<CountryId>> = {
      key: listKey(id),
      seat,
      text: say('instruction.list', { card: cardName(id) }),
      pace: 'reaction',
      form,
      fallback: () => [],
    };
    return [question];
  });
}

/** What a list makes of an event's question out of turn: points or choices in its order; undefined when it does not reach. */
export function answerByList(question: Question, list: readonly string[]): Answer | undefined {
  const id = cardOfKey(question.key);
  if (id === undefined || !Object.hasOwn(eventAreas, id) || question.pace !== 'reaction') return undefined;
  const { form } = question;
  switch (form.kind) {
    case 'spread':
      return fill(form, list);
    case 'choose': {
      const offered = new Set(form.options().map((option) => option.id));
      const chosen = list.filter((country) => offered.has(country)).slice(0, form.max);
      return chosen.length > 0 && chosen.length >= form.min ? chosen : undefined;
    }
    case 'orders':
      return undefined;
  }
}

function fill(form: Spread, list: readonly string[]): Answer | undefined {
  const rows = new Map(form.rows().map((row) => [row.id, row]));
  const values: Record<string, number> = {};
  for (const id of list) {
    const row = rows.get(id);
    if (row === undefined) continue;
    while ((values[id] ?? 0) < row.max && priceOf(form, { ...values, [id]: (values[id] ?? 0) + 1 }) <= form.max) {
      values[id] = (values[id] ?? 0) + 1;
    }
  }
  const spent = priceOf(form, values);
  return spent > 0 && spent >= form.min ? values : undefined;
}

/** An instruction as a list of ids. */
export function listOf(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer.filter((id) => typeof id === 'string') : [];
}
