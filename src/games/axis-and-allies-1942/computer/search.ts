// How the strong player plans its moves: other ways beside the usual one, each played on for a round of all powers; one that is clearly better is taken.
import { asSheet } from '../../../table/answer.js';
import type { Dice } from '../../../table/dice.js';
import type { Question, Sheet } from '../../../table/question.js';
import { neighbours } from '../data/adjacency.js';
import { powers } from '../data/powers.js';
import { isLand, isSpace, lands, type Land, type Space } from '../data/spaces.js';
import { priceOf } from '../data/units.js';
import { isFriend, isHostileTo } from '../rules/board.js';
import type { AaState } from '../state.js';
import { armyIn } from './garrison.js';
import { boldManner, rashManner, usualManner, waryManner, type Manner } from './manner.js';
import { think } from './plain.js';
import { playedOn } from './playing-on.js';

interface Effort {
  /** Most other ways that are tried for a question. */
  readonly ways: number;
  /** How often the best of them is then held against the usual one, with other dice. */
  readonly proofs: number;
}

/** How often each way is played on at first. */
const trials = 2;

/** What a way must bring more than the usual one, on the average, in money: less may be luck. */
const clear = 4;

/** So many units take long to play on with. */
const many = 250;

function effortFor({ units }: AaState): Effort {
  return units.length > many ? { ways: 2, proofs: 3 } : { ways: 3, proofs: 4 };
}

/**
 * The manner that comes to most for a question: every way that plans anything else is tried, and the best of them held against the usual
 * one once more, for the luckiest of several looks better than it is.
 * @returns the usual one where nothing is clearly better.
 */
export function bestManner(question: Question, view: AaState, dice: Dice): Manner {
  const phase = phaseOf(question);
  if (phase === null) return usualManner;
  const effort = effortFor(view);
  const plan = think(question, view, usualManner) ?? [];
  const seen = new Set([JSON.stringify(plan)]);
  const ways: Manner[] = [];
  for (const manner of phase === 'combatMove' ? attackWays(asSheet(plan)) : moveWays(view)) {
    // Thinking a way through costs as much as playing half a turn on.
    if (ways.length === effort.ways) break;
    const other = JSON.stringify(think(question, view, manner) ?? []);
    if (!seen.has(other)) ways.push(manner);
    seen.add(other);
  }
  if (ways.length === 0) return usualManner;
  const worths = (manners: readonly Manner[], count: number): readonly number[] => {
    const seeds = Array.from({ length: count }, () => String(dice.roll(1_000_000_000, 'imagined dice')));
    return manners.map(
      (manner) =>
        seeds.reduce((sum, seed) => sum + playedOn(view, phase, manner, { turns: powers.length, seed }), 0) / count,
    );
  };
  const [usual = 0, ...others] = worths([usualManner, ...ways], trials);
  const [best] = ways
    .map((manner, n) => ({ manner, more: (others[n] ?? 0) - usual }))
    .toSorted((a, b) => b.more - a.more);
  if (best === undefined || best.more <= 0) return usualManner;
  const [plain = 0, other = 0] = worths([usualManner, best.manner], effort.proofs);
  return other - plain > clear ? best.manner : usualManner;
}

function phaseOf({ key }: Question): 'combatMove' | 'noncombat' | null {
  switch (key) {
    case 'combatMoves':
      return 'combatMove';
    case 'noncombatMoves':
      return 'noncombat';
    default:
      return null;
  }
}

/** Attacks that fear answers more, or less, and without each of the largest that are planned. */
function attackWays(planned: Sheet): readonly Manner[] {
  const sent = new Map<Space, number>();
  for (const { path, units } of planned) {
    const target = path.at(-1);
    if (target === undefined || !isSpace(target)) continue;
    sent.set(target, (sent.get(target) ?? 0) + Object.values(units ?? {}).reduce((sum, count) => sum + count, 0));
  }
  const largest = [...sent].toSorted((a, b) => b[1] - a[1]).map(([target]) => target);
  const without = largest.map((target): Manner => ({ ...usualManner, spared: new Set([target]) }));
  return [waryManner, ...without.slice(0, 1), rashManner, ...without.slice(1)];
}

/** Moves by which the largest armies at a front do not what they would. */
function moveWays(view: AaState): readonly Manner[] {
  const around = (land: Land): number =>
    [land, ...neighbours[land].filter(isLand)].reduce((sum, one) => sum + priceOf(armyIn(view, one)), 0);
  const isFront = (land: Land): boolean =>
    isFriend(view.control[land], view.active) &&
    neighbours[land].some((next) => isLand(next) && isHostileTo(view, next, view.active));
  const fronts = lands
    .filter(isFront)
    .map((land) => ({ land, size: around(land) }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ land }): Manner => ({ ...usualManner, contrary: new Set([land]) }));
  return [...fronts.slice(0, 2), boldManner, ...fronts.slice(2)];
}
