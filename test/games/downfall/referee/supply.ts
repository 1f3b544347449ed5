// Supply lines as section 11 describes them: every way is tried, hex by hex, rail by rail, sea by sea.
import { cityIds } from '../../../../src/games/downfall/data/cities.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { regionFacts, regions, seaAreas, type SeaArea } from '../../../../src/games/downfall/data/seas.js';
import type { Faction, UnitId } from '../../../../src/games/downfall/data/units.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { control, foes, isRegion, partisansIn, sideOf, unitsIn, Zones, type Side } from './ground.js';
import { isHard, ways } from './map.js';

const isSea = (node: string): node is SeaArea => seaAreas.some((sea) => sea === node);

/** Whether a faction has a ready fleet of its side in a sea (L762); in Overlord the seas are divided (L1914-1922). */
function hasFleet(state: DownfallState, faction: Faction, side: Side, sea: SeaArea): boolean {
  if (state.options.scenario !== 'overlord') {
    return ours.navalIds.some((id) => {
      const { status, sea: at, ready } = state.naval[id];
      const { kind, faction: own } = ours.fleets[id];
      const isOwn = own === 'western' || own === 'soviet' ? own === side : side === 'axis';
      return kind === 'fleet' && isOwn && status === 'sea' && at === sea && ready;
    });
  }
  const okh = sea === 'baltic-sea' ? 'fleet-okh-baltic' : sea === 'black-sea' ? 'fleet-okh-black' : null;
  if (okh === null) return faction === 'western';
  return faction === 'soviet' || (faction === 'okh' && state.naval[okh].status === 'sea');
}

function seasAt(state: DownfallState, place: string): readonly SeaArea[] {
  const region = regions.find((one) => one === place);
  if (region !== undefined) return regionFacts[region].seas;
  const city = ours.cityAt.get(place);
  if (city !== undefined) return ours.cities.places[city].seas ?? [];
  const beach = Object.values(ours.seas.beaches).find(({ sea }) => sea === place);
  return beach !== undefined && state.beachheads.some(({ at }) => at === place) ? [beach.area] : [];
}

/** Supply of a faction as a whole position has it. */
export class PlainSupply {
  readonly #side: Side;
  readonly #control: ReadonlyMap<string, Side | null>;
  readonly #zones: Zones;
  readonly #ports: ReadonlyMap<SeaArea, readonly string[]>;

  constructor(
    readonly state: DownfallState,
    readonly faction: Faction,
  ) {
    this.#side = faction === 'western' || faction === 'soviet' ? faction : 'axis';
    this.#control = control(state);
    this.#zones = new Zones(state, this.#side);
    const places = [
      ...cityIds.map((id) => ours.cities.places[id].hex),
      ...regions,
      ...state.beachheads.map(({ at }) => at),
    ];
    this.#ports = new Map(seaAreas.map((sea) => [sea, places.filter((place) => seasAt(state, place).includes(sea))]));
  }

  #owner(place: string): Side | null {
    return ours.hexes.has(place) ? (this.#control.get(place) ?? null) : 'western';
  }

  /** Whether a line may come into a place (L1816, L1822). */
  #mayEnter(place: string): boolean {
    const owner = this.#owner(place);
    if (owner !== null && owner !== this.#side) return false;
    const there = unitsIn(this.state, place).map(sideOf);
    if (there.some((one) => foes(one, this.#side))) return false;
    if (!this.#zones.hexes.has(place)) return true;
    return there.includes(this.#side) || partisansIn(this.state, place).includes(this.#side);
  }

  #isSource(place: string, id: UnitId): boolean {
    const { nationality } = ours.units[id];
    if (ours.cities.sources[place]?.includes(nationality) === true) return this.#owner(place) === this.#side;
    const region = regions.find((one) => one === place);
    if (region !== undefined) return this.faction === 'western' && regionFacts[region].supplies.includes(nationality);
    const isMulberry = this.state.beachheads.some(({ at, mulberry }) => at === place && mulberry);
    return isMulberry && ['united-states', 'canada', 'united-kingdom'].includes(nationality);
  }

  /** Whether some line leads from a unit to a source of its flag. */
  feeds(id: UnitId): boolean {
    const { state, faction } = this;
    const start = state.units[id].at ?? '';
    const seen = new Set<string>();
    const open: (readonly [at: string, overland: number])[] = [[start, 0]];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [at, overland] = next;
      if (!isSea(at) && this.#isSource(at, id)) return true;
      if (seen.has(`${at} ${overland}`)) continue;
      seen.add(`${at} ${overland}`);
      // Up to three hexes overland first; what comes after goes by rail and sea alone (L1814-1815).
      const linked = 9;
      if (isSea(at)) {
        for (const { a, b, only } of ours.seas.borders) {
          const to = a === at ? b : b === at ? a : null;
          const isOpen = only === undefined || only === this.#side;
          if (to !== null && isOpen && hasFleet(state, faction, this.#side, to)) open.push([to, linked]);
        }
        for (const port of this.#ports.get(at) ?? []) {
          if (this.#owner(port) === this.#side && this.#mayEnter(port)) open.push([port, linked]);
        }
        continue;
      }
      for (const way of ways(state, at)) {
        if (isRegion(way.to) && faction !== 'western') continue;
        if (!this.#mayEnter(way.to)) continue;
        if (way.rail) open.push([way.to, linked]);
        if (overland < 3 && !isHard(state, at, way)) open.push([way.to, overland + 1]);
      }
      if (this.#owner(at) === this.#side) {
        for (const sea of seasAt(state, at)) if (hasFleet(state, faction, this.#side, sea)) open.push([sea, linked]);
      }
    }
    return false;
  }
}
