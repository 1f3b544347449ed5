// What places are worth to a faction: how near they lie to what it wants, to what it must hold, and to whom it can attack with others.
import { cityIds, type City } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import type { Faction, UnitId } from '../data/units.js';
import { terrainValue } from '../rules/odds.js';
import { isRegion, type Ground } from '../rules/ground.js';
import { isSupplyNext, supplyChecked } from '../rules/supply-event.js';
import { Supply } from '../rules/supply.js';
import { portSeas } from '../rules/waters.js';
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
/** As how far away a foe counts who could come ashore, and how many hexes further he is threatening. */
const ashore = 3;
const behindBeach = 2;
/** Which part of a city's worth a guard saves the less, for each hex that the foe is away. */
const perHexAway = 0.08;
/** Within so many hexes the foe enters an objective with his next order; it then weighs so many times as much, as one to be taken does. */
const inReach = 3;
const atStake = 2.5;
/** What is known to be held is not given away for another that is to be taken. */
const keeping = 2;

/** What a hex further from the nearest foe or goal costs, to that many hexes. */
const perHex = 0.25;
const mostHexes = 16;

/** What a column of the combat table in the foe's favour counts. */
const perColumn = 0.3;
const mostDanger = 2.5;

/** What a hex of the line is worth to whoever holds it alone. */
const line = 1.2;

/** What is left of a goal's pull for the OKH, which has more to hold than to win; the OKW throws back who has landed. */
const holding = 0.5;

/** What it is worth to the Axis to stand before an objective that it holds; less further away, twice as much in the east. */
const sheltered = 0.6;
const shelteredEast = 1.2;
const shelterHexes = 4;

/** What being ahead of all others costs before the last turn. */
const ahead = 1.5;

/** Units beside a foe's hex that make an attack stronger; more find no use. */
const mostBeside = 5;

/** What it is worth to stand ready across the Channel, and further overseas. */
const readyToLand = 0.8;
const overseas = -2.5;
/** For a unit of so many steps; for smaller ones less. */
const usualSteps = 3;

/** What each step is worth that a unit cuts off where the foe's supplies pass, or keeps fed where the foe could come, up to so many. */
const perFed = 0.05;
const mostFed = 16;
/** So much more where the next event is the Supply event. */
const supplyNext = 2;

/** What it is worth to wait in a port where no road leads to the war. */
const atPort = 1.5;

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

