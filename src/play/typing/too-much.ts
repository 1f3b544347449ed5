// How much typed text is read at once, by whatever reader: one line must not keep everybody waiting.
import type { Reading } from '../../table/game.js';
import { piecesOf } from '../../table/typed-text.js';
import { say } from '../change/refuse.js';

/**
 * Longer text is not read: a direct message holds as much.
 * @internal
 */
export const longestTyped = 2_000;
/** More parts than this in one text are not read. */
const mostPieces = 120;

/** What is said of a text of more parts. */
export function tooMany(parts: readonly string[]): Reading | undefined {
  if (parts.length <= mostPieces) return undefined;
  return { source: (parts[0] ?? '').slice(0, 40), problem: say('read.tooMany', { max: mostPieces }) };
}

/** Why a text is not read at all. One sign can stand for a whole phrase, so its letters count as they are compared. */
export function unreadable(typed: string): Reading | undefined {
  const source = typed.slice(0, 40);
  if (typed.length > longestTyped || typed.normalize('NFKC').length > longestTyped)
    return { source, problem: say('read.tooLong', { max: longestTyped }) };
  const many = tooMany(piecesOf(typed));
  return many === undefined ? undefined : { ...many, source };
}
