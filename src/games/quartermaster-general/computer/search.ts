// What to play and where: what looks best is tried in thought, each with the same imagined cards, and a round is played on.
import { copyOf } from '../../../table/copy.js';
import type { Dice } from '../../../table/dice.js';
import { SeededDice } from '../../../table/dice.js';
import { sideOf, type Nation } from '../data/nations.js';
import type { QmgState } from '../state.js';
import type { QmgView } from '../view.js';
import { imagined } from './imagined.js';
import { playedOn, wholeRound } from './playing-on.js';
import type { Way } from './ways.js';

/** How much is tried: so many ways with so many deals each, then the best of them with more. */
export interface Breadth {
  readonly first: { readonly ways: number; readonly deals: number };
  readonly then: { readonly ways: number; readonly deals: number };
}

/** The way that comes to most; `ways` has what looks best first. */
export function searched(
  view: QmgView,
  nation: Nation,
  ways: readonly Way[],
  { dice, breadth }: { readonly dice: Dice; readonly breadth: Breadth },
): string | undefined {
  const seeds: string[] = [];
  const seedOf = (deal: number): string => (seeds[deal] ??= String(dice.roll(1_000_000_000, 'imagined deal')));
  // Each deal is made once; every way is tried on a copy of it.
  const deals = new Map<string, QmgState>();
  const dealt = (seed: string): QmgState => {
    const known = deals.get(seed) ?? imagined(view, new SeededDice(seed));
    deals.set(seed, known);
    return copyOf(known);
  };
  const tried = (way: Way, from: number, many: number): number =>
    Array.from({ length: many }, (_, n) => seedOf(from + n))
      .map((seed) => worthIn(dealt(seed), nation, way, seed))
      .reduce((a, b) => a + b, 0);
  const { first, then } = breadth;
  const few = ways.slice(0, first.ways);
  // What can only be done in one way needs no thought.
  if (few.length < 2) return few[0]?.id;
  const sums = few.map((way) => ({ way, sum: tried(way, 0, first.deals) }));
  const best = sums.toSorted((a, b) => b.sum - a.sum).slice(0, then.ways);
  return best
    .map(({ way, sum }) => ({ way, sum: sum + tried(way, first.deals, then.deals) }))
    .toSorted((a, b) => b.sum - a.sum)[0]?.way.id;
}

/** What a way comes to in one deal. */
function worthIn(state: QmgState, nation: Nation, { done, phase, chosen }: Way, seed: string): number {
  done?.(state);
  return playedOn(state, phase, {
    side: sideOf(nation),
    turns: wholeRound,
    dice: new SeededDice(`${seed} on`),
    chosen: chosen?.() ?? (() => undefined),
  });
}
