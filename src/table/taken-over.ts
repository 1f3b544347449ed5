// A position out of the file of an ended game, for a new table to begin from: nothing but the game, its options and where it stood is read.
import { z } from 'zod';
import { concealedFrom } from './concealed.js';
import type { AnyGame } from './game.js';
import { isPossible } from './possible.js';
import { replay } from './replay.js';
import type { Text } from './text.js';

/** The file of a game may have so many bytes to go on from. */
export const largestImport = 2_000_000;
/** A position has at most so many characters: it stays with the game. */
const longestPosition = 100_000;
const mostPhases = 5_000;
/** So many phases from the end on are looked through for one in which somebody is asked. */
const phasesBack = 5;

/** What is read of the document; persons, letters, notes and seeds are not even looked at. */
const exported = z.object({
  format: z.literal('fieldpost-game'),
  version: z.literal(1),
  game: z.object({ kind: z.string().max(100), options: z.unknown(), endedAt: z.string().nullable() }),
  checkpoints: z.array(z.unknown()).max(mostPhases),
});
/** Only the last few phases are looked into. */
const lastPhases = z.array(z.object({ phase: z.string().max(100), state: z.record(z.string(), z.unknown()) }));

/** What a new table takes over, in the shape the rules give it: whatever else stood in the file has gone. */
interface TakenOver {
  readonly kind: string;
  readonly options: object;
  readonly phase: string;
  readonly state: object;
  /** The turn and phase it begins with. */
  readonly title: Text;
}

/** What came of reading a file to go on from. */
export type Taken =
  | { readonly kind: 'unread' | 'unknown' | 'rules' | 'hidden' | 'over' }
  | { readonly kind: 'taken'; readonly game: TakenOver };

/**
 * Reads the file of a game that has ended, and gives the last position in which somebody is asked. A position that hides anything is
 * refused: whoever brings the file would know it.
 */
export function takeOver(games: ReadonlyMap<string, AnyGame>, file: Uint8Array): Taken {
  try {
    const { game, checkpoints } = exported.parse(JSON.parse(new TextDecoder().decode(file)));
    const phases = lastPhases.parse(checkpoints.slice(-phasesBack).reverse());
    const rules = games.get(game.kind);
    if (rules === undefined) return { kind: 'unknown' };
    if (game.endedAt === null || phases.length === 0) return { kind: 'unread' };
    return lastAsked(rules, game.options, phases);
  } catch {
    // What is no JSON, or lies too deep to be looked through, is no such file either.
    return { kind: 'unread' };
  }
}

function lastAsked(rules: AnyGame, written: unknown, phases: z.infer<typeof lastPhases>): Taken {
  const options = rules.options.safeParse(written);
  if (!options.success) return { kind: 'rules' };
  for (const { phase, state } of phases) {
    if (!isPossible(rules, state, longestPosition)) return { kind: 'rules' };
    const read = rules.state.parse(state);
    const asks = asksIn(rules, phase, read);
    if (asks === null) return { kind: 'rules' };
    if (!asks) continue;
    const known = JSON.stringify(read);
    const others = concealedFrom(rules, read, `import:${phase}`);
    if (others.some((other) => JSON.stringify(other) !== known)) return { kind: 'hidden' };
    const title = rules.title(rules.view(read, null));
    return { kind: 'taken', game: { kind: rules.id, options: options.data, phase, state: read, title } };
  }
  return { kind: 'over' };
}

/** Whether the phase runs from here to a question; null when the rules cannot go on from here. */
function asksIn(rules: AnyGame, phase: string, state: object): boolean | null {
  try {
    return replay(rules, 'import', { phase, state: structuredClone(state), draws: 0 }, []).progress.kind === 'waiting';
  } catch {
    return null;
  }
}
