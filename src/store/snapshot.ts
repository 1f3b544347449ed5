// A game with all that a look at it needs, as it stood at one moment: one statement, no lock.
import { z } from 'zod';
import {
  AnsweredBy,
  GameStatus,
  InstructionFallback,
  InstructionMode,
  TableLanguage,
} from '../generated/prisma/enums.js';
import { Prisma } from '../generated/prisma/client.js';
import type { AnswerRow } from './answers.js';
import type { CheckpointRow } from './checkpoints.js';
import type { Db } from './client.js';
import type { DraftRow } from './drafts.js';
import type { DueRow } from './dues.js';
import type { GameRow } from './games.js';
import type { GuildRow } from './guilds.js';
import type { InstructionRow } from './instructions.js';
import {
  anyJson,
  durations,
  jsonObject,
  moment,
  readJson,
  seatList,
  storedAnswer,
  storedOutcome,
  type JsonObject,
} from './json.js';
import type { ProposalRow } from './proposals.js';
import type { SeatRow, SignUpRow } from './seats.js';
import { personRow, type UserRow } from './users.js';
import type { Witness } from './witnesses.js';

/** A stored position; without its state when the reader has said that it knows it. */
export interface StoredPhase extends Omit<CheckpointRow, 'state' | 'gameId' | 'title' | 'chapter' | 'span'> {
  readonly state: JsonObject | null;
  /** The answers that count, oldest first. */
  readonly answers: readonly AnswerRow[];
  /** The place of the next answer: those undone are counted. */
  readonly nextIndex: number;
}

/** What is stored of a game apart from its past. */
export interface StoredGame {
  readonly game: GameRow;
  readonly guild: GuildRow | null;
  readonly seats: readonly SeatRow[];
  /** Who has signed up, in the order in which they came; nobody once the game has started. */
  readonly signUps: readonly SignUpRow[];
  /** Those who sit there or have signed up. */
  readonly people: readonly UserRow[];
  /** Open work, soonest first. */
  readonly dues: readonly DueRow[];
  /** Those that count, of each seat the ones that go first before the others. */
  readonly instructions: readonly InstructionRow[];
  readonly drafts: readonly DraftRow[];
  /** What is being voted on, oldest first. */
  readonly proposals: readonly ProposalRow[];
  /** Who has ever held which seat since the start, and so has seen its secrets. */
  readonly witnesses: readonly Witness[];
  /** The current phase; null before the start. */
  readonly phase: StoredPhase | null;
}

const list = <T extends z.ZodType>(row: T) =>
  z
    .array(row)
    .nullable()
    .transform((rows) => rows ?? []);

const game = z.object({
  id: z.int(),
  guildId: z.string(),
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
  checkpoint: z.int(),
  told: z.int(),
  version: z.int(),
  outcome: storedOutcome.nullable(),
  rulesVersion: z.int(),
  pausedLeft: jsonObject.nullable(),
  pausedAt: moment.nullable(),
  createdAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  updatedAt: moment,
}) satisfies z.ZodType<GameRow>;

const guild = z.object({
  id: z.string(),
  name: z.string(),
  channelId: z.string().nullable(),
  channelKind: z.string().nullable(),
  language: z.enum(TableLanguage),
  timeZone: z.string(),
  tempo: z.string(),
  hostRoleId: z.string().nullable(),
  settings: jsonObject,
  updatedAt: moment,
}) satisfies z.ZodType<GuildRow>;

const seat = z.object({
  gameId: z.int(),
  seat: z.string(),
  position: z.int(),
  userId: z.string().nullable(),
  computer: z.boolean(),
  left: z.boolean(),
  leftAt: moment.nullable(),
  misses: z.int(),
  settings: jsonObject,
  since: moment.nullable(),
}) satisfies z.ZodType<SeatRow>;

const signUp = z.object({
  gameId: z.int(),
  userId: z.string(),
  wishes: z.array(seatList),
  more: z.boolean(),
  ready: z.boolean(),
  at: moment,
}) satisfies z.ZodType<SignUpRow>;

const due = z.object({
  id: z.int(),
  gameId: z.int(),
  kind: z.string(),
  key: z.string(),
  runAt: moment,
  payload: jsonObject,
  leaseUntil: moment.nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  doneAt: moment.nullable(),
}) satisfies z.ZodType<DueRow>;

const instruction = z.object({
  gameId: z.int(),
  seat: z.string(),
  key: z.string(),
  mode: z.enum(InstructionMode),
  value: storedAnswer.nullable(),
  filter: storedAnswer.nullable(),
  priority: z.int(),
  fallback: z.enum(InstructionFallback),
  once: z.boolean(),
  until: z.int().nullable(),
  early: z.boolean(),
  usedBy: z.string().nullable(),
  updatedAt: moment,
}) satisfies z.ZodType<InstructionRow>;

const draft = z.object({
  gameId: z.int(),
  seat: z.string(),
  question: z.string(),
  value: anyJson,
  updatedAt: moment,
}) satisfies z.ZodType<DraftRow>;

const witness = z.object({ seat: z.string(), userId: z.string() });
const ballot = z.object({ proposalId: z.int(), userId: z.string(), choice: z.string(), at: moment });
const proposal = z.object({
  id: z.int(),
  gameId: z.int(),
  kind: z.string(),
  payload: jsonObject,
  bySeat: z.string(),
  byUser: z.string().nullable(),
  checkpoint: z.int().nullable(),
  openedAt: moment,
  endsAt: moment.nullable(),
  closedAt: moment.nullable(),
  result: z.string().nullable(),
  ballots: list(ballot),
}) satisfies z.ZodType<ProposalRow>;

