// What a planned turn would bring if nobody answered it: found by playing it out on a copy of the position.
import { copyOf } from '../../../table/copy.js';
import { asChoice } from '../../../table/answer.js';
import { SeededDice } from '../../../table/dice.js';
import { plainInstruction } from '../../../table/instruction.js';
import type { Answer, Question, Review } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import type { Text } from '../../../table/text.js';
import { nations, sideOf, type Nation } from '../data/nations.js';
import { isCardId, type CardId } from '../data/cards.js';
import { isSpaceId } from '../data/spaces.js';
import { playQuestion } from '../questions/play.js';
import { planned, turnPlan, type Foresight } from '../questions/turn-plan.js';
import { wayItem } from '../questions/ways.js';
import { withdrawing } from '../questions/withdraw.js';
import { cardName, say, spaceName } from '../reports/names.js';
import { outlookText } from '../reports/outlook.js';
import { homeNow } from '../rules/homes.js';
import { outlookOf, type Outlook } from '../rules/outlook.js';
import { turnNumber, type QmgState } from '../state.js';
import { airStep } from './air.js';
import { isIdle } from './idle.js';
import { playStep } from './play.js';

/**
 * What the next turn of a nation would give by a plan, as the board stands: which points, what would be out of supply, and the
 * board at its end. All others pass, so nothing that they hold goes into it, and of the cards nothing is told but which lie on the
 * table. Nothing is foreseen of a turn whose play has been made.
 */
export const foresee: Foresight = (state, nation, plan) => {
  if (state.active === nation && state.step !== 'start' && state.step !== 'play') return undefined;
  const copy = begun(state, nation);
  const offered = playQuestion(copy, nation).form.options();
  if (plan.length > 0 && !offered.some(({ id }) => id === plan[0])) return undefined;
  const side = sideOf(nation);
  const before = copy.vp[side];
  const past = copy.marks.length;
  const { next, gone, idle } = playedOut(copy, nation, plan);
  const outlook = outlookOf(copy, nation);
  const points = outlook.points + copy.vp[side] - before;
  const changed = [...copy.marks.slice(past), ...outlook.starving].map(({ space }) => space);
  const { pieces, air, protections, marks, vp, round, active, truk, airlift, cloudCover } = copy;
  return {
    review: plan.length === 0 ? {} : told([...impossible(gone), ...useless(idle)], { ...outlook, points }),
    next,
    focus: changed.length > 0 ? [...new Set(changed)] : [homeNow(copy, nation)],
    board: {
      ...copyOf({ pieces, air, protections, marks, round, active, truk, airlift, cloudCover }),
      step: 'play',
      status: { ...state.status, [nation]: laid(state, copy, nation) },
      vp: { ...vp, [side]: vp[side] + outlook.points },
      planned: { points, starving: outlook.starving },
    },
  };
};

/** What is said of a plan: what is not possible and what would be out of supply are warnings, the points alone a forecast. */
function told(impossible: readonly Text[], outlook: Outlook): Review {
  const text = outlookText(outlook);
  return outlook.starving.length > 0
    ? { warnings: [...impossible, text] }
    : { warnings: impossible, forecasts: [text] };
}

/**
 * Plays a plan out on a copy of the position.
 * @returns what the first question offers that the plan does not answer, undefined when it answers all of them; what of the plan is not
 * possible when its turn comes; and the card that is played and does nothing.
 */
function playedOut(
  copy: QmgState,
  nation: Nation,
  plan: readonly string[],
): {
  readonly next: readonly string[] | undefined;
  readonly gone: string | undefined;
  readonly idle: CardId | undefined;
} {
  let left = plan;
  let next: readonly string[] | undefined;
  let gone: string | undefined;
  let idle: CardId | undefined;
  /** What may be done before the play, beside which the play itself may stand. */
  const before: string[] = [];
  const note = ({ about, form }: Question, ids: readonly string[]): void => {
    const moment = about?.['trigger'];
    if (moment === 'turnStart' || moment === 'playStart') before.push(...ids);
    else next ??= [...before, ...ids, ...(form.kind === 'choose' && form.min === 0 ? ['stop', 'discard'] : [])];
  };
  const answer = (question: Question): Answer => {
    const { form } = question;
    if (question.seat !== nation || form.kind !== 'choose' || question.key === withdrawing) return [];
    const found = planned({ ...question, form }, [plainInstruction(turnPlan, left)]);
    if (found?.kind === 'handBack') gone ??= left[0];
    if (found?.kind !== 'answer') {
      const ids = form.options().map(({ id }) => id);
      const of = String(question.about?.['card']);
      const way = (id: string): string | undefined =>
        question.key === 'way' && isCardId(of) ? wayItem(of, id, copy.hand[nation]) : undefined;
      note(question, left.length > 0 ? [] : ids.map((id) => way(id) ?? id.split('@').find(isSpaceId) ?? id));
      return [];
    }
    if (found.keys.length > 0) left = asChoice(found.left ?? []);
    const [played = ''] = asChoice(found.value);
    if (question.key === 'play' && isCardId(played) && isIdle(copy, nation, played)) idle = played;
    return found.value;
  };
  simulate({ state: copy, dice: new SeededDice('foresight'), answer }, function* (t) {
    yield* playStep(t);
    if (copy.options.totalWar) yield* airStep(t);
  });
  return { next, gone, idle };
}

/** Says which card would be played for nothing. */
function useless(id: CardId | undefined): readonly Text[] {
  return id === undefined ? [] : [say('outlook.idle', { card: cardName(id) })];
}

/** Says what of a plan is not possible as the board stands. */
function impossible(id: string | undefined): readonly Text[] {
  if (id === undefined) return [];
  if (isSpaceId(id)) return [say('outlook.gone', { what: spaceName(id) })];
  return isCardId(id) ? [say('outlook.gone', { what: cardName(id) })] : [];
}

/** A copy of the position in which the turn of a nation is at its beginning, or where it is. */
function begun(state: QmgState, nation: Nation): QmgState {
  const copy = copyOf(state);
  if (copy.active === nation) return copy;
  const isOver = nations.indexOf(nation) < nations.indexOf(copy.active);
  Object.assign(copy, { active: nation, protections: [], used: [], reallocated: false });
  if (isOver) copy.round += 1;
  const now = turnNumber(copy);
  copy.marks = copy.marks.filter(({ turn }) => turn < now);
  return copy;
}

/** The Status cards that a nation would have: none that it has not laid or does not hold now. */
function laid(state: QmgState, after: QmgState, nation: Nation): QmgState['status'][Nation] {
  return after.status[nation].filter((id) => state.status[nation].includes(id) || state.hand[nation].includes(id));
}
