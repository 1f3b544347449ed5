// A toy on hexes: four factions of two players, paths of hexes under a stacking limit, a hidden hand and decoys.
import { z } from 'zod';
import { type AnyGame, defineGame, type Outcome } from '../../../src/table/game.js';
import type { Order, Orders, Question, Sheet } from '../../../src/table/question.js';
import type { Script, Table } from '../../../src/table/script.js';
import { choice, emptyBoard, text } from './kit.js';

const factions = ['western', 'okh', 'soviet', 'okw'] as const;
type Faction = (typeof factions)[number];
const sets = [
  ['western', 'okh'],
  ['soviet', 'okw'],
] as const;
const [columns, rows] = [6, 4];
const stackLimit = 2;
const longest = 12;

const unitSchema = z.object({ id: z.string(), faction: z.enum(factions), hex: z.string() });
const stateSchema = z.object({
  /** Each faction's marker on the time track; the lowest acts. */
  time: z.record(z.enum(factions), z.int()),
  end: z.int(),
  units: z.array(unitSchema),
  /** Whether a faction holds the ambush card. */
  hand: z.record(z.enum(factions), z.enum(['ambush', 'blank'])),
  /** Who was entered upon and has not been asked yet. */
  threatened: z.enum(factions).nullable(),
});
type State = z.infer<typeof stateSchema>;
interface View extends Omit<State, 'hand'> {
  readonly card: 'ambush' | 'blank' | null;
}
const optionsSchema = z.object({ end: z.int().min(3).max(9).default(5) });
type Options = z.infer<typeof optionsSchema>;

const isFaction = (seat: string): seat is Faction => factions.some((one) => one === seat);
const hexId = (q: number, r: number): string => `${String.fromCharCode(65 + q)}${r + 1}`;
const hexes = Array.from({ length: columns * rows }, (_, n) => hexId(n % columns, Math.floor(n / columns)));

function neighbours(hex: string): readonly string[] {
  const [q, r] = [hex.charCodeAt(0) - 65, Number(hex.slice(1)) - 1];
  const around = [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ] as const;
  return around
    .map(([dq, dr]) => [q + dq, r + dr] as const)
    .filter(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows)
    .map(([x, y]) => hexId(x, y));
}

const isFriendly = (a: Faction, b: Faction): boolean =>
  sets.some((set) => [a, b].every((one) => set.some((other) => other === one)));

/** Where the units stand once the orders of a sheet are carried out. */
function after(state: State, sheet: Sheet): State['units'] {
  return state.units.map((unit) => ({
    ...unit,
    hex: sheet.find(({ subject }) => subject === unit.id)?.path.at(-1) ?? unit.hex,
  }));
}

/** Hexes a unit may step to next: adjacent, not gone through, not full of others, never onto an enemy. */
function stepsOf(state: State, unit: State['units'][number], order: Order, sheet: Sheet): readonly string[] {
  if (order.path.length >= longest) return [];
  const standing = after(state, sheet).filter((one) => one.id !== unit.id);
  return neighbours(order.path.at(-1) ?? unit.hex).filter((hex) => {
    const here = standing.filter((one) => one.hex === hex);
    return (
      hex !== unit.hex &&
      !order.path.includes(hex) &&
      here.length < stackLimit &&
      here.every((one) => isFriendly(one.faction, unit.faction))
    );
  });
}

