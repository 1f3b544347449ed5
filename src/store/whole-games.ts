// An ended game stored at once, phase by phase, as another has played it.
import type { Db } from './client.js';
import { toJson, toOptionalJson, type StoredAnswer, type StoredText } from './json.js';
import type { AnsweredBy } from '../table/replay.js';
import type { Weight } from '../table/script.js';

/** A phase with all that belongs to it. */
interface WholePhase {
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

/** So many phases are written at once. */
const pageSize = 25;

/** Writes the phases of a game that has none, nobody's answers among them, inside the transaction that makes it. */
export async function addWholePhases(tx: Db, gameId: number, phases: readonly WholePhase[], at: Date): Promise<void> {
  for (let from = 0; from < phases.length; from += pageSize) {
    const page = phases.slice(from, from + pageSize).map((one, n) => ({ ...one, checkpoint: from + n }));
    await tx.checkpoint.createMany({
      data: page.map(({ checkpoint, phase, state, draws, title }) => ({
        gameId,
        number: checkpoint,
        phase,
        state: toJson(state),
        draws,
        sealed: true,
        title: toJson(title),
        at,
      })),
    });
    await tx.answer.createMany({
      data: page.flatMap(({ checkpoint, answers }) =>
        answers.map(({ value, ...answer }, index) => ({
          gameId,
          checkpoint,
          index,
          ...answer,
          value: toJson(value),
          at,
        })),
      ),
    });
    await tx.report.createMany({
      data: page.flatMap(({ checkpoint, reports }) =>
        reports.map(({ text, to, focus, weight }, index) => ({
          gameId,
          checkpoint,
          index,
          text: toJson(text),
          audience: toOptionalJson(to === 'all' ? null : to),
          focus: toJson(focus),
          weight,
          at,
        })),
      ),
    });
  }
}
