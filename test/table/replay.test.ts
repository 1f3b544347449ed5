// The table runs a small game: sealed bids, a reaction, dice, undo, and a phase that follows.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forcedAnswer } from '../../src/table/answer.js';
import { commitment, drawValue, SeededDice } from '../../src/table/dice.js';
import type { AnyGame, Game, Outcome } from '../../src/table/game.js';
import type { Question, Choose } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import type { Script, Table } from '../../src/table/script.js';
import { replay, undoable, type Checkpoint, type Given } from '../../src/table/replay.js';

interface Toy {
  bids: Record<string, string>;
  rolled: number;
  asked: string[];
}

function pick<Id extends string>(key: string, seat: string, ids: readonly Id[]): Question<Choose<Id>> {
  return {
    key,
    seat,
    text: { key },
    pace: 'turn',
    form: { kind: 'choose', min: 1, max: 1, options: () => ids.map((id) => ({ id, text: { key: id } })) },
    fallback: () => ids.slice(0, 1),
  };
}

function* bidding(t: Table<Toy>): Script<string> {
  const bids = yield* t.together(['a', 'b'], function* (seat) {
    const [bid] = yield* t.ask(pick('bid', seat, ['low', 'high']));
    if (bid === 'high') yield* t.ask(pick('sure', seat, ['yes', 'no']));
    return bid ?? 'low';
  });
  for (const [seat, bid] of bids) t.state.bids[seat] = bid;
  t.tell({ key: 'bids' });
  return 'duel';
}

function* duel(t: Table<Toy>): Script<string | Outcome> {
  const [first] = yield* t.ask(pick('stance', 'a', ['stand', 'lean']));
  t.state.asked.push(first ?? '');
  const [second] = yield* t.ask(pick('stance', 'a', ['stand', 'lean']));
  t.state.asked.push(second ?? '');
  t.state.rolled = t.dice.roll(6, 'duel');
  t.tell({ key: 'rolled', args: { n: t.state.rolled } });
  yield* t.ask(pick('concede', 'b', ['yes', 'no']));
  return { kind: 'win', winners: ['a'], text: { key: 'won' } };
}

const toy: Game<Toy, { long: boolean }, Toy> = {
  id: 'toy',
  version: 1,
  maps: [],
  options: z.object({ long: z.boolean().default(false) }),
  state: z.object({ bids: z.record(z.string(), z.string()), rolled: z.number(), asked: z.array(z.string()) }),
  paces: { turn: 24 },
  seats: () => ['a', 'b'],
  policy: () => ({ ballots: 'table', draw: 'named', concession: true, absence: 'playsOn' }),
  setup: () => ({ state: { bids: {}, rolled: 0, asked: [] }, phase: 'bidding' }),
  phase: (id, t) => (id === 'bidding' ? bidding(t) : duel(t)),
  view: (state) => state,
  title: () => ({ key: 'title' }),
  survivors: () => ['a', 'b'],
  board: () => {
    throw new Error('the toy has no board');
  },
  looks: () => ({ variants: [], areas: [] }),
  describe: () => [],
  computer: ({ question, dice }) => randomAnswer(question, dice),
  words: { en: {}, ko: {} },
  conceal: (state) => state,
  invariants: () => undefined,
};
const game: AnyGame = toy;
const seed = 'a seed';
const start: Checkpoint = { phase: 'bidding', state: { bids: {}, rolled: 0, asked: [] }, draws: 0 };

function given(question: string, seat: string, value: string, rest: Partial<Given> = {}): Given {
  return { question, seat, value: [value], by: 'player', final: true, ...rest };
}