function marchQuestion(state: State, faction: Faction): Question<Orders> {
  const mine = state.units.filter((unit) => unit.faction === faction);
  const form: Orders = {
    kind: 'orders',
    min: 0,
    max: mine.length,
    subjects: () => mine.map((unit) => ({ id: unit.id, text: text('unit', { id: unit.id, hex: unit.hex }) })),
    step: (order, sheet) => {
      const unit = mine.find(({ id }) => id === order.subject);
      let isLegal = unit !== undefined;
      for (const [at, hex] of order.path.entries())
        isLegal &&=
          unit !== undefined && stepsOf(state, unit, { ...order, path: order.path.slice(0, at) }, sheet).includes(hex);
      const next = unit === undefined || !isLegal ? [] : stepsOf(state, unit, order, sheet);
      return {
        text: text('ask.step'),
        options: next.map((id) => ({ id, text: text('hex', { hex: id }) })),
        complete: isLegal && order.path.length > 0,
      };
    },
    describe: ({ subject, path }) => text('order', { unit: subject, path: path.map((hex) => text('hex', { hex })) }),
  };
  return { key: 'march', seat: faction, text: text('ask.march'), pace: 'turn', form, fallback: () => [] };
}

function active(state: State): Faction {
  return [...factions].sort((a, b) => state.time[a] - state.time[b])[0] ?? 'western';
}

function* march(t: Table<State>): Script<string | Outcome> {
  const { state } = t;
  const faction = active(state);
  const sheet = yield* t.ask(marchQuestion(state, faction));
  state.units = after(state, sheet);
  state.time[faction] += 1 + sheet.length;
  t.tell(text('report.march', { faction: text(`seat.${faction}`) }), {
    focus: sheet.map(({ path }) => path.at(-1) ?? ''),
  });
  const entered = state.units
    .filter((unit) => sheet.some(({ subject }) => subject === unit.id))
    .flatMap(({ hex }) => neighbours(hex));
  const threatened = state.units.find((unit) => !isFriendly(unit.faction, faction) && entered.includes(unit.hex));
  state.threatened = threatened?.faction ?? null;
  return state.threatened === null ? nextRound(state) : 'ambush';
}

/** Everybody sees who is asked; whether the hand holds anything must not show. */
function* ambush(t: Table<State>): Script<string | Outcome> {
  const { state } = t;
  const faction = state.threatened;
  if (faction === null) throw new Error('nobody is threatened');
  const options = () =>
    state.hand[faction] === 'ambush' ? [{ id: 'ambush', text: text('card.ambush') } as const] : [];
  const [card] = yield* t.ask(choice<'ambush'>('ambush', faction, 'reaction', options, { min: 0, idle: 'decoy' }));
  if (card !== undefined) {
    t.reveal();
    state.hand[faction] = 'blank';
    for (const other of factions) if (!isFriendly(other, faction)) state.time[other] += 1;
    t.tell(text('report.ambush', { faction: text(`seat.${faction}`) }));
  }
  state.threatened = null;
  return nextRound(state);
}

function nextRound(state: State): string | Outcome {
  if (factions.some((faction) => state.time[faction] < state.end)) return 'march';
  const far = (set: readonly Faction[]): number =>
    state.units.filter((unit) => set.includes(unit.faction)).reduce((sum, { hex }) => sum + hexes.indexOf(hex), 0);
  const [first, second] = sets;
  const winners = far(first) >= far(second) ? first : second;
  return {
    kind: 'win',
    winners: [...winners],
    text: text('over', { seats: winners.map((seat) => text(`seat.${seat}`)) }),
  };
}

const starts: Readonly<Record<Faction, readonly string[]>> = {
  western: ['A1', 'A2'],
  okh: ['A3', 'A4'],
  soviet: ['F1', 'F2'],
  okw: ['F3', 'F4'],
};

