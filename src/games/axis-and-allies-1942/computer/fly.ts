// The computer player's aircraft that have not fought: to where an army of their side can be helped to hold, or nearer to it.
import type { Order } from '../../../table/question.js';
import { capitals, isLand, isSea, lands, spaces, type Land, type Sea, type Space } from '../data/spaces.js';
import { priceOf } from '../data/units.js';
import { domainOf, isFriend, seasBeside } from '../rules/board.js';
import { choices, rowsIn } from '../rules/choices.js';
import { freeDecks } from '../rules/landing.js';
import type { AaState, Unit } from '../state.js';
import { airways, worthOf } from './ground.js';
import { bearable, guardsIn, type Guard, type Perils } from './peril.js';
import { besieged } from './siege.js';

/** What it counts at most to help a place. */
const mostNeed = 18;

/** What a space on the way to who needs help counts. */
const perFlight = 1.5;

/**
 * Gives the orders.
 * @param way how far each territory is from the war.
 */
export function flyForward(
  state: AaState,
  way: ReadonlyMap<Land, number>,
  perilTo: Perils,
  send: (order: Order) => boolean,
): void {
  boardCarriers(state, perilTo, send);
  // Who needs help follows from who has arrived there.
  let inNeed = needyOf(state, perilTo);
  for (const from of spaces) {
    for (const { id, type, units } of rowsIn(state, from)) {
      const [first] = units;
      if (first === undefined || domainOf(first) !== 'air' || isAtHome(state, from, first)) continue;
      // Who holds a place stays in need there.
      const isHeld = isLand(from) && perilTo(from, without(guardsIn(state, from), units)) > bearable;
      const needy = type === 'fighter' ? [...inNeed, ...(isHeld ? [from] : [])] : [];
      const worth = (goal: Land): number => {
        if (isLost(state, goal, units, perilTo)) return -99;
        const helps = needy.map((place) => needOf(state, place) - perFlight * (airways(place).get(goal) ?? 99));
        return Math.max(-9 - Math.min(9, way.get(goal) ?? 9), ...helps);
      };
      const goals = [...choices(state, from, [first], []).next].filter(isLand);
      const [best] = goals.map((goal) => ({ goal, worth: worth(goal) })).toSorted((a, b) => b.worth - a.worth);
      // Who is over the sea must come down; who stands on land moves for something.
      if (best === undefined || (isLand(from) && best.worth <= worth(from) + 0.5)) continue;
      if (send({ subject: from, units: { [id]: units.length }, path: [best.goal] })) inNeed = needyOf(state, perilTo);
    }
  }
}

/** Fighters fly to where a new carrier will be placed, beside the ships it is to guard. */
function boardCarriers(state: AaState, perilTo: Perils, send: (order: Order) => boolean): void {
  if ((state.bought.carrier ?? 0) === 0) return;
  const home = capitals[state.active];
  const row = rowsIn(state, home).find(({ type }) => type === 'fighter');
  const flying = row?.units.slice(0, 2) ?? [];
  if (row === undefined || perilTo(home, without(guardsIn(state, home), flying)) > bearable) return;
  const ships = (zone: Sea): number =>
    state.units.filter(({ space, power }) => space === zone && power === state.active).length;
  const [dock] = seasBeside(home)
    .filter((zone) => choices(state, home, flying, []).next.has(zone))
    .toSorted((a, b) => ships(b) - ships(a));
  if (dock !== undefined) send({ subject: home, units: { [row.id]: flying.length }, path: [dock] });
}

function without(guards: readonly (Guard | Unit)[], flown: readonly Unit[]): readonly Guard[] {
  return guards.filter((guard) => !('id' in guard && flown.some(({ id }) => id === guard.id)));
}

/** Fighters on a deck stay there. */
function isAtHome(state: AaState, from: Space, unit: Unit): boolean {
  return isSea(from) && unit.type === 'fighter' && freeDecks(state, from) >= 0;
}

/** Whether aircraft would only be lost with a place: they do not make the attack on it too dear. */
function isLost(state: AaState, goal: Land, flown: readonly Unit[], perilTo: Perils): boolean {
  const guards = without(guardsIn(state, goal), flown);
  const price = priceOf(flown);
  return perilTo(goal, [...guards, ...flown]) > perilTo(goal, guards) + price / 2;
}

/** Places of its side that an attack would take, and capitals that are besieged. */
function needyOf(state: AaState, perilTo: Perils): readonly Land[] {
  const sieges = besieged(state, state.active);
  return lands.filter(
    (land) =>
      sieges.has(land) ||
      (isFriend(state.control[land], state.active) && perilTo(land, guardsIn(state, land)) > bearable),
  );
}

/** What it is worth to help there. */
function needOf(state: AaState, place: Land): number {
  return Math.min(mostNeed, worthOf(state, place) / 3);
}
