// What the contract tests need: the registered games, sets of options made from their schemas, and a driver that plays games to their end.
import type { Level } from '../../src/table/levels.js';
import { z } from 'zod';
import { games } from '../../src/games/registry.js';
import { SeededDice, type Dice } from '../../src/table/dice.js';
import type { AnyGame, Outcome } from '../../src/table/game.js';
import type { Answer, SeatId } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { replay, type Checkpoint, type Given, type OpenQuestion, type Replay } from '../../src/table/replay.js';
import { appWords } from '../../src/words/app/index.js';
import { createWording, type Wording } from '../../src/words/words.js';
import { nim } from './nim/index.js';
import { toyGame } from './toy-game.js';
import { hexesGame } from './toys/hexes.js';
import { sixNations } from './toys/six-nations.js';
import { stacksGame } from './toys/stacks.js';
import { windowGame } from './window-game.js';

/** Every registered game, and small ones of each shape, so that the tests themselves are tried. */
export const contractGames: readonly AnyGame[] = [
  toyGame,
  nim,
  windowGame,
  sixNations,
  stacksGame,
  hexesGame,
  ...games.values(),
];

/** Options that let random play come to an end where the rules alone would go on for ever. */
const endings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  diplomacy: { lastYear: 1906 },
  'axis-and-allies-1942': { lastRound: 2 },
  downfall: { lastTurn: 1 },
};

/** Sets of options that are always tried beside the defaults. */
const besides: Readonly<Record<string, readonly object[]>> = {
  'quartermaster-general': [{ totalWar: true }],
};

/** The words of all games, as the program renders them. */
export const wording: Wording = createWording({
  app: appWords,
  ...Object.fromEntries(contractGames.map((game) => [game.id, game.words])),
});

const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  items: z
    .object({ enum: z.array(z.unknown()) })
    .optional()
    .catch(undefined),
});
const objectSchema = z.object({ properties: z.record(z.string(), property).default({}) });

/** The fields of a game's options with the values a menu would offer. */
export function optionFields(game: AnyGame): ReadonlyMap<string, readonly unknown[]> {
  const { properties } = objectSchema.parse(z.toJSONSchema(game.options, { io: 'input' }));
  return new Map(
    Object.entries(properties).map(([field, schema]) => {
      if (schema.enum !== undefined) return [field, schema.enum];
      if (schema.const !== undefined) return [field, [schema.const]];
      if (schema.type === 'array') return [field, [[], schema.items?.enum.slice(0, 2) ?? []]];
      if (schema.type === 'boolean') return [field, [false, true]];
      return [field, [schema.minimum ?? 0, schema.maximum ?? 1]];
    }),
  );
}

/** Several sets of options: the defaults, each variant or scenario once, and some at random. */
export function optionSets(game: AnyGame, random: number): readonly object[] {
  const ending = endings[game.id] ?? {};
  const fields = [...optionFields(game)].filter(
    ([field, values]) => !(field in ending) && typeof values[0] !== 'number',
  );
  const named = fields.filter(([field]) => field === 'variant' || field === 'scenario');
  const dice = new SeededDice(`options of ${game.id}`);
  const sets: object[] = [ending, ...(besides[game.id] ?? [])];
  for (const [field, values] of named) for (const value of values) sets.push({ ...ending, [field]: value });
  for (let n = 0; n < random; n++) {
    sets.push({
      ...ending,
      ...Object.fromEntries(fields.map(([field, values]) => [field, dice.pick(values, 'option')])),
    });
  }
  return sets.map((set) => game.options.parse(set));
}

/** Chooses an answer to an open question. */
export type Chooser = (open: OpenQuestion, replayed: Replay, dice: Dice) => Answer;

/** What stands unasked, and chance would clear a board with: it is gone into now and then only. */
const seldom: ReadonlySet<string> = new Set(['withdraw']);

/** Answers at random. */
export const atRandom: Chooser = ({ question }, _, dice) =>
  seldom.has(question.key) && dice.roll(100, 'seldom') > 1 ? question.fallback() : randomAnswer(question, dice);

/** Answers as the game's computer player, from its own seat's view; as a beginner, who is quick, where nothing else is wanted. */
export function asComputer(game: AnyGame, level: Level = 'beginner'): Chooser {
  return ({ question }, replayed, dice) =>
    game.computer({ question, seat: question.seat, dice, view: game.view(replayed.state, question.seat), level });
}

/** One phase of a game that was played. */
export interface PlayedPhase {
  readonly checkpoint: Checkpoint;
  readonly answers: readonly Given[];
  readonly replayed: Replay;
}

/** A moment at which somebody is asked. */
export interface Moment {
  readonly game: AnyGame;
  readonly seed: string;
  readonly checkpoint: Checkpoint;
  readonly answers: readonly Given[];
  readonly replayed: Replay;
  readonly open: readonly OpenQuestion[];
}

export interface Played {
  readonly outcome: Outcome | null;
  readonly phases: readonly PlayedPhase[];
  readonly questions: number;
}

export interface PlayOptions {
  readonly seed: string;
  readonly chooser: Chooser;
  /** Looks at each moment before it is answered. */
  readonly look?: (moment: Moment, n: number) => void;
  /** Looks at each phase when it has ended. */
  readonly ended?: (phase: PlayedPhase) => void;
  readonly maxQuestions?: number;
}

/** Plays a game in memory, straight on the table, until it ends or has asked too much. */
export function playOut(game: AnyGame, options: object, settings: PlayOptions): Played {
  const { seed, chooser, look, ended, maxQuestions = 20_000 } = settings;
  const dice = new SeededDice(seed);
  const { state, phase } = game.setup(options, dice);
  const players = new SeededDice(`${seed} players`);
  const phases: PlayedPhase[] = [];
  let checkpoint: Checkpoint = { phase, state, draws: dice.draws };
  let answers: Given[] = [];
  for (let questions = 0; questions < maxQuestions;) {
    const replayed = replay(game, seed, checkpoint, answers);
    const { progress } = replayed;
    switch (progress.kind) {
      case 'stale':
        throw new Error(
          `answer ${progress.index} of phase ${checkpoint.phase} does not fit: ${JSON.stringify(answers)}`,
        );
      case 'over':
      case 'next': {
        const played = { checkpoint, answers, replayed };
        phases.push(played);
        ended?.(played);
        if (progress.kind === 'over') return { outcome: progress.outcome, phases, questions };
        checkpoint = progress.checkpoint;
        answers = [];
        break;
      }
      case 'waiting': {
        look?.({ game, seed, checkpoint, answers, replayed, open: progress.open }, questions);
        const due = progress.open.filter((open) => open.saved?.final !== true);
        for (const open of due) {
          const value = chooser(open, replayed, players);
          answers = [...answers, { question: open.id, seat: open.question.seat, value, by: 'player', final: true }];
          questions += 1;
        }
      }
    }
  }
  return { outcome: null, phases, questions: maxQuestions };
}

/** The seats of a game and the public, as viewers. */
export function viewers(game: AnyGame, options: object): readonly (SeatId | null)[] {
  return [null, ...game.seats(options)];
}

/** JSON and back. */
export function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
