// The strong computer player of Axis & Allies 1942 takes another way only where it stays better with other dice.
import { afterEach, expect, it, vi } from 'vitest';
import { usualManner, type Manner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { bestManner } from '../../../src/games/axis-and-allies-1942/computer/search.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { SeededDice } from '../../../src/table/dice.js';
import { position } from './sample.js';

const { playedOn } = vi.hoisted(() => ({
  playedOn: vi.fn<(view: unknown, phase: string, manner: Manner) => number>(),
}));
vi.mock('../../../src/games/axis-and-allies-1942/computer/playing-on.js', () => ({ playedOn }));

afterEach(() => void playedOn.mockReset());

/**
 * How it plans an attack, where the usual way comes to nothing and one that attacks nowhere to some money.
 * @param first what that way comes to at first, in money, and then with other dice.
 */
function planned(first: number, then: number): Manner {
  const state = position('germany', [
    ['germany', 'belorussia', { infantry: 6, artillery: 2 }],
    ['germany', 'germany', { infantry: 6 }],
    ['ussr', 'west_russia', { infantry: 1 }],
    ['ussr', 'russia', { infantry: 1 }],
  ]);
  state.control.belorussia = 'germany';
  state.step = 'combatMove';
  state.round = 2;
  let tries = 0;
  playedOn.mockImplementation((_view, _phase, { spared }) => {
    if (spared.size === 0) return 0;
    tries += 1;
    return tries <= 2 ? first : then;
  });
  return bestManner(movesQuestion(state), state, new SeededDice('luck'));
}

it.each([
  [20, 20, true, 'is better each time'],
  [90, -20, false, 'was only lucky at first'],
] as const)('a way that comes to %i at first and then to %i more: %s, as it %s', (first, then, isTaken, _why) => {
  const manner = planned(first, then);
  if (isTaken) expect(manner.spared.size).toBe(1);
  else expect(manner).toBe(usualManner);
});

/** A war on many fronts in a round, with so many units more that take no part. */
function war(step: AaState['step'], round: number, more: number): AaState {
  const state = position('germany', [
    ['germany', 'belorussia', { infantry: 6, artillery: 2, tank: 3 }],
    ['germany', 'ukraine_ssr', { infantry: 6, artillery: 2, tank: 3 }],
    ['germany', 'germany', { infantry: 6, bomber: 1 }],
    ['germany', 'libya', { infantry: 3, tank: 1 }],
    ['ussr', 'west_russia', { infantry: 3 }],
    ['ussr', 'caucasus', { infantry: 3 }],
    ['ussr', 'russia', { infantry: 3 }],
    ['uk', 'egypt', { infantry: 1 }],
    ['usa', 'eastern_united_states', { infantry: more }],
  ]);
  for (const land of ['belorussia', 'ukraine_ssr', 'libya'] as const) state.control[land] = 'germany';
  return Object.assign(state, { step, round });
}

it.each([
  [2, 0, 8],
  [2, 240, 6],
  [1, 0, 3],
])(
  'in round %i with %i units elsewhere as much is tried as there is time for: %i games in thought',
  (round, more, count) => {
    const state = war('combatMove', round, more);
    playedOn.mockReturnValue(0);
    bestManner(movesQuestion(state), state, new SeededDice('luck'));
    expect(playedOn).toHaveBeenCalledTimes(count);
  },
);

it('an army at a front does not what it would where that comes out better', () => {
  const state = war('noncombat', 2, 0);
  playedOn.mockImplementation((_view, _phase, { contrary }) => (contrary.size > 0 ? 20 : 0));
  expect(bestManner(movesQuestion(state), state, new SeededDice('luck')).contrary.size).toBe(1);
});
