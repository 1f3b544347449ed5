// What to play and where: what looks best is tried in thought, each with the same imagined cards, and a round is played on.
import { copyOf } from '../../../table/copy.js';
import type { Dice } from '../../../table/dice.js';
import { SeededDice } from '../../../table/dice.js';
import { sideOf, type Nation } from '../data/nations.js';
import type { QmgState } from '../state.js';
import type { QmgView } from '../view.js';
import { imagined } from './imagined.js';
import { effort } from './memory.js';
import { playedOn, wholeRound } from './playing-on.js';
import type { Way } from './ways.js';

/** How much is tried. */
export interface Breadth {
  /** So many ways with so many deals each, then the best of them with more. */
  readonly looks: readonly { readonly ways: number; readonly deals: number }[];
  /** What would come to more judgements is not tried, but for a second way: a full board and long hands are no reason to be waited for. */
  readonly most: number;
}

/** What first sight counts beside what is played on: a few deals tell much by chance, and what they cannot tell apart is done as it looks. */
const firstSight = 0.2;

/** The part of the budget that one way may take: a second is always tried. */
const oneWay = 0.5;

/** The way that comes to most; `ways` has what looks best first. */
export function searched(
  view: QmgView,
  nation: Nation,
  ways: readonly Way[],
  { dice, breadth }: { readonly dice: Dice; readonly breadth: Breadth },
): string | undefined {
  const { looks, most } = breadth;
  let left: readonly Standing[] = ways.slice(0, looks[0]?.ways).map((way) => ({ way, sum: 0 }));
  // What can only be done in one way needs no thought.
  if (left.length < 2) return left[0]?.way.id;
  let tries = 0;
  // On a full board with long hands the first way alone shows how many turns the budget lasts for; all are played on as far as that.
  let turns: number = wholeRound;
  const isEnough = (ended: number): boolean => {
    if (tries > 0 || effort() < most * oneWay) return false;
    turns = ended;
    return true;
  };
  const isTooMuch = (more: number): boolean => effort() * (1 + more / tries) > most;
  for (const [deal, many] of looks.flatMap(({ ways: n, deals }) => Array.from({ length: deals }, () => n)).entries()) {
    left = theBest(left, many);
    // Each deal but the first is tried for all that are left, or for none.
    if (deal > 0 && isTooMuch(left.length)) break;
    const seed = String(dice.roll(1_000_000_000, 'imagined deal'));
    // Each deal is made once; every way is tried on a copy of it.
    const dealt = imagined(view, new SeededDice(seed));
    left = left.flatMap(({ way, sum }, at) => {
      if (deal === 0 && at > 1 && isTooMuch(1)) return [];
      const worth = worthIn(copyOf(dealt), nation, way, { seed, turns, isEnough });
      tries += 1;
      return [{ way, sum: sum + worth + firstSight * way.worth }];
    });
  }
  return left.toSorted((a, b) => b.sum - a.sum)[0]?.way.id;
}

/** How far each way is played on. */
interface Lookahead {
  readonly turns: number;
  readonly isEnough: (ended: number) => boolean;
}

/** A way, and what it has come to so far. */
interface Standing {
  readonly way: Way;
  readonly sum: number;
}

/** Those that have come to most so far, and always what looks best at first sight: one bad deal is no reason to drop it. */
function theBest([first, ...others]: readonly Standing[], many: number): readonly Standing[] {
  if (first === undefined) return [];
  return [first, ...others.toSorted((a, b) => b.sum - a.sum).slice(0, many - 1)];
}

/** What a way comes to in one deal. */
function worthIn(
  state: QmgState,
  nation: Nation,
  { done, phase, chosen }: Way,
  { seed, turns, isEnough }: Lookahead & { readonly seed: string },
): number {
  done?.(state);
  return playedOn(state, phase, {
    side: sideOf(nation),
    turns,
    isEnough,
    dice: new SeededDice(`${seed} on`),
    chosen: chosen?.() ?? (() => undefined),
  });
}
