// The arithmetic of land combat: strengths and die modifiers item by item, and what a result says.
import type { CardId, Condition, Special } from '../data/cards.js';
import { highestColumn, lowestColumn } from '../data/combat-table.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import { seaHexes } from '../data/seas.js';
import { airIds, airUnits, type AirId, type Faction, type UnitId } from '../data/units.js';
import {
  categoryOf,
  foeOf,
  ideologyOf,
  typeOf,
  type Combat,
  type OpenState,
  type OrderContext,
  type Place,
  type Weather,
} from '../state.js';
import { hexesAround } from '../data/hexes.js';
import type { CombatItem } from '../data/combat-items.js';
import type { Ground } from './ground.js';
import { airDistance } from './ranges.js';
import { isAxisMinor } from './supply.js';
import { maySail } from './waters.js';

export interface Modifier {
  readonly item: CombatItem;
  readonly value: number;
}

export interface Odds {
  readonly attack: readonly Modifier[];
  readonly defence: readonly Modifier[];
  readonly die: readonly Modifier[];
  readonly column: number;
  readonly drm: number;
}

/** The part of a combat the arithmetic needs. */
export type Fight = Pick<
  Combat,
  | 'attacker'
  | 'defender'
  | 'target'
  | 'primary'
  | 'flanks'
  | 'partisan'
  | 'hq'
  | 'cards'
  | 'cancelled'
  | 'jets'
  | 'ranged'
>;

export type OrderTerms = Pick<OrderContext, 'special' | 'drm' | 'noEnemyAir'>;

/** The units that attack. */
export function attackersOf({ primary, flanks }: Pick<Combat, 'primary' | 'flanks'>): readonly UnitId[] {
  return [primary, ...flanks];
}

/** The combat units that defend; none when a partisan stands alone. */
export function defendersOf(
  ground: Ground,
  { target, partisan }: Pick<Combat, 'target' | 'partisan'>,
): readonly UnitId[] {
  return partisan === null ? ground.unitsAt(target) : [];
}

/** Air units of a faction on the map within range of a place. */
function airInRange(board: OpenState, faction: Faction, target: Place): readonly AirId[] {
  return airIds.filter((id) => {
    const { status, at } = board.air[id];
    if (airUnits[id].faction !== faction || status !== 'map' || at === null) return false;
    return airDistance(at, target) <= (airUnits[id].elite ? 5 : 4);
  });
}

function playedBy(fight: Fight, faction: Faction): readonly CardId[] {
  const hq = fight.hq[faction];
  return [...(hq === undefined ? [] : [hq]), ...(fight.cards[faction] ?? [])].filter(
    (id) => !fight.cancelled.includes(id),
  );
}

/** The specials of the cards a faction has played in a fight. */
export function specialsOf(facts: Facts, fight: Fight, faction: Faction): readonly Special[] {
  return playedBy(fight, faction).flatMap((id) => {
    const { effect } = facts.cards[id];
    return effect.kind === 'combat' ? (effect.special ?? []) : [];
  });
}

/** The weather in a fight: fair where a card says so. */
function weatherIn(ground: Ground, fight: Fight): Weather {
  const both = [...specialsOf(ground.facts, fight, fight.attacker), ...specialsOf(ground.facts, fight, fight.defender)];
  return both.includes('treat-weather-as-fair') ? 'fair' : ground.weather;
}

interface Sky {
  readonly attack: number;
  readonly defence: number;
  readonly attackElites: number;
  readonly defenceElites: number;
}

function skyOf(ground: Ground, fight: Fight, terms: OrderTerms): Sky {
  const { board } = ground;
  const attack = airInRange(board, fight.attacker, fight.target);
  const defence = terms.noEnemyAir ? [] : airInRange(board, fight.defender, fight.target);
  const elites = (list: readonly AirId[]): number => list.filter((id) => airUnits[id].elite).length;
  const jets = (faction: Faction): number =>
    specialsOf(ground.facts, fight, faction).includes('place-jets-air-unit') && fight.jets ? 1 : 0;
  return {
    attack: attack.length + jets(fight.attacker),
    defence: defence.length + jets(fight.defender),
    attackElites: elites(attack) + jets(fight.attacker),
    defenceElites: elites(defence) + jets(fight.defender),
  };
}

