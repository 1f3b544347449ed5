// The shapes of the JSON columns, and the one way into and out of them.
import { z } from 'zod';
import { answerSchema } from '../table/answer.js';
import type { Answer } from '../table/question.js';
import { Prisma } from '../generated/prisma/client.js';
import { StoredValueError } from './errors.js';

export type Json = string | number | boolean | null | JsonList | JsonObject;
type JsonList = readonly Json[];
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Any JSON value; its inner shape is checked by whoever owns it (a game its state, a form its answer). */
export const anyJson: z.ZodType<Json> = z.custom<Json>(isJson, { error: 'not JSON' });

/** A time as JSON holds it. */
export const moment = z.string().transform((text) => new Date(text));

/** A JSON object, such as a position or options. */
export const jsonObject: z.ZodType<JsonObject> = z.custom<JsonObject>(
  (value) => isPlainObject(value) && isJson(value),
  {
    error: 'not a JSON object',
  },
);

/** A sentence not yet put into words. */
export interface StoredText {
  readonly key: string;
  readonly args?: Readonly<Record<string, StoredArg>>;
  readonly ns?: string;
}
type StoredArg = string | number | StoredText | readonly StoredArg[];

const storedArg: z.ZodType<StoredArg> = z.lazy(() =>
  z.union([z.string(), z.number(), storedText, z.array(storedArg).readonly()]),
);
export const storedText: z.ZodType<StoredText> = z.lazy(() =>
  z.strictObject({
    key: z.string(),
    args: z.record(z.string(), storedArg).exactOptional(),
    ns: z.string().exactOptional(),
  }),
);

/** An answer in one of the three forms: what was chosen, how much on each row, the orders of a sheet. */
export const storedAnswer = answerSchema;
export type StoredAnswer = Answer;

/** Who may read a report: a list of seats, or null for everybody. */
export const seatList = z.array(z.string()).readonly();
/** Ids of what a picture should show. */
export const focusList = z.array(z.string()).readonly();
/** Milliseconds by name: a table's paces, or what was left on its clocks when it was paused. */
export const durations = z.record(z.string(), z.number().nonnegative()).readonly();
/** Minutes before a deadline at which to remind. */
export const reminderLeads = z.array(z.int().positive()).readonly();
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** When not to disturb, in the person's own time zone; may run over midnight. */
export const quietHours = z.strictObject({ from: timeOfDay, to: timeOfDay }).readonly();
/** How a game ended; the game's own words inside. */
export const storedOutcome = z
  .strictObject({ kind: z.enum(['win', 'draw', 'stopped']), winners: seatList, text: storedText })
  .readonly();

/** A message on Discord. */
export const messageRef = z.strictObject({ channelId: z.string(), messageId: z.string() }).readonly();

export type MessageRef = z.infer<typeof messageRef>;
export type QuietHours = z.infer<typeof quietHours>;
export type StoredOutcome = z.infer<typeof storedOutcome>;
export type Durations = z.infer<typeof durations>;

/**
 * A stored value in its proper shape.
 * @param column where it comes from, such as `game.paces`; named in the error.
 * @throws StoredValueError
 */
export function readJson<T>(schema: z.ZodType<T>, value: unknown, column: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new StoredValueError(column, z.prettifyError(parsed.error));
}

/** The same for a column that may be empty. */
export function readOptionalJson<T>(schema: z.ZodType<T>, value: unknown, column: string): T | null {
  return value === null ? null : readJson(schema, value, column);
}

/**
 * A value as it goes into a JSON column that is never empty. Properties that are undefined are left out, as in JSON; what no database
 * text can hold is replaced.
 * @throws TypeError when the value has no JSON form.
 */
export function toJson(value: unknown): Prisma.InputJsonValue | typeof Prisma.JsonNull {
  const text = jsonText(value);
  if (text === undefined) throw new TypeError('The value has no JSON form');
  const plain = anyJson.parse(JSON.parse(text));
  return plain === null ? Prisma.JsonNull : plain;
}

/** A value as it goes into a JSON column that may be empty: null empties it. */
export function toOptionalJson(value: unknown): Prisma.InputJsonValue | typeof Prisma.JsonNull | typeof Prisma.DbNull {
  return value === null || value === undefined ? Prisma.DbNull : toJson(value);
}

/** What JSON may say and a database that takes it apart cannot hold: NUL, and halves of surrogate pairs. */
const unfit = /\0|\p{Cs}/gu;
/** Where there may be any of it: JSON writes it out in one way. */
const maybeUnfit = /\\u(?:0000|d[89a-f])/;

/**
 * JSON as a statement or a column takes it. What no database text can hold is replaced wherever it stands, because whatever takes the
 * JSON apart, such as `json_to_recordset` for many rows, would fail for all of it.
 * @returns nothing for what has no JSON form, such as undefined.
 */
export function jsonText(value: object): string;
export function jsonText(value: unknown): string | undefined;
export function jsonText(value: unknown): string | undefined {
  const text: string | undefined = JSON.stringify(value);
  if (typeof text !== 'string' || !maybeUnfit.test(text)) return text;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(unfit, '\ufffd') : part,
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      return value === null || (Array.isArray(value) ? value : Object.values(value)).every(isJson);
    default:
      return false;
  }
}