describe('together', () => {
  it('opens a question for each branch and keeps saved answers sealed', () => {
    const replayed = replay(game, seed, start, [given('1.a.0', 'a', 'low', { final: false })]);
    expect(replayed.progress).toMatchObject({
      kind: 'waiting',
      open: [{ id: '1.a.0', sealed: true, saved: { final: false } }, { id: '1.b.0' }],
    });
    expect(replayed.state).toEqual(start.state);
    expect(replayed.reports).toEqual([]);
  });

  it('goes on when all are final, with the newest answers', () => {
    const rows = [
      given('1.a.0', 'a', 'high', { final: false }),
      given('1.a.1', 'a', 'yes', { final: false }),
      given('1.b.0', 'b', 'low'),
      given('1.a.0', 'a', 'low'),
    ];
    const replayed = replay(game, seed, start, rows);
    expect(replayed.progress).toMatchObject({ kind: 'next', checkpoint: { phase: 'duel', draws: 0 } });
    expect(replayed.state).toMatchObject({ bids: { a: 'low', b: 'low' } });
  });

  it('asks a branch its next question while the others still answer', () => {
    const replayed = replay(game, seed, start, [given('1.a.0', 'a', 'high')]);
    expect(replayed.progress).toMatchObject({ kind: 'waiting', open: [{ id: '1.a.1' }, { id: '1.b.0' }] });
  });

  it('lets a seat take back its own sealed answer only', () => {
    const rows = [given('1.a.0', 'a', 'low'), given('1.b.0', 'b', 'high')];
    const replayed = replay(game, seed, start, rows);
    expect(undoable(replayed, rows, 'a')).toEqual([0]);
    expect(undoable(replayed, rows, 'b')).toEqual([1]);
  });
});

describe('one question after another', () => {
  const middle: Checkpoint = { phase: 'duel', state: { bids: {}, rolled: 0, asked: [] }, draws: 0 };

  it('takes back until a die has fallen', () => {
    const one = [given('1', 'a', 'stand')];
    expect(undoable(replay(game, seed, middle, one), one, 'a')).toEqual([0]);
    expect(undoable(replay(game, seed, middle, one), one, 'b')).toEqual([]);
    const two = [...one, given('2', 'a', 'lean')];
    const replayed = replay(game, seed, middle, two);
    expect(replayed.reveals).toEqual([false, true]);
    expect(undoable(replayed, two, 'a')).toEqual([]);
    expect(replayed.draws).toHaveLength(1);
    expect(replayed.reports).toMatchObject([{ text: { key: 'rolled' }, after: 2 }]);
  });

  it('reports an answer that no longer fits', () => {
    expect(replay(game, seed, middle, [given('1', 'a', 'fly')]).progress).toMatchObject({ kind: 'stale', index: 0 });
    expect(replay(game, seed, middle, [given('1', 'b', 'stand')]).progress).toMatchObject({ kind: 'stale', index: 0 });
  });

  it('ends with an outcome and draws the same again', () => {
    const rows = [given('1', 'a', 'stand'), given('2', 'a', 'lean'), given('3', 'b', 'yes')];
    const once = replay(game, seed, middle, rows);
    expect(once.progress).toMatchObject({ kind: 'over', outcome: { winners: ['a'] } });
    expect(replay(game, seed, middle, rows).draws).toEqual(once.draws);
  });
});

describe('dice', () => {
  it('can be recomputed by anybody and are even', () => {
    const dice = new SeededDice(seed);
    const rolls = Array.from({ length: 6000 }, () => dice.roll(6, 'test'));
    expect(dice.log.every((draw) => drawValue(seed, draw.n, draw.sides) === draw.value)).toBe(true);
    for (let face = 1; face <= 6; face++) {
      const share = rolls.filter((roll) => roll === face).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1150);
    }
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('forced answers', () => {
  it('are seen only where there is no choice', () => {
    expect(forcedAnswer(pick('x', 'a', ['only']))).toEqual(['only']);
    expect(forcedAnswer(pick('x', 'a', ['one', 'two']))).toBeUndefined();
  });
});

describe('dice among sealed answers', () => {
  it.each(['together', 'window'] as const)('may not fall inside %s', (kind) => {
    const rolling: AnyGame = {
      ...game,
      phase: (_id, t) =>
        (function* (): Script<string> {
          yield* t[kind](['a', 'b'], function* (seat) {
            t.dice.roll(6, 'hidden');
            yield* t.ask(pick('bid', seat, ['low', 'high']));
          });
          return 'duel';
        })(),
    };
    expect(() => replay(rolling, seed, start, [])).toThrow(/no draw may happen/);
  });
});
