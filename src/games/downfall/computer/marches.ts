// How the computer player moves: towards the enemy and his cities, in supply, and over the beaches.
import type { Order, Sheet } from '../../../table/question.js';
import type { Beach } from '../data/seas.js';
import type { Faction, UnitId } from '../data/units.js';
import { factsOf } from '../data/own-files.js';
import { contextOf } from '../rules/contexts.js';
import { farFromFoe } from '../rules/front.js';
import { isRegion, type Ground } from '../rules/ground.js';
import { beginMarch, furtherBy, groundOf, moversOf, stepsAfter, type March, type MarchStep } from '../rules/march.js';
import { landings } from '../rules/landings.js';
import { moverOf } from '../rules/movers.js';
import { Supply } from '../rules/supply.js';
import { portSeas } from '../rules/waters.js';
import { categoryOf, typeOf, type OpenState, type OrderContext, type Place } from '../state.js';
import { assaultOn, prizeOf } from './battles.js';
import { fieldOf, over, type Field } from './field.js';
import { fleetOrders } from './fleets.js';

/** What a better place must bring more than the one where a unit stands. */
const leastGain = 0.2;

/** What taking a city on the way counts, beside what it is worth. */
const taking = 1.5;

/** Own units so near a port beyond which more of them only wait there, and what each costs. */
const crowded = 5;
const perWaiting = 0.4;

/** How many units of a faction stand within two hexes. */
function crowdAt(ground: Ground, faction: Faction, place: Place): number {
  const around = [...over(ground, [place], 2).keys()];
  return around.flatMap((near) => ground.unitsAt(near)).filter((id) => ground.facts.units[id].faction === faction)
    .length;
}

function bestFor(
  supply: Supply,
  field: Field,
  id: UnitId,
  steps: ReadonlyMap<string, MarchStep>,
): { readonly path: readonly string[]; readonly gain: number } | null {
  const { ground } = supply;
  const { faction } = ground.facts.units[id];
  const { at } = ground.board.units[id];
  if (at === null) return null;
  const stays = field.standing(ground, id, at) + field.holds(ground, id, at) + leastGain;
  const offers = [...steps].flatMap(([token, step]) => {
    if (step.how === 'fortify') return field.isThreatened(at) ? [{ token, worth: stays + 1, to: at }] : [];
    // Who stands in the war does not sail away from it.
    if (step.how === 'sea' && isRegion(step.to) && !isRegion(at)) return [];
    const isAshore = step.how === 'sea' && ground.facts.beachAt.has(step.to);
    const waiting =
      step.how === 'sea' && !isAshore ? perWaiting * Math.max(0, crowdAt(ground, faction, step.to) - crowded) : 0;
    const worth = field.standing(ground, id, step.to) + prizeOf(ground, faction, step.to) * taking - waiting;
    return [{ token, worth, to: step.to }];
  });
  const better = offers.filter(({ worth }) => worth > stays).sort((a, b) => b.worth - a.worth);
  for (const { token, to, worth } of better.slice(0, 3)) {
    // As if the unit were there and all else as it is: near enough, and soon found.
    if (token === 'fortify' || supply.line(to, ground.facts.units[id].nationality) !== null)
      return { path: [token], gain: worth - stays };
  }
  return null;
}

/** Units that can be ordered to move and have no order yet. */
function unitsOf(march: March): readonly UnitId[] {
  const { facts } = groundOf(march);
  return moversOf(march).flatMap((id) => {
    const mover = moverOf(facts, id);
    return mover?.kind === 'unit' && !march.moved.includes(id) ? [mover.unit] : [];
  });
}

function isArmored({ board }: March, id: UnitId): boolean {
  return categoryOf(typeOf(factsOf(board), id, board.units[id])) === 'armored';
}

/** No more than two units have room on a beach. */
const mostAshore = 2;

