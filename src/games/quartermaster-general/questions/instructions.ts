// Instructions: what a nation leaves to its cards on the table while it is away, and its orders for its next turn.
import { asChoice } from '../../../table/answer.js';
import type { Instructed, Instruction, InstructionOffer, InstructionRules } from '../../../table/instruction.js';
import type { Question, SeatId } from '../../../table/question.js';
import type { WindowId } from '../data/card-terms.js';
import { card, cardsOf, isCardId, type CardId } from '../data/cards.js';
import { isNation, type Nation } from '../data/nations.js';
import { cardName, say } from '../reports/names.js';
import { discardPenalty } from '../rules/hands.js';
import type { Moment, Trigger } from '../rules/triggers.js';
import type { QmgState } from '../state.js';
import type { QmgView } from '../view.js';
import { conditionsOf, isMet, spaceWindows } from './conditions.js';
import { declared } from './declared.js';
import { discarded, earlyOffers, ordered, placed } from './early-orders.js';
import { isPassedOver, passed, passing, passingOffer } from './passing.js';
import { stands, windowKey } from './respond.js';
import { planned, planOffer, type Foresight } from './turn-plan.js';
import { withdrawalOffer, withdrawing, withdrawn } from './withdraw.js';

const otherWindows: readonly WindowId[] = [
  'economicWarfare',
  'axisBattled',
  'germanStatus',
  'cardPlayed',
  'turnStart',
  'discardStart',
  'playStart',
  'airStart',
  'victoryStart',
  'chineseArmy',
  'bolsterDeclared',
  'statusDeclared',
  'anyTime',
];

/** What opens windows in other nations' turns. */
type WindowKind = Exclude<Trigger['kind'], Moment | 'airPlaced'>;

/** Which of them cards answer. */
const windowsOf: Readonly<Partial<Record<WindowId, readonly WindowKind[]>>> = {
  removal: ['removal'],
  removed: ['removed'],
  axisBattled: ['battle'],
  enemyArmy: ['placed'],
  enemyNavy: ['placed'],
  economicWarfare: ['played'],
  germanStatus: ['statusUsed'],
  chineseArmy: ['battle', 'placed'],
  superiority: ['superiority'],
  bolsterDeclared: ['bolsterDeclared'],
  statusDeclared: ['statusDeclared'],
};

/** Cards that answer what others do in a battle although they are otherwise for one's own. */
const alsoOthers: Readonly<Partial<Record<CardId, WindowKind>>> = { 'uk-french-patriots-join-allies': 'battle' };

function keyOf(id: CardId): string {
  return `card.${id}`;
}

/** The cards on the table that answer something, face up or face down, and those of the hand that do. */
function answering(state: QmgState, nation: Nation): readonly CardId[] {
  const bolsters = state.hand[nation].filter((id) => card(id).type === 'bolster');
  return [...new Set([...state.responses[nation], ...state.status[nation], ...bolsters])].filter((id) => {
    const { window } = card(id);
    return window !== undefined && (spaceWindows.includes(window) || otherWindows.includes(window));
  });
}

function offers(state: QmgState, seat: SeatId, foresee: Foresight): readonly InstructionOffer[] {
  if (!isNation(seat) || state.step === 'keep') return [];
  const group = say('group.table');
  const cards = answering(state, seat).map((id): InstructionOffer => {
    const filter = conditionsOf(id, seat);
    return {
      key: keyOf(id),
      text: cardName(id),
      group,
      modes: ['ask', 'use', 'never'],
      ranked: true,
      ...(filter === undefined ? {} : { filter }),
    };
  });
  const kinds = new Set(
    cardsOf(seat, state.options).flatMap((id) => {
      const { window } = card(id);
      const other = alsoOthers[id];
      return [...(window === undefined ? [] : (windowsOf[window] ?? [])), ...(other === undefined ? [] : [other])];
    }),
  );
  // Whether a nation attends a kind of window is its habit and says nothing of its cards, so all are offered at all times.
  const windows = [...kinds].map((kind): InstructionOffer => ({
    key: windowKey(kind),
    text: say(`instruct.window.${kind}`),
    group: say('group.windows'),
    modes: ['ask', 'use', 'never'],
  }));
  const always: readonly InstructionOffer[] = [
    ...(discardPenalty(state) > 0
      ? []
      : [{ key: 'discard', text: say('instruct.discard'), group: say('group.always'), modes: ['never'] as const }]),
    ...(state.options.totalWar
      ? [
          {
            key: 'airDefence',
            text: say('instruct.airDefence'),
            group: say('group.windows'),
            modes: ['ask', 'use', 'never'] as const,
          },
          { key: 'relocate', text: say('instruct.relocate'), group: say('group.always'), modes: ['ask'] as const },
        ]
      : []),
    { key: 'supplyOrder', text: say('instruct.supplyOrder'), group: say('group.always'), modes: ['ask'] },
    ...(seat === 'germany'
      ? [{ key: 'scoring', text: say('instruct.scoring'), group: say('group.always'), modes: ['use'] as const }]
      : []),
  ];
  const early = state.active === seat ? [] : earlyOffers(state, seat);
  // One's own next turn is what most come to say.
  return [
    planOffer(state, seat, foresee),
    ...early,
    ...cards,
    passingOffer(state, seat),
    ...windows,
    ...withdrawalOffer(state, seat),
    ...always,
  ];
}

