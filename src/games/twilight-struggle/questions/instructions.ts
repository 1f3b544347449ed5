// Instructions: what is laid down ahead, and reactions that seldom need thought.
import { answersByKey, type InstructionOffer, type InstructionRules } from '../../../table/instruction.js';
import type { Answer, Choose, Question, SeatId } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { cardName, say } from '../reports/names.js';
import { aheadOffers, answerAhead } from './laid-ahead.js';
import { answerByList, listOf, listQuestions } from './country-lists.js';
import { sideOf, type TwilightState } from '../state.js';
import type { CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import type { TwilightView } from '../view.js';

const ask = 'ask';

interface Rule {
  /** The question it answers, and the key it is stored under. */
  readonly key: string;
  /** The card it belongs to, when its name says it all. */
  readonly card?: CardId;
  /** The side that can be asked; both when absent. */
  readonly side?: Side;
  /** Answers that can be given in advance besides being asked, each with its text. */
  readonly answers: readonly { readonly id: string; readonly text: () => Text }[];
}

const no = { id: 'no', text: () => say('instruction.no') };

/** What can be answered in advance; the id of an answer is what the question is answered with, `none` for no choice at all. */
const rules: readonly Rule[] = [
  {
    key: 'olympics',
    answers: [
      { id: 'participate', text: () => say('instruction.participate') },
      { id: 'boycott', text: () => say('instruction.boycott') },
    ],
  },
  {
    key: 'crisis',
    answers: [
      { id: 'keep', text: () => say('instruction.keep') },
      { id: 'coupOnly', text: () => say('instruction.coupOnly') },
    ],
  },
  { key: 'norad', side: 'us', answers: [{ id: 'none', text: () => say('instruction.none') }] },
  { key: 'eighthRound', answers: [no] },
  { key: 'spaceDiscard', answers: [{ id: 'none', text: () => say('instruction.none') }] },
  {
    key: 'event.blockade',
    card: 'blockade',
    side: 'us',
    answers: [{ id: 'none', text: () => say('instruction.noDiscard') }],
  },
  {
    key: 'event.latin_american_debt_crisis.discard',
    card: 'latin_american_debt_crisis',
    side: 'us',
    answers: [{ id: 'none', text: () => say('instruction.noDiscard') }],
  },
  { key: 'event.summit', card: 'summit', answers: [{ id: 'keep', text: () => say('instruction.keepDefcon') }] },
];

function questionOf(rule: Rule, seat: SeatId): Question<Choose> {
  return {
    key: rule.key,
    seat,
    text: rule.card === undefined ? { key: `instruction.${rule.key}` } : cardName(rule.card),
    pace: 'reaction',
    form: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: () => [
        { id: ask, text: say('instruction.ask') },
        ...rule.answers.map(({ id, text }) => ({ id, text: text() })),
      ],
    },
    fallback: () => [ask],
  };
}

function questions(state: TwilightState, seat: SeatId): readonly Question[] {
  const side = sideOf(state, seat);
  if (side === undefined) return [];
  return [
    ...rules.filter((rule) => rule.side === undefined || rule.side === side).map((rule) => questionOf(rule, seat)),
    ...listQuestions(state, side, seat),
  ];
}

function answerTo(question: Question, given: Readonly<Partial<Record<string, Answer>>>): Answer | undefined {
  if (rules.every(({ key }) => key !== question.key)) {
    const list = listOf(given[question.key.split('.').slice(0, 2).join('.')]);
    return list.length === 0 ? undefined : answerByList(question, list);
  }
  const [chosen] = listOf(given[question.key]);
  if (chosen === undefined || chosen === ask) return undefined;
  if (question.key === 'crisis' && chosen === 'coupOnly') {
    return question.about?.['moment'] === 'coup' ? undefined : ['keep'];
  }
  return chosen === 'none' ? [] : [chosen];
}

/** Instructions of the game. */
export const instructions: InstructionRules<TwilightState, TwilightView> = {
  offers: (state, seat) => [
    ...aheadOffers(state, seat),
    ...questions(state, seat).map((value): InstructionOffer => ({
      key: value.key,
      text: value.text,
      modes: ['use'],
      value,
    })),
  ],
  answer(question, given, seen) {
    const ahead = answerAhead(question, given, seen);
    if (ahead !== undefined) return ahead;
    const value = answerTo(question, answersByKey(given));
    return value === undefined ? undefined : { kind: 'answer', value, keys: [] };
  },
};
