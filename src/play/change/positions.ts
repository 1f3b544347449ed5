// Where a game stands inside a phase, run once for the same answers: what has not changed since is not run again.
import type { AnswerRow } from '../../store/answers.js';
import type { GameRow } from '../../store/games.js';
import type { StoredPhase } from '../../store/snapshot.js';
import { diceSeed } from './dice-seed.js';
import type { AnyGame } from '../../table/game.js';
import { CheckedAnswers, replay, type Checkpoint, type OpenQuestion, type Replay } from '../../table/replay.js';

/** Where a started game stands. */
export interface Position {
  /** The stored checkpoint's own id. */
  readonly id: number;
  readonly number: number;
  readonly checkpoint: Checkpoint;
  readonly at: Date;
  /** Undo may not go back behind it. */
  readonly sealed: boolean;
  readonly answers: readonly AnswerRow[];
  /** The place of the next answer: those undone are counted. */
  readonly nextIndex: number;
  readonly replay: Replay;
  /** What is known of this phase's answers. */
  readonly checked: CheckedAnswers;
}

/** The same phase with other answers. */
export function withAnswers(
  rules: AnyGame,
  row: GameRow,
  position: Position,
  answers: readonly AnswerRow[],
  nextIndex = position.nextIndex,
): Position {
  const { checkpoint, checked } = position;
  return {
    ...position,
    answers,
    nextIndex,
    replay: replay(rules, diceSeed(row, checkpoint.draws), checkpoint, answers, { checked }),
  };
}

/**
 * Positions that have been run, the ones used last up to a number. A position is found only by what the database says now: the
 * id of the checkpoint and the ids of the answers that count, none of which is ever given twice or changed in place. So one that is
 * out of date cannot be found, however many programs write.
 */
export class Positions {
  readonly #kept = new Map<number, { readonly gameId: number; readonly position: Position }>();

  constructor(private readonly most = 256) {}

  /** What is kept of a game, by the id of the checkpoint. Hold it while reading: it does not lose what the reader counts on. */
  of(gameId: number): ReadonlyMap<number, Position> {
    const mine = [...this.#kept].filter(([, kept]) => kept.gameId === gameId);
    return new Map(mine.map(([id, { position }]) => [id, position]));
  }

  /**
   * The position of a phase as it is stored now.
   * @param known what was kept when the phase was read; the state of those was not sent.
   */
  take(rules: AnyGame, row: GameRow, phase: StoredPhase, known: ReadonlyMap<number, Position>): Position {
    const kept = known.get(phase.id) ?? fresh(rules, row, phase);
    const same =
      kept.answers.length === phase.answers.length && kept.answers.every(({ id }, n) => id === phase.answers[n]?.id);
    // Rows seen before stay the objects they were, by which it is known that they have been checked.
    const seen = new Map(kept.answers.map((answer) => [answer.id, answer]));
    const position = same
      ? { ...kept, nextIndex: phase.nextIndex }
      : withAnswers(
          rules,
          row,
          kept,
          phase.answers.map((answer) => seen.get(answer.id) ?? answer),
          phase.nextIndex,
        );
    this.keep(row.id, position);
    return position;
  }

  /** Keeps a position that is stored, or will be when the transaction at hand is committed: if it is not, nobody will ask for it. */
  keep(gameId: number, position: Position): void {
    this.#kept.delete(position.id);
    this.#kept.set(position.id, { gameId, position });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.most && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** A phase as it begins. */
function fresh(rules: AnyGame, row: GameRow, phase: StoredPhase): Position {
  if (phase.state === null) throw new Error(`the state of checkpoint ${phase.id} was not read`);
  const { id, number, at, sealed, draws, nextIndex } = phase;
  const checkpoint = { phase: phase.phase, state: rules.state.parse(phase.state), draws };
  return begun(rules, row, { id, number, at, sealed, checkpoint, nextIndex });
}

/** A phase nobody has answered in. */
export function begun(
  rules: AnyGame,
  row: GameRow,
  phase: Pick<Position, 'id' | 'number' | 'at' | 'sealed' | 'checkpoint' | 'nextIndex'>,
): Position {
  const checked = new CheckedAnswers();
  const replayed = replay(rules, diceSeed(row, phase.checkpoint.draws), phase.checkpoint, [], { checked });
  return { ...phase, answers: [], replay: replayed, checked };
}

/** The questions open at a position. */
export function openOf(position: Position | null): readonly OpenQuestion[] {
  return position?.replay.progress.kind === 'waiting' ? position.replay.progress.open : [];
}

/** The number of the request a question belongs to: the same for all questions asked side by side. */
export function blockOf(questionId: string): string {
  return questionId.split('.')[0] ?? questionId;
}

/** When a question, or the block it stands in, was opened. */
export function openedAt(position: Position, questionId: string): Date {
  const block = blockOf(questionId);
  const first = position.answers.findIndex((answer) => blockOf(answer.question) === block);
  const before = first < 0 ? position.answers.at(-1) : position.answers[first - 1];
  return before?.at ?? position.at;
}
