// Land combat as section 8 reckons it: the column, the die and the hits of each throw, from the tables and counters alone.
import type { CardFacts } from '../../../../src/games/downfall/data/cards.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { regionFacts } from '../../../../src/games/downfall/data/seas.js';
import { airIds, airUnits, type Faction, type UnitId } from '../../../../src/games/downfall/data/units.js';
import type { Combat, DownfallState, OrderContext } from '../../../../src/games/downfall/state.js';
import { partisansIn, unitsIn } from './ground.js';
import { ringsFrom, ways, weather } from './map.js';

type Fight = Omit<Combat, 'stage' | 'attackerHits' | 'defenderHits'>;

const typeOf = (state: DownfallState, id: UnitId): string => {
  const { front, back } = ours.units[id];
  return state.units[id].back ? (back ?? front) : front;
};

const isArmor = (state: DownfallState, id: UnitId): boolean => ['tank', 'mechanized'].includes(typeOf(state, id));

/** Whether aircraft at a place reach a hex: four hexes, elites five; the UK lies beside its beach hexes (L688-692). */
function reaches(at: string, target: string, range: number): boolean {
  if (at === 'uk') return regionFacts.uk.airBeside.some((hex) => ringsFrom(hex, range - 1).has(target));
  if (at === 'middle-east')
    return regionFacts['middle-east'].beside.some((hex) => ringsFrom(hex, range - 1).has(target));
  return ringsFrom(at, range).has(target);
}

/** The column and the die of a fight, all cards counted. */
export function reckoned(
  state: DownfallState,
  fight: Fight,
  order: Pick<OrderContext, 'special' | 'drm' | 'noEnemyAir'>,
): { readonly column: number; readonly drm: number } {
  const attackers = [fight.primary, ...fight.flanks];
  const defenders = fight.partisan === null ? unitsIn(state, fight.target) : [];
  const played = (faction: Faction): readonly CardFacts['effect'][] =>
    [fight.hq[faction], ...(fight.cards[faction] ?? [])].flatMap((card) =>
      card === undefined || fight.cancelled.includes(card) ? [] : [ours.cards[card].effect],
    );
  const specials = (faction: Faction): readonly string[] =>
    played(faction).flatMap((effect) => (effect.kind === 'combat' ? (effect.special ?? []) : []));
  const both = [...specials(fight.attacker), ...specials(fight.defender)];
  const sky = both.includes('treat-weather-as-fair') ? 'fair' : weather(state);

  const flying = (faction: Faction): { readonly all: number; readonly elite: number } => {
    const near = airIds.filter((id) => {
      const { status, at } = state.air[id];
      const { faction: own, elite } = airUnits[id];
      return own === faction && status === 'map' && at !== null && reaches(at, fight.target, elite ? 5 : 4);
    });
    const jets = specials(faction).includes('place-jets-air-unit') && fight.jets ? 1 : 0;
    return { all: near.length + jets, elite: near.filter((id) => airUnits[id].elite).length + jets };
  };
  const noAir = { all: 0, elite: 0 };
  const mine = flying(fight.attacker);
  const jets = specials(fight.defender).includes('place-jets-air-unit') && fight.jets ? 1 : 0;
  const theirs = order.noEnemyAir ? { ...noAir, all: jets, elite: jets } : flying(fight.defender);
  const above = Math.sign(mine.all - theirs.all) || Math.sign(mine.elite - theirs.elite);

  const badges = (ids: readonly UnitId[], badge: 'elite' | 'conscript'): number =>
    ids.filter((id) => ours.units[id].badges?.includes(badge) === true).length;
  const drops = Object.values(state.units).filter(
    ({ status, at }) => status === 'airdrop' && at === fight.target,
  ).length;
  const dropped = fight.attacker === 'western' ? drops : 0;
  const elites = badges(attackers, 'elite') + mine.elite + dropped - badges(defenders, 'elite') - theirs.elite;
  const conscripts = badges(attackers, 'conscript') - badges(defenders, 'conscript');
  const isGood = (id: UnitId): boolean =>
    ours.units[id].nationality === 'germany' || ours.units[id].faction === 'western';
  const strength = (faction: Faction): number =>
    played(faction).reduce((sum, effect) => sum + ('strength' in effect ? (effect.strength ?? 0) : 0), 0);

  // Step 3, the attacker (L1508-1515).
  let attack = state.units[fight.primary].steps + fight.flanks.length + strength(fight.attacker);
  if (order.special.includes('shock') && fight.attacker === 'soviet')
    attack += attackers.filter((id) => typeOf(state, id) === 'shock').length;
  for (const id of attackers.filter((one) => isArmor(state, one))) {
    if (specials(fight.defender).includes('enemy-armor-bonus-zero')) break;
    if (specials(fight.attacker).includes('own-armor-bonus-plus-1')) attack += 1;
    if (sky === 'snow') attack += 1;
    if (sky === 'fair') attack += ours.units[id].nationality === 'germany' ? 2 : state.options.fairArmorBonus;
  }
  if (elites > 0) attack += 1;
  if (conscripts > 0) attack -= 1;
  if (attackers.some(isGood)) attack += 1;

  // Step 3, the defender (L1519-1529).
  let defence = strength(fight.defender);
  defence += fight.partisan !== null ? 1 : defenders.reduce((sum, id) => sum + state.units[id].steps, 0);
  if (elites < 0) defence += 1;
  if (conscripts < 0) defence -= 1;
  if (defenders.some(isGood)) defence += 1;
  const isAxisDefence = fight.defender === 'okh' || fight.defender === 'okw';
  const isBetrayed = isAxisDefence && fight.partisan === null && partisansIn(state, fight.target).length > 0;
  if (!isBetrayed) {
    const terrain = ours.hexes.get(fight.target)?.terrain;
    if (ours.cityAt.has(fight.target)) defence += 1;
    if (state.beachheads.some(({ at, mulberry }) => at === fight.target && mulberry)) defence += 1;
    if (terrain === 'hills' || terrain === 'forest') defence += 2;
    if (terrain === 'mountains' || terrain === 'swamp') defence += 3;
    if (!specials(fight.attacker).includes('ignore-water-hexsides')) defence += water(state, fight, attackers);
  }

  // Step 5 (L1542-1553).
  let drm = order.drm;
  const dice = (faction: Faction): number =>
    played(faction).reduce(
      (sum, effect) => sum + (effect.kind === 'hq' || effect.kind === 'combat' ? (effect.drm ?? 0) : 0),
      0,
    );
  drm += dice(fight.attacker) - dice(fight.defender);
  const { spent, current, pending } = state.events;
  if ([spent, current, pending].some((id) => id !== null && ours.events[id].bonus?.includes(fight.attacker) === true))
    drm += 1;
  const hasFort = defenders.some((id) => typeOf(state, id) === 'fortress');
  if (hasFort && !specials(fight.attacker).includes('ignore-fortress-drm')) drm -= 2;
  if (sky === 'snow') drm -= 2;
  if (sky === 'mud') drm -= 3;
  const wings = above * (sky === 'fair' ? 2 : sky === 'snow' ? 1 : 0);
  if (fight.partisan === null || wings > 0) drm += wings;
  if (dropped > 0) drm += 2;
  const isolated = (ids: readonly UnitId[]): number => Math.max(0, ...ids.map((id) => state.units[id].isolated));
  drm += isolated(defenders) - isolated(attackers);
  return { column: Math.max(-4, Math.min(8, attack - defence)), drm };
}

