// How the land lies for the computer player: distances to the enemy, threats, what a territory is worth to it.
import { neighbours } from '../data/adjacency.js';
import { powers, type Power } from '../data/powers.js';
import { capitals, isLand, isSea, isSpace, lands, territories, type Land, type Space } from '../data/spaces.js';
import type { UnitType } from '../data/units.js';
import { domainOf, isFriend, isHostileTo } from '../rules/board.js';
import { flight } from '../rules/reach.js';
import { citiesHeld, citiesOf, citiesToWin } from '../rules/victory.js';
import type { AaState, Unit } from '../state.js';
import { forecast, strength } from './forecast.js';

/** What enemies hold on a continent must be worth so much for whole armies to march there; a raider on a coast is none of their business. */
const mainland = 14;

/** The territories of each continent or island, joined by land. */
const continents: readonly ReadonlySet<Land>[] = lands.reduce<readonly ReadonlySet<Land>[]>((known, land) => {
  if (known.some((one) => one.has(land))) return known;
  const found = new Set([land]);
  for (const at of found) for (const next of neighbours[at]) if (isLand(next)) found.add(next);
  return [...known, found];
}, []);

/** Whether one can march from one territory to another, whoever stands between. */
export function isJoined(one: Land, other: Land): boolean {
  return continents.some((continent) => continent.has(one) && continent.has(other));
}

/** Steps to a space from everywhere that open spaces lead there from; worked out once for each. */
function stepsBy<S extends Space>(isOpen: (space: Space) => space is S): (to: S) => ReadonlyMap<S, number> {
  const known = new Map<S, ReadonlyMap<S, number>>();
  return (to) => {
    const found = known.get(to);
    if (found !== undefined) return found;
    const steps = new Map([[to, 0]]);
    for (const [at, count] of steps)
      for (const next of neighbours[at]) if (isOpen(next) && !steps.has(next)) steps.set(next, count + 1);
    known.set(to, steps);
    return steps;
  };
}

/** Steps over land to a territory from all of its continent. */
export const walks = stepsBy(isLand);

/** Steps through the air to a space, however many turns they take. */
export const airways = stepsBy(isSpace);

/**
 * Steps over land from every territory to the nearest one that enemies of a power hold; none where no way leads there.
 * @param least what enemies must hold on a continent for it to count, in money.
 * @param each what one place must be worth for it to count.
 */
export function marches(state: AaState, power: Power, least = 0, each = 0): ReadonlyMap<Land, number> {
  const found = new Map<Land, number>();
  let edge = continents.flatMap((continent) => {
    const hostile = [...continent].filter((land) => isHostileTo(state, land, power));
    if (hostile.reduce((sum, land) => sum + worthOf(state, land), 0) < least) return [];
    return hostile.filter((land) => worthOf(state, land) >= each);
  });
  for (let distance = 0; edge.length > 0; distance++) {
    for (const land of edge) found.set(land, distance);
    edge = [...new Set(edge.flatMap((land) => neighbours[land].filter(isLand)))].filter((land) => !found.has(land));
  }
  return found;
}

/** Steps on foot to the war: from where none lead to a continent on which whole armies are at war, one must sail. */
export function footways(state: AaState, power: Power, each = 0): ReadonlyMap<Land, number> {
  return marches(state, power, mainland, each);
}

/** What a step from zone to zone counts beside one over land: a ship makes two of them in a turn. */
const sailed = 0.6;

/** How far a poor goal is put off: armies cross the sea for what is worth holding. */
const poor = 4;

/** What armies that must sail are behind all that can march there in so many steps. */
const behind = 4;

/**
 * How far every territory is from where enemies of a power hold something worth having: steps over land, or, behind those who march, over
 * the sea. From islands and continents without a war and without a complex nobody gets there.
 */
export function approach(state: AaState, power: Power, each = 0): ReadonlyMap<Land, number> {
  const found = new Map<Space, number>();
  const open = new Map<Space, number>();
  for (const land of lands) {
    if (isHostileTo(state, land, power) && worthOf(state, land) >= each)
      open.set(land, Math.max(0, poor - worthOf(state, land) / 2));
  }
  while (open.size > 0) {
    const [at, distance] = [...open].reduce((best, one) => (one[1] < best[1] ? one : best));
    open.delete(at);
    found.set(at, distance);
    for (const next of neighbours[at]) {
      const step = distance + (isSea(at) && isSea(next) ? sailed : 1);
      if (!found.has(next) && step < (open.get(next) ?? Infinity)) open.set(next, step);
    }
  }
  const march = footways(state, power, each);
  return new Map(
    lands.map((land) => {
      const steps = march.get(land) ?? 99;
      // Nobody waits for ships where none come.
      const isPort = state.complexes[land] !== undefined || march.has(land);
      return [land, isPort ? Math.min(steps, behind + (found.get(land) ?? 99)) : 99];
    }),
  );
}

