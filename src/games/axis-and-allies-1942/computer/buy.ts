// The computer player's purchases: repairs, what its capital lacks, ships for an army that must cross the sea, and an army with some teeth.
import { capitals, isLand, lands, type Land, type Space } from '../data/spaces.js';
import { costOf, unitFacts, type UnitType, type Ware } from '../data/units.js';
import { domainOf, enemiesIn, isFriend, seasBeside } from '../rules/board.js';
import { billOf, placingRoom, usableComplexes } from '../rules/production.js';
import { flight } from '../rules/reach.js';
import type { AaState } from '../state.js';
import { strength } from './forecast.js';
import { comingTo } from './escort.js';
import { airways, approach, footways, isDeadly, isJoined, prize, threatsNow } from './ground.js';
import type { Manner } from './manner.js';
import { openingOf } from './opening.js';
import { bearable, guardsIn, perilsNow } from './peril.js';
import { besieged } from './siege.js';

/** Units bought one after another where nothing else is missing. */
const army: readonly Ware[] = ['infantry', 'artillery', 'infantry', 'tank', 'infantry'];

/** What helps others where one's own army has no ships. */
const wings: readonly Ware[] = ['fighter', 'fighter', 'bomber', 'infantry'];

/** Most transports of a power: more of them carry more than its complexes place. */
const mostShips = 8;

/** In how many turns fighters must come to be of help. */
const bridged = 3;

/** Enemies beyond which nobody counts on landing. */
const mostForces = 3;

/** Most fighters that are bought in a turn for somebody else. */
const mostFlown = 2;

/** Most warships of a kind that are built at once to guard transports. */
const mostGuards = { carrier: 2, destroyer: 6 } as const;

/** Warships that are built at once to guard transports, the cheapest first. */
const convoys: readonly (readonly UnitType[])[] = Array.from({ length: mostGuards.carrier + 1 }, (_, carriers) =>
  Array.from({ length: mostGuards.destroyer + 1 }, (__, destroyers) => [
    ...Array.from({ length: carriers }, (): UnitType => 'carrier'),
    ...Array.from({ length: destroyers }, (): UnitType => 'destroyer'),
  ]),
)
  .flat()
  .toSorted((a, b) => billFor(a) - billFor(b));

function billFor(wares: readonly Ware[]): number {
  return wares.reduce((sum, ware) => sum + costOf(ware), 0);
}

/** What to buy and repair. */
export function purchases(state: AaState, manner: Manner): Readonly<Record<string, number>> {
  const money = state.treasury[state.active];
  const bought: Record<string, number> = {};
  let room = 0;
  for (const land of usableComplexes(state)) {
    const damage = state.complexes[land] ?? 0;
    const repair = Math.min(damage, Math.max(0, money - billOf(bought) - 6), 6);
    if (repair > 0) bought[`repair:${land}`] = repair;
    room += placingRoom({ ...state, complexes: { ...state.complexes, [land]: damage - repair } }, land);
  }
  const add = (ware: Ware): boolean => {
    if (room <= 0 || billOf(bought) + costOf(ware) > money) return false;
    bought[ware] = (bought[ware] ?? 0) + 1;
    room -= 1;
    return true;
  };
  const opening = manner.opens ? openingOf(state) : undefined;
  if (opening !== undefined) for (const ware of opening.bought) add(ware);
  else if (manner.supplies) for (const ware of missing(state)) add(ware);
  // As many cheap units as there is room for, dearer ones with the money that would be left; no army that could not leave.
  const cycle = manner.supplies && isCrowded(state) ? wings : army;
  for (let n = 0; room > 0; n++) {
    const rest = money - billOf(bought);
    const each = rest / room;
    const wanted = each >= 10 ? 'fighter' : each >= 5.5 ? 'tank' : (cycle[n % cycle.length] ?? 'infantry');
    if (!add(wanted) && !add('infantry')) break;
  }
  return bought;
}

/** What is missing, the most urgent first: a capital that could fall, ships for those who wait, and guards for the ships. */
function missing(state: AaState): readonly Ware[] {
  const { active } = state;
  const home = capitals[active];
  const threat = threatsNow(state)(home);
  const held = strength(
    state.units
      .filter((unit) => unit.space === home && isFriend(unit.power, active) && domainOf(unit) !== 'sea')
      .map(({ type }) => type),
    'defense',
  );
  const sieges = besieged(state, active);
  const guards = Math.max(0, Math.ceil((threat * 1.2 - held) / 2), Math.ceil((sieges.get(home) ?? 0) / 2));
  const first = [
    ...Array.from({ length: guards + outposts(state, home) }, (): Ware => 'infantry'),
    ...airBridge(state, sieges, home),
  ];
  return [...first, ...fleet(state, state.treasury[active] - billFor(first))];
}

/** Infantry that saves complexes far from the capital which would fall in two turns. */
function outposts(state: AaState, home: Land): number {
  const soonTo = perilsNow(state, 2);
  const infantry = { type: 'infantry' } as const;
  return usableComplexes(state)
    .filter((land) => land !== home)
    .reduce((sum, land) => {
      const guards = guardsIn(state, land);
      const counts = Array.from({ length: placingRoom(state, land) + 1 }, (_, count) => count);
      const enough = counts.find(
        (count) => soonTo(land, [...guards, ...Array.from({ length: count }, () => infantry)]) <= bearable,
      );
      return sum + (enough ?? 0);
    }, 0);
}

