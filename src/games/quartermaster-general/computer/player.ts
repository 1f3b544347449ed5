// The computer player of Quartermaster General: the quick player, which tries in thought what looks best in the Play step, and where.
import { check } from '../../../table/answer.js';
import type { Answer } from '../../../table/question.js';
import type { Level } from '../../../table/levels.js';
import { isNation } from '../data/nations.js';
import { forget } from './memory.js';
import { quickAnswer, type Asked } from './quick.js';
import { searched, type Breadth } from './search.js';
import { waysToAnswer } from './ways.js';

/** So many judgements are made by the usual player at the most: most decisions take fewer, some late in the game would take more. */
const most = 800;

/** Rounds played on in thought by level; beginners do not look beyond their own play. */
const breadths: Readonly<Record<Level, Breadth | null>> = {
  beginner: null,
  usual: { looks: [look(4), look(3), look(2)], most },
  strong: { looks: [look(7, 2), look(4, 6)], most: 12 * most },
};

/**
 * What the usual player looks at in the first rounds: the others have shown little yet, so that one more deal of their cards says
 * little, and whoever has just begun to think is slow.
 */
const openings: readonly Breadth[] = [
  { looks: [look(3)], most },
  { looks: [look(4), look(2)], most },
];

function look(ways: number, deals = 1): Breadth['looks'][number] {
  return { ways, deals };
}

function breadthIn(round: number, level: Level): Breadth | null {
  return (level === 'usual' ? openings[round - 1] : undefined) ?? breadths[level];
}

/** A legal answer, from what the seat knows. */
export function computerAnswer(asked: Asked & { readonly level?: Level }): Answer {
  const { question, view, seat, dice, level = 'usual' } = asked;
  forget();
  const breadth = breadthIn(view.round, level);
  const ways = breadth === null || !isNation(seat) ? [] : waysToAnswer(question, view, seat);
  if (breadth === null || !isNation(seat) || ways.length === 0) return quickAnswer(asked);
  const best = searched(view, seat, ways, { dice, breadth });
  const answer = best === undefined ? [] : [best];
  return check(question, answer).ok ? answer : quickAnswer(asked);
}
