// What TripleA's players do, as orders of ours: single moves of units are put together to whole ways, from where each stood to where it goes.
import type { Order, Sheet } from '../../src/table/question.js';
import { isLand, isSea, isSpace, type Space } from '../../src/games/axis-and-allies-1942/data/spaces.js';
import { isWare, unitFacts, type Ware } from '../../src/games/axis-and-allies-1942/data/units.js';
import { placingsOf } from '../../src/games/axis-and-allies-1942/questions/purchase.js';
import { draftOf } from '../../src/games/axis-and-allies-1942/rules/carry-out.js';
import { rowsIn } from '../../src/games/axis-and-allies-1942/rules/choices.js';
import { give } from '../../src/games/axis-and-allies-1942/rules/preview.js';
import { billOf } from '../../src/games/axis-and-allies-1942/rules/production.js';
import { breakingOrder, faultOf } from '../../src/games/axis-and-allies-1942/rules/whole-sheet.js';
import type { AaState, Unit } from '../../src/games/axis-and-allies-1942/state.js';
import { wareOf } from './map.js';

/** How many moves and placings there were, and how many our rules refused. */
export interface Tally {
  orders: number;
  dropped: number;
}

/** Goods and repairs. */
export function purchaseFrom(state: AaState, said: readonly string[]): Readonly<Record<string, number>> {
  const bought: Record<string, number> = {};
  for (const line of said) {
    const [word, what = '', count = '0'] = line.split(' ');
    const id = word === 'repair' ? `repair:${what}` : word === 'buy' ? wareOf(what) : undefined;
    if (id === undefined) continue;
    const more = { ...bought, [id]: (bought[id] ?? 0) + Number(count) };
    if (billOf(more) <= state.treasury[state.active]) Object.assign(bought, more);
  }
  return bought;
}

/** Where new units go, as far as there is room. */
export function placingsFrom(state: AaState, said: readonly string[], tally: Tally): Sheet {
  const sheet: Order[] = [];
  const left: Partial<Record<Ware, number>> = { ...state.bought };
  // Carriers first, for the fighters that come with them.
  const lines = said
    .filter((line) => line.startsWith('place '))
    .toSorted((a, b) => Number(b.includes('carrier')) - Number(a.includes('carrier')));
  for (const line of lines) {
    const [, what = '', space = ''] = line.split(' ');
    const ware = wareOf(what);
    if (ware === undefined || !isWare(ware) || !isSpace(space) || (left[ware] ?? 0) === 0) continue;
    tally.orders += 1;
    const known = sheet.findIndex(({ path, units }) => path[0] === space && units?.[ware] !== undefined);
    const one: Order = {
      subject: 'mobilization',
      units: { [ware]: (sheet[known]?.units?.[ware] ?? 0) + 1 },
      path: [space],
    };
    const next = known < 0 ? [...sheet, one] : sheet.with(known, one);
    const wanted = next.reduce((sum, { units = {} }) => sum + Object.values(units).reduce((all, n) => all + n, 0), 0);
    const placed = placingsOf(state, next).reduce((sum, { count }) => sum + count, 0);
    if (placed < wanted) {
      tally.dropped += 1;
      continue;
    }
    left[ware] = (left[ware] ?? 0) - 1;
    sheet.splice(0, sheet.length, ...next);
  }
  return sheet;
}

/** Where one unit goes: from its space, by the zone from which it lands, to its goal. */
interface Way {
  readonly unit: Unit;
  readonly path: readonly string[];
}