/** Who go ashore on a beach now, the strongest first, as many as it holds. */
function ashore(march: March, { sea: beach, area }: Beach): readonly Order[] {
  const able = unitsOf(march)
    .filter((id) => {
      const at = march.board.units[id].at ?? '';
      return portSeas(march.board, at).includes(area) && !isNeeded(groundOf(march), at);
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
function isNeeded(ground: Ground, at: Place): boolean {
  return !isRegion(at) && (ground.inFoeZone(at, 'western') || fieldOf(ground, 'western').isThreatened(at));
}

function strength(march: March, id: UnitId): number {
  return march.board.units[id].steps + (isArmored(march, id) ? 0.5 : 0);
}

/** An attack order by which what has landed would break out. */
const breakingOut = 'W-ops-4';

/** What those who have landed bring: they walk into an empty hex, or attack whoever bars it. */
function landed(march: March, beach: Place, land: Place): number {
  const ground = groundOf(march);
  const way = fieldOf(ground, 'western').pull(land);
  if (ground.unitsAt(land).length === 0) return emptyBeach + way + prizeOf(ground, 'western', land);
  const order = march.order.steps.includes('attack') ? march.order : contextOf(ground.facts, 'western', breakingOut);
  const attack = assaultOn(ground, { ...order, attacks: 1 }, land);
  return attack === null || march.board.units[attack.primary].at !== beach ? -Infinity : way + 2 * attack.gain;
}

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

/** The landing that promises most, with who goes ashore; none where none does. */
function landing(march: March): { readonly orders: readonly Order[]; readonly worth: number } {
  const ground = groundOf(march);
  const { board } = march;
  const subjects = moversOf(march).filter(
    (id) => moverOf(ground.facts, id)?.kind === 'beachhead' && !march.moved.includes(id),
  );
  // One from the pool before one that lies empty where nobody comes.
  const [subject] = subjects.toSorted((a, b) => a.length - b.length);
  if (subject === undefined) return noLanding;
  let best: { readonly orders: readonly Order[]; readonly worth: number } | null = null;
  for (const beach of likelyBeaches(march)) {
    const { sea, land, cost } = beach;
    const order = { subject, path: [sea] };
    const placed = furtherBy(march, order);
    const orders = ashore(placed, beach);
    if (orders.length === 0) continue;
    const after = orders.reduce((on, one) => furtherBy(on, one), placed);
    const steps = orders.reduce((sum, one) => sum + board.units[one.subject as UnitId].steps, 0);
    const worth = landed(after, sea, land) + perStep * steps - cost / 2;
    if (worth > (best?.worth ?? leastLanding)) best = { orders: [order, ...orders], worth };
  }
  return best ?? noLanding;
}

const noLanding = { orders: [], worth: 0 };

/** What a step that goes ashore counts. */
const perStep = 0.4;

/** What a landing must be worth. */
const leastLanding = 1.5;

/** Orders for everything that stands better elsewhere, and how much better all of it stands then. */
export function marches(
  board: OpenState,
  order: OrderContext,
  plans: boolean,
): { readonly sheet: Sheet; readonly gain: number } {
  let march = beginMarch(board, order);
  let supply = new Supply(groundOf(march), order.faction, 'event');
  const sheet: Order[] = [];
  let gain = 0;
  const give = (one: Order): void => {
    sheet.push(one);
    march = furtherBy(march, one);
    supply = new Supply(groundOf(march), order.faction, 'event');
  };
  // Before anything sails, and before a beachhead is put where they go.
  if (plans) for (const order of fleetOrders(march)) give(order);
  if (plans && order.faction === 'western') {
    const { orders, worth } = landing(march);
    for (const one of orders) give(one);
    gain += worth;
  }
  const begun = groundOf(march);
  const field = fieldOf(begun, order.faction);
  const units = unitsOf(march);
  const at = (id: UnitId): Place => march.board.units[id].at ?? '';
  const weight = (id: UnitId): number => farFromFoe(begun, order.faction, at(id)) - (isArmored(march, id) ? 1 : 0);
  const most = order.mostUnits ?? 60;
  for (const id of units.toSorted((a, b) => weight(a) - weight(b))) {
    if (sheet.length >= most) break;
    const { next } = stepsAfter(march, id, []);
    const { ground } = supply;
    const { steps } = march.board.units[id];
    const roomy = new Map([...next].filter(([, step]) => step.how === 'fortify' || ground.hasRoom(step.to, 1, steps)));
    const best = bestFor(supply, field, id, roomy);
    if (best === null) continue;
    give({ subject: id, path: best.path });
    gain += best.gain;
  }
  return { sheet, gain };
}
