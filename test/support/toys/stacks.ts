// A toy of stacks: groups of units that are split by orders, a transport with room for two, battles with an order of loss.
import { z } from 'zod';
import { type AnyGame, defineGame, type Outcome } from '../../../src/table/game.js';
import type { Choose, Order, Orders, OrdersAnswer, Question, Sheet } from '../../../src/table/question.js';
import type { Script, Table } from '../../../src/table/script.js';
import type { Text } from '../../../src/table/text.js';
import { choice, emptyBoard, text } from './kit.js';

const powers = ['red', 'blue', 'teal'] as const;
type Power = (typeof powers)[number];
const sides = [
  { id: 'north', seats: ['red'] },
  { id: 'south', seats: ['blue', 'teal'] },
] as const;
const spaces = ['keep', 'plain', 'isle', 'port'] as const;
type Space = (typeof spaces)[number];
const units = ['infantry', 'tank'] as const;
type Unit = (typeof units)[number];

/** Roads are walked, ferries need the transport. */
const roads: Readonly<Record<Space, readonly Space[]>> = {
  keep: ['plain'],
  plain: ['keep', 'port'],
  port: ['plain'],
  isle: [],
};
const ferries: Readonly<Record<Space, readonly Space[]>> = {
  keep: ['isle'],
  isle: ['keep', 'port'],
  port: ['isle'],
  plain: [],
};
/** How many units the transport of a power carries in a turn. */
const room = 2;

const stackSchema = z.object({ infantry: z.int(), tank: z.int() });
type Stack = z.infer<typeof stackSchema>;
const stateSchema = z.object({
  turn: z.int(),
  turns: z.int(),
  stacks: z.record(z.enum(spaces), z.record(z.enum(powers), stackSchema)),
  battle: z.enum(spaces).nullable(),
});
type State = z.infer<typeof stateSchema>;
const optionsSchema = z.object({ rounds: z.int().min(1).max(4).default(2) });
type Options = z.infer<typeof optionsSchema>;

const isPower = (seat: string): seat is Power => powers.some((one) => one === seat);
const isSpace = (id: string | undefined): id is Space => spaces.some((one) => one === id);
const phasing = (state: State): Power => powers[state.turn % powers.length] ?? 'red';
const sizeOf = (stack: Stack): number => stack.infantry + stack.tank;
const countOf = (order: Order): number => Object.values(order.units ?? {}).reduce((sum, n) => sum + n, 0);
const isEnemy = (a: Power, b: Power): boolean => (a === 'red') !== (b === 'red');

/** Units of a power in a space that no order on the sheet has taken. */
function leftIn(state: State, power: Power, space: Space, sheet: Sheet): Stack {
  const taken = (unit: Unit): number =>
    sheet.reduce((sum, order) => sum + (order.subject === space ? (order.units?.[unit] ?? 0) : 0), 0);
  const stack = state.stacks[space][power];
  return { infantry: stack.infantry - taken('infantry'), tank: stack.tank - taken('tank') };
}

function isFerry(order: Order): boolean {
  const [to] = order.path;
  return isSpace(order.subject) && isSpace(to) && ferries[order.subject].includes(to);
}

function movesQuestion(state: State, power: Power): Question<Orders> {
  const form: Orders = {
    kind: 'orders',
    min: 0,
    max: 12,
    subjects: (sheet) =>
      spaces.flatMap((space) => {
        const left = leftIn(state, power, space, sheet);
        if (sizeOf(left) === 0) return [];
        const rows = units
          .filter((unit) => left[unit] > 0)
          .map((unit) => ({ id: unit, text: text(`unit.${unit}`), max: left[unit] }));
        return [{ id: space, text: text(`space.${space}`), units: rows }];
      }),
    step: (order, sheet) => {
      const { subject, path } = order;
      const aboard = sheet.filter(isFerry).reduce((sum, one) => sum + countOf(one), 0);
      const places = isSpace(subject)
        ? [...roads[subject], ...(aboard + countOf(order) <= room ? ferries[subject] : [])]
        : [];
      return {
        text: text('ask.where'),
        options: path.length === 0 ? places.map((id) => ({ id, text: text(`space.${id}`) })) : [],
        complete: path.length === 1 && places.some((id) => id === path[0]),
      };
    },
    describe: (order) =>
      text('order', {
        from: text(`space.${order.subject}`),
        units: units.flatMap((unit) => {
          const count = order.units?.[unit] ?? 0;
          return count === 0 ? [] : [text('count', { unit: text(`unit.${unit}`), n: count })];
        }),
        to: text(`space.${order.path[0] ?? 'plain'}`),
      }),
  };
  return { key: 'moves', seat: power, text: text('ask.moves'), pace: 'turn', form, fallback: () => [] };
}

