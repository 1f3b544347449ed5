// The computer player of Quartermaster General: the quick player, which in the Play step tries in thought what looks best.
import { check } from '../../../table/answer.js';
import type { Answer } from '../../../table/question.js';
import type { Level } from '../../../table/levels.js';
import { isNation } from '../data/nations.js';
import { playsByWorth, quickAnswer, type Asked } from './quick.js';
import { searched, type Breadth } from './search.js';

/** Rounds played on in thought by level; beginners do not look beyond their own play. */
const breadths: Readonly<Record<Level, Breadth | null>> = {
  beginner: null,
  usual: { first: { plays: 5, deals: 1 }, then: { plays: 3, deals: 2 } },
  strong: { first: { plays: 7, deals: 2 }, then: { plays: 4, deals: 6 } },
};

/** A legal answer, from what the seat knows. */
export function computerAnswer(asked: Asked & { readonly level?: Level }): Answer {
  const { question, view, seat, dice, level = 'usual' } = asked;
  const breadth = breadths[level];
  if (breadth === null || question.key !== 'play' || question.form.kind !== 'choose' || !isNation(seat))
    return quickAnswer(asked);
  const ids = question.form.options().map(({ id }) => id);
  const play = searched(view, seat, playsByWorth(view, seat, ids), { dice, breadth });
  const answer = play === undefined ? [] : [play];
  return check(question, answer).ok ? answer : quickAnswer(asked);
}
