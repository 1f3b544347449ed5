// The computer player of Axis & Allies 1942 beats chance on both sides.
import { describe, expect, it } from 'vitest';
import { sideOf, type Power, type Side } from '../../../src/games/axis-and-allies-1942/data/powers.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { AnyGame } from '../../../src/table/game.js';
import { asComputer, atRandom, playOut } from '../../support/contract.js';

const game: AnyGame = axisAndAllies1942;

describe('the computer player', () => {
  it.each(['axis', 'allies'] as const)('wins as the %s against chance', { timeout: 180_000 }, (side: Side) => {
    const computer = asComputer(game);
    const { outcome } = playOut(game, game.options.parse({ lastRound: 4 }), {
      seed: `computer as ${side}`,
      chooser: (open, replayed, dice) =>
        (sideOf(open.question.seat as Power) === side ? computer : atRandom)(open, replayed, dice),
    });
    expect(outcome?.winners.map((seat) => sideOf(seat as Power))).toContain(side);
    expect(outcome?.kind).toBe('win');
  });
});
