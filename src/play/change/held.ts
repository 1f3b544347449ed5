// Answers to secret questions that wait for the decoy time, so that nobody can tell from the clock who was asked.
import { z } from 'zod';
import type { DraftRow } from '../../store/drafts.js';
import { storedAnswer } from '../../store/json.js';
import type { Answer, SeatId } from '../../table/question.js';
import { answerers, type AnsweredBy } from '../../table/replay.js';

const heldSchema = z.object({ value: storedAnswer, by: z.enum(answerers), userId: z.string().nullable() });

/** An answer that will be given when the decoy time is over, so that nobody can tell from the clock who was asked. */
export interface Held {
  readonly question: string;
  readonly seat: SeatId;
  readonly value: Answer;
  readonly by: AnsweredBy;
  readonly userId: string | null;
}

/** Under which names the answers waiting in a phase are kept. */
export function heldPrefix(checkpoint: number): string {
  return `held:${checkpoint}:`;
}

/** The answers waiting in a phase. */
export function heldIn(drafts: readonly DraftRow[], checkpoint: number): readonly Held[] {
  const prefix = heldPrefix(checkpoint);
  return drafts
    .filter((row) => row.question.startsWith(prefix))
    .map((row) => ({ question: row.question.slice(prefix.length), seat: row.seat, ...heldSchema.parse(row.value) }));
}
