// A small game for tests of reaction windows: two sides, a hidden hand card each, and an attack that the others may answer.
import { z } from 'zod';
import { type AnyGame, defineGame, type Outcome } from '../../src/table/game.js';
import type { Choose, Question, SeatId } from '../../src/table/question.js';
import type { Script, Table } from '../../src/table/script.js';
import type { Text } from '../../src/table/text.js';
import { openWindow } from '../../src/table/window.js';

const west = ['ash', 'elm'] as const;
const east = ['fir', 'oak'] as const;
const seats = [...west, ...east] as const;

interface Duel {
  round: number;
  rounds: number;
  /** The hidden card of each seat. */
  cards: Record<string, string>;
  /** How many cards lie face down before each seat: everybody sees that. */
  down: Record<string, number>;
  played: string[];
}

interface DuelView extends Omit<Duel, 'cards'> {
  readonly seat: SeatId | null;
  readonly card: string | null;
}

const optionsSchema = z.object({ rounds: z.int().min(1).max(4).default(2) });
type Options = z.infer<typeof optionsSchema>;

const text = (key: string, args?: Text['args']): Text => (args === undefined ? { key } : { key, args });

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
    form: { kind: 'choose', min: 1, max: 1, options: () => ids.map((id) => ({ id, text: text(`choice.${id}`) })) },
    fallback: () => ids.slice(0, 1),
    ...rest,
  };
}

/** What a seat is asked in a window: to use its card, if it is one that fits, or to pass. */
function response(state: Duel, seat: string): Question<Choose> {
  const card = state.cards[seat];
  const fits = card === 'shield' || card === 'sword' ? [card] : [];
  return {
    key: 'respond',
    seat,
    text: text('ask.respond'),
    pace: 'reaction',
    form: { kind: 'choose', min: 0, max: 1, options: () => fits.map((id) => ({ id, text: text(`choice.${id}`) })) },
    fallback: () => [],
  };
}

const awayIn = (round: number): string => `away-${String(round)}`;

/** Until when a seat passes in all windows. */
function away(seat: string, round: number): Question<Choose> {
  const options = [{ id: awayIn(round), text: text('choice.away') }];
  const form: Choose = { kind: 'choose', min: 1, max: 1, options: () => options };
  return { key: 'away', seat, text: text('ask.away'), pace: 'turn', form, fallback: () => [awayIn(round)] };
}

function* attack(t: Table<Duel>): Script<string | Outcome> {
  const [answer] = yield* t.ask(choose('attack', 'ash', ['attack', 'rest'], { fallback: () => ['rest'] }));
  if (answer === 'attack') {
    t.tell(text('report.attack'));
    yield* openWindow(t, {
      responders: () => [east, west].map((side) => side.filter((seat) => (t.state.down[seat] ?? 0) > 0)),
      question: (seat) => response(t.state, seat),
      rank: (seat, [card]) => (card === 'shield' ? 0 : 1 + east.findIndex((one) => one === seat)),
      *respond(seat, [card]) {
        t.reveal();
        t.state.down[seat] = (t.state.down[seat] ?? 0) - 1;
        t.state.cards[seat] = 'none';
        t.state.played.push(`${seat} ${card ?? ''}`);
        t.tell(text('report.used', { seat: text(`seat.${seat}`), card: text(`choice.${card ?? 'none'}`) }));
        yield* [];
      },
    });
  }
  t.state.round += 1;
  if (t.state.round > t.state.rounds) return { kind: 'win', winners: [...west], text: text('over') };
  return 'peek';
}

/** A question to one seat alone that may leave no choice, which nobody is to notice. */
function* peek(t: Table<Duel>): Script<string> {
  const ids = t.state.cards['fir'] === 'sword' ? (['look', 'leave'] as const) : (['leave'] as const);
  yield* t.ask(choose<'look' | 'leave'>('peek', 'fir', ids, { idle: 'decoy' }));
  return 'attack';
}

