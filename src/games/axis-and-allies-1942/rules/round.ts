// A round of battle and what comes before it: bombardment, surprise strikes, fire, casualties (rulebook, General Combat Sequence).
import type { Dice } from '../../../table/dice.js';
import type { Script } from '../../../table/script.js';
import type { Land } from '../data/spaces.js';
import type { AaState, Battle, Unit } from '../state.js';
import {
  airOrder,
  attackersIn,
  defendersIn,
  hasDestroyer,
  suffer,
  valueOf,
  type Camp,
  type Fought,
  type Throw,
} from './battle.js';
import { submerges, type SubmarinePolicy } from './battle-orders.js';
import { domainOf } from './board.js';
import { assign, orderOfLoss, type Casualties, type Hits, type LossContext, type Slot } from './casualties.js';
import { roll } from './volley.js';

/** Who decides in a battle. */
export interface Command {
  /** What the order of loss of a side depends on besides its foes. */
  readonly wishes: (camp: Camp) => Omit<LossContext, 'foes' | 'side'>;
  readonly submarines: (unit: Unit) => SubmarinePolicy;
  /** Which units take hits; without it the order of loss decides. */
  readonly losses?: (camp: Camp, hits: Hits, slots: readonly Slot[]) => Script<Casualties>;
}

/** Nobody has given orders. */
export const usualCommand: Command = { wishes: () => ({}), submarines: () => 'usual' };

function* lossesOf(
  command: Command,
  camp: Camp,
  hits: Hits,
  units: readonly Unit[],
  foes: readonly Unit[],
): Script<Casualties> {
  const slots = orderOfLoss(units, { ...command.wishes(camp), side: camp, foes });
  if (hits.sub + hits.air + hits.free === 0) return { lost: [], damaged: [] };
  return command.losses === undefined ? assign(hits, slots) : yield* command.losses(camp, hits, slots);
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
        (unit.type === 'battleship' || unit.type === 'cruiser') &&
        unit.task !== 'done',
    )
    .toSorted((a, b) => valueOf(b, 'attack') - valueOf(a, 'attack') || a.id - b.id);
}

/** Defenders put on the casualty strip by ships off the coast; they still fire once. */
export function* bombard(state: AaState, dice: Dice, land: Land, command: Command): Script<Fought> {
  const landed = attackersIn(state, { space: land, kind: 'land' }).filter(
    (unit) => unit.from === null && domainOf(unit) === 'land',
  );
  const ships = bombardersOf(state, land).slice(0, landed.length);
  const throws: Throw[] = [];
  for (const ship of ships.toReversed()) {
    const value = valueOf(ship, 'attack');
    const die = dice.roll(6, `bombard ${value}`);
    throws.push({ camp: 'attack', step: 'bombard', value, dice: [die], hits: die <= value ? 1 : 0 });
    ship.task = 'done';
  }
  const defenders = defendersIn(state, { space: land, kind: 'land' });
  const hits = { sub: 0, air: 0, free: throws.reduce((sum, one) => sum + one.hits, 0) };
  const { lost } = yield* lossesOf(command, 'defense', hits, defenders, landed);
  return { throws, lost, damaged: [] };
}

/** Antiaircraft fire before the first round: three shots a unit, one an aircraft at most. */
export function* antiaircraft(state: AaState, dice: Dice, land: Land, command: Command): Script<Fought> {
  const battle = { space: land, kind: 'land' } as const;
  const aircraft = attackersIn(state, battle).filter((unit) => domainOf(unit) === 'air');
  const guns = defendersIn(state, battle).filter(({ type }) => type === 'aaa').length;
  const shots = Math.min(3 * guns, aircraft.length);
  if (shots === 0) return { throws: [], lost: [], damaged: [] };
  const rolled = Array.from({ length: shots }, () => dice.roll(6, 'aa 1'));
  const hits = rolled.filter((die) => die === 1).length;
  const slots = airOrder(aircraft).map((unit): Slot => ({ unit, kills: true }));
  const down: Hits = { sub: 0, air: 0, free: hits };
  const { lost } = command.losses === undefined ? assign(down, slots) : yield* command.losses('attack', down, slots);
  suffer(state, { lost, damaged: [] });
  return { throws: [{ camp: 'defense', step: 'aa', value: 1, dice: rolled, hits }], lost, damaged: [] };
}

