// The question that asks a seat which units to build and which to remove.
import type { Orders, OrdersAnswer, Question, Review, SeatId, Step, Subject } from '../../../table/question.js';
import { pathsOf } from '../../../table/sheet.js';
import type { Text } from '../../../table/text.js';
import { coastLocation } from '../data/geography.js';
import type { Power, ProvinceId, Unit } from '../data/geography.js';
import { fullUnitText, powerText, spotText, seasonText } from '../reports/names.js';
import { say } from '../reports/say.js';
import { pieceLimit } from '../rules/adjustments.js';
import type { Sent } from '../rules/assignment.js';
import { orderFromPath } from '../rules/order-paths.js';
import { buildSites, surplus, unitsOf } from '../rules/ownership.js';
import { powersOf } from '../state.js';
import type { DiplomacyState, Order } from '../state.js';
import { buildStep, removeStep } from './menus.js';
import { describeOrder } from './movement.js';
import { kindOption } from './step-options.js';

/** What one power may build or must remove. */
export interface Adjustment {
  readonly power: Power;
  /** Builds allowed, never more than there are sites. */
  readonly builds: number;
  readonly sites: readonly ProvinceId[];
  /** Removals owed. */
  readonly removals: number;
  readonly units: readonly Unit[];
}

/** What a power may build or must remove (rulebook, “Adjusting the number of units”). */
export function adjustmentOf(state: Pick<DiplomacyState, 'owners' | 'units'>, power: Power): Adjustment {
  const room = surplus(state.owners, state.units, power);
  const sites = room > 0 ? buildSites(state.owners, state.units, power) : [];
  const units = room < 0 ? unitsOf(state.units, power) : [];
  return { power, builds: Math.min(Math.max(room, 0), sites.length), sites, removals: Math.max(-room, 0), units };
}

/** Whether a power has something to decide: a build, or which of its units go. */
export function mustDecide({ builds, removals, units }: Adjustment, askForced: boolean): boolean {
  return builds > 0 || (removals > 0 && (askForced || removals < units.length));
}

/** Asks a seat for its builds and removals; builds left out are waived, missing removals follow civil disorder. */
export function adjustmentSheet(state: DiplomacyState, seat: SeatId): Question<Orders> {
  const commanded = powersOf(state.seats, seat);
  const mine = commanded
    .map((power) => adjustmentOf(state, power))
    .filter((one) => mustDecide(one, !state.options.autoSkip));
  return {
    key: 'adjustment',
    seat,
    text: askedText(mine, { year: state.year, season: seasonText(state.season, state.options) }),
    pace: 'builds',
    form: {
      kind: 'orders',
      ...(mine.every(({ removals }) => removals === 0) ? { of: 'builds' } : {}),
      min: 0,
      max: mine.reduce((sum, { builds, removals }) => sum + builds + removals, 0),
      none: say(mine.some(({ builds }) => builds > 0) ? 'none.builds' : 'none.removals'),
      subjects: () => mine.flatMap(subjectsOf),
      step: ({ subject, path }) => stepFor(mine, subject, path),
      legal: ({ subject, path }) => isAdjustmentPath(mine, subject, path),
      describe: ({ subject, path }) => describeOrder(subject, path, state.units),
    },
    fallback: () => [],
    review: (answer) => review(mine, answer, state),
    about: { phase: 'adjustment', powers: commanded },
  };
}

/** What is asked: how many builds or removals are due; of powers with both, each has its heading. */
function askedText(mine: readonly Adjustment[], when: { readonly year: number; readonly season: Text }): Text {
  const [builds, removals] = [
    mine.reduce((sum, one) => sum + one.builds, 0),
    mine.reduce((sum, one) => sum + one.removals, 0),
  ];
  if (removals === 0) return say('ask.builds', { ...when, count: builds });
  return builds === 0 ? say('ask.removals', { ...when, count: removals }) : say('ask.adjustment', when);
}

