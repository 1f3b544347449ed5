// How long each kind of question lasts at a table: hours as people give them, kept as durations.
import type { AnyGame } from '../../table/game.js';
import { paces, type Pace } from '../../table/question.js';
import { refused, say } from '../change/refuse.js';
import { hourMs } from '../calendar/time.js';

/** No clock runs longer than four weeks. */
const longestHours = 28 * 24;

/**
 * Milliseconds for each kind of question of a game, which suggests what is not given.
 * @throws Refused for a length that cannot be.
 */
export function durationsOf(
  rules: Pick<AnyGame, 'paces'>,
  given: Readonly<Partial<Record<Pace, number>>>,
): Readonly<Record<string, number>> {
  const hours = { ...rules.paces, ...given };
  const durations: Record<string, number> = {};
  for (const pace of paces) {
    const length = hours[pace];
    if (length === undefined) continue;
    if (!(length > 0 && length <= longestHours)) throw refused(say('refuse.badPace', { max: longestHours }));
    durations[pace] = Math.round(length * hourMs);
  }
  return durations;
}