const game = defineGame<State, Options, View>({
  id: 'hexes',
  options: optionsSchema,
  state: stateSchema,
  paces: { turn: 48, reaction: 12 },
  seats: factions,
  sides: () => [
    { id: 'first', seats: sets[0] },
    { id: 'second', seats: sets[1] },
  ],
  holding: () => ({ kind: 'sets', sets }),
  policy: () => ({ ballots: 'open', draw: 'survivors', concession: true, absence: 'pause' }),
  setup: ({ end }, dice) => ({
    phase: 'march',
    state: {
      time: { western: 0, okh: 0, soviet: 0, okw: 0 },
      end,
      units: factions.flatMap((faction) =>
        starts[faction].map((hex, n) => ({ id: `${faction}-${n + 1}`, faction, hex })),
      ),
      hand: Object.fromEntries(
        dice.shuffle(['ambush', 'ambush', 'blank', 'blank'] as const, 'hands').map((card, n) => [factions[n], card]),
      ) as State['hand'],
      threatened: null,
    },
  }),
  phase: (id, t) => {
    switch (id) {
      case 'march':
        return march(t);
      case 'ambush':
        return ambush(t);
      default:
        throw new Error(`no phase ${id}`);
    }
  },
  view: ({ hand, ...open }, seat) => ({
    ...structuredClone(open),
    card: seat !== null && isFaction(seat) ? hand[seat] : null,
  }),
  title: ({ time }) => text('title', { time: Math.min(...Object.values(time)) }),
  board: (_view, look) => emptyBoard('hexes', look),
  describe: ({ units }) => units.map((unit) => text('unit', { id: unit.id, hex: unit.hex })),
  panels: ({ card }) =>
    card === null
      ? []
      : [{ id: 'hand', role: 'hand', private: true, title: text('panel.hand'), lines: [text(`card.${card}`)] }],
  words: {
    en: {
      'game.title': 'Hexes',
      title: 'Time {{time}}',
      'seat.western': 'Western Allies',
      'seat.okh': 'OKH',
      'seat.soviet': 'Soviet Union',
      'seat.okw': 'OKW',
      'side.first': 'First player',
      'side.second': 'Second player',
      unit: '{{id}} in {{hex}}',
      hex: '{{hex}}',
      order: '{{unit}}: {{path}}',
      'ask.march': 'Where do your units march?',
      'ask.step': 'The next hex?',
      'ask.ambush': 'An enemy is near. Do you spring an ambush?',
      'card.ambush': 'Ambush',
      'card.blank': 'Nothing',
      'report.march': '{{faction}} marches.',
      'report.ambush': '{{faction}} springs an ambush.',
      'look.position': 'Position',
      'panel.hand': 'Hand',
      over: '{{seats}} win.',
      'option.end': 'Last time',
    },
    ko: {
      'game.title': '헥스',
      title: '시각 {{time}}',
      'seat.western': '서방 연합군',
      'seat.okh': 'OKH',
      'seat.soviet': '소련군',
      'seat.okw': 'OKW',
      'side.first': '첫째 참가자',
      'side.second': '둘째 참가자',
      unit: '{{hex}} {{id}}',
      hex: '{{hex}}',
      order: '{{unit}}: {{path}}',
      'ask.march': '부대를 어디로 보낼까요?',
      'ask.step': '다음 헥스는?',
      'ask.ambush': '적이 가까이 왔습니다. 매복을 쓸까요?',
      'card.ambush': '매복',
      'card.blank': '없음',
      'report.march': '{{faction, josa(이/가)}} 행군합니다.',
      'report.ambush': '{{faction, josa(이/가)}} 매복했습니다.',
      'look.position': '위치',
      'panel.hand': '손패',
      over: '{{seats, josa(이/가)}} 이겼습니다.',
      'option.end': '마지막 시각',
    },
  },
  conceal: (state, seat, dice) => {
    const hidden = factions.filter((faction) => faction !== seat);
    const mixed = dice.shuffle(
      hidden.map((faction) => state.hand[faction]),
      'conceal',
    );
    return {
      ...structuredClone(state),
      hand: { ...state.hand, ...Object.fromEntries(hidden.map((faction, n) => [faction, mixed[n] ?? 'blank'])) },
    };
  },
  invariants: (state) => {
    for (const hex of hexes)
      if (state.units.filter((unit) => unit.hex === hex).length > stackLimit)
        throw new Error(`too many units in ${hex}`);
  },
});

/** Factions on hexes, with a hidden hand and decoys. */
export const hexesGame: AnyGame = game;