/** Who has air superiority: 1 for the attacker, -1 for the defender, 0 for nobody. */
function superiority({ attack, defence, attackElites, defenceElites }: Sky): number {
  return Math.sign(attack - defence) || Math.sign(attackElites - defenceElites);
}

function count(facts: Facts, ids: readonly UnitId[], badge: 'elite' | 'conscript'): number {
  return ids.filter((id) => facts.units[id].badges?.includes(badge) === true).length;
}

function hasQuality(facts: Facts, ids: readonly UnitId[]): boolean {
  return ids.some((id) => facts.units[id].nationality === 'germany' || facts.units[id].faction === 'western');
}

/** Whether a card's conditions hold for the faction that would play it. */
export function conditionsHold(
  ground: Ground,
  fight: Fight,
  terms: OrderTerms,
  faction: Faction,
  conditions: readonly Condition[],
): boolean {
  const { board } = ground;
  const isAttacker = faction === fight.attacker;
  const own = isAttacker ? attackersOf(fight) : defendersOf(ground, fight);
  const enemy = isAttacker ? defendersOf(ground, fight) : attackersOf(fight);
  const category = (id: UnitId): string => categoryOf(typeOf(ground.facts, id, board.units[id]));
  const sky = skyOf(ground, fight, terms);
  return conditions.every((one) => {
    if ('weather' in one) return one.weather.includes(weatherIn(ground, fight));
    if ('ownHasCategory' in one) {
      const list = one.asPrimary === true ? (isAttacker ? [fight.primary] : []) : own;
      return list.some(
        (id) =>
          category(id) === one.ownHasCategory &&
          (one.nationality === undefined || ground.facts.units[id].nationality === one.nationality),
      );
    }
    if ('enemyHasCategory' in one) return enemy.some((id) => category(id) === one.enemyHasCategory);
    if ('ownHasAxisMinor' in one) return own.some((one) => isAxisMinor(ground.facts, one));
    if ('hexHas' in one) return ground.facts.cityAt.has(fight.target);
    if ('hexCoastal' in one) return coastOf(ground.facts, fight.target).length > 0;
    if ('ownAirInRange' in one) return (isAttacker ? sky.attack : sky.defence) >= one.ownAirInRange;
    if ('ownAirSuperiority' in one) return superiority(sky) === (isAttacker ? 1 : -1);
    return coastOf(ground.facts, fight.target).some((sea) => maySail(board, faction, sea));
  });
}

/** The seas a hex touches. */
function coastOf(facts: Facts, hex: Place): readonly Exclude<ReturnType<typeof seaHexes.get>, undefined>[] {
  const own = seaHexes.get(hex);
  if (own !== undefined) return [own];
  return facts.hexes.has(hex) ? hexesAround(hex).flatMap((one) => seaHexes.get(one) ?? []) : [];
}

function armorBonus(ground: Ground, fight: Fight, weather: Weather): number {
  const { board } = ground;
  if (specialsOf(ground.facts, fight, fight.defender).includes('enemy-armor-bonus-zero')) return 0;
  const extra = specialsOf(ground.facts, fight, fight.attacker).includes('own-armor-bonus-plus-1') ? 1 : 0;
  const each = (id: UnitId): number => {
    if (weather === 'mud') return 0;
    if (weather === 'snow') return 1;
    return ground.facts.units[id].nationality === 'germany' ? 2 : board.options.fairArmorBonus;
  };
  return attackersOf(fight)
    .filter((id) => categoryOf(typeOf(ground.facts, id, board.units[id])) === 'armored')
    .reduce((sum, id) => sum + each(id) + extra, 0);
}

const waterValue = { river: 1, beach: 2, strait: 3 } as const;

function waterBonus(ground: Ground, fight: Fight): number {
  if (specialsOf(ground.facts, fight, fight.attacker).includes('ignore-water-hexsides')) return 0;
  const adjacent = attackersOf(fight).filter((id) => !fight.ranged.includes(id));
  const values = adjacent.map((id) => {
    const { at } = ground.board.units[id];
    const water = at === null ? undefined : ground.edge(at, fight.target)?.water;
    return water == null ? 0 : waterValue[water];
  });
  return values.length === 0 || values.includes(0) ? 0 : Math.max(...values);
}

