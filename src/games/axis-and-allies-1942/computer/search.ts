// How the strong player plans: a few ways to buy or to attack, each played on with the same dice for a round of all powers.
import type { Dice } from '../../../table/dice.js';
import { powers } from '../data/powers.js';
import type { AaState } from '../state.js';
import { boldManner, usualManner, type Manner } from './manner.js';
import { playedOn } from './playing-on.js';

/** Questions that are weighed, each with the phase it belongs to and the ways to answer it. */
const weighed: Readonly<Record<string, { readonly phase: string; readonly manners: readonly Manner[] }>> = {
  purchase: {
    phase: 'purchase',
    manners: (['mixed', 'infantry', 'air'] as const).map((army) => ({ ...usualManner, army })),
  },
  combatMoves: {
    phase: 'combatMove',
    manners: [usualManner, boldManner, { ...usualManner, answer: 0.3 }],
  },
  noncombatMoves: { phase: 'noncombat', manners: [usualManner, boldManner] },
};

/** Dice each way is tried with. */
const samples = 2;

/** The manner that comes to most for a question; the usual one where nothing is weighed. */
export function bestManner(view: AaState, key: string, dice: Dice): Manner {
  const { phase, manners } = weighed[key] ?? { phase: '', manners: [] };
  if (manners.length === 0) return usualManner;
  const seeds = Array.from({ length: samples }, () => String(dice.roll(1_000_000_000, 'imagined dice')));
  const worth = (manner: Manner): number =>
    seeds.reduce((sum, seed) => sum + playedOn(view, phase, manner, { turns: powers.length, seed }), 0);
  const [best = usualManner] = manners
    .map((manner) => ({ manner, worth: worth(manner) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ manner }) => manner);
  return best;
}
