// Answers to secret questions that wait for the decoy time, so that nobody can tell from the clock who was asked.
import { z } from 'zod';
import type { Db } from '../../store/client.js';
import { deleteDrafts, listDraftsLike, saveDraft } from '../../store/drafts.js';
import { storedAnswer } from '../../store/json.js';
import { answerers, type AnsweredBy } from '../../table/replay.js';
import type { Answer } from '../../table/question.js';

const heldSchema = z.object({ value: storedAnswer, by: z.enum(answerers), userId: z.string().nullable() });

/** An answer that will be given when the decoy time is over. */
export interface Held {
  readonly question: string;
  readonly seat: string;
  readonly value: Answer;
  readonly by: AnsweredBy;
  readonly userId: string | null;
}

function prefixOf(checkpoint: number): string {
  return `held:${checkpoint}:`;
}

/** The answers waiting in a phase. */
export async function listHeld(tx: Db, gameId: number, checkpoint: number): Promise<readonly Held[]> {
  const prefix = prefixOf(checkpoint);
  const rows = await listDraftsLike(tx, gameId, prefix);
  return rows.map((row) => ({
    question: row.question.slice(prefix.length),
    seat: row.seat,
    ...heldSchema.parse(row.value),
  }));
}

/** Lets an answer wait. */
export async function hold(tx: Db, gameId: number, checkpoint: number, held: Held, now: Date): Promise<void> {
  const { question, seat, ...value } = held;
  await saveDraft(tx, gameId, seat, prefixOf(checkpoint) + question, value, now);
}

/** Takes a waiting answer out. */
export async function release(tx: Db, gameId: number, checkpoint: number, held: Held): Promise<void> {
  await deleteDrafts(tx, gameId, { seat: held.seat, question: prefixOf(checkpoint) + held.question });
}
