// What the readings of a typed text hold: its answers, what was understood in words, and what is left for the next question.
import type { Reading } from '../../table/game.js';
import type { Answer } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, say } from '../change/refuse.js';

/** The answers that typed lines make. */
export function answersOf(readings: readonly Reading[]): readonly Answer[] {
  return readings.flatMap((reading) => ('part' in reading ? [reading.part] : []));
}

/** What was understood, in the words of a game of a kind. */
export function understoodIn(kind: string, readings: readonly Reading[]): readonly Text[] {
  return readings.flatMap((one) => ('echo' in one ? [inWordsOf(kind, one.echo)] : []));
}

/**
 * What is wrong with a line of which nothing counts: each word that is not known, what could stand there once, and at the end what was
 * understood and is to be sent again.
 */
export function spoiltBeside(
  understood: readonly Text[],
  wrong: readonly Extract<Reading, { problem: Text }>[],
): readonly Reading[] {
  return wrong.map((one, n) => {
    const next = wrong[n + 1];
    if (next === undefined)
      return understood.length === 0
        ? one
        : { ...one, problem: say('read.spoils', { problem: one.problem, understood }) };
    return namesSame(one.problem, next.problem)
      ? { ...one, problem: say('read.unknown', { word: one.problem.args?.['word'] ?? one.source }) }
      : one;
  });
}

/** Whether two words that are not known could be the same. */
function namesSame(one: Text, other: Text): boolean {
  const isList = ({ key }: Text): boolean => key === 'read.unknownOf' || key === 'read.unknownMany';
  return isList(one) && isList(other) && JSON.stringify(one.args?.['names']) === JSON.stringify(other.args?.['names']);
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
