// Plays games of Twilight Struggle between the computer player and others.
import { check, forcedAnswer } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Level } from '../../../../src/table/levels.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { randomAnswer } from '../../../../src/table/random-player.js';
import { replay, type Given } from '../../../../src/table/replay.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import type { TwilightOptions } from '../../../../src/games/twilight-struggle/options.js';
import { stateSchema, type TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { game, start } from '../support/play-game.js';

/** Who sits where. */
export type Players = Readonly<Record<Side, 'computer' | 'random'>>;

export interface Duel {
  readonly state: TwilightState;
  readonly winner: Side | null;
  /** Answers of the computer player. */
  readonly answers: number;
}

/** Looks at each answer of the computer player before it counts. */
export type Watch = (question: Question, answer: Answer, state: TwilightState) => void;

/** Plays a whole game; an answer of the computer that is refused throws. */
export function duel(
  seed: string,
  players: Players,
  options: Partial<TwilightOptions> = {},
  watch?: Watch,
  level: Level = 'usual',
): Duel {
  const dice = new SeededDice(`duel ${seed}`);
  let checkpoint = start(seed, options);
  let answers = 0;
  const reply = (question: Question, state: TwilightState): Answer => {
    const side = question.seat === state.seats.us ? 'us' : 'ussr';
    if (players[side] === 'random') return randomAnswer(question, dice);
    const view = twilightStruggle.view(state, question.seat);
    const answer = twilightStruggle.computer({ question, view, seat: question.seat, dice, level });
    if (!check(question, answer).ok) throw new Error(`refused: ${question.key} ${JSON.stringify(answer)}`);
    watch?.(question, answer, state);
    answers += 1;
    return answer;
  };
  for (let phases = 0; phases < 500; phases++) {
    const given: Given[] = [];
    for (;;) {
      const replayed = replay(game, seed, checkpoint, given);
      const { progress } = replayed;
      if (progress.kind === 'stale') throw new Error('stale');
      if (progress.kind === 'over') {
        const state = stateSchema.parse(replayed.state);
        return { state, winner: state.result?.winner ?? null, answers };
      }
      if (progress.kind === 'next') {
        checkpoint = progress.checkpoint;
        break;
      }
      const open = progress.open.find(({ saved }) => saved === undefined);
      if (open === undefined) throw new Error('nothing is open');
      const { question } = open;
      const forced = question.idle === 'wait' ? undefined : forcedAnswer(question);
      const value = forced ?? reply(question, stateSchema.parse(replayed.state));
      given.push({ question: open.id, seat: question.seat, value, by: 'computer', final: true });
    }
  }
  throw new Error('the game does not end');
}
