// Where the computer player lands: on the beach whose hex falls to whoever can sail there, and off it again where nothing falls.
import type { Order } from '../../../table/question.js';
import type { Beach, SeaArea } from '../data/seas.js';
import type { UnitId } from '../data/units.js';
import { factsOf } from '../data/own-files.js';
import { contextOf } from '../rules/contexts.js';
import { isRegion, type Ground } from '../rules/ground.js';
import { furtherBy, groundOf, moversOf, stepsAfter, type March } from '../rules/march.js';
import { landings } from '../rules/landings.js';
import { moverOf } from '../rules/movers.js';
import { Supply } from '../rules/supply.js';
import { supplyChecked } from '../rules/supply-event.js';
import { portSeas } from '../rules/waters.js';
import { categoryOf, typeOf, type Place } from '../state.js';
import { assaultOn, prizeOf } from './battles.js';
import { fieldOf, firmness, over, type Field } from './field.js';
import { riskAt } from './fleets.js';

/** Units that can be ordered to move and have no order yet. */
export function unitsOf(march: March): readonly UnitId[] {
  const { facts } = groundOf(march);
  return moversOf(march).flatMap((id) => {
    const mover = moverOf(facts, id);
    return mover?.kind === 'unit' && !march.moved.includes(id) ? [mover.unit] : [];
  });
}

/** Whether a unit fights on its armored side. */
export function isArmored({ board }: March, id: UnitId): boolean {
  return categoryOf(typeOf(factsOf(board), id, board.units[id])) === 'armored';
}

/** No more than two units have room on a beach. */
const mostAshore = 2;

/** Who go ashore on a beach now, the strongest first, as many as it holds. */
function ashore(march: March, { sea: beach, area }: Beach, field: Field): readonly Order[] {
  const able = unitsOf(march)
    .filter((id) => {
      const at = march.board.units[id].at ?? '';
      return portSeas(march.board, at).includes(area) && !isNeeded(groundOf(march), field, at);
    })
    .toSorted((a, b) => strength(march, b) - strength(march, a));
  const orders: Order[] = [];
  let after = march;
  for (const subject of able) {
    if (orders.length === mostAshore) break;
    if (!stepsAfter(after, subject, []).next.has(`sea:${beach}`)) continue;
    const order = { subject, path: [`sea:${beach}`] };
    after = furtherBy(after, order);
    orders.push(order);
  }
  return orders;
}

/** Whether whoever stands in a place has a foe before him, or a city to hold. */
function isNeeded(ground: Ground, field: Field, at: Place): boolean {
  return !isRegion(at) && (ground.inFoeZone(at, 'western') || field.isThreatened(at));
}

function strength(march: March, id: UnitId): number {
  return march.board.units[id].steps + (isArmored(march, id) ? 0.5 : 0);
}

/** An attack order by which what has landed would break out. */
const breakingOut = 'W-ops-4';

/** What those who have landed bring: they walk into an empty hex, or attack whoever bars it. */
function landed(march: March, field: Field, beach: Place, land: Place): number {
  const ground = groundOf(march);
  const way = field.pull(land);
  if (ground.unitsAt(land).length === 0)
    return emptyBeach + way + harbour(ground, land) + prizeOf(ground, 'western', land);
  const order = march.order.steps.includes('attack') ? march.order : contextOf(ground.facts, 'western', breakingOut);
  const attack = assaultOn(ground, { ...order, attacks: 1 }, land);
  if (attack === null || march.board.units[attack.primary].at !== beach || attack.gain <= 0) return -Infinity;
  return way + harbour(ground, land) + 2 * attack.gain - (march.order.steps.includes('attack') ? 0 : answered);
}

/** What it is worth that a port is taken, by which an army comes and is fed. */
const perPort = 3;

function harbour({ board }: Ground, land: Place): number {
  return portSeas(board, land).length > 0 ? perPort : 0;
}

/** What it costs that the foe has a turn between a landing and its attack. */
const answered = 2;

/** What a hex that nobody holds counts behind a beach. */
const emptyBeach = 2;

