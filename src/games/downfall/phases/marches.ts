// A sheet of movement carried out order by order: fleets and what sails meet whoever contests the seas they come into.
import type { Way } from '../../../table/ask.js';
import type { Script } from '../../../table/script.js';
import type { Order, Sheet } from '../../../table/question.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import { say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { subjectName } from '../reports/subjects.js';
import { Ground } from '../rules/ground.js';
import { takeLoss } from '../rules/losses.js';
import { carryOut, isBySea, isMarch, placesOf, type March } from '../rules/march.js';
import { unitByUnit } from '../rules/movers.js';
import { sailings } from '../rules/movement.js';
import { isSea, usesOf } from '../rules/waters.js';
import { categoryOf, typeOf, type DownfallTable, type Place } from '../state.js';
import { passThrough, type Cargo } from './interception.js';

interface Done {
  readonly march: March;
  /** Something could not be carried out as it was written. */
  readonly isBroken: boolean;
}

/** A move over land that has been made and is still to be told. */
interface Made {
  readonly subject: string;
  readonly to: Place;
  readonly focus: readonly string[];
}

/** Carries out a whole sheet; what goes over land one after another is told in one line. */
export function* carryOutSheet(t: DownfallTable, first: March, written: Sheet): Script<Done> {
  const facts = factsOf(t.state);
  const sheet = unitByUnit(facts, written);
  let march = first;
  let isBroken = false;
  const made: Made[] = [];
  for (const [n, order] of sheet.entries()) {
    if (march.moved.includes(order.subject)) continue;
    if (!isMarch(march, order.subject, order.path)) {
      isBroken = true;
      tellMoves(t, made.splice(0));
      t.tell(say('report.cannotMove', { unit: subjectName(facts, order.subject) }));
      continue;
    }
    const fleet = facts.navalIds.find((id) => id === order.subject);
    if (fleet !== undefined) {
      tellMoves(t, made.splice(0));
      const steamed = yield* steam(t, march, [order, ...sheet.slice(n + 1).filter((one) => goesAlong(t, order, one))]);
      march = steamed.march;
      isBroken ||= steamed.isBroken;
      continue;
    }
    if (isAtSea(order)) tellMoves(t, made.splice(0));
    const isBarred = yield* embark(t, march, order, sheet.slice(n + 1));
    if (isBarred) {
      isBroken = true;
      march = { ...march, moved: [...march.moved, order.subject] };
      continue;
    }
    march = land(t, march, order, made);
  }
  tellMoves(t, made);
  return { march, isBroken };
}

/** Tells of moves: alone, together where all go to one place, or as a list. */
function tellMoves(t: DownfallTable, made: readonly Made[]): void {
  const facts = factsOf(t.state);
  const [first] = made;
  if (first === undefined) return;
  const focus = made.flatMap((one) => one.focus);
  const units = made.map(({ subject }) => subjectName(facts, subject));
  if (made.some(({ to }) => to !== first.to)) {
    const moves = made.map(({ subject, to }) =>
      say('report.move', { unit: subjectName(facts, subject), place: placeName(facts, to) }),
    );
    t.tell(say('report.march', { moves }), { focus });
  } else if (units.length > 1)
    t.tell(say('report.moveTogether', { units, place: placeName(facts, first.to) }), { focus });
  else
    t.tell(
      say('report.moves', {
        unit: subjectName(facts, first.subject),
        place: placeName(facts, first.to),
      }),
      {
        focus,
      },
    );
}