/** Why a space cannot be reached from where an order stands. */
function whyNot(order: Order, to: Space): Text {
  const { subject } = order;
  if (isSpace(subject) && ferries[subject].includes(to)) return text('refuse.full', { max: room });
  return text('refuse.noWay', { from: text(`space.${subject}`), to: text(`space.${to}`) });
}

function* moves(t: Table<State>): Script<string | Outcome> {
  const { state } = t;
  const power = phasing(state);
  carryOut(state, power, yield* t.ask(movesQuestion(state, power)));
  t.tell(text('report.moves', { power: text(`seat.${power}`) }), { focus: [...spaces] });
  return nextBattle(state) ?? endTurn(state);
}

function carryOut(state: State, power: Power, sheet: OrdersAnswer): void {
  for (const { subject, units: going, path } of sheet) {
    const [to] = path;
    if (!isSpace(subject) || !isSpace(to)) throw new Error(`no space ${subject}`);
    for (const unit of units) {
      const count = going?.[unit] ?? 0;
      state.stacks[subject][power][unit] -= count;
      state.stacks[to][power][unit] += count;
    }
  }
}

function nextBattle(state: State): string | undefined {
  const contested = spaces.find((space) => {
    const here = powers.filter((power) => sizeOf(state.stacks[space][power]) > 0);
    return here.includes('red') && here.length > 1;
  });
  state.battle = contested ?? null;
  return contested === undefined ? undefined : 'battle';
}

/** Which units go first: a list in which each stands as often as it may be lost. */
function lossQuestion(state: State, space: Space, power: Power): Question<Choose<Unit>> {
  const stack = state.stacks[space][power];
  const options = () =>
    units.filter((unit) => stack[unit] > 0).map((unit) => ({ id: unit, text: text(`unit.${unit}`), max: stack[unit] }));
  return {
    ...choice('loss', power, 'losses', options, { min: 0, max: sizeOf(stack), ordered: true }),
    fallback: () => [],
  };
}

function* battle(t: Table<State>): Script<string | Outcome> {
  const { state } = t;
  const space = state.battle;
  if (space === null) throw new Error('no battle');
  const here = powers.filter((power) => sizeOf(state.stacks[space][power]) > 0);
  const orders = yield* t.together(here, (power) => t.ask(lossQuestion(state, space, power)));
  const hits = new Map(here.map((power) => [power, hitsOf(t, state.stacks[space][power])]));
  for (const power of here) {
    const against = here.filter((one) => isEnemy(one, power)).reduce((sum, one) => sum + (hits.get(one) ?? 0), 0);
    lose(state.stacks[space][power], orders.get(power) ?? [], against);
  }
  t.tell(text('report.battle', { space: text(`space.${space}`) }), { focus: [space] });
  return nextBattle(state) ?? endTurn(state);
}

/** Infantry hits on a one, tanks on one or two; at least one hit, so that battles end. */
function hitsOf(t: Table<State>, stack: Stack): number {
  const rolled = units.flatMap((unit) =>
    Array.from({ length: stack[unit] }, () => (t.dice.roll(6, unit) <= (unit === 'tank' ? 2 : 1) ? 1 : 0)),
  );
  return Math.max(
    1,
    rolled.reduce((sum: number, n) => sum + n, 0),
  );
}

function lose(stack: Stack, order: readonly Unit[], hits: number): void {
  const rest = units.flatMap((unit) => Array.from({ length: stack[unit] }, () => unit));
  let left = hits;
  for (const unit of [...order, ...rest]) {
    if (left === 0 || stack[unit] === 0) continue;
    stack[unit] -= 1;
    left -= 1;
  }
}

function endTurn(state: State): string | Outcome {
  state.turn += 1;
  if (state.turn < state.turns) return 'moves';
  const inKeep = powers.some((power) => power !== 'red' && sizeOf(state.stacks.keep[power]) > 0);
  const winners = inKeep ? (['blue', 'teal'] as const) : (['red'] as const);
  return {
    kind: 'win',
    winners: [...winners],
    text: text('over', { side: text(`side.${inKeep ? 'south' : 'north'}`) }),
  };
}

const empty = (): Record<Power, Stack> => ({
  red: { infantry: 0, tank: 0 },
  blue: { infantry: 0, tank: 0 },
  teal: { infantry: 0, tank: 0 },
});

