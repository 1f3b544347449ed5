// A whole game as one JSON document: what leaves by `export` and enters by `import`.
import { z } from 'zod';
import {
  AnsweredBy,
  GameStatus,
  InstructionFallback,
  ReportWeight,
  InstructionMode,
  TableLanguage,
} from '../generated/prisma/enums.js';
import {
  anyJson,
  durations,
  focusList,
  jsonObject,
  seatList,
  storedAnswer,
  storedOutcome,
  storedText,
} from './json.js';

const moment = z.iso.datetime();
const count = z.int().nonnegative();

const game = z.strictObject({
  kind: z.string(),
  title: z.string().nullable(),
  options: jsonObject,
  status: z.enum(GameStatus),
  language: z.enum(TableLanguage),
  paces: durations,
  settings: jsonObject,
  hostId: z.string(),
  channelId: z.string().nullable(),
  seedHash: z.string(),
  seed: z.string(),
  checkpoint: count,
  told: count,
  version: count,
  outcome: storedOutcome.nullable(),
  rulesVersion: count,
  pausedLeft: jsonObject.nullable(),
  pausedAt: moment.nullable(),
  createdAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  updatedAt: moment,
});

const seat = z.strictObject({
  seat: z.string(),
  position: z.int(),
  userId: z.string().nullable(),
  computer: z.boolean(),
  left: z.boolean(),
  leftAt: moment.nullable(),
  misses: count,
  settings: jsonObject,
  since: moment.nullable(),
});

const signUp = z.strictObject({
  userId: z.string(),
  wishes: z.array(seatList),
  more: z.boolean(),
  ready: z.boolean(),
  at: moment,
});

const checkpoint = z.strictObject({
  number: count,
  phase: z.string(),
  state: jsonObject,
  draws: count,
  sealed: z.boolean(),
  title: storedText.nullable().default(null),
  chapter: storedText.nullable().default(null),
  span: storedText.nullable().default(null),
  at: moment,
});

const answer = z.strictObject({
  checkpoint: count,
  index: count,
  question: z.string(),
  seat: z.string(),
  value: storedAnswer,
  by: z.enum(AnsweredBy),
  final: z.boolean(),
  userId: z.string().nullable(),
  at: moment,
  undoneAt: moment.nullable(),
});

const draft = z.strictObject({ seat: z.string(), question: z.string(), value: anyJson, updatedAt: moment });
const instruction = z.strictObject({
  seat: z.string(),
  key: z.string(),
  mode: z.enum(InstructionMode),
  value: storedAnswer.nullable(),
  filter: storedAnswer.nullable(),
  priority: count,
  fallback: z.enum(InstructionFallback),
  once: z.boolean(),
  until: z.int().nullable(),
  early: z.boolean(),
  usedBy: z.string().nullable(),
  updatedAt: moment,
});

const report = z.strictObject({
  checkpoint: count,
  index: count,
  text: storedText,
  audience: seatList.nullable(),
  focus: focusList.nullable(),
  weight: z.enum(ReportWeight).default('main'),
  post: z.int().nullable().default(null),
  at: moment,
  retractedAt: moment.nullable(),
});

const due = z.strictObject({ kind: z.string(), key: z.string(), runAt: moment, payload: jsonObject });

const post = z.strictObject({
  purpose: z.string(),
  userId: z.string(),
  channelId: z.string(),
  messageId: z.string(),
  at: moment,
  stamp: z.string().nullable().default(null),
  touchedAt: moment.nullable().default(null),
});

const proposal = z.strictObject({
  kind: z.string(),
  payload: jsonObject,
  bySeat: z.string(),
  byUser: z.string().nullable(),
  checkpoint: z.int().nullable(),
  openedAt: moment,
  endsAt: moment.nullable(),
  closedAt: moment.nullable(),
  result: z.string().nullable(),
  ballots: z.array(z.strictObject({ userId: z.string(), choice: z.string(), at: moment })),
});

const witness = z.strictObject({ seat: z.string(), userId: z.string(), at: moment });
const audit = z.strictObject({ actor: z.string(), action: z.string(), detail: jsonObject, at: moment });

/** Version 1 of the document. It holds everything, secrets included: it is for the operator alone. */
export const gameDocument = z.strictObject({
  format: z.literal('fieldpost-game'),
  version: z.literal(1),
  exportedAt: moment,
  /** The number the game had where it comes from. */
  number: z.int(),
  guild: z.strictObject({ id: z.string(), name: z.string() }),
  users: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  game,
  seats: z.array(seat),
  signUps: z.array(signUp),
  checkpoints: z.array(checkpoint),
  answers: z.array(answer),
  drafts: z.array(draft),
  instructions: z.array(instruction),
  reports: z.array(report),
  dues: z.array(due),
  posts: z.array(post),
  proposals: z.array(proposal),
  witnesses: z.array(witness),
  audits: z.array(audit),
  /** What the one who took it has written and received: for them to read, and never put in again. */
  letters: z.array(anyJson).exactOptional(),
  /** What they have noted for themselves, in the same way. */
  notes: z.array(anyJson).exactOptional(),
});

export type GameDocument = z.infer<typeof gameDocument>;
