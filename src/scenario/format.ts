// The format of scenario files: a position, answers as a player would give them, and what must come of them.
import { z } from 'zod';
import { answerSchema } from '../table/answer.js';

const json = z.json();

const expectation = z.strictObject({
  /** The phase the game stands in. */
  phase: z.string().optional(),
  /** Who is being asked what, in any order; all of it. */
  open: z.array(z.strictObject({ seat: z.string(), key: z.string() })).optional(),
  /** Part of the position: objects are compared by the fields named, everything else as a whole. */
  state: json.optional(),
  /** Part of what a seat (or `public`) may see. */
  view: z.record(z.string(), json).optional(),
  /** Reports said since the last step, in this order, others may stand between them. */
  reports: z
    .array(
      z.union([
        z.string(),
        z.strictObject({
          key: z.string(),
          args: z.record(z.string(), json).optional(),
          to: z.array(z.string()).optional(),
        }),
      ]),
    )
    .optional(),
  /** Reports that must not have been said since the last step. */
  silent: z.array(z.string()).optional(),
  outcome: z.strictObject({ kind: z.enum(['win', 'draw', 'stopped']), winners: z.array(z.string()) }).optional(),
});

const step = z.union([
  z.strictObject({
    seat: z.string(),
    /** The kind of question answered; needed only where the seat is asked several at once. */
    key: z.string().optional(),
    /** As a player would type it … */
    text: z.string().optional(),
    lang: z.enum(['en', 'ko']).default('en'),
    /** … or as a value. */
    answer: answerSchema.optional(),
    /** Keys of the refusals or problems that must come; the answer must then change nothing. */
    refused: z.array(z.string()).optional(),
    /** Keys of warnings that must come. */
    warned: z.array(z.string()).optional(),
    /** The danger that must be named before the answer counts; it is then agreed to. */
    confirm: z.string().optional(),
    expect: expectation.optional(),
  }),
  z.strictObject({
    /** Time runs out: what is saved is played, the rest falls back. */
    deadline: z.literal(true),
    expect: expectation.optional(),
  }),
]);

const tableScenario = z.strictObject({
  name: z.string(),
  about: z.string().optional(),
  note: z.string().optional(),
  options: z.record(z.string(), json).default({}),
  /** The phase to start in; the game's first when absent. */
  phase: z.string().optional(),
  /** Laid over the set-up position: objects field by field, everything else as a whole. */
  position: z.record(z.string(), json).default({}),
  seed: z.string().default('scenario'),
  /** Dice to come, in order. */
  dice: z.array(z.int()).default([]),
  /** Things drawn at random to come (a card out of a hand), in order. */
  picks: z.array(z.string()).default([]),
  steps: z.array(step).default([]),
  expect: expectation.optional(),
});

/** A scenario file of any game. */
export const tableScenarioFile = z.strictObject({
  game: z.string(),
  title: z.string(),
  source: z.string().optional(),
  scenarios: z.array(tableScenario),
});

export type TableScenario = z.infer<typeof tableScenario>;
export type ScenarioStep = z.infer<typeof step>;
export type Expectation = z.infer<typeof expectation>;
