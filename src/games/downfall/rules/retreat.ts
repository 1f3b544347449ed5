// Retreats: where defenders can go, each hex one step further from the attack; and where a partisan slips away to.
import { partisanUnits, type PartisanId, type UnitId } from '../data/units.js';
import { ideologyOf, type Combat, type OpenState, type Place } from '../state.js';
import { hexDistance } from '../data/hexes.js';
import { Ground, nationOf } from './ground.js';
import { afterLoss, defenderLosses, type Loss } from './losses.js';
import { defendersOf, specialsOf } from './odds.js';

/** Where a retreat ends, and the places entered. */
export type Retreats = ReadonlyMap<Place, readonly Place[]>;

function nextHexes(ground: Ground, id: UnitId, from: Place, at: Place): readonly Place[] {
  const ideology = ideologyOf(ground.facts.units[id].faction);
  return ground.edges(at).flatMap((edge) => {
    const { to, water } = edge;
    if (!/^\d{4}$/.test(to) || hexDistance(from, to) !== hexDistance(from, at) + 1) return [];
    const occupier = ground.occupier(to);
    if (occupier !== null && occupier !== ideology) return [];
    if (water === 'beach' && ideology !== 'western') return [];
    if (ground.inFoeZone(to, ideology) || ground.isBarred(at, to, ideology)) return [];
    return ground.mayEnterNation(at, to, ideology) ? [to] : [];
  });
}

/** Ends of retreats of so many hexes; where all are full, of one hex more, and where those are full too, none. */
export function retreats(ground: Ground, id: UnitId, from: Place, hexes: number): Retreats {
  let ways = new Map<Place, readonly Place[]>([[from, []]]);
  const { steps } = ground.board.units[id];
  for (let n = 1; n <= hexes + 1; n++) {
    const next = new Map<Place, readonly Place[]>();
    for (const [at, path] of ways) {
      for (const to of nextHexes(ground, id, from, at)) {
        const way = [...path, to];
        const known = next.get(to);
        if (known === undefined || partisansOn(ground, way) < partisansOn(ground, known)) next.set(to, way);
      }
    }
    if (next.size === 0) return next;
    ways = next;
    if (n < hexes) continue;
    const roomy = new Map([...ways].filter(([place]) => ground.hasRoom(place, 1, steps)));
    if (roomy.size > 0) return roomy;
  }
  return new Map();
}

/** Partisans on a way: each costs the Axis 1 initiative. */
export function partisansOn(ground: Ground, path: readonly Place[]): number {
  return path.filter((place) => ground.partisansAt(place).length > 0).length;
}

/** The ground with a unit moved somewhere. */
export function withUnitAt(ground: Ground, id: UnitId, at: Place): Ground {
  const board: OpenState = {
    ...ground.board,
    units: { ...ground.board.units, [id]: { ...ground.board.units[id], at } },
  };
  return new Ground(board);
}

/** Whether all of some units can retreat so far, one after another. */
export function canAllRetreat(ground: Ground, ids: readonly UnitId[], from: Place, hexes: number): boolean {
  const [first, ...others] = ids;
  if (first === undefined) return true;
  for (const place of retreats(ground, first, from, hexes).keys()) {
    if (others.length === 0 || canAllRetreat(withUnitAt(ground, first, place), others, from, hexes)) return true;
  }
  return false;
}

/** Places a partisan may slip away to: beside it, in its nation, without partisans or Axis units. */
export function partisanRetreats(ground: Ground, id: PartisanId): readonly Place[] {
  const { at } = ground.board.partisans[id];
  if (at === null) return [];
  return ground
    .edges(at)
    .map(({ to }) => to)
    .filter(
      (to) =>
        nationOf(ground.facts, to) !== null &&
        nationOf(ground.facts, to) === nationOf(ground.facts, at) &&
        ground.partisansAt(to).length === 0 &&
        ground.occupier(to) !== 'axis',
    );
}

/** How many hits may be met by retreating: each number of hexes that all defenders can go. */
export function retreatChoices(ground: Ground, combat: Combat): readonly number[] {
  const hits = combat.defenderHits;
  if (combat.partisan !== null) {
    return hits > 0 && partisanRetreats(ground, combat.partisan).length > 0 ? [0, 1] : [0];
  }
  const both = [
    ...specialsOf(ground.facts, combat, combat.defender),
    ...specialsOf(ground.facts, combat, combat.attacker),
  ];
  if (hits === 0 || both.includes('defender-cannot-retreat')) return [0];
  const most = specialsOf(ground.facts, combat, combat.defender).includes('all-hits-may-be-retreat')
    ? hits
    : Math.ceil(hits / 2);
  const choices = [0];
  for (let n = 1; n <= most; n++) if (canGo(ground, combat, hits - n, n)) choices.push(n);
  return choices;
}

/** Whether some defenders are left after so many losses, and all of them can retreat so far. */
function canGo(ground: Ground, combat: Combat, losses: number, hexes: number): boolean {
  if (losses > 0) {
    return defenderLosses(ground, combat, false, true).some((loss) =>
      canGoAfter(ground, combat, loss, { after: losses - 1, back: hexes }),
    );
  }
  const defenders = defendersOf(ground, combat);
  if (defenders.length === 0 || ground.hasFortress(combat.target)) return false;
  return canAllRetreat(ground, defenders, combat.target, hexes);
}

/** Whether a loss leaves defenders who can retreat so far once they have taken the losses after it. */
export function canGoAfter(
  ground: Ground,
  combat: Combat,
  loss: Loss,
  { after, back }: { readonly after: number; readonly back: number },
): boolean {
  if (combat.partisan !== null) return true;
  return canGo(new Ground(afterLoss(ground.board, loss)), combat, after, back);
}

/** Partisans that defend beside combat units of their own side. */
export function partisansBeside(ground: Ground, { target, defender }: Combat): readonly PartisanId[] {
  const ideology = ideologyOf(defender);
  return ground.partisansAt(target).filter((id) => partisanUnits[id] === ideology);
}
