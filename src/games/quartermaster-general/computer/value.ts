// What a position is worth to a side: the points it will bring, pieces in supply, spaces within reach, homes in danger.
import { flags, isNation, nations, opponent, sideOf, type Flag, type Side } from '../data/nations.js';
import { airSpaces } from '../rules/air.js';
import { lastRound } from '../rules/scoring.js';
import type { OpenTable } from '../state.js';
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
  airForce: 0.7,
  /** A supply space next to a supplied piece that could be taken: what the best of them is worth of the points it would bring, and each other. */
  openStar: { best: 0.4, other: 0.5 },
  /** A nation with no piece beyond one has nothing to act from. */
  alone: -3,
  /** What the same is worth where an enemy stands in it, and must be driven out first. */
  guarded: 0.4,
  /** An enemy army next to a piece of one's own. */
  front: 0.15,
  threatenedStar: -0.7,
  threatenedHome: -1.5,
  lostHome: -4,
} as const;

/** The worth of a position to a side, less what it is worth to the other. */
export function valueFor(table: OpenTable, side: Side): number {
  const all: readonly Flag[] = table.options.totalWar ? flags : nations;
  const sight = new Sight(table);
  return all.reduce((sum, flag) => sum + (sideOf(flag) === side ? 1 : -1) * flagValue(table, sight, flag), 0);
}

function flagValue(table: OpenTable, sight: Sight, nation: Flag): number {
  const side = sideOf(nation);
  const enemy = opponent(side);
  const held = sight.held(nation);
  const fed = sight.fed(nation, held);
  const isThreatened = (space: number): boolean => sight.near(enemy, space).some((next) => sight.has(enemy, next));
  let value = sight.points(nation) * horizon(table) + airSpaces(table, nation).length * worth.airForce;
  if (held.length < 2 && isNation(nation)) value += worth.alone;
  const near = new Set<number>();
  for (const space of held) {
    if (fed[space] !== 1) {
      value += worth.hungry;
      continue;
    }
    value += isLand[space] === true ? worth.fedArmy : worth.fedNavy;
    for (const next of sight.near(side, space)) near.add(next);
    if (hasStar[space] === true && isThreatened(space)) value += worth.threatenedStar;
  }
  let [best, others] = [0, 0];
  for (const space of near) {
    const guarded = sight.has(enemy, space);
    if (guarded) value += worth.front;
    if (hasStar[space] !== true || sight.has(side, space)) continue;
    const chance = guarded ? worth.guarded : 1;
    best = Math.max(best, chance);
    others += chance * worth.openStar.other;
  }
  // One piece a turn is placed: the best star is as good as next turn's points, the others wait.
  if (best > 0)
    value += best * (worth.openStar.best * starPoints * (horizon(table) - 1) - worth.openStar.other) + others;
  const home = sight.home(nation);
  if (sight.has(enemy, home)) value += worth.lostHome;
  else if (!sight.holds(nation, home) || isThreatened(home)) value += worth.threatenedHome;
  return value;
}
