// The odds of a battle: exact where every hit falls on what is next in the order of loss, otherwise from many simulated battles.
import type { Contest } from './contest.js';
import { exactOdds } from './exact.js';
import { simulatedOdds } from './simulate.js';
import type { Odds } from './tally.js';

/** How much may be worked out for one battle: steps of an exact computation, and units in all battles that are simulated. */
interface Effort {
  readonly steps: number;
  readonly units: number;
  readonly battles: { readonly least: number; readonly most: number };
}

/** A few milliseconds, whatever stands against whom: for what a press waits for. */
const brief: Effort = { steps: 2_500_000, units: 20_000, battles: { least: 200, most: 2_000 } };
/** So few steps are no effort. */
const quickSteps = 100_000;
/** With fewer simulated battles the odds would say nothing. */
const fewestBattles = 50;
/** A tenth of a second at most: for a page that is reckoned elsewhere. */
const thorough: Effort = { steps: 100_000_000, units: 600_000, battles: { least: 2_000, most: 10_000 } };

/** How many steps the exact odds of a contest take. */
function stepsOf({ attack, defense, afterFlak }: Contest): number {
  return afterFlak.length * ((attack.losses.length + 1) * (defense.losses.length + 1)) ** 2;
}

/** Whether the exact odds of all these contests are a matter of some milliseconds. */
export function isBrief(contests: readonly Contest[]): boolean {
  return contests.every(isPlain) && contests.reduce((sum, one) => sum + stepsOf(one), 0) <= brief.steps;
}

/** The odds of a contest with no more effort than that. */
function reckoned(contest: Contest, { steps, units, battles }: Effort): Odds {
  if (isPlain(contest) && stepsOf(contest) <= steps) return exactOdds(contest);
  const many = Math.round(units / Math.max(1, contest.attack.losses.length + contest.defense.losses.length));
  return simulatedOdds(contest, Math.min(battles.most, Math.max(battles.least, many)));
}

/** Odds by contest, no more than some: the oldest are forgotten. */
class Known {
  readonly #odds = new Map<string, Odds>();

  get(key: string): Odds | undefined {
    return this.#odds.get(key);
  }

  set(key: string, odds: Odds): void {
    this.#odds.delete(key);
    this.#odds.set(key, odds);
    const [oldest] = this.#odds.keys();
    if (this.#odds.size > 200 && oldest !== undefined) this.#odds.delete(oldest);
  }
}

const brieflyKnown = new Known();
const glimpsed = new Known();
const thoroughlyKnown = new Known();

/** The odds of a contest in a moment; the same contest always has the same, so that rules may go by them. */
export function oddsOf(contest: Contest): Odds {
  const key = JSON.stringify(contest);
  const found = brieflyKnown.get(key) ?? reckoned(contest, brief);
  brieflyKnown.set(key, found);
  return found;
}

/** The odds of a contest with all care, which takes longer than a press may. */
export function carefulOdds(contest: Contest): Odds {
  return reckoned(contest, thorough);
}

/** Keeps what careful reckoning elsewhere came to, for all that shows the same contest. */
export function keepOdds(contest: Contest, odds: Odds): void {
  thoroughlyKnown.set(JSON.stringify(contest), odds);
}

/** The best odds of a contest that can be shown in a moment. No rule may go by them: they depend on who has looked. */
export function shownOdds(contest: Contest): Odds {
  return thoroughlyKnown.get(JSON.stringify(contest)) ?? oddsOf(contest);
}

/** The same of contests that are shown side by side: however many they are, together they take a moment or two. */
export function shownTogether(contests: readonly Contest[]): readonly Odds[] {
  const known = contests.map((one) => {
    const key = JSON.stringify(one);
    return thoroughlyKnown.get(key) ?? brieflyKnown.get(key) ?? glimpsed.get(key);
  });
  const open = contests.filter((one, at) => known[at] === undefined && !isQuick(one)).length;
  return contests.map((one, at) => known[at] ?? (open <= 1 || isQuick(one) ? oddsOf(one) : glimpse(one, open)));
}

function isQuick(contest: Contest): boolean {
  return isPlain(contest) && stepsOf(contest) <= quickSteps;
}

/** The odds of one of several contests, with its part of the effort. */
function glimpse(contest: Contest, among: number): Odds {
  const { steps, units, battles } = brief;
  const least = Math.max(fewestBattles, Math.round(battles.least / among));
  const odds = reckoned(contest, { steps: steps / among, units: units / among, battles: { ...battles, least } });
  glimpsed.set(JSON.stringify(contest), odds);
  return odds;
}

/**
 * Whether any hit can fall on anything: on land, and at sea without submarines.
 * @internal
 */
export function isPlain({ kind, attack, defense }: Contest): boolean {
  return kind === 'land' || [...attack.losses, ...defense.losses].every(({ type }) => type !== 'submarine');
}
