// On a board with more units than any game comes to, the strong computer player plays nothing on: every table would wait for it.
import { expect, it } from 'vitest';
import { computerAnswer } from '../../../src/games/axis-and-allies-1942/computer/player.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { view } from '../../../src/games/axis-and-allies-1942/view.js';
import { SeededDice, type Dice } from '../../../src/table/dice.js';
import { position } from './sample.js';

/** Dice that count how often they are rolled: whoever plays on rolls many. */
function counted(): { readonly dice: Dice; readonly rolled: () => number } {
  let count = 0;
  const seeded = new SeededDice('large');
  const dice: Dice = {
    roll: (...given) => {
      count += 1;
      return seeded.roll(...given);
    },
    shuffle: (...given) => {
      count += 1;
      return seeded.shuffle(...given);
    },
    pick: (...given) => {
      count += 1;
      return seeded.pick(...given);
    },
  };
  return { dice, rolled: () => count };
}

it.each([
  ['plays on', 100, true],
  ['does not', 450, false],
] as const)('%s with %i units', (_, units, plays) => {
  const state = position('germany', [
    ['germany', 'germany', { infantry: units - 20 }],
    ['germany', 'belorussia', { infantry: 6, artillery: 2 }],
    ['ussr', 'west_russia', { infantry: 1 }],
    ['ussr', 'russia', { infantry: 11 }],
  ]);
  state.control.belorussia = 'germany';
  state.step = 'combatMove';
  const { dice, rolled } = counted();
  computerAnswer({ question: movesQuestion(state), view: view(state, 'germany'), dice, level: 'strong' });
  expect(rolled() > 0).toBe(plays);
});