/** The ways of all units that were moved, in the order in which they began. */
function waysOf(state: AaState, said: readonly string[]): readonly Way[] {
  const legs = new Map<string, (readonly string[])[]>();
  for (const line of said) {
    const [word, number = '', ...route] = line.split(' ');
    if (word === 'move') legs.set(number, [...(legs.get(number) ?? []), route]);
  }
  return [...legs].flatMap(([number, routes]) => {
    const unit = state.units.find(({ id }) => String(id) === number);
    if (unit === undefined) return [];
    const route = routes.flatMap((leg, n) => (n === 0 ? leg : leg.slice(1)));
    const [isRaid, spaces] = [route.includes('raid'), route.filter(isSpace)];
    const goal = spaces.at(-1);
    if (goal === undefined || (goal === unit.space && !isRaid)) return [];
    if (unitFacts[unit.type].domain !== 'land') return [{ unit, path: isRaid ? [goal, 'raid'] : [goal] }];
    return [{ unit, path: landWay(spaces, goal, unit) }];
  });
}

/** Over the sea by the last zone before the goal; through open ground where tanks take it on their way. */
function landWay(spaces: readonly Space[], goal: Space, { type, space }: Unit): readonly string[] {
  const zone = spaces.findLast((one) => isSea(one));
  if (isSea(goal)) return [goal];
  if (zone !== undefined) return zone === space ? [goal] : [zone, goal];
  const between = spaces.slice(1, -1).filter((one) => isLand(one));
  return type === 'tank' && between.length === 1 ? [...between, goal] : [goal];
}

/** The orders that carry out what was moved, as far as our rules allow it. */
export function sheetFrom(state: AaState, said: readonly string[], tally: Tally): Sheet {
  const ways = waysOf(state, said);
  // Ships clear and open the sea, armies march and land, aircraft come to where there is something to fight.
  const turn = ({ unit }: Way): number =>
    ({ sea: unit.type === 'transport' ? 3 : 0, land: 1, air: 2 })[unitFacts[unit.type].domain];
  const groups = new Map<string, Way[]>();
  for (const way of ways.toSorted((a, b) => turn(a) - turn(b))) {
    // Ships that carry an army ashore sail with it.
    if (way.unit.type === 'transport' && ways.some(({ unit, path }) => unit.aboard === way.unit.id && path.length > 0))
      continue;
    const key = [way.unit.space, ...way.path, turn(way)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  const start = draftOf(state);
  let draft = draftOf(state);
  const sheet: Order[] = [];
  const tried = (group: readonly Way[]): boolean => {
    const order = orderOf(draft, group);
    if (order === undefined) return false;
    const next = draftOf(draft);
    if (!give(next, order)) return false;
    draft = next;
    sheet.push(order);
    return true;
  };
  for (const group of groups.values()) {
    tally.orders += group.length;
    if (tried(group)) continue;
    for (const way of group) {
      // An empty transport that has sailed with its cargo is where it should be.
      if (
        !tried([way]) &&
        !tried([shorter(way)]) &&
        draft.units.some(({ id, space }) => id === way.unit.id && space !== way.path[0])
      ) {
        tally.dropped += 1;
      }
    }
  }
  if (state.step !== 'combatMove') return sheet;
  const after = (count: number): AaState => {
    const position = draftOf(state);
    for (const order of sheet.slice(0, count)) give(position, order);
    return position;
  };
  while (sheet.length > 0 && faultOf(start, after(sheet.length)) !== undefined) {
    sheet.splice(breakingOrder(after, sheet.length) - 1, 1);
    tally.dropped += 1;
  }
  return sheet;
}

/** The same goal without the stop between, which some ways do not need. */
function shorter({ unit, path }: Way): Way {
  return { unit, path: path.slice(-1) };
}

/** One order for units that go the same way. */
function orderOf(state: AaState, group: readonly Way[]): Order | undefined {
  const [first] = group;
  if (first === undefined) return undefined;
  const rows = rowsIn(state, first.unit.space);
  const units: Record<string, number> = {};
  for (const { unit } of group) {
    const row =
      rows.find((one) => one.units.some(({ id }) => id === unit.id)) ?? rows.find(({ type }) => type === unit.type);
    if (row === undefined) return undefined;
    units[row.id] = (units[row.id] ?? 0) + 1;
  }
  return { subject: first.unit.space, units, path: first.path };
}