/** Through which places how many steps of a faction are fed. */
function linesOf(ground: Ground, faction: Faction): ReadonlyMap<string, number> {
  const supply = new Supply(ground, faction, 'event');
  const lines = new Map<string, number>();
  for (const id of supplyChecked(ground.board, faction)) {
    const [, ...path] = supply.lineOf(id)?.path ?? [];
    for (const place of path) lines.set(place, (lines.get(place) ?? 0) + ground.board.units[id].steps);
  }
  return lines;
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
  #lines: Record<'own' | 'foe', ReadonlyMap<string, number>> | undefined;
  readonly #perFed: number;

  constructor(
    readonly ground: Ground,
    readonly faction: Faction,
  ) {
    const { facts } = ground;
    this.#foes = this.#placesOf(foeOf[faction]);
    const goals = cityIds.filter((id) => this.#isGoal(id));
    const hexes = (ids: readonly City[]): readonly Place[] => ids.map((id) => facts.cities.places[id].hex);
    const isMain = (id: City): boolean => facts.cities.places[id].objective === true;
    const keen = faction === 'okh' ? holding : 1;
    for (const worth of [berlin, objective, city])
      for (const [place, far] of over(ground, hexes(goals.filter((id) => worthOf(facts, id) === worth)), farthest))
        this.#pull.set(place, Math.max(this.#pull.get(place) ?? 0, worth * keen * fading ** far));
    this.#roads = over(ground, hexes(goals.filter(isMain)), farthest);
    this.#near = over(ground, [...this.#foes, ...hexes(goals)], mostHexes);
    this.#exposed = this.#exposure();
    this.#perFed = perFed * (isSupplyNext(ground.board) ? supplyNext : 1);
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
    // Who lands on a beach that nobody holds is in the cities behind it soon after.
    const isFeared = faction === 'okw' && board.beachheadPool > 0;
    const lands = isFeared ? this.#landable() : [];
    for (const land of lands) note(land, ashore);
    const open = lands.filter((land) => ground.unitsAt(land).length === 0);
    for (const [place, far] of over(ground, open, behindBeach)) note(place, ashore + far);
    // A line of the Axis is soon broken, and its cities are not to be open then.
    if (own === 'axis') for (const [place, far] of over(ground, this.#foes, breaking)) note(place, far + 1);
    // The other ally walks into what is left empty, and no zone holds him up.
    const rival = rivalOf[faction];
    const rivals = rival === undefined ? [] : this.#placesOf(rival);
    for (const [place, far] of over(ground, rivals, threatening)) note(place, far);
    return exposed;
  }

  /** Behind which beaches the West could land, once the weather lets it. */
  #landable(): readonly Place[] {
    const { facts, board } = this.ground;
    return facts.beachNames
      .map((name) => facts.seas.beaches[name])
      .filter(({ sea, cost }) => !board.closedBeaches.includes(sea) && cost <= board.transportPoints)
      .map(({ land }) => land);
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
    return worthOf(now.facts, id) * (1 - perHexAway * far) * (this.#isAtStake(now, place) ? atStake : 1);
  }

  /** What it is worth that somebody comes to stand in a place: something only where it is to be guarded, and nobody does. */
  missed(now: Ground, place: Place): number {
    return this.#guard(now, place, now.unitsAt(place));
  }

  /** Whether a place is an objective of the faction's own that the foe enters with his next order if nobody stands there. */
  #isAtStake(now: Ground, place: Place): boolean {
    const id = now.facts.cityAt.get(place);
    if (id === undefined || now.facts.cities.places[id].objective !== true) return false;
    return now.control(place) === ideologyOf(this.faction) && (this.#exposed.get(place) ?? Infinity) <= inReach;
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

  /** What it is worth to stand on the foe's supplies, or before one's own where he could come. */
  #supplies(now: Ground, place: Place, others: readonly UnitId[]): number {
    if (others.length > 0) return 0;
    this.#lines ??= { own: linesOf(this.ground, this.faction), foe: linesOf(this.ground, foeOf[this.faction]) };
    const { own, foe } = this.#lines;
    const kept = this.#exposed.has(place) ? (own.get(place) ?? 0) : 0;
    let cut = 0;
    for (const at of [place, ...now.edges(place).map(({ to }) => to)])
      if (!this.#foes.has(at)) cut = Math.max(cut, foe.get(at) ?? 0);
    return this.#perFed * Math.min(mostFed, kept + cut);
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

  /** What keeps a unit where it stands: whoever leaves an objective gives it away, and in the line of the Axis opens it. */
  holds(now: Ground, id: UnitId, place: Place): number {
    if (now.unitsAt(place).some((one) => one !== id)) return 0;
    const isLine = ideologyOf(this.faction) === 'axis' && (this.#near.get(place) ?? Infinity) <= 2;
    return (isLine ? line : 0) + (this.#isAtStake(now, place) ? keeping : 0);
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

  /** Whether whoever stands in a place can only go on over the sea, and from here. */
  #waits(now: Ground, place: Place): boolean {
    return this.faction === 'western' && !this.leadsOn(place) && portSeas(now.board, place).length > 0;
  }

  /** What it is worth that a unit stands in a place, as all else stands now. */
  standing(now: Ground, id: UnitId, place: Place): number {
    if (isRegion(place) && place !== 'middle-east')
      return ((place === 'uk' ? readyToLand : overseas) * now.board.units[id].steps) / usualSteps;
    const others = now.unitsAt(place).filter((one) => one !== id);
    const near = this.#near.get(place);
    const away = near === undefined ? mostHexes + 2 : Math.max(0, near - 1);
    const shelter =
      (this.faction === 'okh' ? shelteredEast : sheltered) * fading ** (this.#shelter.get(place) ?? Infinity);
    return (
      this.pull(place) +
      shelter -
      perHex * Math.min(mostHexes, away) +
      this.#guard(now, place, others) +
      this.#beside(now, id, place) +
      this.#supplies(now, place, others) +
      (this.#waits(now, place) ? atPort : 0) -
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