const answer = z.object({
  id: z.int(),
  gameId: z.int(),
  checkpoint: z.int(),
  index: z.int(),
  question: z.string(),
  seat: z.string(),
  value: storedAnswer,
  by: z.enum(AnsweredBy),
  final: z.boolean(),
  userId: z.string().nullable(),
  at: moment,
  undoneAt: moment.nullable(),
}) satisfies z.ZodType<AnswerRow>;

const phase = z.object({
  id: z.int(),
  number: z.int(),
  phase: z.string(),
  state: jsonObject.nullable(),
  draws: z.int(),
  sealed: z.boolean(),
  at: moment,
  answers: list(answer),
  nextIndex: z.int(),
}) satisfies z.ZodType<StoredPhase>;

const stored = z.object({
  game,
  guild: guild.nullable(),
  seats: list(seat),
  signUps: list(signUp),
  people: list(personRow),
  dues: list(due),
  instructions: list(instruction),
  drafts: list(draft),
  proposals: list(proposal),
  witnesses: list(witness),
  phase: phase.nullable(),
}) satisfies z.ZodType<StoredGame>;

/** A phase as JSON; `c` is the row of the checkpoint. */
function phaseJson(known: readonly number[]): Prisma.Sql {
  return Prisma.sql`json_build_object(
    'id', c."id", 'number', c."number", 'phase', c."phase", 'draws', c."draws", 'sealed', c."sealed", 'at', c."at",
    'state', CASE WHEN c."id" = ANY(${[...known]}::int[]) THEN NULL ELSE c."state" END,
    'answers', (SELECT json_agg(x ORDER BY x."index") FROM "answer" x
                 WHERE x."gameId" = c."gameId" AND x."checkpoint" = c."number" AND x."undoneAt" IS NULL),
    'nextIndex', (SELECT coalesce(max(x."index") + 1, 0) FROM "answer" x
                   WHERE x."gameId" = c."gameId" AND x."checkpoint" = c."number"))`;
}

/**
 * Reads a game. PostgreSQL puts the rows together, as json: Prisma's own joins are jsonb, which forgets the order of keys.
 * @param db inside a transaction that holds the game's row, what is read is what will be changed.
 * @param which its number, or the channel in which it is played: then the newest.
 * @param known ids of checkpoints whose state need not be sent again.
 * @returns null when there is no such game.
 */
export async function readStoredGame(
  db: Db,
  which: { readonly id: number } | { readonly channelId: string },
  known: readonly number[] = [],
): Promise<StoredGame | null> {
  const where = 'id' in which ? Prisma.sql`g."id" = ${which.id}` : Prisma.sql`g."channelId" = ${which.channelId}`;
  const rows = await db.$queryRaw<unknown[]>`
    SELECT row_to_json(g) AS "game",
      (SELECT row_to_json(x) FROM "guild" x WHERE x."id" = g."guildId") AS "guild",
      (SELECT json_agg(x ORDER BY x."position", x."seat") FROM "seat" x WHERE x."gameId" = g."id") AS "seats",
      (SELECT json_agg(x ORDER BY x."at", x."userId") FROM "sign_up" x WHERE x."gameId" = g."id") AS "signUps",
      (SELECT json_agg(x) FROM "app_user" x
        WHERE x."id" IN (SELECT s."userId" FROM "seat" s WHERE s."gameId" = g."id"
                          UNION SELECT u."userId" FROM "sign_up" u WHERE u."gameId" = g."id")) AS "people",
      (SELECT json_agg(x ORDER BY x."runAt", x."id") FROM "due" x
        WHERE x."gameId" = g."id" AND x."doneAt" IS NULL) AS "dues",
      (SELECT json_agg(x ORDER BY x."seat", x."priority", x."key") FROM "instruction" x
        WHERE x."gameId" = g."id" AND x."usedBy" IS NULL) AS "instructions",
      (SELECT json_agg(x ORDER BY x."seat", x."question") FROM "draft" x WHERE x."gameId" = g."id") AS "drafts",
      (SELECT json_agg(x ORDER BY x."id") FROM
        (SELECT p.*, (SELECT json_agg(b ORDER BY b."userId") FROM "ballot" b WHERE b."proposalId" = p."id") AS "ballots"
           FROM "proposal" p WHERE p."gameId" = g."id" AND p."closedAt" IS NULL) x) AS "proposals",
      (SELECT json_agg(json_build_object('seat', x."seat", 'userId', x."userId") ORDER BY x."at", x."seat", x."userId")
         FROM "witness" x WHERE x."gameId" = g."id") AS "witnesses",
      (SELECT ${phaseJson(known)} FROM "checkpoint" c
        WHERE c."gameId" = g."id" AND c."number" = g."checkpoint") AS "phase"
    FROM "game" g WHERE ${where} ORDER BY g."id" DESC LIMIT 1`;
  const [row] = rows;
  return row === undefined ? null : readJson(stored, row, 'game');
}

/** Reads one phase of a game, past or current; null when there is none of this number. */
export async function readStoredPhase(
  db: Db,
  gameId: number,
  number: number,
  known: readonly number[] = [],
): Promise<StoredPhase | null> {
  const rows = await db.$queryRaw<{ phase: unknown }[]>`
    SELECT ${phaseJson(known)} AS "phase" FROM "checkpoint" c WHERE c."gameId" = ${gameId} AND c."number" = ${number}`;
  const [row] = rows;
  return row === undefined ? null : readJson(phase, row.phase, 'checkpoint');
}
