// Answers inside a phase: only ever added; one that is taken back keeps its row.
import type { Answer, AnsweredBy } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { readJson, storedAnswer, toJson, type StoredAnswer } from './json.js';

export interface AnswerRow extends Readonly<Omit<Answer, 'value'>> {
  readonly value: StoredAnswer;
}

export interface NewAnswer {
  readonly gameId: number;
  readonly checkpoint: number;
  readonly question: string;
  readonly seat: string;
  readonly value: StoredAnswer;
  readonly by: AnsweredBy;
  readonly final?: boolean;
  readonly userId?: string | null;
}

/** Adds answers in the order given, inside a transaction that holds the game's row. */
export async function addAnswers(tx: Db, answers: readonly NewAnswer[], now: Date): Promise<AnswerRow[]> {
  const rows: AnswerRow[] = [];
  for (const answer of answers) {
    const { gameId, checkpoint } = answer;
    const last = await tx.answer.aggregate({ where: { gameId, checkpoint }, _max: { index: true } });
    const index = (last._max.index ?? -1) + 1;
    rows.push(parse(await tx.answer.create({ data: { ...answer, value: toJson(answer.value), index, at: now } })));
  }
  return rows;
}

/** The answers that count in a phase, oldest first. */
export async function listAnswers(db: Db, gameId: number, checkpoint: number): Promise<AnswerRow[]> {
  const rows = await db.answer.findMany({
    where: { gameId, checkpoint, undoneAt: null },
    orderBy: { index: 'asc' },
  });
  return rows.map(parse);
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

function parse(row: Answer): AnswerRow {
  return { ...row, value: readJson(storedAnswer, row.value, 'answer.value') };
}
