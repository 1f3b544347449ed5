// Where Operations go at the table: a few ways to place influence or aim a coup, weighed by playing the turn out.
import { copyOf } from '../../../table/copy.js';
import { countryIds, type CountryId, type SpaceId } from '../data/countries.js';
import { isIn } from '../data/geography.js';
import type { CardId } from '../data/cards.js';
import { regions } from '../data/terms.js';
import { coup } from '../phases/effects/coup.js';
import { placeWithOps } from '../phases/effects/influence.js';
import { allowance, type Budget } from '../rules/ops-value.js';
import { Search, trust } from './search.js';
import { tryEvent, type Answerer } from './simulate.js';
import { bestPlacement, gainOf } from './spend.js';
import { onAverage } from './hand-items.js';
import type { Thought } from './thought.js';
import { bestCoups, type Strike } from './strike.js';

type Amounts = Readonly<Partial<Record<SpaceId, number>>>;

function searchIn(thought: Thought, answer: Answerer): Search {
  return new Search(thought, answer, { events: onAverage(thought.side), tries: thought.breadth.tries });
}

/** Other ways to look at the board: more for what is scored soon, more for what lasts. */
const views = [
  { land: 0.5, regions: 1 },
  { land: 1.5, regions: 0.6 },
] as const;

function seenAs(thought: Thought, land: number, share: number): Thought {
  const { weights } = thought;
  const scaled = Object.fromEntries(regions.map((region) => [region, weights.regions[region] * share]));
  return {
    ...thought,
    weights: {
      ...weights,
      land: weights.land * land,
      regions: { ...weights.regions, ...scaled },
      southeastAsia: weights.southeastAsia * share,
    },
  };
}

/** The places of a placement from which the opponent's event that follows takes influence away again. */
function takenBy(thought: Thought, answer: Answerer, then: CardId, amounts: Amounts): readonly SpaceId[] {
  const { side } = thought;
  const state = copyOf(thought.state);
  const placed = countryIds.filter((id) => (amounts[id] ?? 0) > 0);
  for (const id of placed) state.influence[id][side] += amounts[id] ?? 0;
  const { state: after } = tryEvent({ ...thought, state }, then, side, 'round', answer);
  return placed.filter((id) => after.influence[id][side] < state.influence[id][side]);
}

/**
 * The placement among a few good ones that comes out best.
 * @param then the opponent's event that follows: nothing is placed for it to take away.
 */
export function weighedPlacement(
  thought: Thought,
  answer: Answerer,
  budget: Budget,
  { open, then }: { readonly open: readonly SpaceId[]; readonly then: CardId | undefined },
): Amounts {
  const regional = regions.flatMap((region) => {
    const inside = open.filter((id) => isIn(id, region));
    return inside.length === 0 ? [] : [bestPlacement(thought, budget, inside)];
  });
  const first = bestPlacement(thought, budget, open);
  const taken = then === undefined ? [] : takenBy(thought, answer, then, first.amounts);
  const kept = open.filter((id) => !taken.includes(id));
  const plans = [
    first,
    ...(taken.length === 0 ? [] : [bestPlacement(thought, budget, kept)]),
    ...views.map((view) => bestPlacement(seenAs(thought, view.land, view.regions), budget, open)),
    ...regional,
  ];
  const different = new Map<string, Amounts>();
  for (const { amounts } of plans) {
    const key = countryIds.map((id) => amounts[id] ?? 0).join();
    if (Object.keys(amounts).length > 0 && !different.has(key)) different.set(key, amounts);
  }
  const ways = [...different.values()];
  if (ways.length <= 1) return ways[0] ?? {};
  const search = searchIn(thought, answer);
  const weighed = ways.map((amounts) => ({
    amounts,
    worth:
      trust * gainOf(thought, amounts) +
      search.weighDeed((t) => {
        placeWithOps(t, thought.side, amounts);
      }, then),
  }));
  return weighed.toSorted((a, b) => b.worth - a.worth)[0]?.amounts ?? {};
}

const aims = 5;

/** The target of a coup among the best few that comes out best. */
export function weighedCoup(
  thought: Thought,
  answer: Answerer,
  budget: Budget,
  options: { readonly targets: readonly CountryId[]; readonly free: boolean; readonly then: CardId | undefined },
): Strike | undefined {
  const near = bestCoups(thought, budget, options).slice(0, aims);
  const [top] = near;
  if (top === undefined || near.length === 1 || Math.abs(top.gain) > 100) return top;
  const search = searchIn(thought, answer);
  const weighed = near.map((strike) => ({
    strike,
    worth:
      trust * strike.gain +
      search.weighDeed((t) => {
        coup(t, thought.side, strike.target, allowance(budget, [strike.target]), options.free);
      }, options.then),
  }));
  return weighed.toSorted((a, b) => b.worth - a.worth)[0]?.strike;
}
