// Which seats one person may hold, and which win together.
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/table/game.js';
import { bundlesOf, mayHold, sideOf, sidesOf } from '../../src/table/seats.js';
import type { Holding } from '../../src/table/holding.js';
import { nim } from '../support/nim/index.js';

const seats = ['uk', 'us', 'ussr', 'italy', 'japan'];
const sides = [
  { id: 'allies', seats: ['uk', 'us', 'ussr'] },
  { id: 'axis', seats: ['italy', 'japan'] },
];

function game(holding?: Holding, sided = true): AnyGame {
  const rules: AnyGame = { ...nim, seats: () => seats };
  return {
    ...rules,
    ...(sided ? { sides: () => sides } : {}),
    ...(holding === undefined ? {} : { holding: () => holding }),
  };
}

describe('one person', () => {
  it('holds one seat where the game does not say', () => {
    expect(mayHold(game(), {}, ['uk'])).toBe(true);
    expect(mayHold(game(), {}, ['uk', 'us'])).toBe(false);
    expect(bundlesOf(game(), {})).toEqual(seats.map((seat) => [seat]));
  });

  it('never holds seats of two sides, however many of one', () => {
    const sided = game({ kind: 'side' });
    expect(mayHold(sided, {}, ['uk', 'ussr', 'us'])).toBe(true);
    expect(mayHold(sided, {}, ['uk', 'us', 'italy'])).toBe(false);
    expect(mayHold(sided, {}, ['italy', 'uk'])).toBe(false);
  });

  it('holds seats of one set, and nothing across sets', () => {
    const sets = game({
      kind: 'sets',
      sets: [
        ['uk', 'us'],
        ['ussr', 'italy', 'japan'],
      ],
    });
    expect(mayHold(sets, {}, ['us', 'uk'])).toBe(true);
    expect(mayHold(sets, {}, ['us', 'ussr'])).toBe(false);
    expect(bundlesOf(sets, {})).toEqual([
      ['uk', 'us'],
      ['ussr', 'italy', 'japan'],
    ]);
  });
});

describe('a side', () => {
  it('is each seat alone where the game names none', () => {
    expect(sidesOf(game(undefined, false), {})).toEqual(seats.map((seat) => ({ id: seat, seats: [seat] })));
    expect(sideOf(sidesOf(game(), {}), 'japan').id).toBe('axis');
    expect(() => sideOf(sidesOf(game(), {}), 'france')).toThrow('france');
  });
});
