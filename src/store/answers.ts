// Answers inside a phase: only ever added; one that is taken back keeps its row.
import { z } from 'zod';
import type { Answer, AnsweredBy } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { readJson, jsonText, storedAnswer, type StoredAnswer } from './json.js';

export interface AnswerRow extends Readonly<Omit<Answer, 'value'>> {
  readonly value: StoredAnswer;
}

export interface NewAnswer {
  readonly question: string;
  readonly seat: string;
  readonly value: StoredAnswer;
  readonly by: AnsweredBy;
  readonly final: boolean;
  readonly userId: string | null;
}

/**
 * Adds answers in the order given, inside a transaction that holds the game's row.
 * @param place the phase, and the index of the first.
 */
export async function addAnswers(
  tx: Db,
  { index, ...place }: { readonly gameId: number; readonly checkpoint: number; readonly index: number },
  answers: readonly NewAnswer[],
  now: Date,
): Promise<AnswerRow[]> {
  const rows = answers.map((answer, n) => ({ ...answer, index: index + n }));
  const { gameId, checkpoint } = place;
  // Written out, because it is sent for every answer: what the client makes of a list of rows takes several times as long.
  const stored = await tx.$queryRaw`
    INSERT INTO "answer" ("gameId", "checkpoint", "index", "question", "seat", "value", "by", "final", "userId", "at")
    SELECT ${gameId}::int, ${checkpoint}::int, "index", "question", "seat", "value", "by", "final", "userId", ${now.toISOString()}::timestamptz
      FROM json_to_recordset(${jsonText(rows)}::json)
        AS given("index" int, "question" text, "seat" text, "value" json, "by" "AnsweredBy", "final" boolean, "userId" text)
    RETURNING "id", "index"`;
  const idAt = new Map(storedIds.parse(stored).map((row) => [row.index, row.id]));
  return rows.flatMap((row) => {
    const id = idAt.get(row.index);
    const value = readJson(storedAnswer, row.value, 'answer.value');
    return id === undefined ? [] : [{ ...row, ...place, id, value, at: now, undoneAt: null }];
  });
}

const storedIds = z.array(z.object({ id: z.int(), index: z.int() }));

/** The one of some games in which a person has answered last; null when they have answered in none. */
export async function lastAnswered(db: Db, userId: string, gameIds: readonly number[]): Promise<number | null> {
  const last = await db.answer.findFirst({
    where: { userId, gameId: { in: [...gameIds] } },
    orderBy: { id: 'desc' },
    select: { gameId: true },
  });
  return last?.gameId ?? null;
}

/**
 * The seats of a game for which anything has been answered that was not forced, by whomever: they have had their first move.
 * @param open what is still open: what has been sealed there has not been played, and nobody may know of it.
 */
export async function seatsThatMoved(
  db: Db,
  gameId: number,
  open: { readonly checkpoint: number; readonly questions: readonly string[] },
): Promise<readonly string[]> {
  const { checkpoint, questions } = open;
  const rows = await db.answer.findMany({
    where: {
      gameId,
      undoneAt: null,
      by: { not: 'forced' },
      NOT: { checkpoint, question: { in: [...questions] } },
    },
    distinct: ['seat'],
    select: { seat: true },
  });
  return rows.map(({ seat }) => seat);
}

/** Takes answers back. */
export async function undoAnswers(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await tx.answer.updateMany({ where: { id: { in: [...ids] }, undoneAt: null }, data: { undoneAt: now } });
}

/** Takes back all answers of the phases from one on, as when that phase is reopened. */
export async function undoAnswersFrom(tx: Db, gameId: number, checkpoint: number, now: Date): Promise<void> {
  await tx.answer.updateMany({
    where: { gameId, checkpoint: { gte: checkpoint }, undoneAt: null },
    data: { undoneAt: now },
  });
}
