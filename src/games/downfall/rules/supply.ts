// Supply: up to three hexes overland, then railways and seas to a source with the unit's flag.
import type { Facts } from '../data/facts.js';
import { regionFacts, regions, type SeaArea } from '../data/seas.js';
import { axisMinors, type Nationality } from '../data/nationalities.js';
import type { Faction, PartisanId, UnitId } from '../data/units.js';
import { ideologyOf, type Place } from '../state.js';
import type { Ground } from './ground.js';
import { areFoes } from './ground.js';
import { isSea, mayBePort, maySail, portSeas, portsOn, seasBeside, seaToll } from './waters.js';

/** What supply is traced for: the steps of a Supply event may pass a beachhead, reinforcements and aircraft may not. */
export type Purpose = 'event' | 'steps';

const overlandHexes = 3;

/** A partisan or sea on a supply line that costs initiative. */
interface Toll {
  readonly at: string;
  readonly price: number;
}

/** A supply line as it was found. */
export interface SupplyLine {
  /** Places and seas from the unit to the source. */
  readonly path: readonly string[];
  /** Partisans and contested seas on it. */
  readonly tolls: readonly Toll[];
}

/** The steps back to the source from each place that is linked to it by rail and sea. */
interface Net {
  readonly next: ReadonlyMap<string, string | null>;
  readonly cost: ReadonlyMap<string, number>;
}

/** Supply of one faction on a ground; nets are found once for each nationality. */
export class Supply {
  readonly #nets = new Map<string, Net>();

  constructor(
    readonly ground: Ground,
    readonly faction: Faction,
    readonly purpose: Purpose,
    /** Beachheads that feed nobody more. */
    readonly closed: readonly Place[] = [],
  ) {}

  /** Places that supply a nationality: under a friendly flag. */
  sources(nationality: Nationality): readonly Place[] {
    const ideology = ideologyOf(this.faction);
    const towns = Object.entries(this.ground.facts.cities.sources).flatMap(([hex, of]) =>
      of.includes(nationality) && this.ground.control(hex) === ideology ? [hex] : [],
    );
    const isWestern = this.faction === 'western';
    const abroad = isWestern ? regions.filter((one) => regionFacts[one].supplies.includes(nationality)) : [];
    const isAtMulberry =
      nationality === 'united-states' || nationality === 'canada' || nationality === 'united-kingdom';
    const harbours =
      isWestern && isAtMulberry
        ? this.ground.board.beachheads.filter(({ mulberry }) => mulberry).map(({ at }) => at)
        : [];
    return [...towns, ...abroad, ...harbours];
  }

  readonly #enterable = new Map<Place, boolean>();

  /** Whether supply may be traced into a place. */
  mayEnter(place: Place): boolean {
    const known = this.#enterable.get(place);
    if (known !== undefined) return known;
    const may = this.#isOpen(place);
    this.#enterable.set(place, may);
    return may;
  }

  #isOpen(place: Place): boolean {
    const { ground } = this;
    const ideology = ideologyOf(this.faction);
    if (!ground.isFriendly(place, ideology)) return false;
    const occupier = ground.occupier(place);
    if (occupier !== null && areFoes(occupier, ideology)) return false;
    if (this.purpose === 'steps' && ground.isBeachhead(place) && !ground.isMulberry(place)) return false;
    if (!ground.inFoeZone(place, ideology)) return true;
    return occupier === ideology || ground.partisansAt(place).some((id) => this.#isOwnPartisan(id));
  }

