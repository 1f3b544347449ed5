// Ensigns: every seat of every registered game has one of its own.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';

describe.each([...games.values()].map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('has an ensign of its own for every seat', () => {
    // Before the lots are cast a seat may be nobody's country yet.
    const seats = game.seats(game.options.parse({})).filter((seat) => !['first', 'second'].includes(seat));
    const drawn = seats.map((seat) => JSON.stringify(game.ensign?.(seat) ?? null));
    expect(drawn).not.toContain('null');
    expect(new Set(drawn).size).toBe(seats.length);
  });
});
