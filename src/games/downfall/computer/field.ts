// What places are worth to a faction: how near they lie to what it wants, to what it must hold, and to whom it can attack with others.
import { cityIds, type City } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import type { Faction, UnitId } from '../data/units.js';
import { terrainValue } from '../rules/odds.js';
import { isRegion, type Ground } from '../rules/ground.js';
import { landings } from '../rules/landings.js';
import { foeOf, ideologyOf, type Place } from '../state.js';

/** What an objective, another city and Berlin are wanted for. */
const objective = 4;
const city = 1.2;
const berlin = 6;

function worthOf({ cities }: Facts, id: City): number {
  return id === 'berlin' ? berlin : cities.places[id].objective === true ? objective : city;
}

/** What is left of a goal's pull one hex further away. */
const fading = 0.8;
/** Hexes beyond which nothing pulls. */
const farthest = 16;
/** Hexes within which a foe's march threatens a city, and one through a line that breaks. */
const threatening = 4;
const breaking = 3;
/** Which part of a city's worth a guard saves the less, for each hex that the foe is away. */
const perHexAway = 0.15;

/** What a hex further from the nearest foe or goal costs, to that many hexes. */
const perHex = 0.25;
const mostHexes = 16;

/** What a column of the combat table in the foe's favour counts. */
const perColumn = 0.3;
const mostDanger = 2.5;

/** What a hex of the line is worth to whoever holds it alone. */
const line = 1.2;

/** What it is worth to the Axis to stand before an objective that it holds; less further away. */
const sheltered = 0.6;
const shelterHexes = 4;

/** What being ahead of all others costs before the last turn. */
const ahead = 1.5;

/** Units beside a foe's hex that make an attack stronger; more find no use. */
const mostBeside = 5;

/** What it is worth to stand ready across the Channel, and further overseas. */
const readyToLand = 0.8;
const overseas = -2.5;

type Distances = ReadonlyMap<Place, number>;

/** Hexes over land from the nearest of some places; a place that stops is reached and not left. */
export function over(
  ground: Ground,
  starts: Iterable<Place>,
  most: number,
  stops?: (place: Place) => boolean,
): Distances {
  const far = new Map<Place, number>();
  for (const start of starts) far.set(start, 0);
  // In the sequence of their distance: what is added is one further than what it is reached from.
  for (const [at, hexes] of far) {
    if (hexes >= most || (hexes > 0 && stops?.(at) === true)) continue;
    for (const { to } of ground.edges(at)) if (!far.has(to)) far.set(to, hexes + 1);
  }
  return far;
}

/** How strongly units would hold a place: their steps, with terrain and city. */
export function firmness({ facts, board }: Ground, place: Place, ids: readonly UnitId[]): number {
  const terrain = facts.hexes.get(place)?.terrain;
  const steps = ids.reduce((sum, id) => sum + board.units[id].steps, 0);
  return steps + (terrain === undefined ? 0 : terrainValue[terrain]) + (facts.cityAt.has(place) ? 1 : 0);
}

/** Who takes cities from whom without a fight: the Allies fight the Axis, not each other. */
const rivalOf: Readonly<Partial<Record<Faction, Faction>>> = { western: 'soviet', soviet: 'western' };

/** A position as one faction sees it, before anything moves. */
export class Field {
  readonly #foes: ReadonlySet<Place>;
  readonly #pull = new Map<Place, number>();
  readonly #near: Distances;
  readonly #roads: Distances;
  readonly #exposed: Distances;
  readonly #shelter: Distances;

