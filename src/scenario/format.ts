// The format of scenario files: a position, answers as a player would give them, and what must come of them.
import { z } from 'zod';
import { answerSchema } from '../table/answer.js';

const json = z.json();

const expectation = z.strictObject({
  /** The phase the game stands in. */
  phase: z.string().optional(),
  /** Who is being asked what, in any order; all of it. */
  open: z.array(z.strictObject({ seat: z.string(), key: z.string() })).optional(),
  /** Part of the position, in the game's notation if it has one: objects are compared by the fields named, everything else as a whole. */
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

/** A step that answers a question. */
const answering = z.strictObject({
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
});

/** A step in which time runs out: what is saved is played, the rest falls back. */
const deadline = z.strictObject({ deadline: z.literal(true), expect: expectation.optional() });

/** An order as it is written, alone or with what must come of it (`verdict`, `why`…). */
const order = z.union([
  z.string().transform((text) => ({ order: text })),
  z.object({ order: z.string() }).catchall(z.string()),
]);

/** A step that has the game judge written orders without a table. */
const judging = z.strictObject({
  phase: z.string().optional(),
  orders: z.record(z.string(), z.array(order)),
  expect: expectation
    .extend({
      /** What else must come of the orders, by name; lists in any order. */
      facts: z.record(z.string(), z.array(z.string())).optional(),
    })
    .optional(),
});

const step = z.union([answering, deadline, judging]);

const scenario = z.strictObject({
  name: z.string(),
  about: z.string().optional(),
  note: z.string().optional(),
  options: z.record(z.string(), json).default({}),
  /** The phase to start in; the game's first when absent. */
  phase: z.string().optional(),
  /** Laid over the set-up position: in the game's notation if it has one, else objects field by field, everything else as a whole. */
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
export const scenarioFile = z.strictObject({
  game: z.string(),
  title: z.string(),
  source: z.string().optional(),
  scenarios: z.array(scenario),
});

export type Scenario = z.infer<typeof scenario>;
export type AnsweringStep = z.infer<typeof answering>;
export type JudgingStep = z.infer<typeof judging>;
export type ScenarioStep = z.infer<typeof step>;
export type Expectation = z.infer<typeof expectation>;