function answer(question: Question, given: readonly Instruction[], view: QmgView): Instructed | undefined {
  if (question.form.kind !== 'choose' || view.nation === null) return undefined;
  const plan = view.active === view.nation ? planned({ ...question, form: question.form }, given) : undefined;
  if (plan !== undefined) return plan;
  const ids = question.form.options().map(({ id }) => id);
  if (question.key.startsWith('respond')) {
    const found = passed(question, attended(question, ids.filter(isCardId), given), given);
    return view.options.declarationWindows === 'proxy' ? declared(question, found) : found;
  }
  switch (question.key) {
    case 'scoring':
      return find(given, 'scoring') === undefined ? undefined : { kind: 'answer', value: ids, keys: ['scoring'] };
    case 'play':
    case 'place':
    case 'battle':
      return view.active === view.nation ? ordered(question.key, ids, given) : undefined;
    case 'air':
      return ordered(question.key, ids, given);
    case 'deploy':
    case 'superiority':
      return view.active === view.nation ? placed(ids, given) : undefined;
    case 'airDefence': {
      const mode = find(given, 'airDefence')?.mode;
      if (mode !== 'use' && mode !== 'never') return undefined;
      return { kind: 'answer', value: [mode === 'use' ? 'defend' : 'leave'], keys: ['airDefence'] };
    }
    case 'relocate':
    case 'supplyOrder':
      return find(given, question.key) === undefined
        ? undefined
        : { kind: 'ask', fallback: asChoice(question.fallback()) };
    case withdrawing:
      return withdrawn(question, ids, given);
    case 'discard':
      return discarded(question.form, given);
    default:
      return undefined;
  }
}

function find(given: readonly Instruction[], key: string): Instruction | undefined {
  return given.find((one) => one.key === key);
}

/** What is made of a question by what is said of such windows as a whole, and of single cards. */
function attended(question: Question, cards: readonly CardId[], given: readonly Instruction[]): Instructed | undefined {
  const whole = find(given, question.key);
  if (whole?.mode === 'never') return { kind: 'answer', value: [], keys: [question.key] };
  const found = responded(question, cards, given);
  if (whole?.mode !== 'use' || found?.kind === 'answer') return found;
  if (found?.kind === 'ask') return { kind: 'answer', value: found.fallback, keys: [question.key] };
  return { kind: 'answer', value: asChoice(question.fallback()), keys: [question.key] };
}

/** Cards that may be used are used by priority; a question in which every card is left unused is passed. */
function responded(
  question: Question,
  cards: readonly CardId[],
  given: readonly Instruction[],
): Instructed | undefined {
  const about = question.about ?? {};
  const told = cards.map((id) => {
    const one = find(given, keyOf(id));
    return { id, one: one !== undefined && isMet(one, about) ? one : undefined };
  });
  const [first] = told
    .filter(({ one }) => one?.mode === 'use')
    .toSorted((a, b) => (a.one?.priority ?? 0) - (b.one?.priority ?? 0));
  if (first !== undefined) return { kind: 'answer', value: [first.id], keys: [keyOf(first.id)] };
  if (told.length > 0 && told.every(({ one }) => one?.mode === 'never')) {
    return { kind: 'answer', value: [], keys: told.map(({ id }) => keyOf(id)) };
  }
  const asked = told.find(({ one }) => one?.mode === 'ask');
  if (asked?.one !== undefined) return { kind: 'ask', fallback: asked.one.fallback === 'use' ? [asked.id] : [] };
  if (!told.some(({ one }) => one?.mode === 'never')) return undefined;
  // When time runs out, what is never to be used is left alone as well; another card may stand in for it.
  const left = told.filter(({ id, one }) => one === undefined && stands(id)).map(({ id }) => id);
  return { kind: 'ask', fallback: left.slice(0, 1) };
}

/** Instructions of the game; what a planned turn would bring is found by playing it out. */
export function instructionsWith(foresee: Foresight): InstructionRules<QmgState, QmgView> {
  return {
    offers: (state, seat) => offers(state, seat, foresee),
    answer,
    passing,
    isOver: isPassedOver,
    // Announced cards wait for nobody unless the table wants it so.
    unsaid: true,
    turn: ({ round }) => ({ number: round, text: say('instruct.round', { round }) }),
  };
}