const game = defineGame<State, Options, State>({
  id: 'stacks',
  options: optionsSchema,
  state: stateSchema,
  paces: { turn: 48, losses: 12 },
  seats: powers,
  sides: () => sides,
  holding: () => ({ kind: 'side' }),
  policy: () => ({ ballots: 'open', draw: 'none', concession: true, absence: 'playsOn' }),
  setup: ({ rounds }) => {
    const stacks = { keep: empty(), plain: empty(), isle: empty(), port: empty() };
    stacks.keep.red = { infantry: 4, tank: 1 };
    stacks.plain.red = { infantry: 2, tank: 0 };
    stacks.port.blue = { infantry: 3, tank: 2 };
    stacks.isle.teal = { infantry: 4, tank: 1 };
    return { phase: 'moves', state: { turn: 0, turns: rounds * powers.length, stacks, battle: null } };
  },
  phase: (id, t) => {
    switch (id) {
      case 'moves':
        return moves(t);
      case 'battle':
        return battle(t);
      default:
        throw new Error(`no phase ${id}`);
    }
  },
  view: (state) => structuredClone(state),
  title: (view) => text('title', { power: text(`seat.${phasing(view)}`) }),
  survivors: (state) => powers.filter((power) => spaces.some((space) => sizeOf(state.stacks[space][power]) > 0)),
  board: (_view, look) => emptyBoard('stacks', look),
  describe: (view) =>
    spaces.map((space) =>
      text('line', {
        space: text(`space.${space}`),
        n: powers.reduce((sum, power) => sum + sizeOf(view.stacks[space][power]), 0),
      }),
    ),
  unoffered: ({ question, at }) => {
    if (at === undefined || question.form.kind !== 'orders') return [];
    const offered = new Set(question.form.step(at.order, at.sheet).options.map(({ id }) => id));
    return spaces
      .filter((id) => !offered.has(id))
      .map((id) => ({ id, text: text(`space.${id}`), why: whyNot(at.order, id) }));
  },
  instructions: {
    offers: (state, seat) =>
      isPower(seat)
        ? [{ key: 'moves', text: text('ask.moves'), modes: ['use'], early: true, value: movesQuestion(state, seat) }]
        : [],
    answer: (question, instructions) => {
      const mine = instructions.find(({ key }) => key === question.key);
      return mine?.value == null ? undefined : { kind: 'answer', value: mine.value, keys: [mine.key] };
    },
  },
  words: {
    en: {
      'game.title': 'Stacks',
      title: '{{power}} to move',
      'seat.red': 'Red',
      'seat.blue': 'Blue',
      'seat.teal': 'Teal',
      'side.north': 'North',
      'side.south': 'South',
      'space.keep': 'Highkeep',
      'space.plain': 'Broad plain',
      'space.isle': 'Far isle',
      'space.port': 'Old port',
      'unit.infantry': 'Infantry',
      'unit.tank': 'Tank',
      'ask.moves': 'Your moves',
      'ask.where': 'Where to?',
      'ask.loss': 'In which order are your units lost?',
      order: '{{from}}: {{units}} to {{to}}',
      count: '{{n}} {{unit}}',
      'refuse.full': 'The transport has room for {{max}} only.',
      'refuse.noWay': 'No way leads from {{from}} to {{to}}.',
      'report.moves': '{{power}} has moved.',
      'report.battle': 'Battle at {{space}}.',
      line: '{{space}}: {{n}}',
      'look.position': 'Position',
      over: '{{side}} wins.',
      'option.rounds': 'Rounds',
    },
    ko: {
      'game.title': '부대 더미',
      title: '{{power}} 이동',
      'seat.red': '빨강',
      'seat.blue': '파랑',
      'seat.teal': '청록',
      'side.north': '북군',
      'side.south': '남군',
      'space.keep': '높은 성',
      'space.plain': '너른 들',
      'space.isle': '먼 섬',
      'space.port': '옛 항구',
      'unit.infantry': '보병',
      'unit.tank': '전차',
      'ask.moves': '이동을 정해 주세요',
      'ask.where': '어디로 갈까요?',
      'ask.loss': '어떤 순서로 잃을까요?',
      order: '{{from}}: {{units}}, {{to, josa(으로/로)}}',
      count: '{{unit}} {{n}}',
      'refuse.full': '수송선에는 {{max}}개 부대만 탈 수 있습니다.',
      'refuse.noWay': '{{from}}에서 {{to, josa(으로/로)}} 가는 길이 없습니다.',
      'report.moves': '{{power, josa(이/가)}} 이동했습니다.',
      'report.battle': '{{space}}에서 전투가 벌어집니다.',
      line: '{{space}}: {{n}}',
      'look.position': '위치',
      over: '{{side, josa(이/가)}} 이겼습니다.',
      'option.rounds': '라운드',
    },
  },
  invariants: (state) => {
    for (const space of spaces)
      for (const power of powers)
        for (const unit of units)
          if (state.stacks[space][power][unit] < 0) throw new Error(`${power} lacks units in ${space}`);
  },
});

/** Stacks, a transport, and battles with an order of loss. */
export const stacksGame: AnyGame = game;