/** Water helps when all who stand beside the hex attack over some: the best of it (L1525-1528); who flies does not count (L1487). */
function water(state: DownfallState, { target, ranged }: Fight, attackers: readonly UnitId[]): number {
  const value = { open: 0, rail: 0, river: 1, beach: 2, strait: 3 } as const;
  const values = attackers
    .filter((id) => !ranged.includes(id))
    .map((id) => value[ways(state, state.units[id].at ?? '').find(({ to }) => to === target)?.water ?? 'open']);
  return values.length === 0 || values.includes(0) ? 0 : Math.max(...values);
}

/** The hits of each throw of two dice, without cards that change them: attacker's and defender's (L1555-1558). */
export function throwsOf(
  state: DownfallState,
  fight: Fight,
  { column, drm }: { column: number; drm: number },
): readonly string[] {
  const defenders = fight.partisan === null ? unitsIn(state, fight.target) : [];
  const isGerman = defenders.length > 0 && defenders.every((id) => ours.units[id].nationality === 'germany');
  const found: string[] = [];
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const row = Math.max(1, Math.min(16, a + b + drm));
      const cell = ours.combat.table[row - 1]?.[column + 4] ?? '';
      const [own = '', other = ''] = cell.split('/');
      const takes = own === 's0' ? (fight.attacker === 'soviet' ? 1 : 0) : Number(own);
      const deals = Number(other.replace('G', '')) - (other.endsWith('G') && isGerman && state.turn <= 6 ? 1 : 0);
      found.push(`${takes}/${deals}`);
    }
  return found.sort();
}
