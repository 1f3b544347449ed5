// Levels are three players, not three names: in each of the five games each answers something as the one below it does not.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { check } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import { asComputer, playOut } from '../support/contract.js';

const steps = [
  ['beginner', 'usual'],
  ['usual', 'strong'],
] as const;

/** A game that has just been added may have one player yet. */
const levelled = [
  'diplomacy',
  'twilight-struggle',
  'quartermaster-general',
  'axis-and-allies-1942',
  'downfall',
] as const;

/** So many questions are looked at before two levels are taken to play the same. */
const looked = 120;

/** Between which levels something was answered differently, from the same view with the same dice. */
function differing(game: AnyGame): ReadonlySet<string> {
  const found = new Set<string>();
  let n = 0;
  playOut(game, game.options.parse({}), {
    seed: 'levels',
    maxQuestions: looked,
    chooser: (open, replayed, dice) => {
      n += 1;
      for (const step of steps.filter((one) => !found.has(one.join()))) {
        const answers = step.map((level) => asComputer(game, level)(open, replayed, new SeededDice(`${n}`)));
        for (const answer of answers) expect(check(open.question, answer).ok).toBe(true);
        const [one, other] = answers.map((answer) => JSON.stringify(answer));
        if (one !== other) found.add(step.join());
      }
      return asComputer(game)(open, replayed, dice);
    },
  });
  return found;
}

describe('levels', () => {
  it.each(levelled)('are three players in %s', { timeout: 120_000 }, (id) => {
    const game = games.get(id);
    if (game === undefined) throw new Error('no such game');
    expect(differing(game)).toEqual(new Set(steps.map((step) => step.join())));
  });
});
