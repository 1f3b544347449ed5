// How the strong player plans its moves: other ways beside the usual one, each played on for a round of all powers; one that is clearly better is taken.
import { asSheet } from '../../../table/answer.js';
import { clearlyBetter, type Effort } from '../../../table/clearly-better.js';
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

interface Means extends Effort {
  /** Most other ways that are tried for a question. */
  readonly ways: number;
}

/** So many units take long to play on with. */
const many = 230;

/** What another way must bring more is counted in money. The first round has the largest battles, and is thought through before anything is compiled. */
function meansFor({ units, round }: AaState): Means {
  if (round === 1) return { ways: 2, trials: 1, proofs: 2, clear: 4 };
  return units.length > many
    ? { ways: 2, trials: 2, proofs: 3, clear: 4 }
    : { ways: 3, trials: 2, proofs: 4, clear: 4 };
}

/** The manner in which to answer a question: the usual one, unless another that plans anything else is clearly better. */
export function bestManner(question: Question, view: AaState, dice: Dice): Manner {
  const phase = phaseOf(question);
  if (phase === null) return usualManner;
  const means = meansFor(view);
  const plan = think(question, view, usualManner) ?? [];
  const seen = new Set([JSON.stringify(plan)]);
  const ways: Manner[] = [];
  for (const manner of phase === 'combatMove' ? attackWays(asSheet(plan)) : moveWays(view)) {
    // Thinking a way through costs as much as playing half a turn on.
    if (ways.length === means.ways) break;
    const other = JSON.stringify(think(question, view, manner) ?? []);
    if (!seen.has(other)) ways.push(manner);
    seen.add(other);
  }
  const worth = (manner: Manner, seed: string): number => playedOn(view, phase, manner, { turns: powers.length, seed });
  return clearlyBetter(usualManner, ways, worth, means, dice);
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
