// What computer players answer where a game stands, each from its own seat's view alone.
import { check } from './answer.js';
import { SeededDice } from './dice.js';
import type { Dispatch, NewDispatch } from './envoy.js';
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
  /** What its seat may write, where computer players of the game write letters. */
  readonly post?: Post;
}

/** The letters of a computer player. */
interface Post {
  /** Those it has part in, oldest first. */
  readonly letters: readonly Dispatch[];
  /** Seats of people it may write to. */
  readonly to: readonly SeatId[];
  /** Seats nobody plays in just now, of which it asks nothing. */
  readonly away: readonly SeatId[];
  /** The seed of what it writes, the same until the game is taken back: it tells nothing of when others have answered. */
  readonly dice: string;
}

/** What a computer player has thought of. */
export interface Thought {
  readonly question: string;
  readonly seat: SeatId;
  /** A legal answer. */
  readonly value: Answer;
  /** Why this is the question's fallback, where the player failed or its answer was not legal; or why it writes nothing, where that failed. */
  readonly fault?: string;
  /** What it wants written. */
  readonly letters?: readonly NewDispatch[];
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
    const give = (value: Answer, rest: Pick<Thought, 'fault' | 'letters'> = {}): readonly Thought[] => [
      { question: id, seat, value, ...rest },
    ];
    try {
      const { dice, level, post } = mine;
      const view = game.view(state, seat);
      const known = post === undefined ? {} : { letters: post.letters };
      const value = game.computer({ question, view, seat, dice: new SeededDice(dice), level, ...known });
      const checked = check(question, value);
      // The answer itself may name hidden cards, which are no business of who reads the log.
      const why = checked.ok ? null : checked.refusals.map(({ key }) => key).join(', ');
      if (why !== null) return give(question.fallback(), { fault: `not legal for ${question.key}: ${why}` });
      return give(value, lettersOf(game, { view, seat, post }));
    } catch (error) {
      return give(question.fallback(), { fault: wordsOf(error) });
    }
  });
}

/** What stands for each that was asked where nobody can think: the question's own fallback. */
export function fallbacksFor(asked: Situation['asked'], { progress }: Replay): readonly Thought[] {
  const open = progress.kind === 'waiting' ? progress.open : [];
  return open.flatMap(({ id, question }): readonly Thought[] =>
    asked.some((one) => one.question === id) ? [{ question: id, seat: question.seat, value: question.fallback() }] : [],
  );
}

/** What a seat wants written; what fails in it spoils no answer. */
function lettersOf(
  { envoy }: AnyGame,
  { view, seat, post }: { readonly view: object; readonly seat: SeatId; readonly post: Post | undefined },
): Pick<Thought, 'fault' | 'letters'> {
  if (post === undefined || envoy === undefined) return {};
  const { letters, to, away, dice } = post;
  try {
    return { letters: envoy.writes({ view, seat, letters, to, away, dice: new SeededDice(dice) }) };
  } catch (error) {
    return { fault: wordsOf(error) };
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