/**
 * Fighters for an ally's besieged capital, where they come in time: no sea stops them, and nobody guards better. Those who are on
 * their way already count.
 */
function airBridge(state: AaState, sieges: ReadonlyMap<Land, number>, home: Land): readonly Ware[] {
  const far = [...sieges].filter(
    ([land]) => land !== home && (airways(land).get(home) ?? 99) <= bridged * unitFacts.fighter.move,
  );
  const flying = state.units.filter(
    ({ type, power, space }) =>
      type === 'fighter' && isFriend(power, state.active) && isLand(space) && !sieges.has(space),
  ).length;
  const lacks = far.reduce((sum, [, lack]) => sum + Math.max(0, lack), 0);
  const missed = Math.ceil(lacks / unitFacts.fighter.defense) - flying;
  return Array.from({ length: Math.max(0, Math.min(mostFlown, missed)) }, () => 'fighter');
}

/** How many stand where they must sail from, with the transports there are; null for a power that can march to the war from its capital. */
function queue(state: AaState): { readonly waiting: number; readonly ships: number } | null {
  const { active } = state;
  const afoot = footways(state, active);
  const home = capitals[active];
  const isFar = (at: Space): boolean => isLand(at) && isJoined(at, home) && !afoot.has(at);
  if (!isFar(home)) return null;
  const own = state.units.filter(({ power }) => power === active);
  const waiting = own.filter((unit) => domainOf(unit) === 'land' && unit.type !== 'aaa' && isFar(unit.space)).length;
  return { waiting, ships: own.filter(({ type }) => type === 'transport').length };
}

/** Whether an army waits that its ships cannot carry in two turns. */
function isCrowded(state: AaState): boolean {
  const queued = queue(state);
  return queued !== null && queued.waiting > 4 * queued.ships + 6;
}

/** Fighters at home that would come aboard a new carrier. */
function boarding({ units, active }: AaState): readonly UnitType[] {
  const home = capitals[active];
  return units
    .filter(({ type, power, space }) => type === 'fighter' && power === active && space === home)
    .slice(0, 2)
    .map(({ type }) => type);
}

/** Ships for those who wait: transports as far as they would not be sunk where they sail, and first of all who guards them there. */
function fleet(state: AaState, money: number): readonly Ware[] {
  const { active } = state;
  const queued = queue(state);
  if (queued === null) return [];
  const { waiting, ships } = queued;
  const wanted = Math.min(2, Math.max(0, Math.min(mostShips, Math.ceil(waiting / 2)) - ships));
  // An army that cannot leave is large enough.
  const idle: readonly Ware[] = waiting > 2 * ships + 6 ? ['fighter', 'bomber'] : [];
  const docks = seasBeside(capitals[active]);
  const roads = crossings(state);
  let built: readonly Ware[] | null = null;
  for (const guards of convoys) {
    const bill = billFor(guards);
    if (bill > money) break;
    // Transports that cannot be paid today join their guards tomorrow.
    const count = Math.min(wanted, Math.floor((money - bill) / costOf('transport')));
    const transports = Array.from({ length: count }, () => 'transport' as const);
    const joining = [...guards, ...(guards.includes('carrier') ? boarding(state) : []), ...transports];
    // No half a fleet: what would be sunk before it sails is not built.
    if (!docks.some((dock) => !isDeadly(state, dock, active, joining))) continue;
    const isSafe = (road: Space): boolean =>
      !isDeadly(state, road, active, [...comingTo(state, road), ...carriers(state, road), ...joining]);
    if (roads.length === 0 || roads.some(isSafe)) return [...guards, ...transports, ...idle];
    built = guards;
  }
  return built === null ? ['fighter', ...idle] : [...built, ...idle];
}

/** How much further from the war than the best an army may come ashore. */
const nearlyAsGood = 1;

/** The zones in which those who wait would best go ashore, two zones from the capital at most. */
function crossings(state: AaState): readonly Space[] {
  const { active } = state;
  const home = capitals[active];
  const way = approach(state, active, prize);
  const far = (land: Land): number => way.get(land) ?? 99;
  const docks = seasBeside(home);
  const isNear = (zone: Space): boolean => docks.some((dock) => flight(dock, zone) <= unitFacts.transport.move);
  const shores = lands
    .filter((land) => !isJoined(land, home) && far(land) < far(home) && seasBeside(land).some(isNear))
    .filter((land) => isFriend(state.control[land], active) || enemiesIn(state, land, active).length <= mostForces);
  const best = Math.min(...shores.map(far));
  return shores
    .filter((land) => far(land) <= best + nearlyAsGood)
    .flatMap((land) => seasBeside(land))
    .filter(isNear);
}

/** Transports of the active power that could carry somebody to a zone. */
function carriers({ units, active }: AaState, zone: Space): readonly UnitType[] {
  return units.flatMap(({ type, power, space }) =>
    type === 'transport' && power === active && flight(space, zone) <= unitFacts.transport.move ? [type] : [],
  );
}
