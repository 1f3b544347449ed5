// A battle as the odds see it: what each side can lose in its order, what is fired before the first round, and when it breaks off.
import type { Power } from '../../data/powers.js';
import { isLand, isSea } from '../../data/spaces.js';
import { priceOf, unitFacts, type UnitType } from '../../data/units.js';
import { airOrder, attackersIn, defendersIn, valueOf } from '../battle.js';
import { usualOrders, type BattleOrders } from '../battle-orders.js';
import { cargoOf, domainOf } from '../board.js';
import { orderOfLoss, type Slot } from '../casualties.js';
import { batteryOf, bombardersOf } from '../bombardment.js';
import type { AaState, Battle, Unit } from '../../state.js';

/** One hit that can be taken, in the order of loss. */
export interface Loss {
  readonly type: UnitType;
  readonly kills: boolean;
  /** What is lost with it, in money. */
  readonly worth: number;
}

/** One side of a contest. */
export interface Party {
  readonly losses: readonly Loss[];
  readonly orders: BattleOrders;
}

/** A battle that has not begun, or has been fought for some rounds. */
export interface Contest {
  readonly kind: 'land' | 'sea';
  readonly attack: Party;
  readonly defense: Party;
  /** Attacking parties by the number of aircraft shot down before the first round; the first has lost none. */
  readonly afterFlak: readonly Party[];
  /** Shots of antiaircraft artillery, each with one chance in six. */
  readonly shots: number;
  /** The values of ships that bombard. */
  readonly bombardment: readonly number[];
  readonly isLowLuck: boolean;
  /** Rounds that have been fought already. */
  readonly round: number;
}

/** What a viewer knows of the orders of both sides. */
export type KnownOrders = (power: Power) => BattleOrders | undefined;

/** A battle of the position as a contest. */
export function contestOf(state: AaState, battle: Battle, ordersOf: KnownOrders = () => undefined): Contest {
  const kind = battle.kind === 'sea' ? 'sea' : 'land';
  const attackers = comingTo(state, battle);
  const defenders = defendersIn(state, { space: battle.space, kind });
  const plan = ordersOf(state.active) ?? usualOrders;
  const attackOf = (units: readonly Unit[]): Party => ({
    orders: plan,
    losses: lossesOf(state, orderOfLoss(units, { side: 'attack', foes: defenders, orders: ordersOf })),
  });
  const aircraft = airOrder(attackers.filter((unit) => domainOf(unit) === 'air'));
  const guns = defenders.filter(({ type }) => type === 'aaa').length;
  const isFresh = kind === 'land' && battle.round === 0 && defenders.some(({ type }) => type !== 'aaa');
  const shots = isFresh ? Math.min(3 * guns, aircraft.length) : 0;
  const isChoice = state.options.multinationalCasualties === 'attacker';
  return {
    kind,
    attack: attackOf(attackers),
    defense: {
      orders: ordersOf(defenders[0]?.power ?? state.active) ?? usualOrders,
      losses: lossesOf(
        state,
        orderOfLoss(defenders, { side: 'defense', foes: attackers, orders: ordersOf, attackerChooses: isChoice }),
      ),
    },
    afterFlak: Array.from({ length: shots + 1 }, (_, down) => {
      const gone = new Set(aircraft.slice(0, down));
      return attackOf(attackers.filter((unit) => !gone.has(unit)));
    }),
    shots,
    bombardment: bombardingIn(state, battle, plan).map((ship) => valueOf(ship, 'attack')),
    isLowLuck: state.options.dice === 'lowLuck',
    round: battle.round,
  };
}

/** Who attacks in a battle, with those who are still aboard. */
function comingTo(state: AaState, { space, kind }: Battle): readonly Unit[] {
  const waiting = state.units
    .filter((unit) => unit.target === space && unit.aboard !== null)
    .map((unit): Unit => ({ ...unit, from: null, task: 'battle' }));
  return [...attackersIn(state, { space, kind: kind === 'sea' ? 'sea' : 'land' }), ...waiting];
}

/** The ships that bombard before a battle if nothing else is said; none once it has begun, or where they could hit nothing. */
export function bombardingIn(state: AaState, battle: Battle, plan: BattleOrders = usualOrders): readonly Unit[] {
  const { space, kind, round } = battle;
  if (kind !== 'land' || round > 0 || !isLand(space)) return [];
  if (!defendersIn(state, { space, kind }).some(({ type }) => type !== 'aaa')) return [];
  const landed = comingTo(state, battle).filter((unit) => domainOf(unit) === 'land' && unit.from === null).length;
  const ships = bombardersOf(state, space).filter(
    (ship) => isSea(ship.space) && !state.battles.some((other) => other.space === ship.space),
  );
  return batteryOf(ships, landed, plan);
}

function lossesOf(state: AaState, slots: readonly Slot[]): readonly Loss[] {
  const ships = slots.filter(({ unit }) => unit.type === 'transport');
  return [...slots.filter(({ unit }) => unit.type !== 'transport'), ...ships].map(({ unit, kills }) => {
    const cargo = unit.type === 'transport' ? cargoOf(state, unit) : [];
    const worth = priceOf([unit, ...cargo]);
    return { type: unit.type, kills, worth: kills ? worth : 0 };
  });
}

/** Whether a type can fire on a side. */
export function valueIn(type: UnitType, camp: 'attack' | 'defense'): number {
  return unitFacts[type][camp];
}
