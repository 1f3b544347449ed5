// A toy of long lists: choices, orders and numbers over more things than a menu holds, with long descriptions.
import { z } from 'zod';
import { type AnyGame, defineGame, type Outcome } from '../../../src/table/game.js';
import type { Option, Orders, Question, Spread } from '../../../src/table/question.js';
import type { Script, Table } from '../../../src/table/script.js';
import { choice, emptyBoard, text } from './kit.js';

const seats = ['first', 'second'] as const;
const stateSchema = z.object({ answers: z.array(z.string()) });
type State = z.infer<typeof stateSchema>;
const optionsSchema = z.object({});
type Options = z.infer<typeof optionsSchema>;

/** Thirty places in the north, twenty-five in the south, five anywhere else. */
const places: readonly Option[] = Array.from({ length: 60 }, (_, n) => ({
  id: `p${n + 1}`,
  text: text('place', { n: n + 1 }),
  detail: text('place.detail', { n: n + 1 }),
  ...(n < 30 ? { group: text('group.north') } : n < 55 ? { group: text('group.south') } : {}),
}));
/** The same under more headings than stand side by side. */
const scattered: readonly Option[] = places.map((place, n) => ({
  ...place,
  group: text('group.isle', { n: Math.floor(n / 8) + 1 }),
}));
const named = (id: string | undefined) => places.find((one) => one.id === id)?.text ?? text('place', { n: 0 });

const orders: Orders = {
  kind: 'orders',
  min: 0,
  max: 30,
  subjects: () => Array.from({ length: 30 }, (_, n) => ({ id: `u${n + 1}`, text: text('unit', { n: n + 1 }) })),
  step: ({ path }) => ({
    text: text('ask.where'),
    options: path.length === 0 ? places : [],
    complete: path.length === 1,
  }),
  describe: ({ subject, path }) =>
    text('order', { unit: text('unit', { n: Number(subject.slice(1)) }), to: named(path[0]) }),
};
const spread: Spread = {
  kind: 'spread',
  min: 3,
  max: 3,
  rows: () => places.map((one) => ({ ...one, min: 0, max: 3 })),
};

function* whole(t: Table<State>): Script<Outcome> {
  const [one] = yield* t.ask(choice('one', 'first', 'turn', () => scattered));
  const several = yield* t.ask(choice('several', 'first', 'turn', () => places, { min: 2, max: 30 }));
  const sheet = yield* t.ask<Orders>({ ...asked('orders'), form: orders, fallback: () => [] });
  const numbers = yield* t.ask<Spread>({ ...asked('spread'), form: spread, fallback: () => ({ p1: 3 }) });
  t.state.answers = [one ?? '', ...several, ...sheet.map(({ subject, path }) => `${subject} ${path.join(' ')}`)];
  t.state.answers.push(...Object.entries(numbers).map(([id, n]) => `${id} ${String(n)}`));
  return { kind: 'win', winners: ['first'], text: text('over') };
}

function asked(key: string): Pick<Question, 'key' | 'seat' | 'text' | 'pace'> {
  return { key, seat: 'first', text: text(`ask.${key}`), pace: 'turn' };
}

const game = defineGame<State, Options, State>({
  id: 'long-lists',
  options: optionsSchema,
  state: stateSchema,
  paces: { turn: 24 },
  seats,
  policy: () => ({ ballots: 'open', draw: 'none', concession: true, absence: 'playsOn' }),
  setup: () => ({ phase: 'whole', state: { answers: [] } }),
  phase: (_id, t) => whole(t),
  view: (state) => structuredClone(state),
  title: () => text('title'),
  board: (_view, look) => emptyBoard('long-lists', look),
  describe: ({ answers }) => answers.map((answer) => text('line', { answer })),
  words: {
    en: {
      'game.title': 'Long lists',
      title: 'Everything',
      'seat.first': 'First',
      'seat.second': 'Second',
      'group.north': 'Everything there is in the far north of the map',
      'group.south': 'South',
      'group.isle': 'Isle {{n}}',
      place: 'Place {{n}}',
      'place.detail':
        'Place number {{n}}, of which far more can be said than one line of a menu has room for, as everybody knows.',
      unit: 'Unit {{n}}',
      order: '{{unit}} to {{to}}',
      line: '{{answer}}',
      'ask.one': 'Which place?',
      'ask.several': 'Which places?',
      'ask.orders': 'Where do they all go?',
      'ask.where': 'Where to?',
      'ask.spread': 'How many where?',
      'look.position': 'Position',
      over: 'First wins.',
    },
    ko: {
      'game.title': '긴 목록',
      title: '모두',
      'seat.first': '첫째',
      'seat.second': '둘째',
      'group.north': '지도의 먼 북쪽에 있는 모든 것',
      'group.south': '남쪽',
      'group.isle': '{{n}}번 섬',
      place: '장소 {{n}}',
      'place.detail': '{{n}}번 장소. 메뉴 한 줄에 다 담지 못할 만큼 할 말이 많은 곳이라는 것은 누구나 압니다.',
      unit: '부대 {{n}}',
      order: '{{unit}}: {{to, josa(으로/로)}}',
      line: '{{answer}}',
      'ask.one': '어느 장소인가요?',
      'ask.several': '어느 장소들인가요?',
      'ask.orders': '모두 어디로 갈까요?',
      'ask.where': '어디로 갈까요?',
      'ask.spread': '어디에 몇 개를 둘까요?',
      'look.position': '위치',
      over: '첫째가 이겼습니다.',
    },
  },
});

/** Lists longer than a menu, in all three forms. */
export const longLists: AnyGame = game;