export const terrainValue = { clear: 0, forest: 2, hills: 2, mountains: 3, swamp: 3 } as const;

function terrainModifiers(ground: Ground, fight: Fight): readonly Modifier[] {
  const { target } = fight;
  const isHelped =
    ideologyOf(fight.defender) === 'axis' && fight.partisan === null && ground.partisansAt(target).length > 0;
  if (isHelped) return [];
  const hex = ground.facts.hexes.get(target);
  const isCity = ground.facts.cityAt.has(target) || ground.isMulberry(target);
  return [
    { item: 'city', value: isCity ? 1 : 0 },
    { item: 'terrain', value: hex === undefined ? 0 : terrainValue[hex.terrain] },
    { item: 'water', value: waterBonus(ground, fight) },
  ];
}

function cardStrength(facts: Facts, fight: Fight, faction: Faction): readonly Modifier[] {
  return playedBy(fight, faction).map((id) => {
    const { effect } = facts.cards[id];
    if (effect.kind === 'hq') return { item: 'hq', value: effect.strength };
    return { item: 'card', value: effect.kind === 'combat' ? (effect.strength ?? 0) : 0 };
  });
}

function cardRolls(facts: Facts, fight: Fight, faction: Faction): number {
  return playedBy(fight, faction).reduce((sum, id) => {
    const { effect } = facts.cards[id];
    return sum + (effect.kind === 'hq' || effect.kind === 'combat' ? (effect.drm ?? 0) : 0);
  }, 0);
}

/** Whether an event that lies open helps a faction's rolls. */
export function eventBonus(board: Pick<OpenState, 'data' | 'events'>, faction: Faction): number {
  const { events } = board;
  const open = [events.current, events.pending, ...(events.spent === null ? [] : [events.spent])];
  return open.some((id) => factsOf(board).events[id].bonus?.includes(faction) === true) ? 1 : 0;
}

function isolation(board: OpenState, ids: readonly UnitId[]): number {
  const all = ids.map((id) => board.units[id].isolated);
  return all.includes(3) ? 3 : all.includes(1) ? 1 : 0;
}

/** Airborne units about to land in a hex. */
export function airdropsAt(board: OpenState, hex: Place): readonly UnitId[] {
  return (Object.keys(board.units) as UnitId[]).filter(
    (id) => board.units[id].status === 'airdrop' && board.units[id].at === hex,
  );
}

