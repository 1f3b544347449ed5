// A position seen as ground: who stands where, who controls which hex, and where zones of control reach.
import { cityIds } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import { nations, type Nation } from '../data/nations.js';
import { factsOf } from '../data/own-files.js';
import { regions } from '../data/seas.js';
import { partisanIds, partisanUnits, type PartisanId, type UnitId } from '../data/units.js';
import { ideologyOf, typeOf, type Ideology, type OpenState, type Place, type Weather } from '../state.js';
import {
  edgesByHex,
  numberedHexes,
  radiating,
  sideOf,
  spinesByHex,
  type Edge,
  type Edges,
  type Numbered,
} from './graph.js';
import { weatherOf } from './time.js';

/** Whether two ideologies fight each other. */
export function areFoes(a: Ideology, b: Ideology): boolean {
  return a !== b && (a === 'axis' || b === 'axis');
}

const regionNames: ReadonlySet<string> = new Set(regions);

export function isRegion(place: Place): boolean {
  return regionNames.has(place);
}

/** The nation of a land hex; none for regions and beachheads. */
export function nationOf(facts: Facts, place: Place): Nation | null {
  return facts.hexes.get(place)?.nation ?? null;
}

const foes: Readonly<Record<Ideology, readonly Ideology[]>> = {
  western: ['axis'],
  soviet: ['axis'],
  axis: ['western', 'soviet'],
};

/** Whom a hex can be found to belong to; not yet known first, then nobody. */
const owners: readonly (Ideology | null | undefined)[] = [undefined, null, 'western', 'soviet', 'axis'];
const unknown = 0;
const nobody = 1;

interface Zone {
  readonly hexes: ReadonlySet<Place>;
  readonly spines: ReadonlySet<string>;
}

/** A position seen as ground. It does not follow later changes: make a new one. */
export class Ground {
  readonly facts: Facts;
  readonly #graph: Edges;
  readonly #numbered: Numbered;
  readonly #units = new Map<Place, UnitId[]>();
  readonly #partisans = new Map<Place, PartisanId[]>();
  readonly #beachEdges = new Map<Place, Edge[]>();
  readonly #zones = new Map<Ideology, Zone>();
  #control: Uint8Array | undefined;
  readonly weather: Weather;

  constructor(readonly board: OpenState) {
    this.facts = factsOf(board);
    this.#graph = edgesByHex(this.facts);
    this.#numbered = numberedHexes(this.facts);
    this.weather = weatherOf(board);
    for (const id of this.facts.unitIds) {
      const { status, at } = board.units[id];
      if (status !== 'map' || at === null) continue;
      const here = this.#units.get(at);
      if (here === undefined) this.#units.set(at, [id]);
      else here.push(id);
    }
    for (const id of partisanIds) {
      const { status, at } = board.partisans[id];
      if (status === 'map' && at !== null) this.#partisans.set(at, [...(this.#partisans.get(at) ?? []), id]);
    }
    for (const { at } of board.beachheads) {
      const land = this.facts.beachAt.get(at)?.land;
      if (land === undefined) continue;
      this.#beachEdges.set(at, [{ to: land, rail: false, water: 'beach' }]);
      this.#beachEdges.set(land, [...(this.#beachEdges.get(land) ?? []), { to: at, rail: false, water: 'beach' }]);
    }
  }

  /** Combat units in a place. */
  unitsAt(place: Place): readonly UnitId[] {
    return this.#units.get(place) ?? [];
  }

  partisansAt(place: Place): readonly PartisanId[] {
    return this.#partisans.get(place) ?? [];
  }

  /** The ideology of the combat units in a place. */
  occupier(place: Place): Ideology | null {
    const [first] = this.unitsAt(place);
    return first === undefined ? null : ideologyOf(this.facts.units[first].faction);
  }

  isBeachhead(place: Place): boolean {
    return this.board.beachheads.some(({ at }) => at === place);
  }

  isMulberry(place: Place): boolean {
    return this.board.beachheads.some(({ at, mulberry }) => at === place && mulberry);
  }

  /** Hexsides by which land units can leave a place. */
  edges(place: Place): readonly Edge[] {
    const land = this.#graph.get(place) ?? [];
    const beach = this.#beachEdges.get(place);
    return beach === undefined ? land : [...land, ...beach];
  }