  constructor(
    readonly ground: Ground,
    readonly faction: Faction,
  ) {
    const { facts } = ground;
    this.#foes = this.#placesOf(foeOf[faction]);
    const goals = cityIds.filter((id) => this.#isGoal(id));
    const hexes = (ids: readonly City[]): readonly Place[] => ids.map((id) => facts.cities.places[id].hex);
    const isMain = (id: City): boolean => facts.cities.places[id].objective === true;
    for (const worth of [berlin, objective, city])
      for (const [place, far] of over(ground, hexes(goals.filter((id) => worthOf(facts, id) === worth)), farthest))
        this.#pull.set(place, Math.max(this.#pull.get(place) ?? 0, worth * fading ** far));
    this.#roads = over(ground, hexes(goals.filter(isMain)), farthest);
    this.#near = over(ground, [...this.#foes, ...hexes(goals)], mostHexes);
    this.#exposed = this.#exposure();
    const held = cityIds.filter((id) => isMain(id) && ground.board.cityControl[id] === 'axis');
    this.#shelter = ideologyOf(faction) === 'axis' ? over(ground, hexes(held), shelterHexes) : new Map();
  }

  /** How many hexes foes, or the other ally, are away from what they could march into. */
  #exposure(): Distances {
    const { ground, faction } = this;
    const { facts, board } = ground;
    const own = ideologyOf(faction);
    const foe = ideologyOf(foeOf[faction]);
    const exposed = new Map(over(ground, this.#foes, threatening, (place) => ground.inFoeZone(place, foe)));
    const note = (place: Place, far: number): void => {
      if (far <= threatening + 1) exposed.set(place, Math.min(exposed.get(place) ?? far, far));
    };
    // Whoever guards a city keeps foes from passing beside it: they come in once he has gone.
    for (const id of cityIds) {
      const { hex } = facts.cities.places[id];
      for (const { to } of ground.edges(hex)) note(hex, (exposed.get(to) ?? Infinity) + 1);
    }
    const beaches = faction === 'okw' && board.beachheadPool > 0 ? landings(board, ground) : [];
    for (const sea of beaches) note(facts.beachAt.get(sea)?.land ?? sea, threatening);
    // A line of the Axis is soon broken, and its cities are not to be open then.
    if (own === 'axis') for (const [place, far] of over(ground, this.#foes, breaking)) note(place, far + 1);
    // The other ally walks into what is left empty, and no zone holds him up.
    const rival = rivalOf[faction];
    const rivals = rival === undefined ? [] : this.#placesOf(rival);
    for (const [place, far] of over(ground, rivals, threatening)) note(place, far);
    return exposed;
  }

  /** Where the units of a faction stand on the land. */
  #placesOf(faction: Faction): ReadonlySet<Place> {
    const { facts, board } = this.ground;
    const there = facts.unitIds.flatMap((id) => {
      const { status, at } = board.units[id];
      return status === 'map' && at !== null && facts.units[id].faction === faction && !isRegion(at) ? [at] : [];
    });
    return new Set(there);
  }

  #isGoal(id: City): boolean {
    const { facts, board } = this.ground;
    const foe = ideologyOf(foeOf[this.faction]);
    const there = this.ground.unitsAt(facts.cities.places[id].hex);
    const holder = board.cityControl[id];
    if (holder === rivalOf[this.faction]) return facts.cities.places[id].objective === true && there.length === 0;
    if (holder !== foe) return false;
    // Whom a faction may not fight it cannot drive out.
    return there.length === 0 || there.some((unit) => facts.units[unit].faction === foeOf[this.faction]);
  }

  /** How strongly what is still to be taken draws here. */
  pull(place: Place): number {
    return this.#pull.get(place) ?? 0;
  }

  /** Whether a way over land leads from a place to an objective: from most islands none does. */
  leadsOn(place: Place): boolean {
    return this.#roads.has(place);
  }

  /** Whether foes could march into a place, or land there. */
  isThreatened(place: Place): boolean {
    return this.#exposed.has(place);
  }

  /** What a city is worth to those who guard it: nothing where no foe can come, or somebody else stands. */
  #guard(now: Ground, place: Place, others: readonly UnitId[]): number {
    const id = now.facts.cityAt.get(place);
    const far = this.#exposed.get(place);
    if (id === undefined || far === undefined || others.length > 0) return 0;
    if (now.control(place) !== ideologyOf(this.faction)) return 0;
    return worthOf(now.facts, id) * (1 - perHexAway * far);
  }

  /** What it is worth to be beside a foe, with those who are there already. */
  #beside(now: Ground, id: UnitId, place: Place): number {
    const { steps } = now.board.units[id];
    let best = 0;
    for (const { to } of now.edges(place)) {
      if (!this.#foes.has(to)) continue;
      const beside = now
        .edges(to)
        .flatMap((edge) => now.unitsAt(edge.to))
        .filter((one) => one !== id && now.facts.units[one].faction === this.faction).length;
      const worth = (0.5 + 0.3 * this.pull(to)) * (0.7 + 0.1 * steps) * (beside < mostBeside ? 1 : 0.3);
      best = Math.max(best, worth);
    }
    return best;
  }

  /** What is lost by standing weak before many. */
  #danger(now: Ground, id: UnitId, place: Place, others: readonly UnitId[]): number {
    let strongest = 0;
    let many = 0;
    for (const { to } of now.edges(place)) {
      if (!this.#foes.has(to)) continue;
      for (const foe of now.unitsAt(to)) {
        strongest = Math.max(strongest, now.board.units[foe].steps);
        many += 1;
      }
    }
    if (many === 0) return 0;
    const own = firmness(now, place, [id, ...others]);
    return Math.min(mostDanger, perColumn * Math.max(0, strongest + many - own + 1));
  }

  /** What keeps a unit of the Axis where it stands: whoever leaves the line opens it. */
  holds(now: Ground, id: UnitId, place: Place): number {
    if (ideologyOf(this.faction) !== 'axis' || (this.#near.get(place) ?? Infinity) > 2) return 0;
    return now.unitsAt(place).some((one) => one !== id) ? 0 : line;
  }

  #isLastTurn(): boolean {
    const { turn, options } = this.ground.board;
    return turn >= options.lastTurn;
  }

  /** What is risked by whoever goes far ahead of all others. */
  #alone(now: Ground, place: Place, others: readonly UnitId[]): number {
    if (others.length > 0 || this.#isLastTurn() || (this.#near.get(place) ?? Infinity) > 2) return 0;
    const isAlone = now
      .edges(place)
      .every(({ to }) => !now.unitsAt(to).some((one) => now.facts.units[one].faction === this.faction));
    return isAlone ? ahead : 0;
  }

  /** What it is worth that a unit stands in a place, as all else stands now. */
  standing(now: Ground, id: UnitId, place: Place): number {
    if (isRegion(place) && place !== 'middle-east') return place === 'uk' ? readyToLand : overseas;
    const others = now.unitsAt(place).filter((one) => one !== id);
    const near = this.#near.get(place);
    const away = near === undefined ? mostHexes + 2 : Math.max(0, near - 1);
    const shelter = sheltered * fading ** (this.#shelter.get(place) ?? Infinity);
    return (
      this.pull(place) +
      shelter -
      perHex * Math.min(mostHexes, away) +
      this.#guard(now, place, others) +
      this.#beside(now, id, place) -
      this.#danger(now, id, place, others) -
      this.#alone(now, place, others)
    );
  }
}

const fields = new WeakMap<Ground, Map<Faction, Field>>();

/** The field of a faction on a ground. */
export function fieldOf(ground: Ground, faction: Faction): Field {
  const known = fields.get(ground) ?? new Map<Faction, Field>();
  fields.set(ground, known);
  const field = known.get(faction) ?? new Field(ground, faction);
  known.set(faction, field);
  return field;
}
