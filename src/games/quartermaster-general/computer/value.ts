// What a position is worth to a side: the points it will bring, pieces in supply, spaces within reach, homes in danger.
import { flags, nations, opponent, sideOf, type Flag, type Side } from '../data/nations.js';
import { kindAt, spaces, type SpaceId } from '../data/spaces.js';
import { airSpaces } from '../rules/air.js';
import { enemiesIn, holds, neighbours, sideHolds, spacesHeld } from '../rules/board.js';
import { homeNow } from '../rules/homes.js';
import { lastRound, victoryPoints } from '../rules/scoring.js';
import { supplied } from '../rules/supply.js';
import type { OpenTable } from '../state.js';

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
  return all.reduce((sum, flag) => sum + (sideOf(flag) === side ? 1 : -1) * flagValue(table, flag), 0);
}

function flagValue(table: OpenTable, nation: Flag): number {
  const fed = supplied(table, nation);
  const side = sideOf(nation);
  let value = victoryPoints(table, nation) * horizon(table) + airSpaces(table, nation).length * worth.airForce;
  const near = new Set<SpaceId>();
  for (const space of spacesHeld(table, nation)) {
    if (!fed.has(space)) {
      value += worth.hungry;
      continue;
    }
    value += kindAt(space) === 'army' ? worth.fedArmy : worth.fedNavy;
    for (const next of neighbours(table, side, space)) near.add(next);
    if (spaces[space].star === true && isThreatened(table, nation, space)) value += worth.threatenedStar;
  }
  let [best, others] = [0, 0];
  for (const space of near) {
    const guarded = enemiesIn(table, nation, space).length > 0;
    if (guarded) value += worth.front;
    if (spaces[space].star !== true || sideHolds(table, side, space)) continue;
    const chance = guarded ? worth.guarded : 1;
    best = Math.max(best, chance);
    others += chance * worth.openStar.other;
  }
  // One piece a turn is placed: the best star is as good as next turn's points, the others wait.
  if (best > 0)
    value += best * (worth.openStar.best * starPoints * (horizon(table) - 1) - worth.openStar.other) + others;
  const home = homeNow(table, nation);
  if (enemiesIn(table, nation, home).length > 0) value += worth.lostHome;
  else if (!holds(table, nation, home) || isThreatened(table, nation, home)) value += worth.threatenedHome;
  return value;
}

/** Whether an enemy piece stands next to a space. */
function isThreatened(table: OpenTable, nation: Flag, space: SpaceId): boolean {
  const side = opponent(sideOf(nation));
  return neighbours(table, side, space).some((next) => sideHolds(table, side, next));
}