/** Strengths, column and die modifiers of a fight as it stands. */
export function oddsOf(ground: Ground, fight: Fight, terms: OrderTerms): Odds {
  const { board } = ground;
  const weather = weatherIn(ground, fight);
  const attackers = attackersOf(fight);
  const defenders = defendersOf(ground, fight);
  const sky = skyOf(ground, fight, terms);
  const drops = fight.attacker === 'western' ? airdropsAt(board, fight.target) : [];
  const elites = count(ground.facts, attackers, 'elite') + sky.attackElites + drops.length;
  const defenceElites = count(ground.facts, defenders, 'elite') + sky.defenceElites;
  const conscripts = Math.sign(
    count(ground.facts, attackers, 'conscript') - count(ground.facts, defenders, 'conscript'),
  );
  const shock = attackers.filter((id) => typeOf(ground.facts, id, board.units[id]) === 'shock').length;
  const attack: Modifier[] = [
    { item: 'primary', value: board.units[fight.primary].steps },
    { item: 'flanks', value: fight.flanks.length },
    { item: 'shock', value: terms.special.includes('shock') && fight.attacker === 'soviet' ? shock : 0 },
    { item: 'armor', value: armorBonus(ground, fight, weather) },
    { item: 'elite', value: elites > defenceElites ? 1 : 0 },
    { item: 'conscript', value: conscripts > 0 ? -1 : 0 },
    { item: 'quality', value: hasQuality(ground.facts, attackers) ? 1 : 0 },
    ...cardStrength(ground.facts, fight, fight.attacker),
  ];
  const pips = fight.partisan === null ? defenders.reduce((sum, id) => sum + board.units[id].steps, 0) : 1;
  const defence: Modifier[] = [
    { item: 'pips', value: pips },
    { item: 'elite', value: defenceElites > elites ? 1 : 0 },
    { item: 'conscript', value: conscripts < 0 ? -1 : 0 },
    { item: 'quality', value: hasQuality(ground.facts, defenders) ? 1 : 0 },
    ...terrainModifiers(ground, fight),
    ...cardStrength(ground.facts, fight, fight.defender),
  ];
  const fortress = defenders.some((id) => typeOf(ground.facts, id, board.units[id]) === 'fortress');
  const ignoresFortress = specialsOf(ground.facts, fight, fight.attacker).includes('ignore-fortress-drm');
  const airValue = weather === 'fair' ? 2 : weather === 'snow' ? 1 : 0;
  const air = superiority(sky) * airValue;
  const defenderIsolation = isolation(board, defenders);
  const attackerIsolation = isolation(board, attackers);
  const die: Modifier[] = [
    {
      item: 'card',
      value: cardRolls(ground.facts, fight, fight.attacker) - cardRolls(ground.facts, fight, fight.defender),
    },
    { item: 'order', value: terms.drm },
    { item: 'event', value: eventBonus(board, fight.attacker) },
    { item: 'fortress', value: fortress && !ignoresFortress ? -2 : 0 },
    { item: 'weather', value: weather === 'snow' ? -2 : weather === 'mud' ? -3 : 0 },
    { item: 'air', value: fight.partisan !== null && air < 0 ? 0 : air },
    { item: 'airdrop', value: drops.length > 0 ? 2 : 0 },
    { item: 'defenderIsolated', value: defenderIsolation },
    { item: 'attackerIsolated', value: -attackerIsolation },
  ];
  const sum = (list: readonly Modifier[]): number => list.reduce((total, { value }) => total + value, 0);
  const column = Math.max(lowestColumn, Math.min(highestColumn, sum(attack) - sum(defence)));
  const told = (list: readonly Modifier[]): readonly Modifier[] => list.filter(({ value }) => value !== 0);
  return { attack: told(attack), defence: told(defence), die: told(die), column, drm: sum(die) };
}

/**
 * The hits of a result: by column and modified roll, the marks of the table settled.
 * @internal
 */
export function hitsOf(
  facts: Facts,
  column: number,
  roll: number,
  { isSoviet, isGermanDefence }: { readonly isSoviet: boolean; readonly isGermanDefence: boolean },
): { readonly attacker: number; readonly defender: number } {
  const row = facts.combat.table[Math.max(1, Math.min(16, roll)) - 1];
  const [a = '0', d = '0'] = (row?.[column - lowestColumn] ?? '0/0').split('/');
  const attacker = a === 's0' ? (isSoviet ? 1 : 0) : Number(a);
  const hits = Number(d.replace('G', ''));
  return { attacker, defender: d.endsWith('G') && isGermanDefence ? hits - 1 : hits };
}

/** Whether the marks of the table for Germans apply: on turns 1 to 6, when all that defends is German. */
function isGermanDefence(ground: Ground, fight: Fight): boolean {
  const defenders = defendersOf(ground, fight);
  return (
    ground.board.turn <= 6 &&
    defenders.length > 0 &&
    defenders.every((id) => ground.facts.units[id].nationality === 'germany')
  );
}

/** The hits both sides take for a modified roll, cards included. */
export function outcomeOf(
  ground: Ground,
  fight: Fight,
  odds: Pick<Odds, 'column'>,
  roll: number,
): { readonly attacker: number; readonly defender: number } {
  const hits = hitsOf(ground.facts, odds.column, roll, {
    isSoviet: fight.attacker === 'soviet',
    isGermanDefence: isGermanDefence(ground, fight),
  });
  const own = (faction: Faction): number =>
    specialsOf(ground.facts, fight, faction).reduce(
      (sum, one) => sum + (one === 'own-hits-plus-1' ? 1 : one === 'own-hits-minus-1' ? -1 : 0),
      0,
    );
  return {
    attacker: Math.max(0, hits.attacker + own(fight.attacker)),
    defender: Math.max(0, hits.defender + own(fight.defender)),
  };
}

/** The faction that defends a place against another. */
export function defenderAgainst(attacker: Faction): Faction {
  return foeOf[attacker];
}
