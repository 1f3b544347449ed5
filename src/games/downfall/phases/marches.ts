// A sheet of movement carried out order by order: fleets and what sails meet whoever contests the seas they come into.
import type { Way } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import type { Order, Sheet } from '../../../table/question.js';
import { navalIds, type NavalId } from '../data/fleets.js';
import { unitIds, type UnitId } from '../data/units.js';
import type { Text } from '../../../table/text.js';
import { say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { subjectName } from '../reports/subjects.js';
import { Ground } from '../rules/ground.js';
import { takeLoss } from '../rules/losses.js';
import { carryOut, isMarch, placesOf, type March } from '../rules/march.js';
import { unitByUnit } from '../rules/movers.js';
import { sailings } from '../rules/movement.js';
import { isSea, usesOf } from '../rules/waters.js';
import { unitFacts } from '../data/units.js';
import { categoryOf, typeOf, type DownfallTable, type Place } from '../state.js';
import { passThrough, type Cargo } from './interception.js';

interface Done {
  readonly march: March;
  /** Something could not be carried out as it was written. */
  readonly isBroken: boolean;
}

/** Carries out a whole sheet. */
export function* carryOutSheet(t: DownfallTable, first: March, written: Sheet): Script<Done> {
  const sheet = unitByUnit(written);
  let march = first;
  let isBroken = false;
  for (const [n, order] of sheet.entries()) {
    if (march.moved.includes(order.subject)) continue;
    if (!isMarch(march, order.subject, order.path)) {
      isBroken = true;
      t.tell(say('report.cannotMove', { unit: subjectName(order.subject) }));
      continue;
    }
    const fleet = navalIds.find((id) => id === order.subject);
    if (fleet !== undefined) {
      const steamed = yield* steam(t, march, [order, ...sheet.slice(n + 1).filter((one) => goesAlong(t, order, one))]);
      march = steamed.march;
      isBroken ||= steamed.isBroken;
      continue;
    }
    const isBarred = yield* embark(t, march, order, sheet.slice(n + 1));
    if (isBarred) {
      isBroken = true;
      march = { ...march, moved: [...march.moved, order.subject] };
      continue;
    }
    march = land(t, march, order);
  }
  return { march, isBroken };
}

function marchText(subject: string, to: Place | undefined): Text {
  if (to === undefined) return say('report.fortifies', { unit: subjectName(subject) });
  const place = placeName(to);
  return subject.startsWith('beachhead:')
    ? say('report.beached', { place })
    : say('report.moves', { unit: subjectName(subject), place });
}

/** One order of movement carried out and told. */
function land(t: DownfallTable, march: March, { subject, path }: Order): March {
  const { state } = t;
  const unit = unitIds.find((id) => id === subject);
  const from = unit === undefined ? null : state.units[unit].at;
  const places = placesOf(march, subject, path);
  const after = carryOut(march, subject, path);
  state.marches.push({ unit: subject, path: from === null ? [...places] : [from, ...places] });
  const to = places.at(-1);
  t.tell(marchText(subject, to), { focus: [subject, ...(from === null ? [] : [from]), ...places] });
  return after;
}

/** Fleets with the same way go together. */
function goesAlong({ state }: DownfallTable, first: Order, other: Order): boolean {
  const sea = (subject: string): string | null => {
    const id = navalIds.find((one) => one === subject);
    return id === undefined ? null : state.naval[id].sea;
  };
  return (
    sea(other.subject) !== null && sea(other.subject) === sea(first.subject) && other.path.join() === first.path.join()
  );
}

/** Fleets go from sea to sea together; where their way is barred they stop. */
function* steam(t: DownfallTable, march: March, orders: readonly Order[]): Script<Done> {
  const { state } = t;
  const ids = orders.flatMap(({ subject }): NavalId[] => navalIds.filter((id) => id === subject));
  let isBroken = false;
  const start = state.naval[ids[0] ?? 'fleet-w-atlantic'].sea;
  const sailed: string[] = start === null ? [] : [start];
  for (const sea of orders[0]?.path ?? []) {
    const from = state.naval[ids[0] ?? 'fleet-w-atlantic'].sea;
    const going = ids.filter((id) => state.naval[id].ready);
    if (!isSea(sea) || from === null || going.length === 0) break;
    for (const id of going) state.naval[id] = { ...state.naval[id], sea };
    const names = going.map((id) => say(`unit.${id}`));
    t.tell(say('report.steams', { fleets: names, sea: say(`sea.${sea}`) }), { focus: [...going, sea] });
    const faction = march.order.faction;
    isBroken = yield* passThrough(t, { faction, sea, use: from, coming: going, isOpen: true });
    sailed.push(sea);
    if (isBroken) break;
  }
  for (const id of ids) state.marches.push({ unit: id, path: sailed });
  return { march: { ...march, moved: [...march.moved, ...ids] }, isBroken };
}

/** What is met at sea before a unit is put ashore; whether it has to stay. */
function* embark(t: DownfallTable, march: March, order: Order, others: Sheet): Script<boolean> {
  const { state } = t;
  const [token = ''] = order.path;
  const unit = unitIds.find((id) => id === order.subject);
  if (unit === undefined || !token.startsWith('sea:')) return false;
  const voyage = sailings(new Ground(state), unit).get(token.slice(4));
  if (voyage === undefined || march.order.portsOnly !== null) return false;
  for (const { sea, use } of usesOf(voyage.seas)) {
    const along = others.flatMap((one) => (uses(t, one, sea, use) ? unitIds.filter((id) => id === one.subject) : []));
    const cargo = cargoOf(t, [unit, ...along]);
    const isBarred = yield* passThrough(t, { faction: march.order.faction, sea, use, cargo, isOpen: true });
    const isLost = state.units[unit].status !== 'map';
    if (!isBarred && !isLost) continue;
    if (!isLost) t.tell(say('report.barred', { unit: unitName(unit), sea: say(`sea.${sea}`) }), { focus: [unit] });
    return true;
  }
  return false;
}

function uses({ state }: DownfallTable, { subject, path }: Order, sea: string, use: string): boolean {
  const unit = unitIds.find((id) => id === subject);
  const [token = ''] = path;
  if (unit === undefined || !token.startsWith('sea:')) return false;
  const voyage = sailings(new Ground(state), unit).get(token.slice(4));
  return usesOf(voyage?.seas ?? []).some((one) => one.sea === sea && one.use === use);
}

/** Units at sea: a hit takes a step, or turns armor over. */
function cargoOf(t: DownfallTable, units: readonly UnitId[]): Cargo {
  const { state } = t;
  const afloat = (): readonly UnitId[] => units.filter((id) => state.units[id].status === 'map');
  return {
    steps: () => afloat().reduce((sum, id) => sum + state.units[id].steps, 0),
    losses: () =>
      afloat().flatMap((id): Way<string>[] => {
        const isArmor = categoryOf(typeOf(id, state.units[id])) === 'armored';
        const flip = { id: `flip:${id}`, text: say('loss.flip', { unit: unitName(id) }) };
        const step = { id: `step:${id}`, text: say('loss.step', { unit: unitName(id) }) };
        return isArmor && state.units[id].back && unitFacts[id].boxed !== true ? [flip, step] : [step];
      }),
    take: (chosen) => {
      const [how, id] = chosen.split(':');
      const unit = unitIds.find((one) => one === id);
      if (unit === undefined) return;
      takeLoss(state, { how: how === 'flip' ? 'flip' : 'step', unit });
      const isGone = state.units[unit].status === 'out';
      const loss = say(how === 'flip' ? 'loss.flip' : 'loss.step', { unit: unitName(unit) });
      t.tell(isGone ? say('report.destroyed', { unit: unitName(unit) }) : say('report.loss', { loss }), {
        focus: [unit],
      });
    },
  };
}
