// What the readings of a typed text hold: its answers, what was understood in words, and what is left for the next question.
import type { Reading } from '../../table/game.js';
import type { Answer } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { inWordsOf } from '../change/refuse.js';

/** The answers that typed lines make. */
export function answersOf(readings: readonly Reading[]): readonly Answer[] {
  return readings.flatMap((reading) => ('part' in reading ? [reading.part] : []));
}

/** What was understood, in the words of a game of a kind. */
export function understoodIn(kind: string, readings: readonly Reading[]): readonly Text[] {
  return readings.flatMap((one) => ('echo' in one ? [inWordsOf(kind, one.echo)] : []));
}

/** What is typed behind an answer; undefined where nothing is. */
export function restOf(readings: readonly Reading[]): string | undefined {
  return readings.flatMap((reading) => ('rest' in reading && reading.rest ? [reading.rest] : [])).at(-1);
}

/** What is named more often than it was chosen before: a line that is typed once more chooses nothing twice. */
export function beyond(before: readonly string[], named: readonly string[]): readonly string[] {
  const left = [...before];
  return named.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
