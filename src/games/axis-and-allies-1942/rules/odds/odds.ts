// The odds of a battle: exact where every hit falls on what is next in the order of loss, otherwise from many simulated battles.
import type { Contest } from './contest.js';
import { exactOdds } from './exact.js';
import { simulatedOdds } from './simulate.js';

/** What comes of a battle, on average. */
export interface Odds {
  /** Chances from 0 to 1; an attack that is broken off is not won. */
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** A land unit is left that takes the territory. */
  readonly take: number;
  /** Units left on average. */
  readonly attackersLeft: number;
  readonly defendersLeft: number;
  /** Money of units the defender loses less what the attacker loses. */
  readonly swing: number;
  /** How likely so many units are left: attackers above nothing, defenders below. */
  readonly spread: ReadonlyMap<number, number>;
  readonly isExact: boolean;
}

/** So many units fight in all the battles that are simulated: some milliseconds of work, whatever stands against whom. */
const simulatedUnits = 10_000;
const fewestBattles = 120;
const mostBattles = 2_000;

/** Larger battles take too long to be worked out exactly. */
const mostExact = 72;

function sizeOf({ attack, defense }: Contest): number {
  return attack.losses.length + defense.losses.length;
}

/** How many battles of a contest are simulated. */
function battlesOf(contest: Contest): number {
  return Math.min(mostBattles, Math.max(fewestBattles, Math.round(simulatedUnits / Math.max(1, sizeOf(contest)))));
}

/** Odds that have been worked out, the oldest first. */
const known = new Map<string, Odds>();
const mostKnown = 200;

/** The odds of a contest; the same contest always has the same. */
export function oddsOf(contest: Contest): Odds {
  const key = JSON.stringify(contest);
  const found =
    known.get(key) ??
    (isPlain(contest) && sizeOf(contest) <= mostExact
      ? exactOdds(contest)
      : simulatedOdds(contest, battlesOf(contest)));
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return found;
}

/**
 * Whether any hit can fall on anything: on land, and at sea without submarines.
 * @internal
 */
export function isPlain({ kind, attack, defense }: Contest): boolean {
  return kind === 'land' || [...attack.losses, ...defense.losses].every(({ type }) => type !== 'submarine');
}