  /** Places to which railways lead from a place; none lead over a beach. */
  rails(place: Place): readonly Place[] {
    return this.#numbered.rails.get(place) ?? [];
  }

  edge(from: Place, to: Place): Edge | undefined {
    return this.edges(from).find((one) => one.to === to);
  }

  /** Who controls a place; nobody where the nearest units and cities of two ideologies are equally near. */
  control(place: Place): Ideology | null {
    const number = this.#numbered.numbers.get(place);
    if (number === undefined) return isRegion(place) || this.isBeachhead(place) ? 'western' : null;
    this.#control ??= this.#spread();
    return owners[this.#control[number] ?? nobody] ?? null;
  }

  /** Controlled by an ideology, or by nobody. */
  isFriendly(place: Place, ideology: Ideology): boolean {
    const owner = this.control(place);
    return owner === null || owner === ideology;
  }

  /** Cities and units hold the hexes they are nearest to: the owner of each hex, as its place among `owners`. */
  #spread(): Uint8Array {
    const { numbers, beside } = this.#numbered;
    const held = new Uint8Array(beside.length);
    const reached = new Uint8Array(beside.length);
    let edge: number[] = [];
    let next: number[] = [];
    const reach = (n: number, owner: number): void => {
      if (held[n] !== unknown) return;
      if (reached[n] === unknown) {
        reached[n] = owner;
        next.push(n);
      } else if (reached[n] !== owner) reached[n] = nobody;
    };
    const hold = (place: Place, owner: Ideology | null): void => {
      const n = numbers.get(place);
      if (n === undefined) return;
      held[n] = owners.indexOf(owner);
      edge.push(n);
    };
    for (const city of cityIds) hold(this.facts.cities.places[city].hex, this.board.cityControl[city]);
    for (const place of this.#units.keys()) if (!this.facts.cityAt.has(place)) hold(place, this.occupier(place));
    // The Middle East is a Western city one step from its hexes, a beachhead in use borders on its hex.
    for (const place of ['middle-east', ...this.#beachEdges.keys()]) {
      const isHeld = place === 'middle-east' || this.isMulberry(place) || this.unitsAt(place).length > 0;
      if (numbers.has(place) || !isHeld) continue;
      for (const { to } of this.edges(place)) reach(numbers.get(to) ?? -1, owners.indexOf('western'));
    }
    while (edge.length > 0 || next.length > 0) {
      for (const from of edge) for (const n of beside[from] ?? []) reach(n, held[from] ?? nobody);
      for (const n of next) held[n] = reached[n] ?? nobody;
      [edge, next] = [next, []];
    }
    return held;
  }

  #zone(ideology: Ideology): Zone {
    const known = this.#zones.get(ideology);
    if (known !== undefined) return known;
    const hexes = new Set<Place>();
    const spines = new Set<string>();
    for (const place of this.#units.keys()) {
      if (this.occupier(place) !== ideology || (isRegion(place) && place !== 'middle-east')) continue;
      hexes.add(place);
      const around = this.edges(place).map(({ to }) => to);
      for (const near of around) hexes.add(near);
      // Only beside a beachhead are there other hexsides than on the map.
      const isOfMap = this.#beachEdges.size === 0 || !around.some((near) => this.#beachEdges.has(near));
      const known = isOfMap ? spinesByHex(this.facts).get(place) : undefined;
      for (const side of known ?? radiating(around, (near) => this.edges(near))) spines.add(side);
    }
    const zone = { hexes, spines };
    this.#zones.set(ideology, zone);
    return zone;
  }

  /** Whether a place lies in the zone of control of a foe of this ideology. */
  inFoeZone(place: Place, ideology: Ideology): boolean {
    for (const other of foes[ideology]) if (this.#zone(other).hexes.has(place)) return true;
    return false;
  }

  /** Whether a hexside radiates from a foe's hex, so that it may not be crossed. */
  isBarred(a: Place, b: Place, ideology: Ideology): boolean {
    for (const other of foes[ideology]) {
      const { hexes, spines } = this.#zone(other);
      // Both hexes of such a hexside lie in the zone.
      if (hexes.has(a) && hexes.has(b) && spines.has(sideOf(a, b))) return true;
    }
    return false;
  }

  /** Whether a place becomes difficult in the present weather. */
  isDifficult(place: Place): boolean {
    const terrain = this.facts.hexes.get(place)?.terrain;
    return (terrain === 'mountains' && this.weather === 'snow') || (terrain === 'swamp' && this.weather === 'mud');
  }

  /** Whether an edge is difficult to cross: into or out of a difficult hex without a railway. */
  isDifficultEdge(from: Place, edge: Edge): boolean {
    return !edge.rail && (this.isDifficult(from) || this.isDifficult(edge.to));
  }

  /** Whether units of an ideology may cross from one place into another by the rule of national borders. */
  mayEnterNation(from: Place, to: Place, ideology: Ideology): boolean {
    const nation = nationOf(this.facts, to);
    const before = nationOf(this.facts, from);
    if (ideology === 'axis' || nation === null || before === null || nation === before || nation === 'germany')
      return true;
    return this.openNations(ideology).has(nation);
  }

  readonly #nations = new Map<Ideology, ReadonlySet<Nation>>();

  /** Nations an Allied ideology may march into. */
  openNations(ideology: Ideology): ReadonlySet<Nation> {
    const known = this.#nations.get(ideology);
    if (known !== undefined) return known;
    const holders = new Map<Nation, Set<Ideology>>();
    const friendly = new Set<Nation>();
    for (const place of this.#units.keys()) {
      const nation = nationOf(this.facts, place);
      const owner = this.occupier(place);
      if (nation === null || owner === null) continue;
      holders.set(nation, (holders.get(nation) ?? new Set()).add(owner));
      if (owner === ideology) friendly.add(nation);
    }
    for (const [place, ids] of this.#partisans) {
      const nation = nationOf(this.facts, place);
      if (nation !== null && ids.some((id) => partisanUnits[id] === ideology)) friendly.add(nation);
    }
    const other: Ideology = ideology === 'western' ? 'soviet' : 'western';
    const openOnes = new Set(
      nations.filter((nation) => {
        const here = holders.get(nation);
        return nation === 'germany' || friendly.has(nation) || here?.has('axis') === true || here?.has(other) !== true;
      }),
    );
    this.#nations.set(ideology, openOnes);
    return openOnes;
  }

  /** Steps of the combat units in a place. */
  stepsAt(place: Place): number {
    return this.unitsAt(place).reduce((sum, id) => sum + this.board.units[id].steps, 0);
  }

  /** The most steps that may be stacked in a place (A.1, 2.4.2). */
  #mostSteps(place: Place): number {
    return this.isBeachhead(place) && !this.isMulberry(place) ? 4 : 6;
  }

  /** Whether a place keeps the stacking limits, with so many units and steps more. */
  hasRoom(place: Place, units: number, steps: number): boolean {
    if (isRegion(place)) return true;
    return this.unitsAt(place).length + units <= 2 && this.stepsAt(place) + steps <= this.#mostSteps(place);
  }

  /** Whether just these units keep the stacking limits of a place. */
  fits(place: Place, ids: readonly UnitId[]): boolean {
    if (isRegion(place)) return true;
    const steps = ids.reduce((sum, id) => sum + this.board.units[id].steps, 0);
    return ids.length <= 2 && steps <= this.#mostSteps(place);
  }

  /** Places in which more stand than the stacking limits allow. */
  overfull(): readonly Place[] {
    return [...this.#units.keys()].filter((place) => !this.hasRoom(place, 0, 0));
  }

  /** How many units and steps stand in a place, and how many steps may. */
  crowd(place: Place): { readonly units: number; readonly steps: number; readonly most: number } {
    const ids = this.unitsAt(place);
    const steps = ids.reduce((sum, id) => sum + this.board.units[id].steps, 0);
    return { units: ids.length, steps, most: this.#mostSteps(place) };
  }

  /** Whether a fortress is in a place, from which nobody retreats. */
  hasFortress(place: Place): boolean {
    return this.unitsAt(place).some((id) => typeOf(this.facts, id, this.board.units[id]) === 'fortress');
  }
}

/** The ground of a position as it stands now. */
export function groundOf(board: OpenState): Ground {
  return new Ground(board);
}
