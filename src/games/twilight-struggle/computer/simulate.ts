// Tries an event out on a copy of the imagined position: both sides answer as the computer player would, dice fall at random.
import { copyOf } from '../../../table/copy.js';
import { SeededDice } from '../../../table/dice.js';
import type { Answer, Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import type { Script } from '../../../table/script.js';
import { GameOver } from '../phases/effects/end-game.js';
import type { CardId } from '../data/cards.js';
import { sides, type Side } from '../data/terms.js';
import { layOut, settle } from '../phases/effects/piles.js';
import type { Source } from '../rules/events.js';
import { playEvent } from '../phases/play-card.js';
import { type TwilightState, seatOf } from '../state.js';
import { decisive } from './strike.js';
import type { Thought } from './thought.js';
import { seenFrom, worth } from './worth.js';

/** Answers a question inside a simulation. */
export type Answerer = (question: Question, thought: Thought) => Answer;

/** A position after a simulated event: how good it is for the side that thinks, and the position itself. */
export interface Trial {
  readonly value: number;
  readonly state: TwilightState;
  readonly over: boolean;
  /** Whether dice or cards were drawn. */
  readonly random: boolean;
}

/** Lets a card's event occur once and looks at the position after it. */
export function tryEvent(thought: Thought, id: CardId, user: Side, source: Source, answer: Answerer): Trial {
  const state = copyOf(thought.state);
  if (source === 'headline') state.phasing = user;
  const dice = new SeededDice(String(thought.dice.roll(1_000_000, 'thinking')));
  const answered = (question: Question): Answer => {
    const side = sides.find((each) => seatOf(state, each) === question.seat) ?? thought.side;
    return answer(question, { ...thought, side, state, dice, depth: thought.depth + 1 });
  };
  try {
    simulate({ state, dice, answer: answered }, function* (t): Script<void> {
      layOut(state, id);
      const occurred = yield* playEvent(t, id, { user, source });
      settle(t, id, occurred);
    });
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
    const winner = state.result?.winner ?? null;
    const value = winner === null ? 0 : winner === thought.side ? decisive : -decisive;
    return { value, state, over: true, random: dice.draws > 0 };
  }
  return { value: seenFrom(thought.side, worth(state, thought.weights)), state, over: false, random: dice.draws > 0 };
}

const trials = 3;

/** What an event brings on the average of a few tries, and the lowest DEFCON it may leave. */
export interface EventOutlook {
  readonly gain: number;
  readonly defcon: number;
}

/** The expected gain of an event for the side that thinks, over a few tries when chance has a part in it. */
export function eventOutlook(thought: Thought, id: CardId, user: Side, source: Source, answer: Answerer): EventOutlook {
  const { us, ussr } = thought.state.hands;
  const without = { us: us.filter((other) => other !== id), ussr: ussr.filter((other) => other !== id) };
  const now = seenFrom(thought.side, worth({ ...thought.state, hands: without }, thought.weights));
  const count = thought.depth > 0 ? 1 : trials;
  let sum = 0;
  let defcon = 5;
  for (let n = 1; n <= count; n++) {
    const { value, state, over, random } = tryEvent(thought, id, user, source, answer);
    sum += over ? value : value - now;
    defcon = Math.min(defcon, state.defcon);
    if (!random) return { gain: sum / n, defcon };
  }
  return { gain: sum / count, defcon };
}
