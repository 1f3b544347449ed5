// What a position is worth to a side: the points it will bring, pieces in supply, spaces within reach, homes in danger.
import { flags, isNation, nations, opponent, sideOf, type Flag, type Side } from '../data/nations.js';
import { airSpaces } from '../rules/air.js';
import { lastRound } from '../rules/scoring.js';
import type { OpenTable } from '../state.js';
import { remembered } from './memory.js';
import { hasStar, isLand, Sight } from './sight.js';

/** How many turns ahead points are counted. */
export function horizon({ round }: Pick<OpenTable, 'round'>): number {
  return Math.min(5, lastRound - round + 1);
}

/** Points that a supply space brings in each turn. */
const starPoints = 2;

const worth = {
  fedArmy: 1,
  fedNavy: 0.8,
  hungry: 0.1,
  /** An army on a star that an ally scores already halves the ally's points; it is of use where it stands guard. */
  shared: -0.5,
  guarding: 0.6,
  airForce: 0.7,
  /** A supply space beside a supplied piece: what the best to take is worth of its points, each other, and one that is two builds away. */
  openStar: { best: 0.4, other: 0.5, far: 0.25 },
  /** What the same is worth where an enemy stands in it, and must be driven out first. */
  guarded: 0.4,
  /** A nation with no piece beyond one, or whose pieces have neither an enemy beside them nor a star two builds away, has nothing to act from. */
  alone: -3,
  /** An enemy army next to a piece of one's own. */
  front: 0.15,
  threatenedStar: -0.7,
  /** What of a star's later points is counted as lost beside an enemy: it changes hands, while one that is safe brings them. */
  contested: -0.15,
  threatenedHome: -1.5,
  /** What of a nation's points is counted as lost when its home lies empty beside an enemy, who takes it by a single Build Army. */
  openHome: -0.3,
  lostHome: -6,
} as const;

/** The worth of a position to a side, less what it is worth to the other. */
export function valueFor(table: OpenTable, side: Side): number {
  const axis = remembered(table, 'value', () => axisValue(table));
  return side === 'axis' ? axis : -axis;
}

function axisValue(table: OpenTable): number {
  const all: readonly Flag[] = table.options.totalWar ? flags : nations;
  const sight = new Sight(table);
  return all.reduce((sum, flag) => sum + (sideOf(flag) === 'axis' ? 1 : -1) * flagValue(table, sight, flag), 0);
}

function flagValue(table: OpenTable, sight: Sight, nation: Flag): number {
  const side = sideOf(nation);
  const enemy = opponent(side);
  const held = sight.held(nation);
  const fed = sight.fed(nation, held);
  const home = sight.home(nation);
  const isThreatened = (space: number): boolean => sight.near(enemy, space).some((next) => sight.has(enemy, next));
  const points = sight.points(nation);
  let value = points * horizon(table) + airSpaces(table, nation).length * worth.airForce;
  const near = new Set<number>();
  for (const space of held) {
    if (fed[space] !== 1) {
      value += worth.hungry;
      continue;
    }
    for (const next of sight.near(side, space)) near.add(next);
    const isStar = hasStar[space] === true;
    if (isStar && space !== home && sight.isShared(side, space)) {
      value += isThreatened(space) ? worth.guarding : worth.shared;
      continue;
    }
    value += isLand[space] === true ? worth.fedArmy : worth.fedNavy;
    if (isStar && space !== home && isThreatened(space)) {
      value += worth.threatenedStar + worth.contested * starPoints * (horizon(table) - 1);
    }
  }
  // An army can always be built at home.
  if (isNation(nation) && !sight.has(enemy, home)) near.add(home);
  for (const space of sight.recruited(nation)) if (!sight.has(enemy, space)) near.add(space);
  value += inReach(table, sight, { nation, near, isAlone: held.length < 2 });
  if (sight.has(enemy, home)) return value + worth.lostHome;
  const threatened = isThreatened(home);
  if (threatened || !sight.holds(nation, home)) value += worth.threatenedHome;
  if (threatened && !sight.has(side, home)) value += worth.openHome * points * (horizon(table) - 1);
  return value;
}

/** What lies in reach: stars to take, enemies to battle, and where there is neither, a star that takes two builds. */
function inReach(
  table: OpenTable,
  sight: Sight,
  { nation, near, isAlone }: { readonly nation: Flag; readonly near: ReadonlySet<number>; readonly isAlone: boolean },
): number {
  const side = sideOf(nation);
  const enemy = opponent(side);
  const chance = (space: number): number => {
    if (hasStar[space] !== true || sight.has(side, space)) return 0;
    return sight.has(enemy, space) ? worth.guarded : 1;
  };
  const turns = horizon(table);
  let [best, others, fronts] = [0, 0, 0];
  for (const space of near) {
    if (sight.has(enemy, space)) fronts += worth.front;
    const one = chance(space);
    best = Math.max(best, one);
    others += one * worth.openStar.other;
  }
  let value = fronts + (isAlone && isNation(nation) ? worth.alone : 0);
  // One piece a turn is placed: the best star is as good as next turn's points, the others wait.
  const now = best > 0 ? best * (worth.openStar.best * starPoints * (turns - 1) - worth.openStar.other) + others : 0;
  if (best === 1) return value + now;
  let far = 0;
  for (const space of near) {
    if (sight.holds(nation, space) || sight.has(enemy, space) || !sight.canStand(side, space)) continue;
    for (const next of sight.near(side, space)) if (!near.has(next)) far = Math.max(far, chance(next));
  }
  value += Math.max(now, far * worth.openStar.far * starPoints * Math.max(0, turns - 2));
  return value + (!isAlone && isNation(nation) && fronts + best + far === 0 ? worth.alone : 0);
}
