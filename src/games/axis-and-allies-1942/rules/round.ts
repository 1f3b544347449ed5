// A round of battle and the antiaircraft fire before it: surprise strikes, fire, casualties (rulebook, General Combat Sequence).
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
  type Camp,
  type Fought,
  type Throw,
} from './battle.js';
import { divers, usualOrders, type Depths } from './battle-orders.js';
import { domainOf } from './board.js';
import { assign, orderOfLoss, type Casualties, type Hits, type LossContext, type Slot } from './casualties.js';
import { roll } from './volley.js';

/** Who decides in a battle. */
export interface Command {
  /** What the order of loss of a side depends on besides its foes. */
  readonly wishes: (camp: Camp) => Omit<LossContext, 'foes' | 'side'>;
  /** Which submarines of a side go under before a round; without it as many as usual. */
  readonly dives?: (camp: Camp, subs: readonly Unit[], at: Depths) => Script<readonly Unit[]>;
  /** Which units take hits; without it the order of loss decides. */
  readonly losses?: (camp: Camp, hits: Hits, slots: readonly Slot[]) => Script<Casualties>;
}

/** Nobody has given orders. */
export const usualCommand: Command = { wishes: () => ({}) };

/** The units of a side that take some hits. */
export function* lossesOf(
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

/** Takes the submarines of a side under that do not stay for a round; none can where the others have a destroyer. */
function* takeUnder(command: Command, { camp, battle, own, foes }: Deep): Script<readonly Unit[]> {
  const subs = own.filter(({ type }) => type === 'submarine');
  if (subs.length === 0 || hasDestroyer(foes)) return own;
  const hasPrey = foes.some((unit) => domainOf(unit) === 'sea');
  const isAlone = own.every(({ type }) => type === 'submarine' || type === 'transport');
  const at: Depths = { round: battle.round, hasPrey, isAlone };
  const down =
    command.dives === undefined
      ? subs.slice(0, divers(usualOrders, subs.length, { ...at, under: 0 }))
      : yield* command.dives(camp, subs, at);
  for (const sub of down) sub.task = 'done';
  return own.filter((unit) => !down.includes(unit));
}

/** A side before the submarines of a round. */
interface Deep {
  readonly camp: Camp;
  readonly battle: Battle;
  readonly own: readonly Unit[];
  readonly foes: readonly Unit[];
}

/** The submarines that strike before others fire. */
function strikersOf(own: readonly Unit[], foes: readonly Unit[]): readonly Unit[] {
  return hasDestroyer(foes) ? [] : own.filter(({ type }) => type === 'submarine');
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
    // The attacker decides first, and the defender sees it; both before anybody rolls.
    attackers = yield* takeUnder(command, { camp: 'attack', battle, own: ours, foes: theirs });
    defenders = yield* takeUnder(command, { camp: 'defense', battle, own: theirs, foes: attackers });
    const first = strikersOf(attackers, defenders);
    const second = strikersOf(defenders, attackers);
    const attack = roll(state, dice, first, { own: ours, camp: 'attack', step: 'strike', targets: defenders });
    const defense = roll(state, dice, second, { own: theirs, camp: 'defense', step: 'strike', targets: attackers });
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
  const struck = new Set(strip.map(({ id }) => id));
  const targets = defenders.filter(({ id }) => !struck.has(id));
  const attack = roll(state, dice, inAction(attackers), { own: ours, camp: 'attack', step: 'fire', targets });
  throws.push(...attack.throws);
  note(yield* lossesOf(command, 'defense', attack.hits, targets, attackers));
  const defense = roll(state, dice, inAction(defenders), {
    own: theirs,
    camp: 'defense',
    step: 'fire',
    targets: attackers,
  });
  throws.push(...defense.throws);
  note(yield* lossesOf(command, 'attack', defense.hits, attackers, defenders));
  const all = [...defenders.filter(({ id }) => struck.has(id)), ...lost];
  suffer(state, { lost: all, damaged });
  return { throws, lost: all, damaged };
}
