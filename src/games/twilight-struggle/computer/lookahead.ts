// Plays a turn out in bare numbers: both sides spend what Operations they hold where it gains most, and score what they must.
import { opponent, regions, sides, type Side } from '../data/terms.js';
import { maxMilOps } from '../data/tracks.js';
import { nextRound, scoringCardsIn } from '../rules/turn.js';
import { card, isScoring, type CardId } from '../data/cards.js';
import { cardOps } from '../rules/ops-value.js';
import type { TwilightState } from '../state.js';
import { fillUp, fullest } from './fill-up.js';
import type { Lens, Sketch } from './sketch.js';

/** What a side still plays in this turn: Operations in the order they are played, scoring cards by region (-1: Southeast Asia). */
export interface Holdings {
  readonly ops: number[];
  readonly scoring: number[];
}

/** A turn being played out. */
export interface Course {
  readonly sketch: Sketch;
  vp: number;
  readonly lens: Readonly<Record<Side, Lens>>;
  readonly hands: Readonly<Record<Side, Holdings>>;
  readonly trapped: Record<Side, boolean>;
  /** A die of its own: 1 to 6. */
  readonly die: () => number;
}

/** The region a scoring card scores, by number; -1 for Southeast Asia. */
export function regionOfCard(id: CardId): number {
  const { scores } = card(id);
  return scores === undefined || scores === 'southeast_asia' ? -1 : regions.indexOf(scores);
}

/** A hand as it would be played without a plan: the most Operations first, one card kept. */
export function plainHoldings(state: TwilightState, side: Side): Holdings {
  const ops = state.hands[side].filter((id) => !isScoring(id)).map((id) => cardOps(state, side, id));
  return { ops: ops.toSorted((a, b) => b - a), scoring: scoringCardsIn(state, side).map(regionOfCard) };
}

/** Whose rounds are still to come, this one left out. */
export function roundsAhead(state: TwilightState): readonly Side[] {
  const list: Side[] = [];
  let at = { round: state.round, phasing: state.phasing };
  if (state.round === 0) {
    list.push('ussr');
    at = { round: 1, phasing: 'ussr' };
  }
  for (;;) {
    const next = nextRound({ ...state, ...at });
    if (next === undefined) return list;
    list.push(next.side);
    at = { round: next.round, phasing: next.side };
  }
}

const highestDefcon = 5;
const fewestRounds = 6;

const signs = { us: 1, ussr: -1 } as const satisfies Record<Side, number>;

const faces = [1, 2, 3, 4, 5, 6] as const;

/** Influence of both sides after a coup's result. */
function afterCoup(sketch: Sketch, side: Side, n: number, result: number): readonly [us: number, ussr: number] {
  const other = opponent(side);
  const removed = Math.min(sketch.influence(other, n), result);
  const own = sketch.influence(side, n) + result - removed;
  const theirs = sketch.influence(other, n) - removed;
  return side === 'us' ? [own, theirs] : [theirs, own];
}

function bestCoup(course: Course, side: Side, ops: number, left: number): { n: number; gain: number } | undefined {
  const { sketch } = course;
  const lens = course.lens[side];
  const owed = Math.min(ops, Math.max(0, sketch.defcon - sketch.milOps[side]));
  const military = owed * (left <= 2 ? 1 : left <= 4 ? 0.8 : 0.6);
  let best: { n: number; gain: number } | undefined;
  for (const n of sketch.coupTargets(side)) {
    const base = sketch.coupBase(side, n, ops);
    if (base + 6 <= 0) continue;
    let sum = 0;
    for (const die of faces) {
      if (die + base > 0) sum += sketch.change(n, ...afterCoup(sketch, side, n, die + base), lens);
    }
    const gain = (signs[side] * sum) / faces.length + military;
    if (best === undefined || gain > best.gain) best = { n, gain };
  }
  return best;
}

function strike(course: Course, side: Side, n: number, ops: number, die: number): void {
  const { sketch } = course;
  const result = die + sketch.coupBase(side, n, ops);
  const lowers = sketch.lowersDefcon(side, n);
  if (result > 0) sketch.set(n, ...afterCoup(sketch, side, n, result));
  sketch.milOps[side] = Math.min(maxMilOps, sketch.milOps[side] + ops);
  if (lowers) sketch.defcon -= 1;
}

/** Scoring that pays at once is not put off. */
const welcome = 3;

/** Plays a scoring card when it must be or pays; tells whether it did. */
function scores(course: Course, side: Side, left: number): boolean {
  const { scoring } = course.hands[side];
  if (scoring.length === 0) return false;
  const gains = scoring.map((region) => signs[side] * course.sketch.score(region));
  const best = Math.max(...gains);
  if (scoring.length < left && best < welcome) return false;
  const [region = -1] = scoring.splice(gains.indexOf(best), 1);
  course.vp += course.sketch.score(region);
  for (const each of sides) {
    const lens = course.lens[each];
    if (region >= 0) lens.regions[region] = Math.min(lens.regions[region] ?? 0, 0.35);
    else lens.southeast = 0;
  }
  return true;
}

function play(course: Course, side: Side, left: number): void {
  const { ops } = course.hands[side];
  // One die a round, used or not: where one line strikes and another does not, the rounds after it fall alike.
  const die = course.die();
  if (course.trapped[side]) {
    if (ops.pop() === undefined) scores(course, side, left);
    else if (die <= 4) course.trapped[side] = false;
    return;
  }
  if (scores(course, side, left)) return;
  const spent = ops.shift();
  if (spent === undefined) return;
  const coup = bestCoup(course, side, spent, left);
  const { sketch } = course;
  const filling = { lens: course.lens[side], open: sketch.reach(side), ops: spent, all: false, most: fullest };
  const placed = fillUp(sketch, side, filling);
  if (coup === undefined || coup.gain <= placed.gain) return;
  placed.undo();
  strike(course, side, coup.n, spent, die);
}

/** Plays the rounds ahead. */
export function playOut(course: Course, rounds: readonly Side[]): void {
  const left: Record<Side, number> = { us: 0, ussr: 0 };
  for (const side of rounds) left[side] += 1;
  for (const side of rounds) {
    play(course, side, left[side]);
    left[side] -= 1;
  }
}

/** What a side has to spend in the first round of a turn, on the average. */
const firstOps = 3;

/** Plays the first round of the next turn: what the end of this one leaves open is struck or mended at once, by the USSR first. */
export function playOpening(course: Course): void {
  const { sketch } = course;
  sketch.defcon = Math.min(highestDefcon, sketch.defcon + 1);
  const hand = (): Holdings => ({ ops: [firstOps], scoring: [] });
  const next: Course = { ...course, hands: { us: hand(), ussr: hand() } };
  for (const side of ['ussr', 'us'] as const) {
    sketch.milOps[side] = 0;
    play(next, side, fewestRounds);
  }
}
