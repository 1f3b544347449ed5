// What computer players answer where a game stands, each from its own seat's view alone.
import { check } from './answer.js';
import { SeededDice } from './dice.js';
import type { AnyGame } from './game.js';
import type { Level } from './levels.js';
import type { Answer, SeatId } from './question.js';
import { replay, type Checkpoint, type Given, type Replay } from './replay.js';

/** Where a game stands, as data alone, so that it can be thought about elsewhere. */
export interface Situation {
  readonly seed: string;
  readonly checkpoint: Checkpoint;
  readonly answers: readonly Given[];
  /** Whom to ask what. */
  readonly asked: readonly Asked[];
}

/** A question open to a computer player. */
interface Asked {
  /** Its id in the phase. */
  readonly question: string;
  /** The seed of the player's own dice, so that thinking leaves no trace in the game's draws. */
  readonly dice: string;
  readonly level: Level;
}

/** What a computer player has thought of. */
export interface Thought {
  readonly question: string;
  readonly seat: SeatId;
  /** A legal answer. */
  readonly value: Answer;
  /** Why this is the question's fallback, where the player failed or its answer was not legal. */
  readonly fault?: string;
}

/**
 * Lets computer players answer.
 * @param position where the game stands, when it has been run already.
 * @returns a thought for each that was asked and is still open.
 */
export function computersAnswer(
  game: AnyGame,
  { seed, checkpoint, answers, asked }: Situation,
  position: Replay = replay(game, seed, checkpoint, answers),
): readonly Thought[] {
  const { progress, state } = position;
  const open = progress.kind === 'waiting' ? progress.open : [];
  return open.flatMap(({ id, question }): readonly Thought[] => {
    const mine = asked.find((one) => one.question === id);
    if (mine === undefined) return [];
    const { seat } = question;
    const give = (value: Answer, fault?: string): readonly Thought[] => [
      { question: id, seat, value, ...(fault === undefined ? {} : { fault }) },
    ];
    try {
      const { dice, level } = mine;
      const value = game.computer({ question, view: game.view(state, seat), seat, dice: new SeededDice(dice), level });
      if (check(question, value).ok) return give(value);
      return give(question.fallback(), `not legal for ${question.key}: ${JSON.stringify(value)}`);
    } catch (error) {
      return give(question.fallback(), error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  });
}
