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
  | {
      readonly kind: 'same';
      readonly draws: readonly Draw[];
      /** What the rules of today keep besides all that is recorded. */
      readonly added: readonly string[];
    }
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
  const added = new Set<string>();
  for (const [place, phase] of phases.entries()) {
    const replayed = replay(game, seedOf(phase.draws), phase, phase.answers);
    draws.push(...replayed.draws);
    const { progress } = replayed;
    const next = phases[place + 1];
    if (progress.kind === 'stale') return { kind: 'stale', phase: phase.number, index: progress.index };
    if (next === undefined || repaired.has(next.number)) continue;
    if (progress.kind !== 'next') return { kind: 'stops', phase: phase.number };
    const { checkpoint } = progress;
    const more = besides(next.state, stored(game.state.parse(checkpoint.state)));
    const same = checkpoint.phase === next.phase && checkpoint.draws === next.draws && more !== null;
    if (!same && !isEqual(game, checkpoint, next)) return { kind: 'differs', phase: phase.number };
    for (const field of more ?? []) added.add(field);
  }
  return { kind: 'same', draws, added: [...added].sort() };
}

/** Whether both are one position to the rules of today, which may have given up what is recorded. */
function isEqual(game: AnyGame, one: Checkpoint, other: Checkpoint): boolean {
  const inShape = ({ state }: Checkpoint): string => JSON.stringify(game.state.parse(state));
  return one.phase === other.phase && one.draws === other.draws && inShape(one) === inShape(other);
}

/** A value as the database gives it back. */
function stored(state: object): unknown {
  return JSON.parse(JSON.stringify(state));
}

/** The fields that stand in a position besides all that is recorded, by their paths; null where anything recorded is different. */
function besides(recorded: unknown, played: unknown, path = ''): readonly string[] | null {
  if (typeof recorded !== 'object' || recorded === null) return recorded === played ? [] : null;
  if (typeof played !== 'object' || played === null || Array.isArray(recorded) !== Array.isArray(played)) return null;
  const isList = Array.isArray(recorded);
  if (isList && Object.keys(recorded).length !== Object.keys(played).length) return null;
  const fields = new Map<string, unknown>(Object.entries(played));
  const found: string[] = [];
  for (const [name, part] of Object.entries(recorded)) {
    const inner = fields.has(name) ? besides(part, fields.get(name), isList ? path : `${path}${name}.`) : null;
    if (inner === null) return null;
    found.push(...inner);
    fields.delete(name);
  }
  return [...found, ...[...fields.keys()].map((name) => `${path}${name}`)];
}
