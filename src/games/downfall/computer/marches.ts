// How the computer player moves: towards the enemy and his cities, in supply, and over the beaches.
import type { Order, Sheet } from '../../../table/question.js';
import type { Faction, UnitId } from '../data/units.js';
import { farFromFoe } from '../rules/front.js';
import type { Ground } from '../rules/ground.js';
import { beginMarch, furtherBy, groundOf, moversOf, stepsAfter, type March, type MarchStep } from '../rules/march.js';
import { landings } from '../rules/landings.js';
import { moverOf } from '../rules/movers.js';
import { Supply } from '../rules/supply.js';
import { categoryOf, ideologyOf, typeOf, type OpenState, type OrderContext, type Place } from '../state.js';
import { prizeOf } from './battles.js';
import { fleetOrders } from './fleets.js';

/** Distances to the front by place. */
type Front = (place: Place) => number;

/** What it is worth to stand somewhere. */
function standing(ground: Ground, faction: Faction, place: Place, front: Front): number {
  const far = front(place);
  const city = ground.facts.cityAt.get(place);
  const isOwn = city !== undefined && ground.control(place) === ideologyOf(faction);
  const guard =
    isOwn && far <= 3 && ground.unitsAt(place).length === 0
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
  const isGuard = home !== undefined && ground.facts.cities.places[home].objective === true && front(unit.at) <= 2;
  const isAlone = ground.unitsAt(unit.at).length === 1;
  const stays = standing(ground, faction, unit.at, front) + (isGuard && isAlone ? 6 : 0) + 0.5;
  const offers = [...steps].flatMap(([token, step]) => {
    if (step.how === 'fortify')
      return isGuard || front(unit.at ?? '') <= 2 ? [{ token, worth: stays + 1, to: unit.at ?? '' }] : [];
    const risk = step.how === 'sea' && ground.facts.beachAt.has(step.to) ? 4 : 0;
    return [
      {
        token,
        worth: standing(ground, faction, step.to, front) + prizeOf(ground, faction, step.to) * 1.5 + risk,
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

/** The beach with the fewest enemies behind it, for its price. */
function bestBeach(board: OpenState, ground: Ground): Place | null {
  const worth = (sea: Place): number => {
    const beach = ground.facts.beachAt.get(sea);
    if (beach === undefined) return -Infinity;
    const isNear = ['3310', '3311', '3312', '3414', '3309', '3514', '2413', '2414', '2415'].includes(sea) ? 4 : 0;
    return isNear + prizeOf(ground, 'western', beach.land) - ground.stepsAt(beach.land) - beach.cost / 2;
  };
  const [best] = landings(board, ground).toSorted((a, b) => worth(b) - worth(a));
  return best !== undefined && worth(best) > -3 ? best : null;
}

/** Landings come first: what is put ashore can be sailed to. */
function landing(march: March): Order | null {
  const ground = groundOf(march);
  const waiting = Object.values(march.board.units).filter(({ status, at }) => status === 'map' && at === 'uk').length;
  const subject = moversOf(march).find(
    (id) => moverOf(ground.facts, id)?.kind === 'beachhead' && !march.moved.includes(id) && id.length < 14,
  );
  const beach = subject === undefined || waiting === 0 ? null : bestBeach(march.board, ground);
  return subject === undefined || beach === null ? null : { subject, path: [beach] };
}

/** Orders for everything that stands better elsewhere. */
export function marches(board: OpenState, order: OrderContext): Sheet {
  let march = beginMarch(board, order);
  let supply = new Supply(groundOf(march), order.faction, 'event');
  const sheet: Order[] = [];
  const give = (one: Order): void => {
    sheet.push(one);
    march = furtherBy(march, one);
    supply = new Supply(groundOf(march), order.faction, 'event');
  };
  // Before anything sails, and before a beachhead is put where they go.
  for (const order of fleetOrders(march)) give(order);
  const beach = landing(march);
  if (beach !== null) give(beach);
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
