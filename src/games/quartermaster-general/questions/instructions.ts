// Instructions: what a nation leaves to its cards on the table while it is away, and its orders for its next turn.
import { asChoice } from '../../../table/answer.js';
import type { Instructed, Instruction, InstructionOffer, InstructionRules } from '../../../table/instruction.js';
import type { Choose, Question, SeatId } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { effectText } from '../reports/card-text.js';
import type { WindowId } from '../data/card-terms.js';
import { card, cardsOf, isCardId, type CardId } from '../data/cards.js';
import { isNation, type Nation } from '../data/nations.js';
import { isSpaceId, kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import { cardName, say, spaceName } from '../reports/names.js';
import type { Trigger } from '../rules/triggers.js';
import type { QmgState } from '../state.js';
import type { QmgView } from '../view.js';
import { cardsForm } from './ask.js';
import { stands, windowKey } from './respond.js';

/** Cards with these windows answer what happens in a space; it can be said in which. */
const spaceWindows: readonly WindowId[] = [
  'removal',
  'removed',
  'landBattle',
  'seaBattle',
  'armyBuilt',
  'navyBuilt',
  'enemyArmy',
  'enemyNavy',
];
const otherWindows: readonly WindowId[] = [
  'economicWarfare',
  'axisBattled',
  'germanStatus',
  'cardPlayed',
  'turnStart',
  'discardStart',
];

/** What opens windows in other nations' turns. */
type WindowKind = Exclude<Trigger['kind'], 'turnStart' | 'discardStart'>;

/** Which of them cards answer. */
const windowsOf: Readonly<Partial<Record<WindowId, WindowKind>>> = {
  removal: 'removal',
  removed: 'removed',
  axisBattled: 'battle',
  enemyArmy: 'placed',
  enemyNavy: 'placed',
  economicWarfare: 'played',
  germanStatus: 'statusUsed',
};

/** Orders for the next turn, by the question they answer. */
const early = { play: 'early.play', place: 'early.place', battle: 'early.battle', discard: 'early.discard' } as const;
type EarlyKey = (typeof early)[keyof typeof early];

/** The most cards that can be named as the least stake of an answer to Economic Warfare. */
const mostStake = 9;

function keyOf(id: CardId): string {
  return `card.${id}`;
}

/** The cards on the table that answer something, face up or face down. */
function answering(state: QmgState, nation: Nation): readonly CardId[] {
  return [...state.responses[nation], ...state.status[nation]].filter((id) => {
    const { window } = card(id);
    return window !== undefined && (spaceWindows.includes(window) || otherWindows.includes(window));
  });
}

function offers(state: QmgState, seat: SeatId): readonly InstructionOffer[] {
  if (!isNation(seat) || state.step === 'keep') return [];
  const group = say('group.table');
  const cards = answering(state, seat).map((id): InstructionOffer => {
    const filter = filterOf(id, seat);
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
    cardsOf(seat).flatMap((id) => {
      const { window } = card(id);
      const kind = window === undefined ? undefined : windowsOf[window];
      return kind === undefined ? [] : [kind];
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
    { key: 'discard', text: say('instruct.discard'), group: say('group.always'), modes: ['never'] },
    ...(seat === 'germany'
      ? [{ key: 'scoring', text: say('instruct.scoring'), group: say('group.always'), modes: ['use'] as const }]
      : []),
  ];
  return [...cards, ...windows, ...always, ...(state.active === seat ? [] : earlyOffers(state, seat))];
}

function filterOf(id: CardId, seat: SeatId): Question<Choose> | undefined {
  const { window } = card(id);
  if (window === undefined) return undefined;
  if (window === 'economicWarfare' && card(id).type === 'response') {
    const options = Array.from({ length: mostStake }, (_, n) => ({
      id: String(n + 1),
      text: say('instruct.stake.value', { count: n + 1 }),
    }));
    const form: Choose = { kind: 'choose', min: 1, max: 1, options: () => options };
    return plain(id, seat, say('instruct.stake'), form, () => ['1']);
  }
  if (!spaceWindows.includes(window)) return undefined;
  const sea = window === 'seaBattle' || window === 'navyBuilt' || window === 'enemyNavy';
  const { on } = card(id);
  const named = on?.space !== undefined && !('around' in on.space) ? on.space : undefined;
  const spaces =
    named ?? spaceIds.filter((space) => on?.kind === kindAt(space) || (on?.kind === undefined && fits(space, sea)));
  return plain(id, seat, say('instruct.spaces', { card: cardName(id) }), spacesForm(spaces, spaces.length), () => [
    spaces[0] ?? 'germany',
  ]);
}

function fits(space: SpaceId, sea: boolean): boolean {
  return (kindAt(space) === 'navy') === sea;
}

function plain(
  key: string,
  seat: SeatId,
  text: Text,
  form: Choose,
  fallback: () => readonly string[],
): Question<Choose> {
  return { key, seat, text, pace: 'turn', form, fallback };
}

function spacesForm(spaces: readonly SpaceId[], max: number, ordered = false): Choose {
  return {
    kind: 'choose',
    min: 1,
    max,
    ...(ordered ? { ordered: true } : {}),
    options: () =>
      spaces.map((id) => ({ id, text: spaceName(id), group: say(kindAt(id) === 'army' ? 'group.land' : 'group.sea') })),
  };
}

function earlyOffers(state: QmgState, nation: Nation): readonly InstructionOffer[] {
  const hand = state.hand[nation];
  if (hand.length === 0) return [];
  const group = say('group.early');
  const offer = (key: EarlyKey, text: Text, form: Choose, fallback: () => readonly string[]): InstructionOffer => ({
    key,
    text,
    group,
    modes: ['use'],
    early: true,
    value: plain(key, nation, text, form, fallback),
  });
  const instead = state.status[nation].filter((id) => card(id).window === 'instead');
  const plays: Choose = {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => [
      ...cardsForm(hand, 0, 1)
        .options()
        .map(({ id, text }) => ({ id, text, group: say(`type.${card(id).type}`), detail: effectText(id) })),
      ...instead.map((id) => ({ id, text: say('play.use', { card: cardName(id) }), group: say('group.table') })),
    ],
  };
  return [
    offer(early.play, say('instruct.early.play'), plays, () => hand.slice(0, 1)),
    offer(early.place, say('instruct.early.place'), spacesForm(spaceIds, 8, true), () => ['germany']),
    offer(early.battle, say('instruct.early.battle'), spacesForm(spaceIds, 8, true), () => ['germany']),
    offer(early.discard, say('instruct.early.discard'), cardsForm(hand, 1, hand.length), () => hand.slice(0, 1)),
  ];
}

function answer(question: Question, given: readonly Instruction[], view: QmgView): Instructed | undefined {
  if (question.form.kind !== 'choose' || view.nation === null) return undefined;
  const ids = question.form.options().map(({ id }) => id);
  if (question.key.startsWith('respond')) return attended(question, ids.filter(isCardId), given);
  switch (question.key) {
    case 'scoring':
      return find(given, 'scoring') === undefined ? undefined : { kind: 'answer', value: ids, keys: ['scoring'] };
    case 'play':
    case 'place':
    case 'battle':
      return view.active === view.nation ? ordered(question.key, ids, given) : undefined;
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
    return { id, one: one !== undefined && applies(one, about) ? one : undefined };
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

/** Whether an instruction's filter lets a trigger through: its space is among those named, or enough is at stake. */
function applies({ filter }: Instruction, about: Readonly<Record<string, unknown>>): boolean {
  if (filter === null) return true;
  const wanted = asChoice(filter);
  const { space, stake } = about;
  if (typeof stake === 'number') return stake >= Number(wanted[0] ?? '1');
  return typeof space === 'string' && isSpaceId(space) ? wanted.includes(space) : true;
}

/** An order given early: the first of what was named that is on offer; handed back when nothing is. */
function ordered(
  key: 'play' | 'place' | 'battle',
  ids: readonly string[],
  given: readonly Instruction[],
): Instructed | undefined {
  const one = find(given, early[key]);
  if (one === undefined) return undefined;
  const wanted = asChoice(one.value).find((id) => ids.includes(id));
  if (wanted !== undefined) return { kind: 'answer', value: [wanted], keys: [early[key]] };
  return { kind: 'handBack', keys: [early[key]], reason: say(`instruct.gone.${key}`) };
}

function discarded(form: Choose, given: readonly Instruction[]): Instructed | undefined {
  const one = find(given, early.discard);
  if (one !== undefined) {
    // What was played or paid since is not there to be discarded.
    const most = new Map(form.options().map(({ id, max = 1 }) => [id, max]));
    const value = asChoice(one.value).filter((id) => {
      const left = most.get(id) ?? 0;
      most.set(id, left - 1);
      return left > 0;
    });
    return { kind: 'answer', value, keys: [early.discard] };
  }
  return find(given, 'discard') === undefined ? undefined : { kind: 'answer', value: [], keys: ['discard'] };
}

/** Instructions of the game. */
export const instructions: InstructionRules<QmgState, QmgView> = {
  offers,
  answer,
  turn: ({ round }) => ({ number: round, text: say('instruct.round', { round }) }),
};
