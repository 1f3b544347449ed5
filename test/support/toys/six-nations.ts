// A toy of six nations on two sides: hidden hands, cards laid face down, and windows in which the sides answer in turn.
import { z } from 'zod';
import { type AnyGame, defineGame, type Outcome } from '../../../src/table/game.js';
import type { Instructed } from '../../../src/table/instruction.js';
import type { Choose, Question } from '../../../src/table/question.js';
import type { Script, Table } from '../../../src/table/script.js';
import { openWindow } from '../../../src/table/window.js';
import { choice, emptyBoard, text } from './kit.js';

const nations = ['germany', 'uk', 'japan', 'ussr', 'italy', 'usa'] as const;
type Nation = (typeof nations)[number];
const sides = [
  { id: 'axis', seats: ['germany', 'japan', 'italy'] },
  { id: 'allies', seats: ['uk', 'ussr', 'usa'] },
] as const;
type SideId = (typeof sides)[number]['id'];
const cards = ['raid', 'shield', 'counter'] as const;
type Card = (typeof cards)[number];

const pile = z.array(z.enum(cards));
const byNation = z.record(z.enum(nations), pile);
const stateSchema = z.object({
  turn: z.int(),
  turns: z.int(),
  score: z.object({ axis: z.int(), allies: z.int() }),
  deck: byNation,
  hand: byNation,
  /** Face down: everybody sees how many, the nation which. */
  down: byNation,
  used: z.array(z.string()),
});
type State = z.infer<typeof stateSchema>;
interface View {
  readonly turn: number;
  readonly score: State['score'];
  readonly down: Readonly<Record<string, number>>;
  readonly hand: readonly Card[];
  readonly mine: readonly Card[];
}
const optionsSchema = z.object({ rounds: z.int().min(1).max(3).default(2) });
type Options = z.infer<typeof optionsSchema>;

const isNation = (seat: string): seat is Nation => nations.some((one) => one === seat);
const sideOf = (nation: Nation): SideId => (sides[0].seats.some((one) => one === nation) ? 'axis' : 'allies');
const nationsOf = (id: SideId): readonly Nation[] => nations.filter((nation) => sideOf(nation) === id);
const other = (id: SideId): SideId => (id === 'axis' ? 'allies' : 'axis');
const phasing = (state: State): Nation => nations[state.turn % nations.length] ?? 'germany';
const cardOption = (id: Card) => ({ id, text: text(`card.${id}`) });

function playQuestion(state: State, nation: Nation): Question<Choose<Card>> {
  return choice('play', nation, 'turn', () => [...new Set(state.hand[nation])].map(cardOption), { min: 0 });
}

/** What a nation is asked when something is about to happen; nothing on offer where no card fits. */
function respondQuestion(state: State, nation: Nation, fitting: Card): Question<Choose<Card>> {
  return choice(
    'respond',
    nation,
    'reaction',
    () => (state.down[nation].includes(fitting) ? [cardOption(fitting)] : []),
    {
      min: 0,
    },
  );
}

function* turn(t: Table<State>): Script<string | Outcome> {
  const { state } = t;
  const nation = phasing(state);
  const [card] = yield* t.ask(playQuestion(state, nation));
  if (card !== undefined) {
    state.hand[nation].splice(state.hand[nation].indexOf(card), 1);
    if (card === 'raid') yield* raid(t, nation);
    else {
      state.down[nation].push(card);
      t.tell(text('report.laid', { nation: text(`seat.${nation}`) }));
    }
  }
  const drawn = state.deck[nation].shift();
  if (drawn !== undefined) {
    state.hand[nation].push(drawn);
    t.reveal();
  }
  state.turn += 1;
  if (state.turn < state.turns) return 'turn';
  const { axis, allies } = state.score;
  if (axis === allies) return { kind: 'draw', winners: [...nations], text: text('over.draw') };
  const winner = axis > allies ? 'axis' : 'allies';
  return { kind: 'win', winners: nationsOf(winner), text: text('over.win', { side: text(`side.${winner}`) }) };
}