  #isOwnPartisan(id: PartisanId): boolean {
    return id.startsWith(`partisan-${this.faction}-`);
  }

  readonly #prices = new Map<SeaArea, number>();

  /** What entering a place or sea costs: a foe's partisan, stronger foes at sea. */
  #price(node: string): number {
    if (!isSea(node)) return ideologyOf(this.faction) === 'axis' && this.ground.partisansAt(node).length > 0 ? 1 : 0;
    const known = this.#prices.get(node) ?? seaToll(this.ground.board, this.faction, node, 'supply');
    this.#prices.set(node, known);
    return known;
  }

  #toll(node: string): readonly Toll[] {
    const price = this.#price(node);
    return price === 0 ? [] : [{ at: isSea(node) ? node : (this.ground.partisansAt(node)[0] ?? node), price }];
  }

  readonly #linked = new Map<string, readonly string[]>();

  /** Places and seas linked to a node by one step of rail or sea. */
  #links(node: string): readonly string[] {
    const known = this.#linked.get(node) ?? this.#findLinks(node);
    this.#linked.set(node, known);
    return known;
  }

  #findLinks(node: string): readonly string[] {
    const { board } = this.ground;
    if (isSea(node)) {
      const ports = portsOn(board, node).filter((place) => this.#isOwnPort(place));
      return [...seasBeside(this.ground.facts, this.faction, node).filter((sea) => this.#maySail(sea)), ...ports];
    }
    const rails = this.ground.rails(node);
    if (!mayBePort(this.ground.facts, node) || !this.#isOwnPort(node)) return rails;
    return [...rails, ...portSeas(board, node).filter((sea) => this.#maySail(sea))];
  }

  readonly #open = new Map<SeaArea, boolean>();

  #maySail(sea: SeaArea): boolean {
    const known = this.#open.get(sea) ?? maySail(this.ground.board, this.faction, sea);
    this.#open.set(sea, known);
    return known;
  }

  #isOwnPort(place: Place): boolean {
    const isLimited = this.ground.isBeachhead(place) && !this.ground.isMulberry(place);
    if ((isLimited && this.purpose === 'steps') || this.closed.includes(place)) return false;
    return portSeas(this.ground.board, place).length > 0 && this.ground.control(place) === ideologyOf(this.faction);
  }

  #net(key: string, sources: () => readonly Place[]): Net {
    const known = this.#nets.get(key);
    if (known !== undefined) return known;
    const cost = new Map<string, number>();
    const next = new Map<string, string | null>();
    /** The places of each cost. */
    const rounds: string[][] = [[]];
    for (const source of sources()) {
      cost.set(source, 0);
      next.set(source, null);
      rounds[0]?.push(source);
    }
    for (let round = 0; round < rounds.length; round++) {
      for (const node of rounds[round] ?? []) {
        if (cost.get(node) !== round || (!isSea(node) && !this.mayEnter(node))) continue;
        const price = round + this.#price(node);
        for (const from of this.#links(node)) {
          if ((cost.get(from) ?? Infinity) <= price) continue;
          cost.set(from, price);
          next.set(from, node);
          while (rounds.length <= price) rounds.push([]);
          rounds[price]?.push(from);
        }
      }
    }
    const net = { next, cost };
    this.#nets.set(key, net);
    return net;
  }

  /** The cheapest line from a place to a source of a nationality; null when there is none. */
  line(from: Place, nationality: Nationality): SupplyLine | null {
    return this.#trace(
      from,
      this.#net(nationality, () => this.sources(nationality)),
    );
  }

  /** The cheapest line from a place to any source of the faction, as aircraft trace it. */
  anyLine(from: Place): SupplyLine | null {
    const own = this.ground.facts.nationalitiesOf[this.faction];
    return this.#trace(
      from,
      this.#net('any', () => [...new Set(own.flatMap((one) => this.sources(one)))]),
    );
  }

  #trace(from: Place, net: Net): SupplyLine | null {
    const seen = new Map<string, { readonly back: string | null; readonly tolls: number }>([
      [from, { back: null, tolls: 0 }],
    ]);
    let edge: Place[] = [from];
    let best: { readonly at: Place; readonly price: number } | null = null;
    for (let n = 0; n <= overlandHexes; n++) {
      for (const at of edge) {
        const price = (seen.get(at)?.tolls ?? 0) + (net.cost.get(at) ?? Infinity);
        if (price < (best?.price ?? Infinity)) best = { at, price };
      }
      // Nothing is cheaper than a line that costs nothing.
      if (n === overlandHexes || best?.price === 0) break;
      const further: Place[] = [];
      for (const at of edge) {
        for (const one of this.ground.edges(at)) {
          const tolls = (seen.get(at)?.tolls ?? 0) + this.#price(one.to);
          if ((seen.get(one.to)?.tolls ?? Infinity) <= tolls) continue;
          if (this.ground.isDifficultEdge(at, one) || !this.mayEnter(one.to)) continue;
          seen.set(one.to, { back: at, tolls });
          further.push(one.to);
        }
      }
      edge = further;
    }
    if (best === null) return null;
    const path: string[] = [];
    for (
      let at: string | null = best.at;
      at !== null && path.length <= overlandHexes;
      at = seen.get(at)?.back ?? null
    ) {
      path.unshift(at);
    }
    for (let at = net.next.get(best.at) ?? null; at !== null; at = net.next.get(at) ?? null) path.push(at);
    return { path, tolls: [...new Set(path.slice(1))].flatMap((node) => this.#toll(node)) };
  }

  /** The line of a unit where it stands. */
  lineOf(id: UnitId): SupplyLine | null {
    const { at } = this.ground.board.units[id];
    return at === null ? null : this.line(at, this.ground.facts.units[id].nationality);
  }
}

export function isAxisMinor(facts: Facts, id: UnitId): boolean {
  return axisMinors.includes(facts.units[id].nationality);
}
