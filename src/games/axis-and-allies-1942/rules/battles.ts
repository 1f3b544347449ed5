// The battles of a turn: which ones follow from the moves, and in which order they can be fought (rulebook, Conduct Combat).
import { isLand, isSea, type Land, type Sea, type Space } from '../data/spaces.js';
import type { AaState, Battle, Unit } from '../state.js';
import { domainOf, enemiesIn, isHostileTo, isHostileZone } from './board.js';
import { isWarship } from './transports.js';

/** The battles that follow from the combat moves: raids first, then assaults and the seas before them, then the others. */
export function battlesOf(state: AaState): readonly Battle[] {
  const mine = state.units.filter(({ power }) => power === state.active);
  const raids = new Set(mine.filter(({ task }) => task === 'raid').map(({ space }) => space));
  const landings = new Map(
    mine.flatMap((unit) => (unit.aboard !== null && unit.target !== null ? [[unit.target, unit.space] as const] : [])),
  );
  const seasFought = new Set<Space>();
  const landsFought = new Set<Space>(landings.keys());
  for (const unit of mine) {
    const { space } = unit;
    if (isSea(space)) {
      const enemies = enemiesIn(state, space, state.active);
      const isFight = isHostileZone(state, space, state.active)
        ? unit.aboard === null && domainOf(unit) === 'sea'
        : false;
      const chosen = state.engaged.includes(space) && isWarship(unit);
      if (enemies.length > 0 && (isFight || chosen || (domainOf(unit) === 'air' && unit.task === 'battle'))) {
        seasFought.add(space);
      }
    } else if (unit.task === 'battle') landsFought.add(space);
  }
  const bridgeheads = new Set(
    mine.flatMap((unit) => (unit.target !== null && unit.aboard !== null ? [unit.space] : [])),
  );
  const of = (kind: Battle['kind'], list: Iterable<Space>): Battle[] =>
    [...list].toSorted().map((space) => ({ space, kind, round: 0 }));
  return [
    ...of('raid', raids),
    ...of(
      'sea',
      [...seasFought].filter((zone) => bridgeheads.has(zone)),
    ),
    ...of(
      'land',
      [...landsFought].filter((land) => isLand(land) && landings.has(land)),
    ),
    ...of(
      'sea',
      [...seasFought].filter((zone) => !bridgeheads.has(zone)),
    ),
    ...of(
      'land',
      [...landsFought].filter((land) => !(isLand(land) && landings.has(land))),
    ),
  ];
}

/** Whether a battle can be fought now: no raid is open, and no sea battle whose zone lands troops here. */
export function isReady(state: AaState, battle: Battle): boolean {
  if (battle.kind === 'raid') return true;
  if (state.battles.some(({ kind }) => kind === 'raid')) return false;
  const waits = state.units
    .filter((unit) => unit.power === state.active && unit.target === battle.space && unit.aboard !== null)
    .map(({ space }) => space);
  if (battle.kind === 'land' && state.battles.some(({ kind, space }) => kind === 'sea' && waits.includes(space))) {
    return false;
  }
  const assaults = state.battles.some(
    (one) => one.kind === 'land' && state.units.some((unit) => unit.target === one.space && unit.aboard !== null),
  );
  if (!assaults) return true;
  const isBridgehead =
    battle.kind === 'sea' &&
    state.units.some((unit) => unit.space === battle.space && unit.aboard !== null && unit.target !== null);
  return waits.length > 0 || isBridgehead;
}

/** Zones with enemy submarines or transports alone in which own warships may choose to fight. */
export function optionalBattles(state: AaState): readonly Sea[] {
  const zones = new Set<Sea>();
  for (const unit of state.units) {
    if (unit.power !== state.active || !isWarship(unit) || !isSea(unit.space)) continue;
    if (isHostileZone(state, unit.space, state.active)) continue;
    if (enemiesIn(state, unit.space, state.active).length > 0) zones.add(unit.space);
  }
  return [...zones];
}

/** Optional battles that are fought unless the player says otherwise: ships have sailed there for them, and nothing lands from there. */
export function wantedBattles(state: AaState): readonly Sea[] {
  return optionalBattles(state).filter(
    (zone) =>
      state.units.some((unit) => unit.space === zone && unit.power === state.active && unit.task === 'battle') &&
      !state.units.some((unit) => unit.space === zone && unit.aboard !== null && unit.target !== null),
  );
}

/** Lands the cargo that aims at a territory, off ships that lie where it can land. */
export function disembark(state: AaState, land: Land): readonly Unit[] {
  const landed = state.units.filter((unit) => unit.target === land && unit.aboard !== null);
  for (const unit of landed) {
    unit.aboard = null;
    unit.space = land;
    unit.target = null;
    unit.from = null;
    unit.task = isHostileTo(state, land, unit.power) ? 'battle' : 'moved';
    unit.left = 0;
  }
  return landed;
}