/** A raid scores unless the other side shields it; a counter makes a shield void. */
function* raid(t: Table<State>, nation: Nation): Script<void> {
  const { state } = t;
  const own = sideOf(nation);
  const answered: Card[] = [];
  t.tell(text('report.raid', { nation: text(`seat.${nation}`) }));
  const withCards = (id: SideId): readonly Nation[] =>
    nationsOf(id).filter((one) => one !== nation && state.down[one].length > 0);
  yield* openWindow<State, Card>(t, {
    responders: () => [withCards(other(own)), withCards(own)],
    question: (seat) => {
      if (!isNation(seat)) throw new Error(`no nation ${seat}`);
      return respondQuestion(state, seat, sideOf(seat) === own ? 'counter' : 'shield');
    },
    *respond(seat, [card]) {
      if (!isNation(seat) || card === undefined) return;
      yield* [];
      state.down[seat].splice(state.down[seat].indexOf(card), 1);
      state.used.push(`${seat} ${card}`);
      answered.push(card);
      t.reveal();
      t.tell(text('report.used', { nation: text(`seat.${seat}`), card: text(`card.${card}`) }));
    },
  });
  if (answered.at(-1) === 'shield') return;
  state.score[own] += 2;
  t.tell(text('report.score', { side: text(`side.${own}`) }));
}

function instructed(question: Question, mode: 'use' | 'ask' | 'never'): Instructed | undefined {
  if (question.form.kind !== 'choose') return undefined;
  const [option] = question.form.options();
  switch (mode) {
    case 'use':
      return { kind: 'answer', value: option === undefined ? [] : [option.id], keys: [] };
    case 'never':
      return { kind: 'answer', value: [], keys: [] };
    case 'ask':
      return undefined;
  }
}

