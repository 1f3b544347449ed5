// The recorded phases of an exported game, as the table takes them.
import type { GameDocument } from '../store/game-document.js';
import type { RecordedPhase } from './replay.js';

/** Phases in order, each with the answers that still stand. */
export function recordedPhases(document: GameDocument): readonly RecordedPhase[] {
  return document.checkpoints.map(({ number, phase, state, draws }) => ({
    number,
    phase,
    state,
    draws,
    answers: document.answers
      .filter((answer) => answer.checkpoint === number && answer.undoneAt === null)
      .map(({ question, seat, value, by, final }) => ({ question, seat, value, by, final })),
  }));
}
