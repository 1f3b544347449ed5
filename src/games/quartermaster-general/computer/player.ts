// The computer player of Quartermaster General: the quick player, which tries in thought what looks best in the Play step, and where.
import { check } from '../../../table/answer.js';
import type { Answer } from '../../../table/question.js';
import type { Level } from '../../../table/levels.js';
import { isNation } from '../data/nations.js';
import type { OpenTable } from '../state.js';
import { forget } from './memory.js';
import { quickAnswer, type Asked } from './quick.js';
import { searched, type Breadth } from './search.js';
import { waysToAnswer } from './ways.js';

/**
 * So many judgements are made at the most: most decisions of the base game take fewer. In Total War each takes longer, with more pieces
 * and cards on the table, and whoever has just begun to think is slower still.
 */
const budgets = { base: 800, totalWar: 300, strong: 9600 } as const;

type Looks = Breadth['looks'];

/** Rounds played on in thought by level; beginners do not look beyond their own play. */
const looksAt: Readonly<Record<Level, Looks | null>> = {
  beginner: null,
  usual: [look(4), look(3), look(2)],
  strong: [look(7, 2), look(4, 6)],
};

/**
 * What the usual player looks at in the first rounds: the others have shown little yet, so that one more deal of their cards says
 * little, and whoever has just begun to think is slow.
 */
const openings: readonly Looks[] = [[look(3)], [look(4), look(2)]];

function look(ways: number, deals = 1): Looks[number] {
  return { ways, deals };
}

function breadthIn({ round, options }: Pick<OpenTable, 'round' | 'options'>, level: Level): Breadth | null {
  const looks = (level === 'usual' ? openings[round - 1] : undefined) ?? looksAt[level];
  if (looks === null) return null;
  return { looks, most: budgets[level === 'strong' ? 'strong' : options.totalWar ? 'totalWar' : 'base'] };
}

/** A legal answer, from what the seat knows. */
export function computerAnswer(asked: Asked & { readonly level?: Level }): Answer {
  const { question, view, seat, dice, level = 'usual' } = asked;
  forget();
  const breadth = breadthIn(view, level);
  if (breadth === null || !isNation(seat)) return quickAnswer(asked);
  const best = searched(view, seat, waysToAnswer(question, view, seat), { dice, breadth });
  return best !== undefined && check(question, [best]).ok ? [best] : quickAnswer(asked);
}