function subjectsOf({ power, builds, sites, removals, units }: Adjustment): readonly Subject[] {
  const name = { power: powerText(power) };
  return removals > 0
    ? units.map((unit) => ({
        id: unit.at,
        text: fullUnitText(unit),
        group: say('group.remove', { ...name, count: removals }),
      }))
    : sites.map((id) => ({ id, text: spotText(id), group: say('group.build', { ...name, count: builds }) }));
}

/** The unit that may be removed, or the site that may be built on, under a subject's name. */
function named(
  mine: readonly Adjustment[],
  subject: string,
): { readonly unit: Unit | undefined; readonly site: ProvinceId | undefined } {
  return {
    unit: mine.flatMap(({ units }) => units).find(({ at }) => at === subject),
    site: mine.flatMap(({ sites }) => sites).find((id) => id === subject),
  };
}

function isAdjustmentPath(mine: readonly Adjustment[], subject: string, path: readonly string[]): boolean {
  const { unit, site } = named(mine, subject);
  if (unit !== undefined) return removeStep(path).complete;
  return site !== undefined && buildStep(site, path).complete;
}

function stepFor(mine: readonly Adjustment[], subject: string, path: readonly string[]): Step {
  const { unit, site } = named(mine, subject);
  if (unit !== undefined) {
    const { options, complete } = removeStep(path);
    return { text: say('step.remove', { unit: fullUnitText(unit) }), options: options.map(kindOption), complete };
  }
  if (site === undefined) return { text: say('step.done'), options: [], complete: false };
  const { options, complete } = buildStep(site, path);
  const name = { place: spotText(site) };
  if (path.length === 0) return { text: say('step.build', name), options: options.map(kindOption), complete };
  if (options.length === 0) return { text: say('step.done'), options: [], complete };
  if (path.length === 1)
    return {
      text: say('step.build', name),
      options: options.map((id) => ({ id, text: say(id === 'F' ? 'choice.F' : 'choice.A') })),
      complete,
    };
  return {
    text: say('step.coast', name),
    options: options.map((id) => ({ id, text: spotText(coastLocation(site, id) ?? site) })),
    complete,
  };
}

function review(mine: readonly Adjustment[], answer: OrdersAnswer, state: DiplomacyState): Review {
  const refusals: Text[] = [];
  const warnings: Text[] = [];
  for (const { power, builds, removals } of mine) {
    const orders = adjustmentOrders(state, answer).filter((one) => one.power === power);
    const name = { power: powerText(power) };
    const count = builds + removals;
    const left = count - orders.length;
    if (left < 0) refusals.push(say(builds > 0 ? 'refuse.builds' : 'refuse.removals', { ...name, count }));
    if (left > 0) warnings.push(say(builds > 0 ? 'warn.waived' : 'warn.removals', { ...name, count: left }));
    if (state.options.pieceLimit && overLimit(state.units, power, orders)) refusals.push(say('refuse.pieces', name));
  }
  return { refusals, warnings };
}

function overLimit(units: readonly Unit[], power: Power, orders: readonly Sent<Order>[]): boolean {
  return (['A', 'F'] as const).some((type) => {
    const built = orders.filter(({ order }) => order.kind === 'build' && order.type === type).length;
    return built > 0 && unitsOf(units, power).filter((unit) => unit.type === type).length + built > pieceLimit;
  });
}

/** The orders of an answer, each under the power it concerns. */
export function adjustmentOrders(
  state: Pick<DiplomacyState, 'owners' | 'units' | 'seats'>,
  answer: OrdersAnswer,
): readonly Sent<Order>[] {
  const paths = pathsOf(answer);
  return state.seats
    .flatMap(({ powers }) => powers)
    .flatMap((power) => {
      const { sites, units } = adjustmentOf(state, power);
      const subjects = [...sites, ...units.map(({ at }) => at)];
      return subjects.flatMap((subject) => {
        const order = orderFromPath(subject, paths[subject] ?? []);
        return order === undefined ? [] : [{ power, order }];
      });
    });
}
