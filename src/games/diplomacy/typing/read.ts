// Reads what a player types as parts of an answer to the open question, and says each order back in full.
import { asSheet } from '../../../table/answer.js';
import type { Reading } from '../../../table/game.js';
import type { Orders, Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { provinceOf } from '../data/geography.js';
import type { Location, Power, Unit } from '../data/geography.js';
import { boardOfState } from '../questions/movement.js';
import { powerText } from '../reports/names.js';
import { orderText, unitText } from '../reports/order-text.js';
import { say } from '../reports/say.js';
import { adjudicateAdjustments } from '../rules/adjustments.js';
import { checkMovement } from '../rules/legality.js';
import { pathOfOrder } from '../rules/order-paths.js';
import { retreatTarget } from '../rules/retreats.js';
import { phaseIds, powersOf } from '../state.js';
import type { Order, PhaseId } from '../state.js';
import type { DiplomacyView } from '../view.js';
import { withWhatFollows } from './follow.js';
import { verbs } from './data/vocabulary.js';
import { parseOrders, type OrderReading } from './parse.js';
import { problemText, type Problem } from './problem.js';
import type { OrderContext } from './resolve.js';

/** What stands for all of one's units. */
const everyUnit =
  '(?:all|everyone|everybody|everything|all (?:of )?(?:my )?units|모두|전부|전원|전\\s?부대|모든\\s?(?:부대|유닛)[은는이가]?)';
const holding = `(?:${verbs.hold.join('|')})(?:합니다|한다|해)?`;
/** All units of whoever types hold. */
const allHold = new RegExp(`^(?:${everyUnit}\\s*(?<![a-z])${holding}|${holding}\\s+${everyUnit})[.!]?$`, 'iu');

/** A typed order that can be followed, or what is wrong with it. */
type Outcome = { readonly order: Order; readonly warning?: Text } | { readonly problem: Text };

/**
 * Reads one or many typed orders, Korean or English.
 * @returns a reading per order; none when the question is not one for typed orders.
 */
export function read(
  typed: string,
  { question, view }: { readonly question: Question; readonly view: DiplomacyView },
): readonly Reading[] {
  const phase = phaseIds.find((id) => id === question.key);
  const { form } = question;
  if (phase === undefined || form.kind !== 'orders') return [];
  const mine = powersOf(view.seats, question.seat);
  const units = phase === 'retreat' ? [...view.dislodged.map(({ unit }) => unit), ...view.units] : view.units;
  const context: OrderContext = {
    units: view.units,
    dislodged: view.dislodged.map(({ unit }) => unit),
    phase,
    powers: mine,
  };
  if (phase === 'movement' && allHold.test(typed.trim())) {
    return view.units
      .filter(({ power }) => mine.includes(power))
      .map(({ at }): Reading => {
        const order = { kind: 'hold', unit: at } as const;
        const path = pathOfOrder(order);
        return { source: typed, part: path === undefined ? [] : [path], echo: orderText(order, units) };
      });
  }
  const said = phase === 'retreat' ? ofTheOnlyUnit(typed, context, form) : parseOrders(typed, context);
  const readings = said.map((found): Reading => {
    const { source } = found;
    if ('problem' in found) {
      const problem = problemText(found.problem, phase, units);
      return { source, problem: breaksOff(found.problem) ? withWhatFollows(problem, source, form) : problem };
    }
    const outcome = fit(found.order, phase, view, mine);
    if ('problem' in outcome) return { source, problem: outcome.problem };
    const path = pathOfOrder(outcome.order);
    const echo = orderText(outcome.order, units);
    const part = path === undefined ? [] : [path];
    const { warning } = outcome;
    return warning === undefined ? { source, part, echo } : { source, part, echo, warning };
  });
  return view.rulings.multipleOrders === 'void' ? withoutContradictions(readings, units) : readings;
}

/** Orders of a retreat; where one unit alone has to go, what names none is for that one: `retreat to Albania`, `disband`. */
function ofTheOnlyUnit(typed: string, context: OrderContext, form: Orders): readonly OrderReading[] {
  const asTyped = parseOrders(typed, context);
  const [only, other] = form.subjects([]);
  if (only === undefined || other !== undefined || asTyped.every((one) => 'order' in one)) return asTyped;
  const [unit] = only.id.split('/');
  const goal = typed.trim().replace(/^(?:please\s+)?(?:retreats?\s+)?(?:in)?to\s+/iu, '');
  const named = parseOrders(`${unit} ${goal}`, context);
  return named.length > 0 && named.every((one) => 'order' in one)
    ? named.map((one) => ({ ...one, source: typed }))
    : asTyped;
}

/** What is wrong where an order was read up to some word only. */
function breaksOff(problem: Problem): boolean {
  if (problem.code === 'unknown-word') return problem.suggestions.length === 0;
  return problem.code === 'unexpected' || problem.code === 'missing' || problem.code === 'no-verb';
}
function fit(order: Order, phase: PhaseId, view: DiplomacyView, mine: readonly Power[]): Outcome {
  switch (phase) {
    case 'movement':
      return fitMovement(order, view, mine);
    case 'retreat':
      return fitRetreat(order, view, mine);
    case 'adjustment':
      return fitAdjustment(order, view, mine);
  }
}

function notYours(unit: Unit): Outcome {
  const place = say(`province.${provinceOf(unit.at)}`);
  return { problem: say('unread.not-yours', { place, power: powerText(unit.power) }) };
}

function impossible(order: Order, units: readonly Unit[], why: Text): Outcome {
  return { problem: say('unread.illegal', { order: orderText(order, units), why }) };
}

function fitMovement(order: Order, view: DiplomacyView, mine: readonly Power[]): Outcome {
  if (order.kind !== 'hold' && order.kind !== 'move' && order.kind !== 'support' && order.kind !== 'convoy')
    return { problem: say('illegal.wrong-phase') };
  const board = boardOfState(view);
  const unit = board.at(provinceOf(order.unit));
  if (unit !== undefined && !mine.includes(unit.power)) return notYours(unit);
  const [first] = mine;
  const power = unit?.power ?? first;
  if (power === undefined) return { problem: say('illegal.no-unit') };
  const checked = checkMovement(board, power, order, view.rulings);
  if (!checked.legal) return impossible(order, view.units, say(`illegal.${checked.why}`));
  const full = checked.order;
  const vain = full.kind === 'move' && full.via && !board.convoys(provinceOf(full.unit)).has(provinceOf(full.to));
  return vain ? { order: { ...full, via: false }, warning: say('unread.no-convoy') } : { order: full };
}

function fitRetreat(order: Order, view: DiplomacyView, mine: readonly Power[]): Outcome {
  if (order.kind !== 'retreat' && order.kind !== 'disband') return { problem: say('retreat.wrong-phase') };
  const found = view.dislodged.find(({ unit }) => provinceOf(unit.at) === provinceOf(order.unit));
  if (found === undefined) return { problem: say('retreat.not-dislodged') };
  if (!mine.includes(found.unit.power)) return notYours(found.unit);
  const unit = found.unit.at;
  if (order.kind === 'disband') return { order: { kind: 'disband', unit } };
  const to = retreatTarget(found, order.to);
  return to === undefined
    ? impossible(order, [found.unit], say('retreat.cannot-retreat-there'))
    : { order: { kind: 'retreat', unit, to } };
}

function fitAdjustment(order: Order, view: DiplomacyView, mine: readonly Power[]): Outcome {
  if (order.kind === 'waive') return { order };
  if (order.kind !== 'build' && order.kind !== 'remove') return { problem: say('illegal.wrong-phase') };
  const power = mine.find((one) => doable(order, view, one));
  if (power !== undefined) return { order: whole(order, view.units) };
  const [reason] = mine.flatMap((one) => refusal(order, view, one));
  return reason === undefined ? { problem: say('illegal.wrong-phase') } : impossible(order, view.units, reason);
}

/** A removal under the unit's own location. */
function whole(order: Extract<Order, { at: Location }>, units: readonly Unit[]): Order {
  if (order.kind === 'build') return order;
  const unit = units.find(({ at }) => provinceOf(at) === provinceOf(order.at));
  return unit === undefined ? order : { kind: 'remove', at: unit.at };
}

function doable(order: Order, view: DiplomacyView, power: Power): boolean {
  return adjudicateAdjustments(view, [power], [{ power, order }], view.rulings).results[0]?.verdict === 'succeeds';
}

function refusal(order: Order, view: DiplomacyView, power: Power): readonly Text[] {
  const reason = adjudicateAdjustments(view, [power], [{ power, order }], view.rulings).results[0]?.reason;
  return reason?.why === 'not-done' ? [say(`adjust.${reason.code}`)] : [];
}

/** By the paper rule, two different orders for one unit in one message void each other (rulebook, “Order writing phase”). */
function withoutContradictions(readings: readonly Reading[], units: readonly Unit[]): readonly Reading[] {
  return readings.map((reading): Reading => {
    if (!('part' in reading)) return reading;
    const subject = asSheet(reading.part)[0]?.subject;
    const written = JSON.stringify(reading.part);
    const contradicted = readings.some(
      (other) =>
        'part' in other && asSheet(other.part)[0]?.subject === subject && JSON.stringify(other.part) !== written,
    );
    const unit = units.find(({ at }) => at === subject);
    if (!contradicted || unit === undefined) return reading;
    return { source: reading.source, problem: say('refuse.twice', { unit: unitText(unit) }) };
  });
}