/** The beaches worth looking at closely: those whose sea somebody waits by, the shortest and least defended ways first. */
function likelyBeaches(march: March): readonly Beach[] {
  const ground = groundOf(march);
  const { facts, board } = ground;
  const seas = new Set(unitsOf(march).flatMap((id) => portSeas(board, board.units[id].at ?? '')));
  const field = fieldOf(ground, 'western');
  return landings(board, ground)
    .flatMap((sea) => facts.beachAt.get(sea) ?? [])
    .filter(({ area, land }) => seas.has(area) && field.leadsOn(land) && ground.control(land) !== 'western')
    .map((beach) => ({ beach, worth: field.pull(beach.land) - ground.stepsAt(beach.land) - beach.cost / 2 }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostBeaches)
    .map(({ beach }) => beach);
}

/** So many beaches are looked at closely. */
const mostBeaches = 5;

interface Landing {
  readonly orders: readonly Order[];
  readonly worth: number;
}

/** The landing that promises most, with who goes ashore; none where none does, or markers are made free for one. */
export function landing(march: March): Landing {
  const beachheads = moversOf(march).flatMap((subject) => {
    const mover = moverOf(groundOf(march).facts, subject);
    if (mover?.kind !== 'beachhead' || march.moved.includes(subject)) return [];
    return mover.from === null || !feeds(groundOf(march), mover.from) ? [subject] : [];
  });
  // One from the pool before one that lies empty where nobody comes.
  const [subject] = beachheads.toSorted((a, b) => a.length - b.length);
  return subject === undefined ? leaving(march) : (bestWith(march, subject) ?? noLanding);
}

function bestWith(march: March, subject: string): Landing | null {
  const ground = groundOf(march);
  const { board } = march;
  const field = fieldOf(ground, 'western');
  let best: Landing | null = null;
  for (const beach of likelyBeaches(march)) {
    const { sea, land, area, cost } = beach;
    const order = { subject, path: [sea] };
    const placed = furtherBy(march, order);
    const orders = ashore(placed, beach, field);
    if (orders.length === 0) continue;
    const after = orders.reduce((on, one) => furtherBy(on, one), placed);
    const steps = orders.reduce((sum, one) => sum + board.units[one.subject as UnitId].steps, 0);
    if (steps < leastAshore) continue;
    const waiting = waitingFor(ground, field, area, sea);
    const odds = perStronger * Math.max(0, foesNear(ground, land) - steps - waiting / 2);
    const price = cost / 2 + riskAt(board, 'western', area) + odds;
    const worth = landed(after, field, sea, land) + perStep * steps + perFollower * waiting - price;
    if (worth > (best?.worth ?? leastLanding)) best = { orders: [order, ...orders], worth };
  }
  return best;
}

/** Hexes from which a landing is soon met, and what each step costs that the foe has there beyond those who come. */
const soonMet = 4;
const perStronger = 0.5;

function foesNear(ground: Ground, land: Place): number {
  return [...over(ground, [land], soonMet).keys()]
    .flatMap((place) => ground.unitsAt(place))
    .filter((id) => ground.facts.units[id].faction === 'okw')
    .reduce((sum, id) => sum + ground.board.units[id].steps, 0);
}

/** Whether anybody further inland is fed by a beachhead alone. */
function feeds(ground: Ground, beach: Place): boolean {
  const { board } = ground;
  const now = new Supply(ground, 'western', 'event');
  const without = new Supply(ground, 'western', 'event', [beach]);
  return supplyChecked(board, 'western').some(
    (id) => board.units[id].at !== beach && now.lineOf(id) !== null && without.lineOf(id) === null,
  );
}

/** What a landing elsewhere must promise for a beach to be left that leads nowhere, and what is left of it until its marker lies there. */
const worthLeaving = 3;
const inTwoOrders = 0.5;

/** Where both markers lie under those who get no further while an army waits, the fewer leave a beach for its sake. */
function leaving(march: March): Landing {
  const ground = groundOf(march);
  const { board } = march;
  const held = board.beachheads.filter(({ at, mulberry }) => !mulberry && !feeds(ground, at));
  if (held.length === 0) return noLanding;
  const free = { ...march, board: { ...board, beachheadPool: board.beachheadPool + 1 } };
  const there = bestWith(free, 'beachhead:1');
  if (there === null || there.worth < worthLeaving) return noLanding;
  for (const { at } of held.toSorted((a, b) => ground.stepsAt(a.at) - ground.stepsAt(b.at))) {
    const beach = ground.facts.beachAt.get(at);
    if (beach === undefined || (ground.control(beach.land) !== 'western' && !isHopeless(ground, beach))) continue;
    const orders: Order[] = [];
    let after = march;
    for (const id of ground.unitsAt(at)) {
      const way = wayOff(after, id);
      if (way === undefined) break;
      orders.push(way);
      after = furtherBy(after, way);
    }
    if (orders.length === ground.unitsAt(at).length) return { orders, worth: inTwoOrders * there.worth };
  }
  return noLanding;
}

/** The best place to which a unit can go from a beach. */
function wayOff(march: March, id: UnitId): Order | undefined {
  const ground = groundOf(march);
  const field = fieldOf(ground, 'western');
  const { steps } = march.board.units[id];
  const places = unitsOf(march).includes(id)
    ? [...stepsAfter(march, id, []).next].flatMap(([token, step]) =>
        (step.how === 'land' || step.how === 'sea') &&
        !ground.isBeachhead(step.to) &&
        (isRegion(step.to) || ground.hasRoom(step.to, 1, steps))
          ? [{ token, worth: field.standing(ground, id, step.to) }]
          : [],
      )
    : [];
  const [best] = places.toSorted((a, b) => b.worth - a.worth);
  return best === undefined ? undefined : { subject: id, path: [best.token] };
}

const noLanding = { orders: [], worth: 0 };

/** What a step that goes ashore counts, and one that could follow; fewer than so many are soon thrown back. */
const perStep = 0.4;
const perFollower = 0.1;
const leastAshore = 3;

/** How many steps wait in other places for orders to sail a sea, and are not needed there. */
function waitingFor(ground: Ground, field: Field, area: SeaArea, place: Place): number {
  const { facts, board } = ground;
  return facts.unitIds
    .filter((id) => {
      const { status, at } = board.units[id];
      if (status !== 'map' || at === null || at === place || facts.units[id].faction !== 'western') return false;
      return portSeas(board, at).includes(area) && !isNeeded(ground, field, at) && !ground.isBeachhead(at);
    })
    .reduce((sum, id) => sum + board.units[id].steps, 0);
}

/** As many steps waiting overseas want room where they could come ashore. */
const wantsRoom = 4;

/** Whether those in a harbour, on a beach or behind one keep an army from coming after them. */
export function isInTheWay(ground: Ground, field: Field, place: Place): boolean {
  const { facts, board } = ground;
  if (isRegion(place) || ground.unitsAt(place).length < mostAshore) return false;
  const seas = board.beachheads.flatMap(({ at }) => {
    const beach = facts.beachAt.get(at);
    return beach?.land === place ? [beach.area] : [];
  });
  return [...portSeas(board, place), ...seas].some((sea) => waitingFor(ground, field, sea, place) >= wantsRoom);
}

/** What a landing must be worth. */
const leastLanding = 1.5;

/** What a full beach attacks with at its best, against defenders who have the water before them, and by how much these may be stronger. */
const fromBeach = 6;
const acrossWater = 3;
const hope = 2;

/** Whether the foes behind a beach cannot be driven out from it, so that its beachhead is of more use elsewhere. */
export function isHopeless(ground: Ground, { sea, land }: Beach): boolean {
  const foes = ground.unitsAt(land);
  if (foes.length === 0 || ground.occupier(land) === 'western') return false;
  const beside = ground
    .edges(land)
    .filter(({ to }) => to !== sea)
    .flatMap(({ to }) => ground.unitsAt(to))
    .filter((id) => ground.facts.units[id].faction === 'western').length;
  return firmness(ground, land, foes) + acrossWater > fromBeach + beside + hope;
}
