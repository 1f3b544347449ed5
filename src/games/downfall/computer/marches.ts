// How the computer player moves: towards the enemy and his cities, in supply, and over the beaches.
import type { Order, Sheet } from '../../../table/question.js';
import type { SeaArea } from '../data/seas.js';
import type { Faction, UnitId } from '../data/units.js';
import { farFromFoe } from '../rules/front.js';
import { isRegion, type Ground } from '../rules/ground.js';
import { beginMarch, furtherBy, groundOf, stepsAfter, type MarchStep } from '../rules/march.js';
import { Supply } from '../rules/supply.js';
import { isSupplyNext, unfed } from '../rules/supply-event.js';
import type { OpenState, OrderContext, Place } from '../state.js';
import { prizeOf } from './battles.js';
import { fieldOf, over, type Field } from './field.js';
import { fleetOrders, riskAt } from './fleets.js';
import { isArmored, isHopeless, isInTheWay, landing, unitsOf } from './landing.js';

/** What a better place must bring more than the one where a unit stands. */
const leastGain = 0.2;

/** What it is worth to stay on a beach from which nobody can break out: less than to wait overseas. */
const stranded = -3;

/** What it is worth that a harbour or beach is free for those who wait to come ashore. */
const makingRoom = 2;

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

/** What it costs each step of a unit to stay cut off, and where the Supply event lies open: it is paid for or lost, dearly the second time. */
const cutOff = 0.25;
const cutOffBefore = 0.8;
const cutOffAgain = 2;

function costOfStaying({ ground }: Supply, id: UnitId): number {
  const { board } = ground;
  const { steps, isolated } = board.units[id];
  return steps * (!isSupplyNext(board) ? cutOff : isolated === 0 ? cutOffBefore : cutOffAgain);
}

/** What a hex nearer to where it is fed is worth to a unit that is cut off. */
const perHexHome = 0.3;

/** The way of a unit that is cut off back towards those who are fed, if there is one. */
function homeward(
  supply: Supply,
  field: Field,
  id: UnitId,
  steps: ReadonlyMap<string, MarchStep>,
  stays: number,
): { readonly path: readonly string[]; readonly gain: number } | null {
  const { ground } = supply;
  const { nationality } = ground.facts.units[id];
  const far = over(ground, supply.sources(nationality), Infinity);
  const from = far.get(ground.board.units[id].at ?? '') ?? 0;
  const nearer = [...steps].flatMap(([token, step]) => {
    const hexes = step.how === 'land' ? from - (far.get(step.to) ?? from) : 0;
    return step.how !== 'land' || hexes <= 0
      ? []
      : [{ token, gain: field.standing(ground, id, step.to) + hexes * perHexHome - stays }];
  });
  const [best] = nearer.toSorted((a, b) => b.gain - a.gain);
  return best === undefined || best.gain <= 0 ? null : { path: [best.token], gain: best.gain };
}

function bestFor(
  supply: Supply,
  field: Field,
  id: UnitId,
  steps: ReadonlyMap<string, MarchStep>,
  { braved, cut }: { readonly braved: ReadonlySet<SeaArea>; readonly cut: ReadonlySet<UnitId> },
): { readonly path: readonly string[]; readonly gain: number } | null {
  const { ground } = supply;
  const { faction } = ground.facts.units[id];
  const { at } = ground.board.units[id];
  if (at === null) return null;
  const { beachAt } = ground.facts;
  const before = beachAt.get(at);
  const stuck = before !== undefined && isHopeless(ground, before);
  const inTheWay = faction === 'western' && isInTheWay(ground, field, at) ? makingRoom : 0;
  const isCut = cut.has(id);
  const stays = stuck
    ? stranded
    : field.standing(ground, id, at) +
      field.holds(ground, id, at) +
      leastGain -
      inTheWay -
      (isCut ? costOfStaying(supply, id) : 0);
  const offers = [...steps].flatMap(([token, step]) => {
    if (step.how === 'fortify') return field.isThreatened(at) ? [{ token, worth: stays + 1, to: at }] : [];
    // Who stands in the war does not sail away from it, nor anybody before France is open; garrisons stay where they are.
    const isIdle = !field.leadsOn(at) && ground.board.units[id].steps > 1 && ground.board.closedBeaches.length === 0;
    if (step.how === 'sea' && isRegion(step.to) && !isRegion(at) && !stuck && !isIdle) return [];
    const beach = beachAt.get(step.to);
    if (beach !== undefined && isHopeless(ground, beach)) return [];
    const isAshore = step.how === 'sea' && beach !== undefined;
    const waiting =
      step.how === 'sea' && !isAshore ? perWaiting * Math.max(0, crowdAt(ground, faction, step.to) - crowded) : 0;
    const risked =
      step.how !== 'sea'
        ? 0
        : step.voyage.seas
            .filter((sea) => !braved.has(sea))
            .reduce((sum, sea) => sum + riskAt(ground.board, faction, sea), 0);
    const worth = field.standing(ground, id, step.to) + prizeOf(ground, faction, step.to) * taking - waiting - risked;
    return [{ token, worth, to: step.to }];
  });
  const better = offers.filter(({ worth }) => worth > stays).sort((a, b) => b.worth - a.worth);
  for (const { token, to, worth } of isCut ? better : better.slice(0, 3)) {
    // As if the unit were there and all else as it is: near enough, and soon found.
    if (token === 'fortify' || supply.line(to, ground.facts.units[id].nationality) !== null)
      return { path: [token], gain: worth - stays };
  }
  return isCut && faction !== 'western' ? homeward(supply, field, id, steps, stays) : null;
}

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
  if (order.faction === 'western') {
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
  const cut = new Set(unfed(supply));
  // Who follows over a sea meets no more than those before him.
  const braved = new Set<SeaArea>();
  for (const id of units.toSorted((a, b) => weight(a) - weight(b))) {
    if (sheet.length >= most) break;
    const { next } = stepsAfter(march, id, []);
    const { ground } = supply;
    const { steps } = march.board.units[id];
    const roomy = new Map([...next].filter(([, step]) => step.how === 'fortify' || ground.hasRoom(step.to, 1, steps)));
    const best = bestFor(supply, field, id, roomy, { braved, cut });
    if (best === null) continue;
    const step = next.get(best.path[0] ?? '');
    if (step?.how === 'sea') for (const sea of step.voyage.seas) braved.add(sea);
    give({ subject: id, path: best.path });
    gain += best.gain;
  }
  return { sheet, gain };
}
