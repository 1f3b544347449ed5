// Whole games of Axis & Allies 1942 are played to their end at random.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { AnyGame } from '../../../src/table/game.js';
import { atRandom, playOut } from '../../support/contract.js';

const game: AnyGame = axisAndAllies1942;

describe('a game at random', () => {
  it.each([
    { lastRound: 1, escortsAndInterceptors: true, dice: 'lowLuck', setup: 'tournament' },
    { lastRound: 1, blackSeaClosed: true, powerWithoutCapital: 'frozen' },
  ])('ends, and every position on the way is possible (%o)', (options) => {
    const { outcome } = playOut(game, game.options.parse(options), {
      seed: 'random',
      chooser: atRandom,
      ended: ({ checkpoint }) => {
        game.invariants(checkpoint.state);
      },
    });
    expect(outcome).not.toBeNull();
  });
});
