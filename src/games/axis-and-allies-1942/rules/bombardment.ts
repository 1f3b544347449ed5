// Ships that bombard a coast before a landing: which may, which do, and what they hit (rulebook, Battleship & Cruiser Bombardment).
import type { Dice } from '../../../table/dice.js';
import type { Script } from '../../../table/script.js';
import type { Land } from '../data/spaces.js';
import type { AaState, Battle, Unit } from '../state.js';
import { attackersIn, defendersIn, valueOf, type Fought, type Throw } from './battle.js';
import { bombardTypes, type BattleOrders, type BombardType } from './battle-orders.js';
import { domainOf } from './board.js';
import { lossesOf, type Command } from './round.js';

function isBombardType(type: Unit['type']): type is BombardType {
  return bombardTypes.some((one) => one === type);
}

/** The types among some ships that bombard. */
export function batteryTypes(ships: readonly Unit[]): readonly BombardType[] {
  return bombardTypes.filter((type) => ships.some((ship) => ship.type === type));
}

/** Ships that may bombard a territory, the heaviest first: where transports land from and no battle was fought. */
export function bombardersOf(state: AaState, land: Land): readonly Unit[] {
  const zones = new Set(
    state.units
      .filter((unit) => unit.type === 'transport' && unit.power === state.active && unit.target === land)
      .map(({ space }) => space),
  );
  return state.units
    .filter(
      (unit) =>
        unit.power === state.active &&
        zones.has(unit.space) &&
        !state.fought.includes(unit.space) &&
        isBombardType(unit.type) &&
        unit.task !== 'done',
    )
    .toSorted((a, b) => valueOf(b, 'attack') - valueOf(a, 'attack') || a.id - b.id);
}

/** The units that came to a territory by sea: no more ships than these may bombard it. */
export function landedIn(state: AaState, land: Land): readonly Unit[] {
  return attackersIn(state, { space: land, kind: 'land' }).filter(
    (unit) => unit.from === null && domainOf(unit) === 'land',
  );
}

/** Whether a ship could bombard in another assault that is still to come as well. */
export function isShared(state: AaState, ship: Unit, land: Land): boolean {
  return state.units.some(
    (unit) =>
      unit.type === 'transport' &&
      unit.power === ship.power &&
      unit.space === ship.space &&
      unit.target !== null &&
      unit.target !== land &&
      state.battles.some(({ kind, space }) => kind === 'land' && space === unit.target),
  );
}

/** The ships that bombard out of those that may: as many of each type as was said, else the heaviest, and no more than land. */
export function batteryOf(
  ships: readonly Unit[],
  most: number,
  { bombards, battery }: Pick<BattleOrders, 'bombards' | 'battery'>,
): readonly Unit[] {
  if (!bombards) return [];
  if (Object.keys(battery).length === 0) return ships.slice(0, most);
  const named = bombardTypes.flatMap((type) => ships.filter((ship) => ship.type === type).slice(0, battery[type] ?? 0));
  return named.slice(0, most);
}

/** Defenders put on the casualty strip by ships off the coast; they still fire once. */
export function* bombard(
  state: AaState,
  dice: Dice,
  { space, ships }: { readonly space: Land; readonly ships: readonly Unit[] },
  command: Command,
): Script<Fought> {
  const throws: Throw[] = [];
  for (const ship of ships.toReversed()) {
    const value = valueOf(ship, 'attack');
    const die = dice.roll(6, `bombard ${value}`);
    throws.push({ camp: 'attack', step: 'bombard', value, dice: [die], hits: die <= value ? 1 : 0 });
    ship.task = 'done';
  }
  const battle: Pick<Battle, 'space' | 'kind'> = { space, kind: 'land' };
  const hits = { sub: 0, air: 0, free: throws.reduce((sum, one) => sum + one.hits, 0) };
  const { lost } = yield* lossesOf(command, 'defense', hits, defendersIn(state, battle), landedIn(state, space));
  return { throws, lost, damaged: [] };
}
