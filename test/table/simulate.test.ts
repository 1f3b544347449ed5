// A simulation runs a script to its end on its own position: nothing it does reaches the table it was begun from.
import { describe, expect, it } from 'vitest';
import { chooseOne } from '../../src/table/ask.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Question } from '../../src/table/question.js';
import type { Script, Table } from '../../src/table/script.js';
import { simulate } from '../../src/table/simulate.js';

interface Count {
  total: number;
}

function question(seat: string) {
  return { key: 'bid', seat, text: { key: 'bid' }, pace: 'turn' } as const;
}

function bid(t: Table<Count>, seat: string): Script<'0' | '1'> {
  const ways = [
    { id: '0', text: { key: 'no' } },
    { id: '1', text: { key: 'yes' } },
  ] as const;
  return chooseOne(t, question(seat), { ways, fallback: '0' });
}

function* auction(t: Table<Count>): Script<string> {
  const first = yield* bid(t, 'a');
  const both = yield* t.together(['a', 'b'], (seat) => bid(t, seat));
  const shut = yield* t.window(['b'], (seat) => bid(t, seat));
  t.state.total += Number(first) + t.dice.roll(6, 'auction');
  t.tell({ key: 'done' });
  t.reveal();
  return [first, both.get('a'), both.get('b'), shut.get('b')].join('');
}

describe('a simulation', () => {
  it('answers for every seat, also side by side, and returns what the script returns', () => {
    const asked: string[] = [];
    const answer = ({ seat }: Question) => {
      asked.push(seat);
      return [seat === 'a' ? '1' : '0'];
    };
    const state = { total: 0 };
    expect(simulate({ state, dice: new SeededDice('own'), answer }, auction)).toBe('1100');
    expect(asked).toEqual(['a', 'a', 'b', 'b']);
    expect(state.total).toBe(1 + new SeededDice('own').roll(6, 'auction'));
  });

  it('puts the fallback in the place of an answer that is not legal', () => {
    const answer = () => ['7'];
    expect(simulate({ state: { total: 0 }, dice: new SeededDice('own'), answer }, auction)).toBe('0000');
  });

  it('lets through what the script throws', () => {
    expect(() =>
      simulate({ state: { total: 0 }, dice: new SeededDice('own'), answer: () => [] }, () => {
        throw new Error('over');
      }),
    ).toThrow('over');
  });
});