const game = defineGame<State, Options, View>({
  id: 'six-nations',
  options: optionsSchema,
  state: stateSchema,
  paces: { turn: 24, reaction: 8 },
  seats: nations,
  sides: () => sides,
  holding: () => ({ kind: 'side' }),
  policy: () => ({ ballots: 'open', draw: 'survivors', concession: true, absence: 'playsOn' }),
  setup: ({ rounds }, dice) => {
    const piles = nations.map((nation) => {
      const deck = dice.shuffle([...cards, ...cards, ...cards], `deck of ${nation}`);
      return { nation, hand: deck.slice(0, 3), down: deck.slice(3, 4), deck: deck.slice(4) };
    });
    const zone = (name: 'hand' | 'down' | 'deck'): State['hand'] =>
      Object.fromEntries(piles.map((one) => [one.nation, one[name]])) as State['hand'];
    return {
      phase: 'turn',
      state: {
        turn: 0,
        turns: rounds * nations.length,
        score: { axis: 0, allies: 0 },
        deck: zone('deck'),
        hand: zone('hand'),
        down: zone('down'),
        used: [],
      },
    };
  },
  phase: (id, t) => {
    if (id !== 'turn') throw new Error(`no phase ${id}`);
    return turn(t);
  },
  view: (state, seat) => ({
    turn: state.turn,
    score: { ...state.score },
    down: Object.fromEntries(nations.map((nation) => [nation, state.down[nation].length])),
    hand: seat !== null && isNation(seat) ? [...state.hand[seat]] : [],
    mine: seat !== null && isNation(seat) ? [...state.down[seat]] : [],
  }),
  title: ({ turn: n }) => text('title', { nation: text(`seat.${nations[n % nations.length] ?? 'germany'}`) }),
  board: (_view, look) => emptyBoard('six-nations', look),
  describe: ({ score }) => [text('score', { axis: score.axis, allies: score.allies })],
  panels: (view, seat) =>
    seat === null
      ? []
      : [
          {
            id: 'hand',
            role: 'hand',
            private: true,
            title: text('panel.hand'),
            lines: [
              text('panel.hand.cards', { cards: view.hand.map((card) => text(`card.${card}`)) }),
              text('panel.hand.down', { cards: view.mine.map((card) => text(`card.${card}`)) }),
            ],
          },
        ],
  instructions: {
    offers: (state, seat) =>
      isNation(seat)
        ? [
            { key: 'respond', text: text('ask.respond'), modes: ['ask', 'use', 'never'] },
            { key: 'play', text: text('ask.play'), modes: ['use'], early: true, value: playQuestion(state, seat) },
          ]
        : [],
    answer: (question, instructions) => {
      const mine = instructions.find(({ key }) => key === question.key);
      if (mine === undefined) return undefined;
      if (question.key === 'respond') return instructed(question, mine.mode);
      return mine.value === null ? undefined : { kind: 'answer', value: mine.value, keys: [mine.key] };
    },
    turn: (state) => ({ number: Math.floor(state.turn / nations.length), text: text('round') }),
  },
  words: {
    en: {
      'game.title': 'Six nations',
      title: '{{nation}} to play',
      round: 'Round',
      'seat.germany': 'Germany',
      'seat.uk': 'United Kingdom',
      'seat.japan': 'Japan',
      'seat.ussr': 'Soviet Union',
      'seat.italy': 'Italy',
      'seat.usa': 'United States',
      'side.axis': 'Axis',
      'side.allies': 'Allies',
      'card.raid': 'Raid',
      'card.shield': 'Shield',
      'card.counter': 'Counter',
      'ask.play': 'Which card do you play?',
      'ask.respond': 'Do you answer?',
      'report.laid': '{{nation}} lays a card face down.',
      'report.raid': '{{nation}} raids.',
      'report.used': '{{nation}} uses {{card}}.',
      'report.score': '{{side}} score.',
      score: 'Axis {{axis}}, Allies {{allies}}',
      'look.position': 'Position',
      'panel.hand': 'Hand',
      'panel.hand.cards': 'In hand: {{cards}}',
      'panel.hand.down': 'Face down: {{cards}}',
      'over.draw': 'A draw.',
      'over.win': '{{side}} win.',
      'option.rounds': 'Rounds',
    },
    ko: {
      'game.title': '여섯 나라',
      title: '{{nation}} 차례',
      round: '라운드',
      'seat.germany': '독일',
      'seat.uk': '영국',
      'seat.japan': '일본',
      'seat.ussr': '소련',
      'seat.italy': '이탈리아',
      'seat.usa': '미국',
      'side.axis': '추축국',
      'side.allies': '연합국',
      'card.raid': '습격',
      'card.shield': '방패',
      'card.counter': '반격',
      'ask.play': '어느 카드를 낼까요?',
      'ask.respond': '대응할까요?',
      'report.laid': '{{nation, josa(이/가)}} 카드를 덮어 놓았습니다.',
      'report.raid': '{{nation, josa(이/가)}} 습격합니다.',
      'report.used': '{{nation, josa(이/가)}} {{card, josa(을/를)}} 씁니다.',
      'report.score': '{{side, josa(이/가)}} 득점했습니다.',
      score: '추축국 {{axis}}, 연합국 {{allies}}',
      'look.position': '위치',
      'panel.hand': '손패',
      'panel.hand.cards': '손패: {{cards}}',
      'panel.hand.down': '덮어 둔 카드: {{cards}}',
      'over.draw': '무승부입니다.',
      'over.win': '{{side, josa(이/가)}} 이겼습니다.',
      'option.rounds': '라운드',
    },
  },
  conceal: (state, seat, dice) => {
    const concealed = structuredClone(state);
    for (const nation of nations) {
      const hidden = [
        ...state.deck[nation],
        ...(nation === seat ? [] : [...state.hand[nation], ...state.down[nation]]),
      ];
      const mixed = dice.shuffle(hidden, 'conceal');
      concealed.deck[nation] = mixed.splice(0, state.deck[nation].length);
      if (nation === seat) continue;
      concealed.hand[nation] = mixed.splice(0, state.hand[nation].length);
      concealed.down[nation] = mixed;
    }
    return concealed;
  },
  invariants: (state) => {
    for (const nation of nations) {
      const count = state.deck[nation].length + state.hand[nation].length + state.down[nation].length;
      if (count > 9) throw new Error(`${nation} has ${count} cards`);
    }
  },
});

/** Six nations in two teams, with face-down responses. */
export const sixNations: AnyGame = game;
