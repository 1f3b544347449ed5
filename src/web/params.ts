// What stands in the paths of the board's server: the number of a game, and where a turn stands among its turns.
import { z } from 'zod';
import { refused } from '../play/change/refuse.js';
import { t } from './state.js';

const gameSchema = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const turnSchema = z.coerce.number().int().min(0).max(100_000);

/** The number of a game; null for anything else. */
export function gameNumber(text: string | undefined): number | null {
  return gameSchema.safeParse(text).data ?? null;
}

/**
 * Where a turn stands in the list of turns.
 * @throws Refused for anything else.
 */
export function turnNumber(text: string | undefined): number {
  const read = turnSchema.safeParse(text);
  if (!read.success) throw refused(t('board.notYours'));
  return read.data;
}
