// Plays a recorded game again from its answers and compares: with newer rules before an upgrade, with its seed after its end.
import type { Draw } from '../table/dice.js';
import type { AnyGame } from '../table/game.js';
import { sit, type Checkpoint, type Given } from '../table/sitting.js';

/** One stored phase: where it began and what was answered in it. */
export interface RecordedPhase extends Checkpoint {
  readonly number: number;
  readonly answers: readonly Given[];
}

/** What a replay found; `phase` is the number of the phase that did not come out as recorded. */
export type Replayed =
  | { readonly kind: 'same'; readonly draws: readonly Draw[] }
  | { readonly kind: 'misfit'; readonly phase: number; readonly index: number }
  | { readonly kind: 'differs' | 'stops'; readonly phase: number };

/**
 * Plays every phase from its recorded start and holds its end against the start of the next.
 * @param phases in order; the last one may still be open.
 */
export function replay(game: AnyGame, seed: string, phases: readonly RecordedPhase[]): Replayed {
  const draws: Draw[] = [];
  for (const [place, phase] of phases.entries()) {
    const sitting = sit(game, seed, phase, phase.answers);
    draws.push(...sitting.draws);
    const { standing } = sitting;
    const next = phases[place + 1];
    if (standing.kind === 'misfit') return { kind: 'misfit', phase: phase.number, index: standing.index };
    if (next === undefined) continue;
    if (standing.kind !== 'next') return { kind: 'stops', phase: phase.number };
    const { checkpoint } = standing;
    const same =
      checkpoint.phase === next.phase &&
      checkpoint.draws === next.draws &&
      JSON.stringify(game.state.parse(checkpoint.state)) === JSON.stringify(game.state.parse(next.state));
    if (!same) return { kind: 'differs', phase: phase.number };
  }
  return { kind: 'same', draws };
}
