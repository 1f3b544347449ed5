// Whole games of Axis & Allies 1942 are played to their end at random.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { AnyGame } from '../../../src/table/game.js';
import { atRandom, playOut } from '../../support/contract.js';

const game: AnyGame = axisAndAllies1942;

describe('a game at random', () => {
  it.each([
    { lastRound: 3 },
    { lastRound: 3, escortsAndInterceptors: true, dice: 'lowLuck', setup: 'tournament' },
    { lastRound: 2, blackSeaClosed: true, powerWithoutCapital: 'frozen' },
  ])('ends, and every position on the way is possible (%o)', (options) => {
    const seen = new Map<string, number>();
    const { outcome } = playOut(game, game.options.parse(options), {
      seed: 'random',
      chooser: atRandom,
      ended: ({ checkpoint, replayed }) => {
        game.invariants(checkpoint.state);
        for (const { text } of replayed.reports) seen.set(text.key, (seen.get(text.key) ?? 0) + 1);
      },
    });
    expect(outcome).not.toBeNull();
    if (process.env.SEEN) console.log([...seen].sort().map(([k, n]) => `${k} ${n}`).join('\n'));
  });
});
