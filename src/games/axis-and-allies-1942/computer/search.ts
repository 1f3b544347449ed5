// How the strong player plans: a few ways to buy or to attack, each played on with the same dice for a round of all powers.
import type { Dice } from '../../../table/dice.js';
import { powers } from '../data/powers.js';
import type { AaState } from '../state.js';
import { boldManner, usualManner, waryManner, type Manner } from './manner.js';
import { playedOn } from './playing-on.js';

interface Weighed {
  /** The phase a question belongs to. */
  readonly phase: string;
  /** The ways to answer it. */
  readonly manners: readonly Manner[];
  /** Dice each way is tried with: so many that a decision takes some seconds at most. */
  readonly samples: number;
}

/** Questions that are weighed. */
const weighed: Readonly<Record<string, Weighed>> = {
  purchase: {
    phase: 'purchase',
    samples: 1,
    manners: (['mixed', 'infantry'] as const).map((army) => ({ ...usualManner, army })),
  },
  combatMoves: {
    phase: 'combatMove',
    samples: 2,
    manners: [usualManner, waryManner],
  },
  noncombatMoves: { phase: 'noncombat', samples: 2, manners: [usualManner, boldManner] },
};

/** The manner that comes to most for a question; the usual one where nothing is weighed. */
export function bestManner(view: AaState, key: string, dice: Dice): Manner {
  const asked = weighed[key];
  if (asked === undefined) return usualManner;
  const { phase, manners, samples } = asked;
  const seeds = Array.from({ length: samples }, () => String(dice.roll(1_000_000_000, 'imagined dice')));
  const worth = (manner: Manner): number =>
    seeds.reduce((sum, seed) => sum + playedOn(view, phase, manner, { turns: powers.length, seed }), 0);
  const [best = usualManner] = manners
    .map((manner) => ({ manner, worth: worth(manner) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ manner }) => manner);
  return best;
}
