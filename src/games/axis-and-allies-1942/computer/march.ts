// The computer player's armies after combat: to the front where they can stand there, back where they would only be lost, first to whom they save.
import type { Order } from '../../../table/question.js';
import { capitals, cities, isLand, lands, type Land } from '../data/spaces.js';
import { unitFacts } from '../data/units.js';
import { domainOf } from '../rules/board.js';
import { choices, rowsIn } from '../rules/choices.js';
import type { AaState } from '../state.js';
import { armyIn } from './garrison.js';
import { worthOf } from './ground.js';
import { bearable, guardsIn, isBetterHeld, isWorthHolding, type Guard, type Perils } from './peril.js';

/** A place that would be lost counts as so much further from the war. */
const lost = 50;

interface March {
  /** How far each territory is from the war. */
  readonly way: ReadonlyMap<Land, number>;
  readonly perilTo: Perils;
  /** The same in two turns. */
  readonly soonTo: Perils;
  readonly stays: ReadonlySet<number>;
  /** Where units of a territory may go. */
  readonly mayGo: (goal: Land) => boolean;
  readonly send: (order: Order) => boolean;
}

/** Which goals could be held if all came there who can, or would at least be lost less dearly with their help than behind whoever leaves. */
export function tenableGoals(state: AaState, stays: ReadonlySet<number>, perilTo: Perils): (goal: Land) => boolean {
  const coming = new Map<Land, Guard[]>();
  for (const land of lands) {
    for (const { units } of rowsIn(state, land)) {
      const going = units.filter(({ id }) => !stays.has(id));
      const [first] = going;
      if (first === undefined || domainOf(first) !== 'land') continue;
      for (const goal of choices(state, land, [first], []).next)
        if (isLand(goal)) coming.set(goal, [...(coming.get(goal) ?? []), ...going]);
    }
  }
  const isTenable = (goal: Land): boolean => {
    const guards = guardsIn(state, goal);
    const helping = coming.get(goal) ?? [];
    if (isWorthHolding(perilTo, goal, guards, helping)) return true;
    const leaving = new Set<Guard>(armyIn(state, goal).filter(({ id }) => !stays.has(id)));
    if (leaving.size === 0) return false;
    const left = guards.filter((guard) => !leaving.has(guard));
    // Who gives a place up leaves one behind.
    return isBetterHeld(perilTo, goal, [...guards, ...helping], left.length > 0 ? left : guards.slice(0, 1));
  };
  const known = new Map<Land, boolean>();
  return (goal) => {
    const found = known.get(goal) ?? isTenable(goal);
    known.set(goal, found);
    return found;
  };
}

/** Gives the orders for one territory's army. */
export function march(state: AaState, from: Land, isTenable: (goal: Land) => boolean, how: March): void {
  const { way, perilTo, soonTo, stays, mayGo, send } = how;
  const far = (goal: Land): number => (way.get(goal) ?? 99) + (isTenable(goal) ? 0 : lost);
  const home = capitals[state.active];
  // One's own capital calls a turn before the others.
  const isCalling = (goal: Land): boolean => (goal === home ? soonTo : perilTo)(goal, guardsIn(state, goal)) > bearable;
  for (const { id, units } of rowsIn(state, from)) {
    const going = units.filter((unit) => !stays.has(unit.id));
    const [first] = going;
    if (first === undefined || domainOf(first) !== 'land') continue;
    const goals = [...choices(state, from, [first], []).next].filter(isLand);
    const called = goals
      .filter((goal) => isDear(state, goal) && isTenable(goal) && isCalling(goal))
      .toSorted((a, b) => worthOf(state, b) - worthOf(state, a))[0];
    const [best] = goals.filter((goal) => mayGo(goal)).toSorted((a, b) => far(a) - far(b));
    const goal = called ?? (best !== undefined && far(best) < far(from) ? best : undefined);
    if (goal === undefined) continue;
    // Who gives a place up leaves one behind: nobody walks in for nothing.
    const isRetreat = called === undefined && !isTenable(from) && (way.get(goal) ?? 99) >= (way.get(from) ?? 99);
    const alone =
      guardsIn(state, from).filter(({ type }) => unitFacts[type].domain === 'land' && type !== 'aaa').length ===
      going.length;
    const most = going.length - (isRetreat && alone && first.type !== 'aaa' ? 1 : 0);
    const count = called === undefined ? most : helpers(state, goal, going, perilTo);
    if (count > 0) send({ subject: from, units: { [id]: count }, path: [goal] });
  }
}

/** How many it takes to save a place: no more than that leave for it, but all for a capital. */
function helpers(state: AaState, goal: Land, going: readonly Guard[], perilTo: Perils): number {
  if (Object.values(capitals).some((capital) => capital === goal)) return going.length;
  const guards = guardsIn(state, goal);
  const enough = going.findIndex((_, n) => perilTo(goal, [...guards, ...going.slice(0, n + 1)]) <= bearable);
  return enough < 0 ? going.length : enough + 1;
}

function isDear(state: AaState, land: Land): boolean {
  return (
    cities.some((city) => city === land) ||
    state.complexes[land] !== undefined ||
    Object.values(capitals).some((capital) => capital === land)
  );
}
