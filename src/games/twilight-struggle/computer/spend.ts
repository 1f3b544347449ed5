// How the computer player spreads influence: always where the next points gain most for what they cost.
import { countryIds, type CountryId, isCountryId, type SpaceId } from '../data/countries.js';
import { opponent, type Side } from '../data/terms.js';
import { controls } from '../rules/control.js';
import { isIn } from '../data/geography.js';
import { mostPoints, placementCost, reachable } from '../rules/influence.js';
import type { Budget } from '../rules/ops-value.js';
import { changeGain } from './worth.js';
import type { Thought } from './thought.js';
import { fillUp } from './fill-up.js';
import { lensOf, placeOf, Sketch } from './sketch.js';

/** Points by place, and what they gain. */
export interface Plan {
  readonly amounts: Readonly<Partial<Record<SpaceId, number>>>;
  readonly gain: number;
}

/** Something to spread over countries. */
export interface Spreading {
  readonly owner: Side;
  readonly does: 'add' | 'remove';
  readonly total: number;
  /** Most points by country. */
  readonly room: ReadonlyMap<CountryId, number>;
  /** What so many points more cost in a country of the present position; one each when absent. */
  readonly cost?: (id: CountryId, points: number) => number;
  /** Points that gain nothing may be left. */
  readonly optional?: boolean;
}

interface Move {
  readonly id: CountryId;
  readonly points: number;
  readonly cost: number;
  readonly gain: number;
}

/** The best few points to spend next: gain by cost, looking up to four points ahead in one country. */
function nextMove(
  thought: Thought,
  spreading: Spreading,
  used: ReadonlyMap<CountryId, number>,
  left: number,
): Move | undefined {
  const { state, side, weights } = thought;
  const step = spreading.does === 'add' ? 1 : -1;
  let best: Move | undefined;
  for (const [id, room] of spreading.room) {
    const free = room - (used.get(id) ?? 0);
    for (let points = 1; points <= Math.min(free, 5); points++) {
      const cost = spreading.cost?.(id, points) ?? points;
      if (cost > left) break;
      const gain = changeGain(state, side, id, { [spreading.owner]: step * points }, weights);
      if (best === undefined || gain / cost > best.gain / best.cost) best = { id, points, cost, gain };
    }
  }
  return best;
}

/** Spreads points greedily. */
export function spreadBest(thought: Thought, spreading: Spreading): Plan {
  const { state } = thought;
  const used = new Map<CountryId, number>();
  const before = new Map<CountryId, { us: number; ussr: number }>();
  let gain = 0;
  let left = spreading.total;
  while (left > 0) {
    const move = nextMove(thought, spreading, used, left);
    if (move === undefined || (spreading.optional === true && move.gain <= 0)) break;
    const old = state.influence[move.id];
    if (!before.has(move.id)) before.set(move.id, old);
    const delta = spreading.does === 'add' ? move.points : -move.points;
    state.influence[move.id] = { ...old, [spreading.owner]: Math.max(0, old[spreading.owner] + delta) };
    used.set(move.id, (used.get(move.id) ?? 0) + move.points);
    gain += move.gain;
    left -= move.cost;
  }
  for (const [id, old] of before) state.influence[id] = old;
  return { amounts: Object.fromEntries(used), gain };
}

/** Whether a country is worth a look for placing: not deep in the enemy's hands. */
function promising(thought: Thought, id: CountryId, ops: number): boolean {
  const { state, side } = thought;
  return !controls(state, opponent(side), id) || placementCost(state, side, id, 1) <= ops;
}

function placeWithin(thought: Thought, open: readonly CountryId[], ops: number): Plan {
  const { state, side } = thought;
  const room = new Map(open.filter((id) => promising(thought, id, ops)).map((id) => [id, ops] as const));
  return spreadBest(thought, {
    owner: side,
    does: 'add',
    total: ops,
    room,
    cost: (id, points) => placementCost(state, side, id, points),
  });
}

/** The same in bare numbers, with no country filled too high while there is another. */
function sketchWithin(thought: Thought, open: readonly CountryId[], ops: number): Plan {
  const { state, side, weights } = thought;
  const filled = fillUp(new Sketch(state), side, {
    lens: lensOf(weights),
    open: open.map(placeOf),
    ops,
    all: true,
  });
  if (filled.left > 0) return placeWithin(thought, open, ops);
  const amounts: Partial<Record<SpaceId, number>> = {};
  countryIds.forEach((id, n) => {
    const points = filled.points.get(n);
    if (points !== undefined) amounts[id] = points;
  });
  return { amounts, gain: filled.gain };
}

/** The best way to spend a budget on influence, its regional bonuses included. */
export function bestPlacement(thought: Thought, budget: Budget, places?: readonly SpaceId[]): Plan {
  const { state, side } = thought;
  const all = places ?? reachable(state, side);
  const open = all.filter(isCountryId);
  const fits = (ops: number) => (id: CountryId) => mostPoints(state, side, id, ops) > 0;
  const within = thought.weights.keen ? sketchWithin : placeWithin;
  const plans = [within(thought, open.filter(fits(budget.base)), budget.base)];
  let more = budget.base;
  for (const { area, points } of budget.bonuses.toReversed()) {
    more += points;
    const inside = open.filter((id) => isIn(id, area));
    plans.push(within(thought, inside.filter(fits(more)), more));
  }
  return plans.toSorted((a, b) => b.gain - a.gain)[0] ?? { amounts: {}, gain: 0 };
}
