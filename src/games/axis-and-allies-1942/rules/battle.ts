// One battle on the position: who fights, what is rolled, who is hit, when it is over (rulebook, General Combat Sequence).
import { isSea } from '../data/spaces.js';
import { unitFacts, unitTypes } from '../data/units.js';
import type { AaState, Battle, Unit } from '../state.js';
import { destroy, domainOf, enemiesIn } from './board.js';
import type { Casualties, Hits } from './casualties.js';

export type Camp = 'attack' | 'defense';

/** Dice of one value thrown by a side. */
export interface Throw {
  readonly camp: Camp;
  readonly step: 'strike' | 'fire' | 'aa' | 'bombard' | 'airBattle' | 'complexAa' | 'bombs';
  readonly value: number;
  readonly dice: readonly number[];
  readonly hits: number;
}

/** What a stretch of fighting brought. */
export interface Fought {
  readonly throws: readonly Throw[];
  readonly lost: readonly Unit[];
  readonly damaged: readonly Unit[];
}

/** Units of the active power that fight in a battle. */
export function attackersIn(state: AaState, battle: Pick<Battle, 'space' | 'kind'>): Unit[] {
  const { space, kind } = battle;
  return state.units.filter((unit) => {
    if (unit.space !== space || unit.power !== state.active || unit.aboard !== null) return false;
    if (kind === 'raid') return unit.task === 'raid' || unit.task === 'escort';
    return kind === 'sea' && domainOf(unit) === 'sea' ? unit.task !== 'done' : unit.task === 'battle';
  });
}

/** Units of the active power that are to fight in a battle: those that are there, and those that come ashore. */
export function committedTo(state: AaState, battle: Battle): readonly Unit[] {
  const waiting = state.units.filter((unit) => unit.target === battle.space && unit.aboard !== null);
  return [...attackersIn(state, battle), ...waiting];
}

/** Units that defend in a battle; those that have submerged or intercepted stay out. */
export function defendersIn(state: AaState, battle: Pick<Battle, 'space' | 'kind'>): Unit[] {
  return enemiesIn(state, battle.space, state.active).filter(({ task }) => task !== 'done');
}

export function valueOf(unit: Unit, camp: Camp): number {
  return unitFacts[unit.type][camp];
}

type HitClass = keyof Hits;

export function classOf(unit: Unit, own: readonly Unit[]): HitClass {
  if (unit.type === 'submarine') return 'sub';
  if (domainOf(unit) === 'air' && isSea(unit.space) && !hasDestroyer(own)) return 'air';
  return 'free';
}

export function hasDestroyer(units: readonly Unit[]): boolean {
  return units.some(({ type }) => type === 'destroyer');
}

/** Whether a hit may be assigned to a unit. */
export function canTake(by: HitClass, target: Unit): boolean {
  if (by === 'sub') return domainOf(target) === 'sea';
  return by !== 'air' || target.type !== 'submarine';
}

/** Whether any of these units could score a hit that one of those can take. */
function canHit(units: readonly Unit[], camp: Camp, targets: readonly Unit[]): boolean {
  return units.some(
    (unit) => valueOf(unit, camp) > 0 && targets.some((target) => canTake(classOf(unit, units), target)),
  );
}

/** Removes what was lost and marks what was damaged. */
export function suffer(state: AaState, { lost, damaged }: Casualties): void {
  for (const unit of damaged) unit.hit = true;
  destroy(
    state,
    lost.map(({ id }) => id),
  );
}

/** Aircraft as they are shot down: the least way left first, fighters before bombers. */
export function airOrder(aircraft: readonly Unit[]): readonly Unit[] {
  return aircraft.toSorted(
    (a, b) => a.left - b.left || unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type) || a.id - b.id,
  );
}

/** Sinks transports and guns that nobody is left to protect; returns them. */
export function defenceless(state: AaState, battle: Battle, mayRetreat: boolean): readonly Unit[] {
  const attackers = attackersIn(state, battle);
  const defenders = defendersIn(state, battle);
  const doomed: Unit[] = [];
  if (battle.kind === 'land') {
    if (defenders.every(({ type }) => type === 'aaa')) doomed.push(...defenders);
  } else {
    const able = defenders.filter(
      (unit) =>
        unit.type !== 'transport' && (canHit(defenders, 'defense', attackers) || canHit(attackers, 'attack', [unit])),
    );
    const transports = defenders.filter(({ type }) => type === 'transport');
    if (able.length === 0 && canHit(attackers, 'attack', transports)) doomed.push(...transports);
    const own = attackers.filter(({ type }) => type === 'transport');
    if (own.length === attackers.length && !mayRetreat && canHit(defenders, 'defense', own)) doomed.push(...own);
  }
  destroy(
    state,
    doomed.map(({ id }) => id),
  );
  return doomed;
}

/** Whether a battle has nothing left to decide. */
export function isOver(state: AaState, battle: Battle): boolean {
  const attackers = attackersIn(state, battle);
  const defenders = defendersIn(state, battle);
  if (attackers.length === 0 || defenders.length === 0) return true;
  return !canHit(attackers, 'attack', defenders) && !canHit(defenders, 'defense', attackers);
}
