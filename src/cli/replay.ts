// Plays a recorded game again from its answers and compares: with newer rules before an upgrade, with its seed after its end.
import type { Draw } from '../table/dice.js';
import type { AnyGame } from '../table/game.js';
import { replay, type Checkpoint, type Given } from '../table/replay.js';

/** One stored phase: where it began and what was answered in it. */
export interface RecordedPhase extends Checkpoint {
  readonly number: number;
  readonly answers: readonly Given[];
}

/** What a replay found; `phase` is the number of the phase that did not come out as recorded. */
export type Replayed =
  | { readonly kind: 'same'; readonly draws: readonly Draw[] }
  | { readonly kind: 'stale'; readonly phase: number; readonly index: number }
  | { readonly kind: 'differs' | 'stops'; readonly phase: number };

/** What a recorded game is played with again. */
interface Seeds {
  /** The seed of a phase that began with so many draws. */
  readonly seedOf: (draws: number) => string;
  /** Phases whose beginning was put right by hand. */
  readonly repaired: ReadonlySet<number>;
}

/**
 * Plays every phase from its recorded start and holds its end against the start of the next.
 * @param phases in order; the last one may still be open.
 */
export function replayGame(game: AnyGame, { seedOf, repaired }: Seeds, phases: readonly RecordedPhase[]): Replayed {
  const draws: Draw[] = [];
  for (const [place, phase] of phases.entries()) {
    const replayed = replay(game, seedOf(phase.draws), phase, phase.answers);
    draws.push(...replayed.draws);
    const { progress } = replayed;
    const next = phases[place + 1];
    if (progress.kind === 'stale') return { kind: 'stale', phase: phase.number, index: progress.index };
    if (next === undefined || repaired.has(next.number)) continue;
    if (progress.kind !== 'next') return { kind: 'stops', phase: phase.number };
    const { checkpoint } = progress;
    const same =
      checkpoint.phase === next.phase &&
      checkpoint.draws === next.draws &&
      JSON.stringify(game.state.parse(checkpoint.state)) === JSON.stringify(game.state.parse(next.state));
    if (!same) return { kind: 'differs', phase: phase.number };
  }
  return { kind: 'same', draws };
}
