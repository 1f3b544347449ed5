// Several units sent to one place without the hex they begin in: `US V + US VII > Calvados`, `21A+64A Minsk`.
import type { Reading } from '../../../table/game.js';
import type { Option, Order, Orders, Sheet } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import { marchAfter, marchedBefore, withoutOrderOf } from '../questions/march.js';
import { say } from '../reports/names.js';
import { unitName } from '../reports/places.js';
import { whyNotSailing, whyNotTo } from '../reports/reasons.js';
import { Ground } from '../rules/ground.js';
import { groundOf } from '../rules/march.js';
import { mayMove } from '../rules/movement.js';
import { moverOf } from '../rules/movers.js';
import type { OrderContext, Place } from '../state.js';
import type { DownfallView } from '../view.js';
import { readBeachhead } from './read-beachheads.js';
import { mostWords, named, unitAndPlace, wordsOf } from './named.js';

interface At {
  readonly form: Orders;
  readonly view: DownfallView;
  readonly order: OrderContext;
  /** Whether a unit by itself is read, too. */
  readonly takesOne: boolean;
}

/** Units by the names they may go by. */
interface Called {
  readonly name: string;
  readonly units: readonly UnitId[];
}

/** That they sail. */
const bySea = /\s+by\s+sea(?:\s+to)?(?=\s)|\s+(?:해상으로|바다로)(?=\s)/iu;

/** The units of each name and the place that a line sends them to; undefined where it is written otherwise. */
function unitsTo(
  source: string,
  { view, takesOne }: At,
): readonly [units: readonly Called[], place: Place] | undefined {
  const facts = factsOf(view);
  const names = source
    .replace(bySea, ' ')
    .split('+')
    .map((name) => name.trim());
  const last = names.pop() ?? '';
  if ((names.length === 0 && !takesOne) || wordsOf(source).length > mostWords) return undefined;
  const goal = unitAndPlace(facts, last);
  const units = names.flatMap((name): readonly Called[] => {
    const found = named(facts, name);
    return found?.kind === 'units' ? [{ name, units: found.units }] : [];
  });
  if (goal === null || units.length < names.length) return undefined;
  return [[...units, { name: last, units: goal.units }], goal.place];
}

/** How something can go to a place, over land or by sea. */
function waysTo(
  place: Place,
  {
    subject,
    sails,
    sheet,
    form,
  }: { readonly subject: string; readonly sails: boolean; readonly sheet: Sheet; readonly form: Orders },
): readonly Option[] {
  return form
    .step({ subject, path: [] }, sheet)
    .options.filter(({ id }) => id === `sea:${place}` || (!sails && id === place))
    .filter(({ id }) => form.step({ subject, path: [id] }, sheet).complete);
}

/** The march of all of them in one stack, where that is offered. */
function stackMarch(all: readonly Called[], place: Place, sails: boolean, sheet: Sheet, at: At): Order | undefined {
  const { form, view } = at;
  for (const { id: subject } of form.subjects(sheet)) {
    const mover = moverOf(factsOf(view), subject);
    if (mover?.kind !== 'stack' || mover.units.length !== all.length) continue;
    if (!mover.units.every((unit) => all.some(({ units }) => units.includes(unit)))) continue;
    const [way, other] = waysTo(place, { subject, sails, sheet, form });
    if (way !== undefined && other === undefined) return { subject, path: [way.id] };
  }
  return undefined;
}

/** The march of one of them, over land or by sea, or why it cannot be made. */
function marchOf({ name, units }: Called, place: Place, sails: boolean, sheet: Sheet, at: At): Order | Text {
  const { form, view, order } = at;
  const march = marchAfter(view, order, sheet);
  const ground = groundOf(march);
  const { facts } = ground;
  const onMap = units.filter((id) => view.units[id].status === 'map');
  const own = onMap.filter((id) => mayMove(ground, order, id));
  const [unit = onMap[0] ?? units[0], second] = own;
  if (unit === undefined) return say('ask.stuck');
  if (second !== undefined) return say('why.whichOf', { name, names: own.map((id) => unitName(facts, id)) });
  if (own.length === 0) return say('why.notMoved', { unit: unitName(facts, unit) });
  const ways = waysTo(place, { subject: unit, sails, sheet, form });
  const [way, other] = ways;
  if (other !== undefined)
    return say('why.bothWays', { unit: unitName(facts, unit), names: ways.map(({ text }) => text) });
  if (way !== undefined) return { subject: unit, path: [way.id] };
  return whyNotSailing(march, unit, place) ?? whyNotTo(ground, unit, place, order.mp);
}

/**
 * The marches of units that go to one place, each seen after those before it; undefined where it is written otherwise.
 * @param sheet the orders before them.
 */
function readTogether(source: string, sheet: Sheet, at: At): readonly Reading[] | undefined {
  const said = unitsTo(source, at);
  if (said === undefined) return undefined;
  const [all, place] = said;
  const stack = stackMarch(all, place, bySea.test(source), sheet, at);
  if (stack !== undefined) return [{ source, part: [stack], echo: at.form.describe(stack) }];
  let before = sheet;
  return all.map((one): Reading => {
    const others = one.units.reduce<Sheet>((rest, id) => withoutOrderOf(id, rest), before);
    const found = marchOf(one, place, bySea.test(source), others, at);
    if ('key' in found) return { source, problem: found };
    before = [...others, found];
    return { source, part: [found], echo: at.form.describe(found) };
  });
}

/** A beachhead or units that go to one place; undefined where it is written otherwise. */
export function readOthers(source: string, sheet: Sheet, at: At): readonly Reading[] | undefined {
  const beachhead = readBeachhead(source, sheet, at.form, factsOf(at.view));
  return beachhead === undefined ? readTogether(source, sheet, at) : [beachhead];
}

/** Why a unit cannot march so. */
export function whyNoMarch(
  unit: UnitId,
  to: string,
  at: { readonly view: DownfallView; readonly order: OrderContext; readonly sheet: Sheet },
): Text {
  if (!mayMove(new Ground(at.view), at.order, unit))
    return say('why.notMoved', { unit: unitName(factsOf(at.view), unit) });
  return whyNotTo(new Ground(marchedBefore(at.view, at.order, at.sheet)), unit, to, at.order.mp);
}
