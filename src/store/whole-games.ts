// An ended game stored at once, phase by phase, as another has played it.
import type { Db } from './client.js';
import { toJson, toOptionalJson, type StoredAnswer, type StoredText } from './json.js';
import type { AnsweredBy } from '../table/replay.js';
import type { Weight } from '../table/script.js';

/** So many answers or reports are written at once. */
const pageSize = 100;

/** A phase with all that belongs to it. */
interface WholePhase {
  readonly number: number;
  readonly phase: string;
  readonly state: object;
  readonly draws: number;
  readonly title: StoredText;
  readonly answers: readonly {
    readonly question: string;
    readonly seat: string;
    readonly value: StoredAnswer;
    readonly by: AnsweredBy;
    readonly final: boolean;
  }[];
  readonly reports: readonly {
    readonly text: StoredText;
    readonly to: 'all' | readonly string[];
    readonly focus: readonly string[];
    readonly weight: Weight;
  }[];
}

/** Writes one phase of an ended game, nobody's answers among them, inside the transaction that makes the game. */
export async function addWholePhase(
  tx: Db,
  gameId: number,
  { number, phase, state, draws, title, answers, reports }: WholePhase,
  at: Date,
): Promise<void> {
  await tx.checkpoint.create({
    data: { gameId, number, phase, state: toJson(state), draws, sealed: true, title: toJson(title), at },
  });
  const answered = answers.map((answer, index) => ({ gameId, checkpoint: number, index, ...answer, at }));
  for (const rows of pagesOf(answered)) {
    await tx.answer.createMany({ data: rows.map((row) => ({ ...row, value: toJson(row.value) })) });
  }
  const told = reports.map((report, index) => ({ index, ...report }));
  for (const rows of pagesOf(told)) {
    await tx.report.createMany({
      data: rows.map(({ index, text, to, focus, weight }) => ({
        gameId,
        checkpoint: number,
        index,
        text: toJson(text),
        audience: toOptionalJson(to === 'all' ? null : to),
        focus: toJson(focus),
        weight,
        at,
      })),
    });
  }
}

function pagesOf<T>(rows: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(rows.length / pageSize) }, (_, n) =>
    rows.slice(n * pageSize, (n + 1) * pageSize),
  );
}
