// The strong computer player of Axis & Allies 1942 thinks as far on a slow machine as on a fast one.
import { afterEach, expect, it, vi } from 'vitest';
import { bestManner } from '../../../src/games/axis-and-allies-1942/computer/search.js';
import { optionsSchema } from '../../../src/games/axis-and-allies-1942/options.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { setup } from '../../../src/games/axis-and-allies-1942/setup.js';
import { SeededDice } from '../../../src/table/dice.js';

afterEach(() => void vi.restoreAllMocks());

it('plans the same however long it takes, and looks at no clock', () => {
  const { state } = setup(optionsSchema.parse({}));
  state.step = 'combatMove';
  const planned = (): object => bestManner(movesQuestion(state), state, new SeededDice('b'));
  const quick = planned();
  let now = 0;
  const clocks = [
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000)),
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000)),
  ];
  expect(planned()).toEqual(quick);
  for (const clock of clocks) expect(clock).not.toHaveBeenCalled();
});
