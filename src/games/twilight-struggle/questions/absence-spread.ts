// The absence policy for points: where influence goes when nobody answers.
import { type CountryId, isCountryId, type SpaceId, countryIds } from '../data/countries.js';
import { opponent, type Side } from '../data/terms.js';
import { controls, influenceOf, neededForControl, stability } from '../rules/control.js';
import { isBattleground, neighbours } from '../data/geography.js';
import { mostPoints, placementCost, type Amounts } from '../rules/influence.js';
import type { PublicState } from '../state.js';

interface Points {
  readonly owner: Side;
  readonly does: 'add' | 'remove';
  readonly countries: readonly CountryId[];
  readonly total: number;
  readonly each: number;
}

/** Whether points in a country change its control in favour of the one who spreads them. */
function turns(state: PublicState, chooser: Side, id: CountryId, points: Points): boolean {
  const delta = points.does === 'add' ? points.each : -Math.min(points.each, influenceOf(state, points.owner, id));
  const after = (side: Side): number => influenceOf(state, side, id) + (side === points.owner ? delta : 0);
  const other = opponent(chooser);
  const needed = stability(state, id);
  const holds = after(chooser) >= needed && after(chooser) - after(other) >= needed;
  const lost = after(other) < needed || after(other) - after(chooser) < needed;
  return (holds && !controls(state, chooser, id)) || (lost && controls(state, other, id));
}

/** Spreads an event's points: where control turns, battlegrounds, the most opposing influence, the order of the board. */
export function spreadByRule(state: PublicState, chooser: Side, points: Points): Amounts {
  const other = opponent(chooser);
  const ranked = points.countries
    .map((id) => ({
      id,
      turns: turns(state, chooser, id, points) ? 1 : 0,
      battleground: isBattleground(id) ? 1 : 0,
      opposing: influenceOf(state, other, id),
    }))
    .toSorted(
      (a, b) =>
        b.turns - a.turns ||
        b.battleground - a.battleground ||
        b.opposing - a.opposing ||
        countryIds.indexOf(a.id) - countryIds.indexOf(b.id),
    );
  const amounts: Partial<Record<CountryId, number>> = {};
  let left = points.total;
  for (const { id } of ranked) {
    const room = points.does === 'remove' ? influenceOf(state, points.owner, id) : points.each;
    const here = Math.min(left, points.each, room);
    if (here > 0) amounts[id] = here;
    left -= here;
  }
  return amounts;
}

/**
 * Spends Operations on influence: own battlegrounds that lost control, battlegrounds next to enemy influence, uncontrolled
 * battlegrounds in reach, then whatever is left where it is cheapest.
 */
export function placeByRule(
  state: PublicState,
  side: Side,
  open: readonly SpaceId[],
  ops: number,
): Partial<Record<SpaceId, number>> {
  const other = opponent(side);
  const rank = (id: SpaceId): number => {
    if (!isCountryId(id)) return 5;
    if (!isBattleground(id)) return 4;
    if (influenceOf(state, side, id) > 0 && !controls(state, side, id)) return 0;
    const threatened = neighbours(id).some((near) => influenceOf(state, other, near) > 0);
    if (controls(state, side, id)) return threatened ? 1 : 3;
    return 2;
  };
  const firmness = (id: SpaceId): number => (isCountryId(id) ? stability(state, id) : 9);
  const ranked = open.toSorted((a, b) => rank(a) - rank(b) || firmness(a) - firmness(b));
  const amounts: Partial<Record<SpaceId, number>> = {};
  let left = ops;
  for (const id of ranked) {
    const wanted = isCountryId(id) ? Math.max(1, neededForControl(state, side, id)) : 3;
    const points = Math.min(wanted, mostPoints(state, side, id, left));
    if (points === 0) continue;
    amounts[id] = points;
    left -= placementCost(state, side, id, points);
  }
  for (const id of ranked) {
    if (left === 0) break;
    const had = amounts[id] ?? 0;
    const paid = placementCost(state, side, id, had);
    const points = mostPoints(state, side, id, left + paid);
    if (points > had) amounts[id] = points;
    left -= placementCost(state, side, id, Math.max(points, had)) - paid;
  }
  return amounts;
}
