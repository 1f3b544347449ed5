// A position out of an exported game, for a new table to begin from: nothing but the game, its options and where it stood is taken over.
import { z } from 'zod';
import { jsonObject } from '../../store/json.js';
import type { AnyGame } from '../../table/game.js';
import { isCountable, isPossible } from '../../table/possible.js';
import { replay } from '../../table/replay.js';
import { sayer, type Text } from '../../table/text.js';
import type { importing as words } from '../../words/app/en/importing.js';
import { inWordsOf, refused } from '../change/refuse.js';
import { concealedFrom } from '../host/repair.js';

const say = sayer<typeof words>('app');

/** An exported game may have so many bytes to be read. */
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
  game: z.object({ kind: z.string().max(100), options: jsonObject, endedAt: z.string().nullable() }),
  checkpoints: z.array(z.unknown()).max(mostPhases),
});
/** Only the last few phases are looked into. */
const lastPhases = z.array(z.object({ phase: z.string().max(100), state: jsonObject }));

/** Where a table begins instead of with its game's set-up. */
export interface StartPosition {
  readonly phase: string;
  readonly state: z.infer<typeof jsonObject>;
}

/** What a new table takes over. */
export interface Imported {
  readonly kind: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly start: StartPosition;
  /** The turn and phase it begins with. */
  readonly title: Text;
}

/**
 * Reads an exported game that has ended, and gives the last position in which somebody is asked.
 * @throws Refused for what is no such file, a game that is not known, a position its rules do not allow or that hides anything: whoever
 * brings the file would know it.
 */
export function readExport(games: ReadonlyMap<string, AnyGame>, text: string): Imported {
  if (text.length > largestImport) throw refused(say('import.large'));
  const { game, checkpoints } = documentIn(text);
  const rules = games.get(game.kind);
  if (rules === undefined) throw refused(say('import.kind', { games: [...games.keys()].map(nameOf) }));
  if (game.endedAt === null || checkpoints.length === 0) throw refused(say('import.unread'));
  const options = rules.options.safeParse(game.options);
  if (!options.success) throw refused(say('import.rules'));
  for (const { phase, state } of lastOf(checkpoints)) {
    const fits = isCountable(state) && JSON.stringify(state).length <= longestPosition;
    const parsed = fits ? rules.state.safeParse(state) : null;
    if (parsed?.success !== true || !isPossible(rules, parsed.data)) throw refused(say('import.rules'));
    if (!asksIn(rules, phase, parsed.data)) continue;
    const known = JSON.stringify(parsed.data);
    const others = concealedFrom(rules, parsed.data, `import:${phase}`);
    if (others.some((other) => JSON.stringify(other) !== known)) throw refused(say('import.hidden'));
    const title = inWordsOf(rules.id, rules.title(rules.view(parsed.data, null)));
    return { kind: rules.id, options: game.options, start: { phase, state }, title };
  }
  throw refused(say('import.over'));
}

/** Whether the phase runs from here to a question. */
function asksIn(rules: AnyGame, phase: string, state: object): boolean {
  try {
    return replay(rules, 'import', { phase, state: structuredClone(state), draws: 0 }, []).progress.kind === 'waiting';
  } catch {
    throw refused(say('import.rules'));
  }
}

/** The last phases, the newest first. What lies too deep to be looked through is no position either. */
function lastOf(checkpoints: readonly unknown[]): z.infer<typeof lastPhases> {
  try {
    return lastPhases.parse(checkpoints.slice(-phasesBack).reverse());
  } catch {
    throw refused(say('import.unread'));
  }
}

function documentIn(text: string): z.infer<typeof exported> {
  try {
    return exported.parse(JSON.parse(text));
  } catch {
    throw refused(say('import.unread'));
  }
}

function nameOf(kind: string): Text {
  return { key: 'game.title', ns: kind };
}
