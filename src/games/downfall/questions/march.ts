// The movement of an order: units, partisans and beachheads, each seen after those before it.
import type { Order, Orders, Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { navalIds, type NavalId } from '../data/fleets.js';
import { nationName, say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { subjectName } from '../reports/subjects.js';
import { stepName } from '../reports/marches.js';
import { nationOf } from '../rules/ground.js';
import {
  beginMarch,
  carryOut,
  copyFor,
  isMarch,
  moverOf,
  moversOf,
  stepsAfter,
  type March,
  type MarchStep,
} from '../rules/march.js';
import { isSea } from '../rules/waters.js';
import type { OpenState, OrderContext, Place } from '../state.js';
import { Drafts } from './drafts.js';

function groupOf(place: Place): Text {
  const nation = nationOf(place);
  return nation === null ? say('group.abroad') : nationName(nation);
}

function stepGroup(step: MarchStep): Text {
  switch (step.how) {
    case 'land':
    case 'beach':
      return groupOf(step.to);
    case 'sea':
    case 'naval':
      return say('group.bySea');
    case 'fortify':
      return say('group.here');
  }
}

function stepDetail(step: MarchStep): Text | undefined {
  switch (step.how) {
    case 'land':
      return say('march.left', { count: step.left });
    case 'sea':
      return step.voyage.cost > 0 ? say('march.toll', { count: step.voyage.cost }) : undefined;
    case 'naval':
      return step.cost > 0 ? say('march.toll', { count: step.cost }) : say('march.left', { count: step.left });
    case 'beach':
    case 'fortify':
      return undefined;
  }
}

type Subject = ReturnType<Orders['subjects']>[number];

function fleetSubject(board: OpenState, id: NavalId): Subject {
  const { sea } = board.naval[id];
  const group = say('group.fleets');
  return { id, text: subjectName(id), group, ...(sea === null ? {} : { detail: say(`sea.${sea}`) }) };
}

function whereOf(board: OpenState, subject: string): Place | null {
  const mover = moverOf(subject);
  if (mover === null || mover.kind === 'naval') return null;
  if (mover.kind === 'stack') return mover.units[0] === undefined ? null : board.units[mover.units[0]].at;
  if (mover.kind === 'beachhead') return mover.from;
  return mover.kind === 'unit' ? board.units[mover.unit].at : board.partisans[mover.partisan].at;
}

/**
 * Asks for the movement of the order being carried out.
 * @param before what of it has been carried out already.
 */
export function marchQuestion(
  board: OpenState,
  order: OrderContext,
  before: March = beginMarch(board, order),
): Question<Orders> {
  const drafts = new Drafts<March>(
    () => before,
    (before, { subject, path }) => carryOut({ ...before, board: copyFor(before.board) }, subject, path),
  );
  const form: Orders = {
    kind: 'orders',
    min: 0,
    max: order.mostUnits ?? 200,
    subjects: (sheet) =>
      moversOf(drafts.after(sheet))
        .filter((id) => !before.moved.includes(id))
        .map((id) => {
          const naval = navalIds.find((one) => one === id);
          if (naval !== undefined) return fleetSubject(board, naval);
          const at = whereOf(board, id);
          return {
            id,
            text: subjectName(id),
            ...(at === null ? {} : { group: groupOf(at), detail: placeName(at) }),
          };
        }),
    step: ({ subject, path }, sheet) => {
      const { next, isComplete } = stepsAfter(drafts.after(sheet), subject, path);
      return {
        text: say(path.length === 0 ? 'ask.where' : 'ask.further'),
        options: [...next].map(([id, step]) => {
          const detail = stepDetail(step);
          return { id, text: stepName(step), group: stepGroup(step), ...(detail === undefined ? {} : { detail }) };
        }),
        complete: isComplete,
      };
    },
    legal: ({ subject, path }, sheet) => isMarch(drafts.after(sheet), subject, path),
    describe: (one: Order) => describe(one),
  };
  return {
    key: 'march',
    seat: order.faction,
    text: say('ask.march', { mp: order.mp }),
    pace: 'orders',
    form,
    fallback: () => [],
  };
}

function describe({ subject, path }: Order): Text {
  const steps = path.map((token) => {
    if (token === 'fortify') return say('step.fortify');
    if (isSea(token)) return say(`sea.${token}`);
    return token.startsWith('sea:') ? say('step.sea', { place: placeName(token.slice(4)) }) : placeName(token);
  });
  return say('order.march', { unit: subjectName(subject), path: steps });
}
