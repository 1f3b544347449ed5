// Whole games of Axis & Allies 1942 are played to their end at random.
import { describe, expect, it } from 'vitest';
import { spaces } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { canGo, choices, rowsIn } from '../../../src/games/axis-and-allies-1942/rules/choices.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import type { AnyGame } from '../../../src/table/game.js';
import { atRandom, playOut } from '../../support/contract.js';

const isEscort: ReadonlySet<string> = new Set(['battleship', 'cruiser', 'destroyer', 'submarine']);

const game: AnyGame = axisAndAllies1942;

/** A unit is offered exactly when it could be sent somewhere: alone, as a transport with an escort out of the same zone, or as the escort of a bomber. */
function checkOffers(state: AaState): void {
  if (state.step !== 'combatMove' && state.step !== 'noncombat') return;
  for (const space of spaces) {
    const rows = rowsIn(state, space);
    const isRaiding = state.options.escortsAndInterceptors && state.step === 'combatMove';
    const bombers = rows.flatMap(({ type, units }) => (type === 'bomber' ? units.slice(0, 1) : []));
    const escorts = rows.flatMap(({ type, units }) => (isEscort.has(type) ? units.slice(0, 1) : []));
    for (const { id, units } of rows) {
      for (const unit of units.slice(0, 1)) {
        const beside = unit.type === 'transport' ? escorts : unit.type === 'fighter' && isRaiding ? bombers : [];
        const groups = [[unit], ...beside.map((other) => [unit, other])];
        const goes = groups.some((group) => choices(state, space, group, []).next.size > 0);
        expect(canGo(state, space, unit), `${id} in ${space}`).toBe(goes);
      }
    }
  }
}

describe('a game at random', () => {
  it.each([
    { lastRound: 1, escortsAndInterceptors: true, dice: 'lowLuck', setup: 'tournament' },
    { lastRound: 1, blackSeaClosed: true, powerWithoutCapital: 'frozen' },
  ])('ends, and every position on the way is possible (%o)', (options) => {
    const { outcome } = playOut(game, game.options.parse(options), {
      seed: 'random',
      chooser: atRandom,
      look: ({ replayed: { state } }) => {
        checkOffers(state as AaState);
      },
      ended: ({ checkpoint }) => {
        game.invariants(checkpoint.state);
      },
    });
    expect(outcome).not.toBeNull();
  });
});
