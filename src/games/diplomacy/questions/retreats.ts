// The question that asks a seat where its dislodged units go.
import type { Orders, OrdersAnswer, Question, SeatId, Step } from '../../../table/question.js';
import { pathsOf } from '../../../table/sheet.js';
import type { Text } from '../../../table/text.js';
import { provinceOf } from '../data/geography.js';
import type { Location } from '../data/geography.js';
import { fullUnitText, powerText, spotText, seasonText } from '../reports/names.js';
import { unitText } from '../reports/order-text.js';
import { say } from '../reports/say.js';
import type { Sent } from '../rules/assignment.js';
import { orderFromPath } from '../rules/order-paths.js';
import { powersOf } from '../state.js';
import type { DiplomacyState, Dislodged, Order } from '../state.js';
import { retreatStep } from './menus.js';
import { describeOrder } from './movement.js';
import { kindOption, placeOption } from './step-options.js';

/** Asks a seat for the retreats of its dislodged units; one left out is disbanded. */
export function retreatSheet(state: DiplomacyState, seat: SeatId): Question<Orders> {
  const commanded = powersOf(state.seats, seat);
  const mine = state.dislodged.filter(({ unit }) => commanded.includes(unit.power));
  const units = mine.map(({ unit }) => unit);
  return {
    key: 'retreat',
    seat,
    text: say('ask.retreat', { year: state.year, season: seasonText(state.season, state.options) }),
    pace: 'retreats',
    form: {
      kind: 'orders',
      min: 0,
      max: mine.length,
      none: say('none.retreat'),
      subjects: () =>
        mine.map(({ unit, attackerFrom }) => ({
          id: unit.at,
          text: fullUnitText(unit),
          detail: say('detail.from', { place: spotText(attackerFrom) }),
          ...(commanded.length > 1 ? { group: powerText(unit.power) } : {}),
        })),
      step: ({ subject, path }) => stepFor(mine, subject, path),
      legal: ({ subject, path }) => {
        const one = mine.find(({ unit }) => unit.at === subject);
        return one !== undefined && retreatStep(one, path).complete;
      },
      describe: ({ subject, path }) => describeOrder(subject, path, units),
    },
    fallback: () => [],
    review: (answer) => ({ warnings: reviewRetreats(mine, answer) }),
    about: { phase: 'retreat', powers: commanded },
  };
}

function stepFor(mine: readonly Dislodged[], subject: string, path: readonly string[]): Step {
  const one = mine.find(({ unit }) => unit.at === subject);
  if (one === undefined) return { text: say('step.done'), options: [], complete: false };
  const { options, complete } = retreatStep(one, path);
  const name = { unit: fullUnitText(one.unit) };
  if (path.length === 0) return { text: say('step.retreat', name), options: options.map(kindOption), complete };
  const text = options.length === 0 ? say('step.done') : say('step.retreat', name);
  return { text, options: options.map((id) => placeOption(id)), complete };
}

function reviewRetreats(mine: readonly Dislodged[], answer: OrdersAnswer): readonly Text[] {
  const paths = pathsOf(answer);
  const idle = mine.filter(({ unit }) => paths[unit.at] === undefined);
  const warnings =
    idle.length === 0 ? [] : [say('warn.retreat.idle', { units: idle.map(({ unit }) => unitText(unit)) })];
  const goals: Location[] = [];
  for (const { order } of retreatOrders(mine, answer)) if (order.kind === 'retreat') goals.push(order.to);
  const ids = goals.map((at) => provinceOf(at));
  const twice = new Set(ids.filter((id, place) => ids.indexOf(id) !== place));
  return [...warnings, ...[...twice].map((id) => say('warn.retreat.same', { place: say(`province.${id}`) }))];
}

/** The orders of an answer, each under the power of its unit. */
export function retreatOrders(dislodged: readonly Dislodged[], answer: OrdersAnswer): readonly Sent<Order>[] {
  const paths = pathsOf(answer);
  return dislodged.flatMap(({ unit }) => {
    const order = orderFromPath(unit.at, paths[unit.at] ?? []);
    return order === undefined ? [] : [{ power: unit.power, order }];
  });
}
