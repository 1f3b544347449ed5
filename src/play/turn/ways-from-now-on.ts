// Which instructions are offered beside a question: those of its game, until its seat has said something of the kind.
import type { FromNowOn } from '../../table/instruction.js';
import type { Question } from '../../table/question.js';
import { instructionsOf } from '../asked/automatic.js';
import type { Snapshot } from '../change/snapshot.js';

/** What is offered beside a question of a seat; nothing once one of these instructions is in force. */
export function waysFromNowOn(s: Snapshot, question: Question): readonly FromNowOn[] {
  const ways = s.rules.instructions?.fromNowOn?.(question) ?? [];
  const given = new Set(instructionsOf(s, question.seat).map(({ key }) => key));
  return ways.some(({ key }) => given.has(key)) ? [] : ways;
}
