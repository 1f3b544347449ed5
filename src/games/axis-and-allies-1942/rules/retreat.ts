// Breaking off an attack: where a force may go, and who goes (rulebook, Press On or Retreat).
import { isLand, isSea, type Sea, type Space } from '../data/spaces.js';
import { contestOf } from './odds/contest.js';
import { oddsOf } from './odds/odds.js';
import type { AaState, Battle } from '../state.js';
import { attackersIn } from './battle.js';
import type { BattleOrders, RetreatIf } from './battle-orders.js';
import { domainOf, isFriend, isHostileZone, isPassage, landsBeside, seasBeside } from './board.js';

/** Where an attacking force may retreat to, from the spaces its land or sea units came from. */
export function retreats(state: AaState, battle: Battle, origins: readonly Space[]): readonly Space[] {
  const { space, kind } = battle;
  if (kind === 'land' && isLand(space)) {
    const overland = attackersIn(state, battle).some((unit) => domainOf(unit) === 'land' && unit.from !== null);
    if (!overland) return [];
    return landsBeside(space).filter((land) => origins.includes(land) && isFriend(state.control[land], state.active));
  }
  if (!isSea(space)) return [];
  return seasBeside(space).filter((zone) => origins.includes(zone) && isHaven(state, space, zone));
}

function isHaven(state: AaState, from: Sea, zone: Sea): boolean {
  return (
    state.calmAtStart.includes(zone) &&
    !isHostileZone(state, zone, state.active) &&
    isPassage(state, from, zone) &&
    !state.fought.includes(zone) &&
    !state.battles.some((other) => other.space === zone)
  );
}

/** Whether the force consists of aircraft alone, which may always break off; in an assault those beside landed units may, too. */
export function mayWithdraw(state: AaState, battle: Battle): boolean {
  const attackers = attackersIn(state, battle);
  const aircraft = attackers.filter((unit) => domainOf(unit) === 'air');
  if (aircraft.length === 0) return false;
  if (battle.kind === 'sea') return aircraft.length === attackers.length;
  return attackers.every((unit) => domainOf(unit) === 'air' || unit.from === null);
}

/** Breaks off: everything that may leave goes to one space, aircraft stay in the air. */
export function retreat(state: AaState, battle: Battle, to: Space | null): void {
  for (const unit of attackersIn(state, battle)) {
    if (domainOf(unit) === 'air') {
      unit.task = 'done';
      continue;
    }
    if (to === null || (battle.kind === 'land' && unit.from === null)) continue;
    unit.space = to;
    unit.task = 'done';
    unit.left = 0;
    unit.target = null;
    for (const cargo of state.units) {
      if (cargo.aboard !== unit.id) continue;
      cargo.space = to;
      cargo.target = null;
      cargo.task = 'done';
    }
  }
}

/** Whether a plan has an attack broken off now. */
export function isRetreatDue(state: AaState, battle: Battle, { retreatIf }: BattleOrders): boolean {
  return retreatIf.some((condition) => isMet(state, battle, condition));
}

function isMet(state: AaState, battle: Battle, condition: RetreatIf): boolean {
  const fighting = attackersIn(state, battle).filter(({ type }) => type !== 'transport');
  switch (condition.kind) {
    case 'rounds':
      return battle.round >= condition.count;
    case 'few':
      return fighting.length <= condition.count;
    case 'onlyAir':
      return fighting.every((unit) => domainOf(unit) === 'air');
    case 'odds':
      return oddsOf(contestOf(state, battle)).win * 100 < condition.percent;
  }
}