/** The submarines of a side that strike first; those that submerge leave the battle. */
function strikersOf(
  battle: Battle,
  own: readonly Unit[],
  foes: readonly Unit[],
  { submarines }: Command,
): readonly Unit[] {
  if (hasDestroyer(foes)) return [];
  const hasPrey = foes.some((unit) => domainOf(unit) === 'sea');
  const isAlone = own.every(({ type }) => type === 'submarine' || type === 'transport');
  const subs = own.filter(({ type }) => type === 'submarine');
  for (const sub of subs) {
    if (submerges(submarines(sub), { round: battle.round, hasPrey, isAlone })) sub.task = 'done';
  }
  return hasPrey ? subs.filter(({ task }) => task !== 'done') : [];
}

/**
 * Fights one round.
 * @param strip defenders that were hit before it by bombardment and still fire.
 */
export function* fightRound(
  state: AaState,
  battle: Battle,
  dice: Dice,
  strip: readonly Unit[],
  command: Command,
): Script<Fought> {
  const throws: Throw[] = [];
  const lost: Unit[] = [];
  const damaged: Unit[] = [];
  const note = (one: Casualties): void => {
    lost.push(...one.lost);
    damaged.push(...one.damaged);
    for (const unit of one.damaged) unit.hit = true;
  };
  // Whether a side has a destroyer is settled for the whole round.
  const ours = attackersIn(state, battle);
  const theirs = defendersIn(state, battle);
  const acted = new Set<number>();
  let attackers: readonly Unit[] = ours;
  let defenders: readonly Unit[] = theirs;
  if (battle.kind === 'sea') {
    const first = strikersOf(battle, ours, theirs, command);
    const second = strikersOf(battle, theirs, ours, command);
    attackers = ours.filter((unit) => !(unit.type === 'submarine' && unit.task === 'done'));
    defenders = theirs.filter(({ task }) => task !== 'done');
    const attack = roll(state, dice, first, ours, 'attack', 'strike');
    const defense = roll(state, dice, second, theirs, 'defense', 'strike');
    throws.push(...attack.throws, ...defense.throws);
    for (const unit of [...first, ...second]) acted.add(unit.id);
    const down = yield* lossesOf(command, 'defense', attack.hits, defenders, attackers);
    const sunk = yield* lossesOf(command, 'attack', defense.hits, attackers, defenders);
    note(down);
    note(sunk);
    const gone = new Set([...down.lost, ...sunk.lost]);
    attackers = attackers.filter((unit) => !gone.has(unit));
    defenders = defenders.filter((unit) => !gone.has(unit));
  }
  const inAction = (units: readonly Unit[]): readonly Unit[] => units.filter(({ id }) => !acted.has(id));
  const attack = roll(state, dice, inAction(attackers), ours, 'attack', 'fire');
  throws.push(...attack.throws);
  const struck = new Set(strip.map(({ id }) => id));
  const targets = defenders.filter(({ id }) => !struck.has(id));
  note(yield* lossesOf(command, 'defense', attack.hits, targets, attackers));
  const defense = roll(state, dice, inAction(defenders), theirs, 'defense', 'fire');
  throws.push(...defense.throws);
  note(yield* lossesOf(command, 'attack', defense.hits, attackers, defenders));
  const all = [...defenders.filter(({ id }) => struck.has(id)), ...lost];
  suffer(state, { lost: all, damaged });
  return { throws, lost: all, damaged };
}