/** One order of movement carried out, and told unless it is a plain move, which is put with those made before it. */
function land(t: DownfallTable, march: March, { subject, path }: Order, made: Made[]): March {
  const { state } = t;
  const unit = factsOf(state).unitIds.find((id) => id === subject);
  const from = unit === undefined ? null : state.units[unit].at;
  const places = placesOf(march, subject, path);
  const after = carryOut(march, subject, path);
  state.marches.push({ unit: subject, path: from === null ? [...places] : [from, ...places] });
  const to = places.at(-1);
  const focus = [subject, ...(from === null ? [] : [from]), ...places];
  if (to !== undefined && !subject.startsWith('beachhead:')) {
    made.push({ subject, to, focus });
    return after;
  }
  tellMoves(t, made.splice(0));
  const text =
    to === undefined
      ? say('report.fortifies', { unit: subjectName(factsOf(state), subject) })
      : say('report.beached', { place: placeName(factsOf(state), to) });
  t.tell(text, { focus });
  return after;
}

/** Fleets with the same way go together. */
function goesAlong({ state }: DownfallTable, first: Order, other: Order): boolean {
  const sea = (subject: string): string | null => {
    const id = factsOf(state).navalIds.find((one) => one === subject);
    return id === undefined ? null : state.naval[id].sea;
  };
  return (
    sea(other.subject) !== null && sea(other.subject) === sea(first.subject) && other.path.join() === first.path.join()
  );
}

/** Fleets go from sea to sea together; where their way is barred they stop. */
function* steam(t: DownfallTable, march: March, orders: readonly Order[]): Script<Done> {
  const { state } = t;
  const ids = orders.flatMap(({ subject }): NavalId[] => factsOf(state).navalIds.filter((id) => id === subject));
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

function isAtSea({ path: [token = ''] }: Order): boolean {
  return isBySea(token);
}

/** What is met at sea before a unit is put ashore; whether it has to stay. */
function* embark(t: DownfallTable, march: March, order: Order, others: Sheet): Script<boolean> {
  const { state } = t;
  const [token = ''] = order.path;
  const unit = factsOf(state).unitIds.find((id) => id === order.subject);
  if (unit === undefined || !isAtSea(order)) return false;
  const voyage = sailings(new Ground(state), unit).get(token.slice(4));
  if (voyage === undefined || march.order.portsOnly !== null) return false;
  for (const { sea, use } of usesOf(voyage.seas)) {
    const along = others.flatMap((one) =>
      uses(t, one, sea, use) ? factsOf(state).unitIds.filter((id) => id === one.subject) : [],
    );
    const cargo = cargoOf(t, [unit, ...along]);
    const isBarred = yield* passThrough(t, { faction: march.order.faction, sea, use, cargo, isOpen: true });
    const isLost = state.units[unit].status !== 'map';
    if (!isBarred && !isLost) continue;
    if (!isLost)
      t.tell(say('report.barred', { unit: unitName(factsOf(state), unit), sea: say(`sea.${sea}`) }), { focus: [unit] });
    return true;
  }
  return false;
}

function uses({ state }: DownfallTable, { subject, path }: Order, sea: string, use: string): boolean {
  const unit = factsOf(state).unitIds.find((id) => id === subject);
  const [token = ''] = path;
  if (unit === undefined || !isBySea(token)) return false;
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
        const isArmor = categoryOf(typeOf(factsOf(state), id, state.units[id])) === 'armored';
        const flip = { id: `flip:${id}`, of: id, text: say('loss.flip', { unit: unitName(factsOf(state), id) }) };
        const step = { id: `step:${id}`, of: id, text: say('loss.step', { unit: unitName(factsOf(state), id) }) };
        return isArmor && state.units[id].back && factsOf(state).units[id].boxed !== true ? [flip, step] : [step];
      }),
    take: (chosen) => {
      const [how, id] = chosen.split(':');
      const unit = factsOf(state).unitIds.find((one) => one === id);
      if (unit === undefined) return;
      takeLoss(state, { how: how === 'flip' ? 'flip' : 'step', unit });
      const isGone = state.units[unit].status === 'out';
      const loss = say(how === 'flip' ? 'loss.flip' : 'loss.step', { unit: unitName(factsOf(state), unit) });
      t.tell(
        isGone ? say('report.destroyed', { unit: unitName(factsOf(state), unit) }) : say('report.loss', { loss }),
        {
          focus: [unit],
        },
      );
    },
  };
}
