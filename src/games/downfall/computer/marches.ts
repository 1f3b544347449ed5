// How the computer player moves: towards the enemy and his cities, in supply, and over the beaches.
import type { Order, Sheet } from '../../../table/question.js';
import type { Faction, UnitId } from '../data/units.js';
import { farFromFoe } from '../rules/front.js';
import { isRegion, type Ground } from '../rules/ground.js';
import { beginMarch, furtherBy, groundOf, moversOf, stepsAfter, type March, type MarchStep } from '../rules/march.js';
import { landings } from '../rules/landings.js';
import { moverOf } from '../rules/movers.js';
import { Supply } from '../rules/supply.js';
import { categoryOf, ideologyOf, typeOf, type OpenState, type OrderContext, type Place } from '../state.js';
import { prizeOf } from './battles.js';
import { fleetOrders } from './fleets.js';
import { roadsToObjectives } from './roads.js';

/** Distances to the front by place. */
type Front = (place: Place) => number;

/** How near the foe must come to an objective before somebody stays there. */
const guarded = 5;

/** What it is worth to stand somewhere. */
function standing(ground: Ground, faction: Faction, place: Place, front: Front): number {
  const far = front(place);
  const city = ground.facts.cityAt.get(place);
  const isOwn = city !== undefined && ground.control(place) === ideologyOf(faction);
  const guard =
    isOwn &&
    far <= (ground.facts.cities.places[city].objective === true ? guarded : 3) &&
    ground.unitsAt(place).length === 0
      ? ground.facts.cities.places[city].objective === true
        ? 3
        : 0.8
      : 0;
  const reachOut = far === Infinity ? -12 : -Math.min(12, far);
  const company = ground.unitsAt(place).length === 1 && far <= 2 ? 0.6 : 0;
  return reachOut + guard + company;
}

function bestFor(
  supply: Supply,
  id: UnitId,
  steps: ReadonlyMap<string, MarchStep>,
  front: Front,
): readonly string[] | null {
  const { ground } = supply;
  const { faction } = ground.facts.units[id];
  const unit = ground.board.units[id];
  if (unit.at === null) return null;
  const home = ground.facts.cityAt.get(unit.at);
  const isGuard =
    home !== undefined && ground.facts.cities.places[home].objective === true && front(unit.at) <= guarded;
  const isAlone = ground.unitsAt(unit.at).length === 1;
  const stays = standing(ground, faction, unit.at, front) + (isGuard && isAlone ? 6 : 0) + 0.5;
  const offers = [...steps].flatMap(([token, step]) => {
    if (step.how === 'fortify')
      return isGuard || front(unit.at ?? '') <= 2 ? [{ token, worth: stays + 1, to: unit.at ?? '' }] : [];
    // Who stands in the war does not sail away from it.
    if (step.how === 'sea' && isRegion(step.to) && !isRegion(unit.at ?? '')) return [];
    const ashore = step.how === 'sea' && ground.facts.beachAt.has(step.to) ? 6 : 0;
    return [
      {
        token,
        worth: standing(ground, faction, step.to, front) + prizeOf(ground, faction, step.to) * 1.5 + ashore,
        to: step.to,
      },
    ];
  });
  const better = offers.filter(({ worth }) => worth > stays).sort((a, b) => b.worth - a.worth);
  for (const { token, to } of better.slice(0, 3)) {
    // As if the unit were there and all else as it is: near enough, and soon found.
    if (token === 'fortify' || supply.line(to, ground.facts.units[id].nationality) !== null) return [token];
  }
  return null;
}

/** How many go ashore where a beachhead stands: no more have room there. */
const mostAshore = 2;

/** Who could sail to a beach now. */
function ableAt(march: March, beach: Place): number {
  const { facts } = groundOf(march);
  const able = moversOf(march).filter((id) => {
    const mover = moverOf(facts, id);
    return mover?.kind === 'unit' && !march.moved.includes(id) && stepsAfter(march, id, []).next.has(`sea:${beach}`);
  });
  return Math.min(mostAshore, able.length);
}

/** Landings come first: a beachhead is put where some of those who wait can sail at once, with the fewest enemies behind it for its price. */
function landing(march: March): Order | null {
  const ground = groundOf(march);
  const { board } = march;
  const isUsed = board.beachheads.some(({ at }) => ground.unitsAt(at).length === 0 && ableAt(march, at) > 0);
  const subjects = moversOf(march).filter(
    (id) => moverOf(ground.facts, id)?.kind === 'beachhead' && !march.moved.includes(id),
  );
  // One from the pool before one that lies empty where nobody comes.
  const [subject] = subjects.toSorted((a, b) => a.length - b.length);
  if (subject === undefined || isUsed) return null;
  let best: { readonly order: Order; readonly worth: number } | null = null;
  for (const sea of landings(board, ground)) {
    const beach = ground.facts.beachAt.get(sea);
    if (beach === undefined) continue;
    const order = { subject, path: [sea] };
    const able = ableAt(furtherBy(march, order), sea);
    if (able === 0) continue;
    const depth = farFromFoe(ground, 'western', beach.land);
    const goal = roadsToObjectives(ground).get(beach.land);
    if (goal === undefined) continue;
    const worth =
      2 * able +
      prizeOf(ground, 'western', beach.land) -
      ground.stepsAt(beach.land) -
      beach.cost / 2 +
      Math.min(2, depth) -
      perHex * Math.min(10, goal);
    if (worth > (best?.worth ?? leastLanding)) best = { order, worth };
  }
  return best?.order ?? null;
}

/** What a hex on the way from the beach to what is worth having counts. */
const perHex = 0.4;

/** Beachheads put down in one order at most. */
const mostLandings = 2;

/** What a landing must be worth. */
const leastLanding = -1.5;

/** Orders for everything that stands better elsewhere. */
export function marches(board: OpenState, order: OrderContext, plans: boolean): Sheet {
  let march = beginMarch(board, order);
  let supply = new Supply(groundOf(march), order.faction, 'event');
  const sheet: Order[] = [];
  const give = (one: Order): void => {
    sheet.push(one);
    march = furtherBy(march, one);
    supply = new Supply(groundOf(march), order.faction, 'event');
  };
  // Before anything sails, and before a beachhead is put where they go.
  if (plans) for (const order of fleetOrders(march)) give(order);
  if (plans && order.faction === 'western') {
    for (let beach = landing(march); beach !== null; beach = landing(march)) {
      give(beach);
      if (sheet.length > mostLandings) break;
    }
  }
  const begun = groundOf(march);
  const front: Front = (place) => farFromFoe(begun, order.faction, place);
  const units = moversOf(march).flatMap((id) => {
    const mover = moverOf(begun.facts, id);
    return mover?.kind === 'unit' ? [mover.unit] : [];
  });
  const at = (id: UnitId): Place => march.board.units[id].at ?? '';
  const weight = (id: UnitId): number =>
    front(at(id)) - (categoryOf(typeOf(begun.facts, id, board.units[id])) === 'armored' ? 1 : 0);
  const most = order.mostUnits ?? 60;
  for (const id of units.toSorted((a, b) => weight(a) - weight(b))) {
    if (sheet.length >= most) break;
    const { next } = stepsAfter(march, id, []);
    const { ground } = supply;
    const { steps } = march.board.units[id];
    const roomy = new Map([...next].filter(([, step]) => step.how === 'fortify' || ground.hasRoom(step.to, 1, steps)));
    const path = bestFor(supply, id, roomy, front);
    if (path !== null) give({ subject: id, path });
  }
  return sheet;
}
