// How the computer player spreads influence: always where the next points gain most for what they cost.
import { countryIds, type CountryId, isCountryId, type SpaceId } from '../data/countries.js';
import type { Side } from '../data/terms.js';
import { isIn } from '../data/geography.js';
import { mostPoints, reachable } from '../rules/influence.js';
import type { Budget } from '../rules/ops-value.js';
import { Board } from './board.js';
import type { Thought } from './thought.js';
import { fillUp, fullest } from './fill-up.js';
import { lensOf, placeOf, Sketch } from './sketch.js';

/** Points by place, and what they gain. */
export interface Plan {
  readonly amounts: Readonly<Partial<Record<SpaceId, number>>>;
  readonly gain: number;
}

/** Something an event spreads over countries. */
export interface Spreading {
  readonly owner: Side;
  readonly does: 'add' | 'remove';
  readonly total: number;
  /** Most points by country. */
  readonly room: ReadonlyMap<CountryId, number>;
  /** Points that gain nothing may be left. */
  readonly optional: boolean;
}

interface Move {
  readonly id: CountryId;
  readonly points: number;
  readonly gain: number;
}

/** Points looked at together in one country: so many may turn it. */
const farthest = 5;

/** The best few points to spend next. */
function nextMove(
  board: Board,
  spreading: Spreading,
  used: ReadonlyMap<CountryId, number>,
  left: number,
): Move | undefined {
  const step = spreading.does === 'add' ? 1 : -1;
  let best: Move | undefined;
  for (const [id, room] of spreading.room) {
    const most = Math.min(room - (used.get(id) ?? 0), left, farthest);
    for (let points = 1; points <= most; points++) {
      const gain = board.gain(id, { [spreading.owner]: step * points });
      if (best === undefined || gain / points > best.gain / best.points) best = { id, points, gain };
    }
  }
  return best;
}

/** Spreads points greedily. */
export function spreadBest({ state, side, weights }: Thought, spreading: Spreading): Plan {
  const board = new Board(state, side, weights);
  const used = new Map<CountryId, number>();
  let gain = 0;
  let left = spreading.total;
  while (left > 0) {
    const move = nextMove(board, spreading, used, left);
    if (move === undefined || (spreading.optional && move.gain <= 0)) break;
    board.change(move.id, { [spreading.owner]: spreading.does === 'add' ? move.points : -move.points });
    used.set(move.id, (used.get(move.id) ?? 0) + move.points);
    gain += move.gain;
    left -= move.points;
  }
  return { amounts: Object.fromEntries(used), gain };
}

/** Operations spent within some countries; one is filled above `fullest` only where there is no other. */
function within({ state, side, weights }: Thought, open: readonly CountryId[], ops: number): Plan {
  const sketch = new Sketch(state, weights.keen);
  const filling = { lens: lensOf(weights), open: open.map(placeOf), ops, all: true, most: fullest };
  let filled = fillUp(sketch, side, filling);
  if (filled.left > 0) {
    filled.undo();
    filled = fillUp(sketch, side, { ...filling, most: Infinity });
  }
  const amounts: Partial<Record<SpaceId, number>> = {};
  countryIds.forEach((id, n) => {
    const points = filled.points.get(n);
    if (points !== undefined) amounts[id] = points;
  });
  return { amounts, gain: filled.gain };
}

/** What influence placed in some countries gains at first sight. */
export function gainOf({ state, side, weights }: Thought, amounts: Plan['amounts']): number {
  const board = new Board(state, side, weights);
  let gain = 0;
  for (const id of countryIds) {
    const points = amounts[id] ?? 0;
    if (points === 0) continue;
    gain += board.gain(id, { [side]: points });
    board.change(id, { [side]: points });
  }
  return gain;
}

/** The best way to spend a budget on influence, its regional bonuses included. */
export function bestPlacement(thought: Thought, budget: Budget, places?: readonly SpaceId[]): Plan {
  const { state, side } = thought;
  const all = places ?? reachable(state, side);
  const open = all.filter(isCountryId);
  const fits = (ops: number) => (id: CountryId) => mostPoints(state, side, id, ops) > 0;
  const plans = [within(thought, open.filter(fits(budget.base)), budget.base)];
  let more = budget.base;
  for (const { area, points } of budget.bonuses.toReversed()) {
    more += points;
    const inside = open.filter((id) => isIn(id, area));
    plans.push(within(thought, inside.filter(fits(more)), more));
  }
  return plans.toSorted((a, b) => b.gain - a.gain)[0] ?? { amounts: {}, gain: 0 };
}
