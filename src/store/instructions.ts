// Instructions that players leave for questions to come.
import type { Instruction as Stored } from '../generated/prisma/client.js';
import type { Instruction } from '../table/instruction.js';
import type { Answer } from '../table/question.js';
import type { Db } from './client.js';
import { readOptionalJson, storedAnswer, toOptionalJson, type StoredAnswer } from './json.js';

export interface InstructionRow extends Readonly<Omit<Stored, 'value' | 'filter'>> {
  readonly value: StoredAnswer | null;
  readonly filter: StoredAnswer | null;
}

/** The instructions of a game that count, or of one of its seats; those used up are left out. */
export async function listInstructions(db: Db, gameId: number, seat?: string): Promise<InstructionRow[]> {
  const rows = await db.instruction.findMany({
    where: { gameId, usedBy: null, ...(seat === undefined ? {} : { seat }) },
    orderBy: [{ seat: 'asc' }, { priority: 'asc' }, { key: 'asc' }],
  });
  return rows.map((row) => ({
    ...row,
    value: readOptionalJson(storedAnswer, row.value, 'instruction.value'),
    filter: readOptionalJson(storedAnswer, row.filter, 'instruction.filter'),
  }));
}

/** Leaves an instruction, in place of the one under the same key. */
export async function saveInstruction(
  tx: Db,
  gameId: number,
  seat: string,
  { key, value, filter, ...rest }: Instruction & { readonly early: boolean },
  now: Date,
): Promise<void> {
  const data = {
    ...rest,
    value: toOptionalJson(value),
    filter: toOptionalJson(filter),
    usedBy: null,
    updatedAt: now,
  };
  await tx.instruction.upsert({
    where: { gameId_seat_key: { gameId, seat, key } },
    create: { gameId, seat, key, ...data },
    update: data,
  });
}

/** Takes instructions back: all of a seat, or those under some keys. */
export async function deleteInstructions(
  tx: Db,
  gameId: number,
  seat: string,
  keys?: readonly string[],
): Promise<void> {
  await tx.instruction.deleteMany({
    where: { gameId, seat, ...(keys === undefined ? {} : { key: { in: [...keys] } }) },
  });
}

/** The name of an answer's place in its game, under which the instructions it used up are noted. */
function placeOf({ checkpoint, index }: { readonly checkpoint: number; readonly index: number }): string {
  return `${checkpoint}:${index}`;
}

/** Notes that an answer has used up those of some instructions that are used once. */
export async function useInstructions(
  tx: Db,
  gameId: number,
  seat: string,
  keys: readonly string[],
  answer: { readonly checkpoint: number; readonly index: number },
): Promise<void> {
  await tx.instruction.updateMany({
    where: { gameId, seat, key: { in: [...keys] }, once: true, usedBy: null },
    data: { usedBy: placeOf(answer) },
  });
}

/** Keeps what is left of an instruction after an answer has used some of it. */
export async function keepRest(tx: Db, gameId: number, seat: string, key: string, left: Answer): Promise<void> {
  await tx.instruction.updateMany({
    where: { gameId, seat, key, usedBy: null },
    data: { value: toOptionalJson(storedAnswer.parse(left)) },
  });
}

/** Gives back the instructions that were used up by answers which have been undone since. */
export async function restoreInstructions(tx: Db, gameId: number): Promise<void> {
  const used = await tx.instruction.findMany({ where: { gameId, usedBy: { not: null } } });
  if (used.length === 0) return;
  const undone = await tx.answer.findMany({
    where: { gameId, undoneAt: { not: null } },
    select: { checkpoint: true, index: true },
  });
  await tx.instruction.updateMany({ where: { gameId, usedBy: { in: undone.map(placeOf) } }, data: { usedBy: null } });
}

/** Drops the instructions whose last turn is over. */
export async function dropOutdated(tx: Db, gameId: number, turn: number): Promise<void> {
  await tx.instruction.deleteMany({ where: { gameId, until: { lt: turn } } });
}
