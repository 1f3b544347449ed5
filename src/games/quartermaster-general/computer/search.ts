// What to do in the Play step: the plays that look best are tried in thought, each with the same imagined cards, and a round is played on.
import type { Dice } from '../../../table/dice.js';
import { SeededDice } from '../../../table/dice.js';
import { copyOf } from '../../../table/copy.js';
import { sideOf, type Nation } from '../data/nations.js';
import type { QmgState } from '../state.js';
import type { QmgView } from '../view.js';
import { imagined } from './imagined.js';
import { playedOn, wholeRound } from './playing-on.js';

/** How much is tried: so many plays with so many deals each, then the best of them with more. */
export interface Breadth {
  readonly first: { readonly plays: number; readonly deals: number };
  readonly then: { readonly plays: number; readonly deals: number };
}

/** The play that comes to most; `plays` has what looks best first. */
export function searched(
  view: QmgView,
  nation: Nation,
  plays: readonly string[],
  { dice, breadth }: { readonly dice: Dice; readonly breadth: Breadth },
): string | undefined {
  const seeds: string[] = [];
  const seedOf = (deal: number): string => (seeds[deal] ??= String(dice.roll(1_000_000_000, 'imagined deal')));
  // Each deal is made once; every play is tried on a copy of it.
  const deals = new Map<string, QmgState>();
  const dealt = (seed: string): QmgState => {
    const known = deals.get(seed) ?? imagined(view, new SeededDice(seed));
    deals.set(seed, known);
    return copyOf(known);
  };
  const tried = (play: string, from: number, many: number): number =>
    Array.from({ length: many }, (_, n) => seedOf(from + n))
      .map((seed) => worthIn(dealt(seed), nation, play, seed))
      .reduce((a, b) => a + b, 0);
  const { first, then } = breadth;
  const sums = plays.slice(0, first.plays).map((play) => ({ play, sum: tried(play, 0, first.deals) }));
  const best = sums.toSorted((a, b) => b.sum - a.sum).slice(0, then.plays);
  if (best.length < 2) return best[0]?.play;
  return best
    .map(({ play, sum }) => ({ play, sum: sum + tried(play, first.deals, then.deals) }))
    .toSorted((a, b) => b.sum - a.sum)[0]?.play;
}

/** What a play comes to in one deal. */
function worthIn(state: QmgState, nation: Nation, play: string, seed: string): number {
  let given = false;
  return playedOn(state, 'play', {
    side: sideOf(nation),
    turns: wholeRound,
    dice: new SeededDice(`${seed} on`),
    chosen: ({ key, seat }) => {
      if (given || key !== 'play' || seat !== nation) return undefined;
      given = true;
      return [play];
    },
  });
}
