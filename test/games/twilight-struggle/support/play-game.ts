// Drives whole games and single phases of Twilight Struggle for the tests.
import { check, forcedAnswer } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { AnyGame, Outcome } from '../../../../src/table/game.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { randomAnswer } from '../../../../src/table/random-player.js';
import { replay, type Checkpoint, type Given, type Report, type Replay } from '../../../../src/table/replay.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { optionsSchema, type TwilightOptions } from '../../../../src/games/twilight-struggle/options.js';
import { stateSchema, type TwilightState } from '../../../../src/games/twilight-struggle/state.js';

/** The game with its types forgotten, as `sit` takes it; positions come back through the schema. */
export const game: AnyGame = twilightStruggle;

export function optionsOf(options: Partial<TwilightOptions> = {}): TwilightOptions {
  return optionsSchema.parse(options);
}

export function start(seed: string, options: Partial<TwilightOptions> = {}): Checkpoint {
  const dice = new SeededDice(seed);
  const { state, phase } = twilightStruggle.setup(optionsOf(options), dice);
  return { phase, state, draws: dice.draws };
}

/** What a question is answered with; undefined leaves it open. */
export type Player = (question: Question) => Answer | undefined;

export interface Played {
  readonly replayed: Replay;
  readonly answers: readonly Given[];
  readonly state: TwilightState;
  readonly reports: readonly Report[];
}

/** Plays one phase from a checkpoint until it ends or the player leaves a question open. */
export function playPhase(seed: string, checkpoint: Checkpoint, player: Player): Played {
  const answers: Given[] = [];
  for (;;) {
    const replayed = replay(game, seed, checkpoint, answers);
    const done = (): Played => ({
      replayed,
      answers,
      state: stateSchema.parse(replayed.state),
      reports: replayed.reports,
    });
    if (replayed.progress.kind === 'stale') throw new Error(`stale ${JSON.stringify(replayed.progress.reasons)}`);
    if (replayed.progress.kind !== 'waiting') return done();
    const open = replayed.progress.open.find(({ saved }) => saved === undefined);
    if (open === undefined) throw new Error('nothing is open');
    const value = (open.question.idle === 'wait' ? undefined : forcedAnswer(open.question)) ?? player(open.question);
    if (value === undefined) return done();
    answers.push({ question: open.id, seat: open.question.seat, value, by: 'player', final: true });
  }
}

export function randomPlayer(seed: string): Player {
  const dice = new SeededDice(`player ${seed}`);
  return (question) => randomAnswer(question, dice);
}

/** Plays at random but keeps off whatever carries a warning while there is another way. */
export function carefulPlayer(seed: string): Player {
  const dice = new SeededDice(`player ${seed}`);
  return (question) => {
    const { form } = question;
    if (form.kind !== 'choose') return randomAnswer(question, dice);
    const safe = form.options().filter(({ danger }) => danger === undefined);
    const narrowed = { ...form, options: () => safe };
    const asked: Question = safe.length >= form.min && safe.length > 0 ? { ...question, form: narrowed } : question;
    const answer = randomAnswer(asked, dice);
    return check(question, answer).ok ? answer : randomAnswer(question, dice);
  };
}

export const fallbackPlayer: Player = (question) => question.fallback();

export interface Finished {
  readonly outcome: Outcome;
  readonly state: TwilightState;
  readonly phases: number;
}

/** Plays a whole game; `watch` sees every phase once it is over. */
export function playGame(
  seed: string,
  player: Player,
  options: Partial<TwilightOptions> = {},
  watch: (played: Played, from: Checkpoint) => void = () => undefined,
): Finished {
  let checkpoint = start(seed, options);
  for (let phases = 1; phases < 500; phases++) {
    const played = playPhase(seed, checkpoint, player);
    watch(played, checkpoint);
    const { progress } = played.replayed;
    if (progress.kind === 'over') return { outcome: progress.outcome, state: played.state, phases };
    if (progress.kind !== 'next') throw new Error(`stuck in ${checkpoint.phase}`);
    checkpoint = progress.checkpoint;
  }
  throw new Error('the game does not end');
}