const game = defineGame<Duel, Options, DuelView>({
  id: 'duel',
  options: optionsSchema,
  state: z.object({
    round: z.int(),
    rounds: z.int(),
    cards: z.record(z.string(), z.string()),
    down: z.record(z.string(), z.int()),
    played: z.array(z.string()),
  }),
  paces: { turn: 24, reaction: 8 },
  seats,
  holding: () => ({ kind: 'side' }),
  sides: () => [
    { id: 'west', seats: west },
    { id: 'east', seats: east },
  ],
  setup: ({ rounds }, dice) => {
    const deck = dice.shuffle(['shield', 'sword', 'stone', 'straw'], 'deal');
    return {
      phase: 'attack',
      state: {
        round: 1,
        rounds,
        cards: Object.fromEntries(seats.map((seat, n) => [seat, deck[n] ?? 'stone'])),
        down: { ash: 0, elm: 1, fir: 1, oak: 1 },
        played: [],
      },
    };
  },
  phase: (id, t) => {
    switch (id) {
      case 'attack':
        return attack(t);
      case 'peek':
        return peek(t);
      default:
        throw new Error(`no phase ${id}`);
    }
  },
  view: ({ cards, ...seen }, seat) => ({ ...seen, seat, card: seat === null ? null : (cards[seat] ?? null) }),
  title: ({ round }) => text('title', { round }),
  board: (_view, look) => ({
    width: 100,
    height: 100,
    pixels: look.width,
    background: '#FFFFFF',
    layers: [],
    ns: 'duel',
  }),
  looks: () => ({ variants: [{ id: 'position', role: 'position', title: text('title.position') }], areas: [] }),
  describe: ({ round, played }) => [text('title', { round }), text('played', { count: played.length })],
  panels: ({ card }) =>
    card === null
      ? []
      : [{ id: 'hand', role: 'hand', title: text('title.hand'), private: true, lines: [text(`choice.${card}`)] }],
  instructions: {
    offers: ({ round }, seat) => [
      { key: 'respond', text: text('ask.respond'), modes: ['ask', 'use', 'never'] },
      { key: 'away', text: text('ask.away'), modes: ['use'], until: round, value: away(seat, round) },
      {
        key: 'attack',
        text: text('ask.attack'),
        modes: ['use'],
        value: choose('attack', 'ash', ['attack', 'rest', 'retreat']),
        early: true,
      },
    ],
    turn: ({ round }) => ({ number: round, text: text('title', { round }) }),
    passing: 'away',
    isOver: ({ key, value }, { round }) => key === 'away' && Array.isArray(value) && value[0] !== awayIn(round),
    answer: (question, instructions, { card }) => {
      if (question.key === 'respond' && instructions.some(({ key }) => key === 'away'))
        return { kind: 'answer', value: [], keys: ['away'] };
      const found = instructions.find(({ key }) => key === question.key);
      if (found?.value?.length === 1) return { kind: 'answer', value: found.value, keys: [found.key] };
      if (found === undefined || question.key !== 'respond') return undefined;
      const use = card === 'shield' || card === 'sword' ? [card] : [];
      if (found.mode === 'ask') return { kind: 'ask', fallback: found.fallback === 'use' ? use : [] };
      return { kind: 'answer', value: found.mode === 'use' ? use : [], keys: [found.key] };
    },
  },
  words: {
    en: {
      title: 'Round {{round}}',
      'title.position': 'Position',
      'title.hand': 'Hand',
      played: 'Cards played: {{count}}',
      'game.title': 'Duel',
      'seat.ash': 'Ash',
      'seat.elm': 'Elm',
      'seat.fir': 'Fir',
      'seat.oak': 'Oak',
      'side.west': 'West',
      'side.east': 'East',
      'ask.attack': 'Attack?',
      'ask.respond': 'Use your card?',
      'ask.away': 'Pass for how long?',
      'choice.away': 'Pass for this round',
      'ask.peek': 'Look?',
      'choice.attack': 'Attack',
      'choice.rest': 'Rest',
      'choice.retreat': 'Retreat',
      'choice.look': 'Look',
      'choice.leave': 'Leave it',
      'choice.shield': 'shield',
      'choice.sword': 'sword',
      'choice.stone': 'stone',
      'choice.straw': 'straw',
      'choice.none': 'nothing',
      'report.attack': 'Ash attacks.',
      'report.used': '{{seat}} uses the {{card}}.',
      over: 'West wins.',
      'option.rounds': 'Rounds',
    },
    ko: {
      title: '{{round}}라운드',
      'title.position': '위치',
      'title.hand': '손패',
      played: '쓴 카드: {{count}}장',
      'game.title': '결투',
      'seat.ash': '물푸레',
      'seat.elm': '느릅',
      'seat.fir': '전나무',
      'seat.oak': '참나무',
      'side.west': '서편',
      'side.east': '동편',
      'ask.attack': '공격할까요?',
      'ask.respond': '카드를 쓸까요?',
      'ask.away': '언제까지 넘길까요?',
      'choice.away': '이번 라운드 넘기기',
      'ask.peek': '볼까요?',
      'choice.attack': '공격',
      'choice.rest': '휴식',
      'choice.retreat': '후퇴',
      'choice.look': '보기',
      'choice.leave': '그만두기',
      'choice.shield': '방패',
      'choice.sword': '칼',
      'choice.stone': '돌',
      'choice.straw': '짚',
      'choice.none': '없음',
      'report.attack': '물푸레가 공격합니다.',
      'report.used': '{{seat}}: {{card}} 사용.',
      over: '서편의 승리입니다.',
      'option.rounds': '라운드',
    },
  },
  conceal: (state, seat, dice) => {
    const hidden = seats.filter((other) => other !== seat);
    const cards = dice.shuffle(
      hidden.map((other) => state.cards[other] ?? 'stone'),
      'conceal',
    );
    return {
      ...state,
      cards: { ...state.cards, ...Object.fromEntries(hidden.map((other, n) => [other, cards[n] ?? 'stone'])) },
    };
  },
  invariants: (state) => {
    if (state.round > state.rounds + 1) throw new Error('a round too many');
  },
});

/** The duel. */
export const windowGame: AnyGame = game;
