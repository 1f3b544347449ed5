// A small game for tests of what is the same for every game: sealed bids, a secret reaction, questions in a row, dice, a hidden card.
import { z } from 'zod';
import { type AnyGame, defineGame, type Outcome } from '../../src/table/game.js';
import type { Choose, Orders, Pace, Question, Sheet, Spread } from '../../src/table/question.js';
import { answersByKey } from '../../src/table/instruction.js';
import type { Script, Table } from '../../src/table/script.js';
import type { Text } from '../../src/table/text.js';

const seats = ['red', 'blue', 'green'] as const;
type Seat = (typeof seats)[number];
const places = ['north', 'south', 'east'] as const;

interface Toy {
  round: number;
  rounds: number;
  /** Each seat's hidden card. */
  cards: Record<string, string>;
  score: Record<string, number>;
  bids: Record<string, Sheet>;
  rolled: number;
  out: string[];
}
interface ToyView {
  readonly round: number;
  readonly score: Readonly<Record<string, number>>;
  readonly rolled: number;
  readonly card: string | null;
}

const optionsSchema = z.object({ rounds: z.int().min(1).max(9).default(2), window: z.boolean().default(false) });
type Options = z.infer<typeof optionsSchema>;

function text(key: string, args?: Text['args']): Text {
  return args === undefined ? { key } : { key, args };
}

function choose<Id extends string>(
  key: string,
  seat: string,
  ids: readonly Id[],
  rest: Partial<Question<Choose<Id>>> = {},
): Question<Choose<Id>> {
  return {
    key,
    seat,
    text: text(`ask.${key}`),
    pace: 'turn',
    form: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: () =>
        ids.map((id) => ({
          id,
          text: text(`option.${id}`),
          ...(id === 'burn' ? { danger: text('danger.burn') } : {}),
        })),
    },
    fallback: () => ids.slice(0, 1),
    ...rest,
  };
}

function sheet(seat: string, pace: Pace = 'orders'): Question<Orders> {
  return {
    key: 'sheet',
    seat,
    text: text('ask.sheet'),
    pace,
    form: {
      kind: 'orders',
      min: 0,
      max: 2,
      subjects: () => ['first', 'second'].map((id) => ({ id, text: text(`unit.${id}`) })),
      step: ({ path }) => ({
        text: text('ask.step'),
        complete: path.length === 1,
        options: path.length === 0 ? places.map((id) => ({ id, text: text(`place.${id}`) })) : [],
      }),
      describe: ({ subject, path }) =>
        text('order', { unit: text(`unit.${subject}`), place: text(`place.${path[0] ?? 'north'}`) }),
    },
    fallback: () => [],
    review: (answer) => (answer.length < 2 ? { warnings: [text('warn.idle')] } : {}),
  };
}

function spread(seat: string): Question<Spread> {
  return {
    key: 'spend',
    seat,
    text: text('ask.spend'),
    pace: 'losses',
    form: {
      kind: 'spread',
      min: 3,
      max: 3,
      // Something goes north in any case.
      rows: () => places.map((id) => ({ id, text: text(`place.${id}`), min: id === 'north' ? 1 : 0, max: 3 })),
    },
    fallback: () => ({ north: 3 }),
  };
}

/** Sealed order sheets of all seats at once. */
function* bidding(t: Table<Toy>): Script<string> {
  const alive = seats.filter((seat) => !t.state.out.includes(seat));
  const bids = yield* t.together(alive, (seat) => t.ask(sheet(seat)));
  t.state.bids = Object.fromEntries(bids);
  t.tell(text('report.bids', { round: t.state.round }), { focus: ['north'] });
  return t.state.round % 2 === 1 ? 'window' : 'turn';
}

/** A window in which only blue might respond, and nobody is to know whether it can. */
function* window(t: Table<Toy>): Script<string> {
  const can = t.state.cards['blue'] === 'ace';
  const ids = can ? (['pass', 'respond'] as const) : (['pass'] as const);
  const [answer] = yield* t.ask(choose<'pass' | 'respond'>('window', 'blue', ids, { secret: true, pace: 'reaction' }));
  if (answer === 'respond') {
    t.reveal();
    t.state.score['blue'] = (t.state.score['blue'] ?? 0) + 5;
    t.tell(text('report.responded'));
  }
  return 'turn';
}

