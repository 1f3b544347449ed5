// A small game of six seats in two sides, each with a card of its own, for tests of who may hold, win and vote.
import { z } from 'zod';
import { type AnyGame, defineGame, type Outcome } from '../../src/table/game.js';
import type { Choose, Question } from '../../src/table/question.js';
import type { Script, Table } from '../../src/table/script.js';

const seats = ['oak', 'elm', 'ash', 'sun', 'moon', 'star'] as const;
const sides = [
  { id: 'trees', seats: ['oak', 'elm', 'ash'] },
  { id: 'lights', seats: ['sun', 'moon', 'star'] },
] as const;

interface Team {
  round: number;
  cards: Record<string, number>;
}
interface TeamView {
  readonly round: number;
  readonly card: number | null;
}

const optionsSchema = z
  .object({
    holding: z.enum(['one', 'side', 'sets']).default('side'),
    /** Every seat a side of its own. */
    alone: z.boolean().default(false),
    without: z.array(z.enum(seats)).default([]),
    /** Only for the menus of a new table. */
    points: z.int().min(0).max(500).default(100),
  })
  .readonly();
type Options = z.infer<typeof optionsSchema>;

function question(seat: string): Question<Choose<'stay' | 'go'>> {
  return {
    key: 'move',
    seat,
    text: { key: 'ask.move' },
    pace: 'turn',
    form: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: () => (['stay', 'go'] as const).map((id) => ({ id, text: { key: `move.${id}` } })),
    },
    fallback: () => ['stay'],
  };
}

function* round(t: Table<Team>): Script<string | Outcome> {
  yield* t.together([...seats], (seat) => t.ask(question(seat)));
  t.state.round += 1;
  return t.state.round > 3 ? { kind: 'draw', winners: seats, text: { key: 'over' } } : 'round';
}

const game = defineGame<Team, Options, TeamView>({
  id: 'teams',
  options: optionsSchema,
  conflicts: ({ holding, alone }) => (holding === 'side' && alone ? [{ key: 'conflict.alone' }] : []),
  state: z.object({ round: z.int(), cards: z.record(z.string(), z.int()) }),
  paces: { turn: 24 },
  seats,
  sides: ({ alone }) => (alone ? seats.map((seat) => ({ id: seat, seats: [seat] })) : sides),
  holding: ({ holding }) =>
    holding === 'sets'
      ? {
          kind: 'sets',
          sets: [
            ['oak', 'sun'],
            ['elm', 'moon'],
            ['ash', 'star'],
          ],
        }
      : { kind: holding },
  policy: () => ({ ballots: 'open', draw: 'named', concession: true, absence: 'playsOn' }),
  setup: (_options, dice) => ({
    phase: 'round',
    state: { round: 1, cards: Object.fromEntries(seats.map((seat) => [seat, dice.roll(6, 'deal')])) },
  }),
  phase: (_id, t) => round(t),
  view: (state, seat) => ({ round: state.round, card: seat === null ? null : (state.cards[seat] ?? null) }),
  title: (view) => ({ key: 'title', args: { round: view.round } }),
  board: (_view, look) => ({
    width: 100,
    height: 100,
    pixels: look.width,
    background: '#FFFFFF',
    layers: [],
    ns: 'teams',
  }),
  describe: (view) => [{ key: 'card', args: { n: view.card ?? 0 } }],
  panels: (view, seat) => [
    { id: 'scores', title: { key: 'panel.scores' }, private: false, lines: [] },
    ...(seat === null || view.card === null
      ? []
      : [
          {
            id: 'hand',
            role: 'hand',
            title: { key: 'panel.hand' },
            private: true,
            lines: [{ key: 'card', args: { n: view.card } }],
          } as const,
        ]),
  ],
  words: {
    en: {
      'game.title': 'Teams',
      title: 'Round {{round}}',
      'side.trees': 'Trees',
      'side.lights': 'Lights',
      'seat.oak': 'Oak',
      'seat.elm': 'Elm',
      'seat.ash': 'Ash',
      'seat.sun': 'Sun',
      'seat.moon': 'Moon',
      'seat.star': 'Star',
      'ask.move': 'Stay or go?',
      'move.stay': 'Stay',
      'move.go': 'Go',
      'look.position': 'Position',
      'panel.scores': 'Scores',
      'panel.hand': 'Hand',
      card: 'Card {{n}}',
      over: 'All is over.',
      'conflict.alone': 'Nobody holds a side where every seat is one of its own.',
      'option.holding': 'Seats a person',
      'option.holding.one': 'One',
      'option.holding.side': 'Of one side',
      'option.holding.sets': 'A pair',
      'option.alone': 'Every seat alone',
      'option.without': 'Without',
      'option.without.oak': 'Oak',
      'option.without.elm': 'Elm',
      'option.without.ash': 'Ash',
      'option.without.sun': 'Sun',
      'option.without.moon': 'Moon',
      'option.without.star': 'Star',
      'option.points': 'Points',
    },
    ko: {
      'game.title': '두 편',
      title: '{{round}}라운드',
      'side.trees': '나무 편',
      'side.lights': '빛 편',
      'seat.oak': '참나무',
      'seat.elm': '느릅나무',
      'seat.ash': '물푸레나무',
      'seat.sun': '해',
      'seat.moon': '달',
      'seat.star': '별',
      'ask.move': '머물까요, 갈까요?',
      'move.stay': '머물기',
      'move.go': '가기',
      'look.position': '위치',
      'panel.scores': '점수',
      'panel.hand': '손패',
      card: '카드 {{n}}',
      over: '모두 끝났습니다.',
      'conflict.alone': '자리마다 따로 이기는 게임에서는 한 편을 함께 맡을 수 없습니다.',
      'option.holding': '한 사람의 자리',
      'option.holding.one': '하나',
      'option.holding.side': '한 편에서 여럿',
      'option.holding.sets': '한 쌍',
      'option.alone': '자리마다 따로',
      'option.without': '빼기',
      'option.without.oak': '참나무',
      'option.without.elm': '느릅나무',
      'option.without.ash': '물푸레나무',
      'option.without.sun': '해',
      'option.without.moon': '달',
      'option.without.star': '별',
      'option.points': '점수',
    },
  },
  conceal: (state, seat, dice) => ({
    ...state,
    cards: Object.fromEntries(
      seats.map((other) => [other, other === seat ? (state.cards[other] ?? 1) : dice.roll(6, 'conceal')]),
    ),
  }),
  invariants: (state) => {
    if (state.round > 4) throw new Error('a round too many');
  },
});

/** Six seats in two sides. */
export const teamGame: AnyGame = game;
