// Whole games at random: they come to an end, and every position on the way is possible.
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import type { Answer, Question } from '../../../src/table/question.js';
import { check } from '../../../src/table/answer.js';
import { randomAnswer } from '../../../src/table/random-player.js';
import { isOutcome, type Outcome } from '../../../src/table/game.js';
import { SeededDice } from '../../../src/table/dice.js';
import { simulate } from '../../../src/table/simulate.js';

/** Plays a game to its end, checking each position. */
function playOut(seed: string, answer: (question: Question, dice: SeededDice) => Answer): Outcome {
  const dice = new SeededDice(seed);
  const options = downfall.options.parse({});
  const started = downfall.setup(options, dice);
  const state = started.state;
  let phase = started.phase;
  const seen = new Map<string, number>();
  for (let n = 0; n < 20_000; n++) {
    const next = simulate(
      {
        state,
        dice,
        answer: (question) => {
          seen.set(question.key, (seen.get(question.key) ?? 0) + 1);
          expect(check(question, question.fallback()).ok, `fallback of ${question.key}`).toBe(true);
          return answer(question, dice);
        },
      },
      (t) => downfall.phase(phase, t),
    );
    downfall.invariants(state);
    if (isOutcome(next)) {
      console.log(
        JSON.stringify({ ...Object.fromEntries(seen), n, turn: state.turn, vp: state.vp, out: next.text.key }),
      );
      return next;
    }
    phase = next;
  }
  throw new Error('no end');
}

describe('a whole game of Overlord at random', () => {
  it.each(['a', 'b', 'c'])('comes to its end (%s)', (seed) => {
    expect(playOut(seed, (question, dice) => randomAnswer(question, dice)).kind).not.toBe('stopped');
  });
});