/** Red thinks twice, spends, and a die falls; then everybody learns something and red alone a little more. */
function* turn(t: Table<Toy>): Script<string> {
  const [first] = yield* t.ask(choose('stance', 'red', ['stand', 'lean', 'burn']));
  t.tell(text('report.stance', { stance: text(`option.${first ?? 'stand'}`) }));
  const [second] = yield* t.ask(choose('stance', 'red', ['stand', 'lean']));
  if (second === 'lean') return 'spending';
  t.state.score['red'] = (t.state.score['red'] ?? 0) + 1;
  return 'rolling';
}

function* spending(t: Table<Toy>): Script<string> {
  const spent = yield* t.ask(spread('red'));
  t.state.score['red'] = (t.state.score['red'] ?? 0) + (spent['north'] ?? 0);
  return 'rolling';
}

function* rolling(t: Table<Toy>): Script<string | Outcome> {
  const [choice] = yield* t.ask(choose('throw', 'green', ['throw', 'wait']));
  if (choice === 'throw') {
    t.state.rolled = t.dice.roll(6, 'toy');
    t.tell(text('report.rolled', { n: t.state.rolled }));
    t.tell(text('report.secret', { card: text(`card.${t.state.cards['green'] ?? 'two'}`) }), { to: ['green'] });
  }
  yield* t.ask(choose('only', 'green', ['stand']));
  t.state.round += 1;
  if (t.state.round > t.state.rounds) {
    return { kind: 'win', winners: ['red'], text: text('over', { seat: text('seat.red') }) };
  }
  return 'bidding';
}

