// How the strong computer player of Axis & Allies 1942 looks for a better way than the usual one.
import { describe, expect, it } from 'vitest';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { usualManner, type Manner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { playedOn } from '../../../src/games/axis-and-allies-1942/computer/playing-on.js';
import { bestManner } from '../../../src/games/axis-and-allies-1942/computer/search.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { SeededDice } from '../../../src/table/dice.js';
import { position } from './sample.js';

function front(step: AaState['step']): AaState {
  const state = position('germany', [
    ['germany', 'belorussia', { infantry: 6, artillery: 2 }],
    ['germany', 'germany', { infantry: 6 }],
    ['ussr', 'west_russia', { infantry: 1 }],
    ['ussr', 'russia', { infantry: 1 }],
  ]);
  state.control.belorussia = 'germany';
  state.control.west_russia = 'ussr';
  state.step = step;
  return state;
}

describe('a way to plan', () => {
  it('spares a place that would be attacked', () => {
    const targets = (manner: Manner): readonly (string | undefined)[] =>
      attacks(front('combatMove'), manner).map(({ path }) => path.at(-1));
    expect(targets(usualManner)).toContain('west_russia');
    expect(targets({ ...usualManner, spared: new Set(['west_russia']) })).not.toContain('west_russia');
  });

  it('holds armies back from where they would march', () => {
    const goals = (manner: Manner): readonly (string | undefined)[] =>
      advances(front('noncombat'), manner).map(({ path }) => path.at(-1));
    const [goal] = goals(usualManner);
    expect(goal).toBe('baltic_states');
    expect(goals({ ...usualManner, contrary: new Set(['baltic_states']) })).not.toContain('baltic_states');
  });
});

describe('the way that is taken', () => {
  it('is the usual one where no other plan comes of any, and no dice are thrown for it', () => {
    const state = position('uk', [['uk', 'united_kingdom', { infantry: 2 }]]);
    state.step = 'combatMove';
    const dice = new SeededDice('quiet');
    expect(bestManner(movesQuestion(state), state, dice)).toBe(usualManner);
    expect(dice.log).toEqual([]);
  });

  it('is found without touching the position, and the same each time', () => {
    const state = front('combatMove');
    const before = structuredClone(state);
    const found = bestManner(movesQuestion(state), state, new SeededDice('twice'));
    expect(bestManner(movesQuestion(state), state, new SeededDice('twice'))).toEqual(found);
    expect(state).toEqual(before);
  });
});

it.each(['a', 'b'])('plays on with as little luck as can be, whatever dice the table has (%s)', (seed) => {
  const worth = (luck: AaState['options']['dice']): number => {
    const state = front('combatMove');
    state.options = { ...state.options, dice: luck };
    return playedOn(state, 'combatMove', usualManner, { turns: 2, seed });
  };
  expect(worth('normal')).toBe(worth('lowLuck'));
});
