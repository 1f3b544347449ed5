// What a planned turn would bring if nobody answered it: found by playing it out on a copy of the position.
import { asChoice } from '../../../table/answer.js';
import { SeededDice } from '../../../table/dice.js';
import { plainInstruction } from '../../../table/instruction.js';
import type { Answer, Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import type { Text } from '../../../table/text.js';
import { sideOf, type Nation } from '../data/nations.js';
import { playQuestion } from '../questions/play.js';
import { planned, turnPlan } from '../questions/turn-plan.js';
import { outlookText } from '../reports/outlook.js';
import { outlookOf } from '../rules/outlook.js';
import type { QmgState } from '../state.js';
import { airStep } from './air.js';
import { playStep } from './play.js';

/**
 * What the next turn of a nation would give by a plan, as the board stands: which points, and what would be out of supply. All
 * others pass, so nothing that they hold goes into it. Nothing is said of a turn whose play has been made.
 */
export function foresee(state: QmgState, nation: Nation, plan: readonly string[]): readonly Text[] {
  const copy = structuredClone(state);
  if (copy.active !== nation) Object.assign(copy, { active: nation, protections: [], used: [], reallocated: false });
  const offered = playQuestion(copy, nation).form.options();
  if (!offered.some(({ id }) => id === plan[0])) return [];
  const side = sideOf(nation);
  const before = copy.vp[side];
  let left = plan;
  const answer = (question: Question): Answer => {
    const { form } = question;
    if (question.seat !== nation || form.kind !== 'choose') return [];
    const found = planned({ ...question, form }, [plainInstruction(turnPlan, left)]);
    if (found?.kind !== 'answer') return [];
    if (found.keys.length > 0) left = asChoice(found.left ?? []);
    return found.value;
  };
  simulate({ state: copy, dice: new SeededDice('foresight'), answer }, function* (t) {
    yield* playStep(t);
    if (copy.options.totalWar) yield* airStep(t);
  });
  const outlook = outlookOf(copy, nation);
  return [outlookText({ ...outlook, points: outlook.points + copy.vp[side] - before })];
}