const game = defineGame<Toy, Options, ToyView>({
  id: 'toy',
  options: optionsSchema,
  state: z.object({
    round: z.int(),
    rounds: z.int(),
    cards: z.record(z.string(), z.string()),
    score: z.record(z.string(), z.int()),
    bids: z.record(z.string(), z.array(z.object({ subject: z.string(), path: z.array(z.string()) }))),
    rolled: z.int(),
    out: z.array(z.string()),
  }),
  paces: { turn: 24, orders: 48, reaction: 12, losses: 6 },
  seats,
  policy: () => ({ ballots: 'table', draw: 'named', concession: true, absence: 'playsOn' }),
  setup: (options, dice) => {
    const deck = dice.shuffle(['ace', 'two', 'three'], 'deal');
    return {
      phase: 'bidding',
      state: {
        round: options.window ? 1 : 2,
        rounds: options.rounds + (options.window ? 0 : 1),
        cards: Object.fromEntries(seats.map((seat, n) => [seat, deck[n] ?? 'two'])),
        score: { red: 0, blue: 0, green: 0 },
        bids: {},
        rolled: 0,
        out: [],
      },
    };
  },
  phase: (id, t) => {
    switch (id) {
      case 'bidding':
        return bidding(t);
      case 'window':
        return window(t);
      case 'turn':
        return turn(t);
      case 'spending':
        return spending(t);
      case 'rolling':
        return rolling(t);
      default:
        throw new Error(`no phase ${id}`);
    }
  },
  view: (state, seat) => ({
    round: state.round,
    score: { ...state.score },
    rolled: state.rolled,
    card: seat === null ? null : (state.cards[seat] ?? null),
  }),
  title: (view) => text('title', { round: view.round }),
  survivors: (state) => seats.filter((seat: Seat) => !state.out.includes(seat)),
  board: (view, look) => ({
    width: 100,
    height: 100,
    pixels: look.width,
    background: view.round > 1 ? '#FFFFFF' : '#EEEEEE',
    layers: [],
    ns: 'toy',
  }),
  // Green has no ensign.
  ensign: (seat) =>
    seat === 'green' ? null : { width: 9, height: 9, pixels: 9, background: '#EE2222', layers: [], ns: 'toy' },
  looks: () => ({
    variants: [
      { id: 'position', role: 'position', title: text('look.position') },
      { id: 'results', role: 'results', title: text('look.results') },
    ],
    areas: [],
  }),
  describe: (view) => [text('title', { round: view.round })],
  panels: (view) =>
    view.card === null
      ? []
      : [{ id: 'hand', role: 'hand', title: text('panel.hand'), private: true, lines: [text(`card.${view.card}`)] }],
  instructions: {
    offers: (_state, seat) => {
      const value = choose('window', seat, ['pass', 'respond']);
      return [{ key: value.key, text: value.text, modes: ['use'], value }];
    },
    answer: (question, instructions) => {
      const value = question.key === 'window' ? answersByKey(instructions)['window'] : undefined;
      return value === undefined ? undefined : { kind: 'answer', value, keys: [] };
    },
  },
  words: {
    en: {
      title: 'Round {{round}}',
      'seat.red': 'Red',
      'seat.blue': 'Blue',
      'seat.green': 'Green',
      'ask.sheet': 'Where do your units go?',
      'ask.step': 'Where to?',
      'ask.stance': 'Your stance?',
      'ask.spend': 'Spend three',
      'ask.window': 'Respond?',
      'ask.throw': 'Throw the die?',
      'ask.only': 'Stand',
      'option.stand': 'Stand firm',
      'option.lean': 'Lean',
      'option.burn': 'Burn the ships',
      'option.pass': 'Pass',
      'option.respond': 'Respond',
      'option.throw': 'Throw',
      'option.wait': 'Wait',
      'danger.burn': 'There is no way back from this.',
      'unit.first': 'First fleet',
      'unit.second': 'Second fleet',
      'place.north': 'Northport',
      'place.south': 'Southbay',
      'place.east': 'Eastmoor',
      order: '{{unit}} to {{place}}',
      'warn.idle': 'A fleet has no order.',
      'report.bids': 'Round {{round}}: all sheets are open.',
      'report.responded': 'Blue responds.',
      'report.stance': 'Red: {{stance}}.',
      'report.rolled': 'The die shows {{n}}.',
      'report.secret': 'Your card is the {{card}}.',
      'card.ace': 'ace',
      'card.two': 'two',
      'card.three': 'three',
      'look.position': 'Position',
      'look.results': 'Results',
      'panel.hand': 'Hand',
      over: '{{seat}} wins.',
      'option.rounds': 'Rounds',
      'option.window': 'Window',
    },
    ko: {
      title: '{{round}}라운드',
      'seat.red': '빨강',
      'seat.blue': '파랑',
      'seat.green': '초록',
      'ask.sheet': '함대를 어디로 보낼까요?',
      'ask.step': '어디로?',
      'ask.stance': '태세는?',
      'ask.spend': '세 점을 쓰세요',
      'ask.window': '대응할까요?',
      'ask.throw': '주사위를 던질까요?',
      'ask.only': '버티기',
      'option.stand': '버티기',
      'option.lean': '기울이기',
      'option.burn': '배를 태우기',
      'option.pass': '넘기기',
      'option.respond': '대응',
      'option.throw': '던지기',
      'option.wait': '기다리기',
      'danger.burn': '되돌릴 수 없습니다.',
      'unit.first': '제1함대',
      'unit.second': '제2함대',
      'place.north': '북항',
      'place.south': '남만',
      'place.east': '동벌',
      order: '{{unit}}, {{place}}(으)로',
      'warn.idle': '명령이 없는 함대가 있습니다.',
      'report.bids': '{{round}}라운드: 명령서를 모두 폅니다.',
      'report.responded': '파랑이 대응합니다.',
      'report.stance': '빨강: {{stance}}.',
      'report.rolled': '주사위는 {{n}}입니다.',
      'report.secret': '당신의 카드는 {{card}}입니다.',
      'card.ace': '에이스',
      'card.two': '둘',
      'card.three': '셋',
      'look.position': '위치',
      'look.results': '결과',
      'panel.hand': '손패',
      over: '{{seat}}의 승리입니다.',
      'option.rounds': '라운드',
      'option.window': '대응 창',
    },
  },
  conceal: (state, seat, dice) => {
    const hidden = seats.filter((other) => other !== seat);
    const cards = dice.shuffle(
      hidden.map((other) => state.cards[other] ?? 'two'),
      'conceal',
    );
    return {
      ...state,
      cards: { ...state.cards, ...Object.fromEntries(hidden.map((other, n) => [other, cards[n] ?? 'two'])) },
    };
  },
  invariants: (state) => {
    if (state.round > state.rounds + 1) throw new Error('a round too many');
  },
});

/** The toy game. */
export const toyGame: AnyGame = game;
