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

/** How much is tried: so many ways with so many deals each, then the best of them with more. */
export interface Breadth {
  readonly first: { readonly ways: number; readonly deals: number };
  readonly then: { readonly ways: number; readonly deals: number };
  /** Once so much has been judged, nothing more is tried but a second way: a full board and long hands are no reason to be waited for. */
  readonly most: number;
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
  const tried = (way: Way, deal: number): number => worthIn(dealt(seedOf(deal)), nation, way, seedOf(deal));
  const { first, then, most } = breadth;
  const few = ways.slice(0, first.ways);
  // What can only be done in one way needs no thought.
  if (few.length < 2) return few[0]?.id;
  let sums: { readonly way: Way; readonly sum: number }[] = [];
  for (const way of few) {
    if (sums.length > 1 && effort() > most) break;
    const deals = Array.from({ length: first.deals }, (_, deal) => tried(way, deal));
    sums.push({ way, sum: deals.reduce((a, b) => a + b, 0) });
  }
  const better = (): typeof sums => sums.toSorted((a, b) => b.sum - a.sum);
  sums = better().slice(0, then.ways);
  // Each deal is tried for all that are left, or for none.
  for (let deal = 0; deal < then.deals && effort() <= most; deal++)
    sums = sums.map(({ way, sum }) => ({ way, sum: sum + tried(way, first.deals + deal) }));
  return better()[0]?.way.id;
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