/** Enemy units that could attack a territory in their next turn over land or by air. */
function threatsTo(state: AaState, land: Land, power: Power): readonly UnitType[] {
  const near = new Set(neighbours[land].filter(isLand));
  const far = new Set([...near].flatMap((one) => neighbours[one].filter(isLand)));
  return state.units.flatMap((unit) => {
    if (isFriend(unit.power, power) || unit.type === 'aaa') return [];
    const { space, type } = unit;
    if (domainOf(unit) === 'air') return flight(space, land) <= (type === 'bomber' ? 4 : 3) ? [type] : [];
    if (domainOf(unit) !== 'land' || !isLand(space)) return [];
    return near.has(space) || (type === 'tank' && far.has(space)) ? [type] : [];
  });
}

/** How strong an attack of the active power's enemies on a territory could be in their next turn. */
export type Threats = (land: Land) => number;

/** The threats as long as no enemy moves, each reckoned once. */
export function threatsNow(state: AaState): Threats {
  const { active } = state;
  const known = new Map<Land, number>();
  return (land) => {
    const threat = known.get(land) ?? strength(threatsTo(state, land, active), 'attack');
    known.set(land, threat);
    return threat;
  };
}

/** What the enemy must gain for it to come for ships, in money. */
const bait = 3;

/** Whether it would pay the enemy to come for ships of a power in a zone in its next turn. */
export function isDeadly(
  state: AaState,
  zone: Space,
  power: Power,
  joining: readonly UnitType[] = [],
  isBeaten = false,
): boolean {
  return riskAtSea(state, zone, power, joining, isBeaten) > bait;
}

/**
 * What an enemy would sink in a zone in its next turn more than it loses there, in money, where it is likely to win.
 * @param joining ships that would come there, transports among them.
 * @param isBeaten whether the enemies in the zone itself are no more.
 */
export function riskAtSea(
  state: AaState,
  zone: Space,
  power: Power,
  joining: readonly UnitType[],
  isBeaten = false,
): number {
  const foes = state.units.filter((unit) => {
    if (isBeaten && unit.space === zone) return false;
    if (isFriend(unit.power, power) || domainOf(unit) === 'land' || unit.type === 'transport') return false;
    const reach = unit.type === 'bomber' ? 4 : unit.type === 'fighter' ? 3 : 2;
    return flight(unit.space, zone) <= reach;
  });
  if (foes.length === 0) return 0;
  const fleet: readonly Pick<Unit, 'type'>[] = [
    ...state.units.filter((unit) => unit.space === zone && isFriend(unit.power, power) && domainOf(unit) !== 'land'),
    ...joining.map((type) => ({ type })),
  ];
  // Each enemy comes in a turn of its own.
  const gains = powers.map((one) => {
    const raid = foes.filter((unit) => unit.power === one);
    if (raid.length === 0) return 0;
    const { wins, swing } = forecast(raid, fleet);
    return wins ? swing : 0;
  });
  return Math.max(0, ...gains);
}

/** What holding a territory is worth, in money. */
export function worthOf(state: AaState, land: Land): number {
  const isCapital = Object.values(capitals).some((capital) => capital === land);
  return (
    territories[land].ipc * 2 +
    cityWorth(state, land) +
    (isCapital ? 25 : 0) +
    (state.complexes[land] === undefined ? 0 : 6) +
    0.5
  );
}

/** What an enemy's place must be worth for an army to be sent for it, in money. */
export const prize = 10;

/** Whether an army in a territory stands where the war is: something that is worth it can be attacked soon. */
export function leadsOn(state: AaState, land: Land): boolean {
  return lands.some(
    (one) => (walks(one).get(land) ?? 99) <= 2 && isHostileTo(state, one, state.active) && worthOf(state, one) >= prize,
  );
}

/** What a city is worth: the more, the nearer either side is to winning by them, and most in the last round. */
function cityWorth(state: AaState, land: Land): number {
  const { options, round } = state;
  if (!citiesOf(options).includes(land)) return 0;
  if (round === options.lastRound) return 20;
  const missing = Math.min(
    ...(['axis', 'allies'] as const).map((side) => citiesToWin(options, side) - citiesHeld(state, side)),
  );
  return missing <= 1 ? 16 : missing === 2 ? 10 : 6;
}
