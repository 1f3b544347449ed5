// Influence: putting it on the board, taking it away, what placing costs and where it may go (spec 7.3).
import type { Text } from '../../../../table/text.js';
import type { CountryId } from '../../data/countries.js';
import { civilWarNeeded } from '../../data/tracks.js';
import { opponent, type Side } from '../../data/terms.js';
import { fillCivilWar } from './civil-war.js';
import { controls, influenceOf, neededForControl, stability } from '../../rules/control.js';
import { bordersSuperpower, civilWarSpace, countryIds, isIn, neighbours, type SpaceId } from '../../data/geography.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';

/** Points by country. */
export type Amounts = Readonly<Partial<Record<CountryId, number>>>;

/** The countries and numbers of an allotment, without the zeros, in the order of the board. */
export function entriesOf(amounts: Amounts): readonly (readonly [CountryId, number])[] {
  return countryIds.flatMap((id) => {
    const points = amounts[id] ?? 0;
    return points > 0 ? [[id, points] as const] : [];
  });
}

/** Influence of both sides in a country, US first: `3–1`. */
export function standing(state: PublicState, id: CountryId): string {
  return `${state.influence[id].us}–${state.influence[id].ussr}`;
}

function changeText(state: PublicState, id: CountryId, delta: string): Text {
  return say('influence.change', { country: countryName(id), delta, standing: standing(state, id) });
}

/** Adds influence of a side and tells it; ignores reach and price. */
export function addInfluence(t: TwilightTable, side: Side, amounts: Amounts): void {
  const entries = entriesOf(amounts);
  if (entries.length === 0) return;
  for (const [id, points] of entries) t.state.influence[id][side] += points;
  const changes = entries.map(([id, points]) => changeText(t.state, id, `+${points}`));
  t.tell(say('influence.add', { side: sideName(side), changes }), { focus: entries.map(([id]) => id) });
}

/**
 * Takes influence of a side away, never below 0, and tells it.
 * @returns how many points went.
 */
export function removeInfluence(t: TwilightTable, side: Side, amounts: Amounts): number {
  const entries = entriesOf(amounts).flatMap(([id, points]) => {
    const gone = Math.min(points, influenceOf(t.state, side, id));
    return gone > 0 ? [[id, gone] as const] : [];
  });
  if (entries.length === 0) return 0;
  for (const [id, points] of entries) t.state.influence[id][side] -= points;
  const changes = entries.map(([id, points]) => changeText(t.state, id, `−${points}`));
  t.tell(say('influence.remove', { side: sideName(side), changes }), { focus: entries.map(([id]) => id) });
  return entries.reduce((sum, [, points]) => sum + points, 0);
}

/** Takes all influence of a side out of these countries and tells it. */
export function removeAll(t: TwilightTable, side: Side, ...ids: readonly CountryId[]): number {
  return removeInfluence(t, side, Object.fromEntries(ids.map((id) => [id, influenceOf(t.state, side, id)])));
}

/** Raises a side's influence to what control needs; never lowers it. */
export function raiseToControl(t: TwilightTable, side: Side, id: CountryId): void {
  addInfluence(t, side, { [id]: neededForControl(t.state, side, id) });
}

/** Notes where each side has influence: from there it can place with Operations until the next note (spec 5.2.1). */
export function noteReach(state: PublicState): void {
  const present = (side: Side): CountryId[] => countryIds.filter((id) => influenceOf(state, side, id) > 0);
  state.reach = { us: present('us'), ussr: present('ussr') };
}

/** Where a side may place influence with Operations, Chernobyl and the Chinese Civil War space included. */
export function reachable(state: PublicState, side: Side): readonly SpaceId[] {
  const base = new Set<CountryId>(state.reach[side]);
  const chernobyl = side === 'ussr' ? state.chernobyl : null;
  const countries = countryIds.filter((id) => {
    const near = base.has(id) || neighbours(id).some((other) => base.has(other)) || bordersSuperpower(id, side);
    return near && !(chernobyl !== null && isIn(id, chernobyl));
  });
  const open = side === 'ussr' && state.civilWar !== null && chernobyl !== 'asia';
  return open ? [...countries, civilWarSpace] : countries;
}

/** What the first `points` points in a country cost: 2 each while the opponent controls it, re-priced after every point. */
export function placementCost(state: PublicState, side: Side, id: SpaceId, points: number): number {
  if (id === civilWarSpace) return points;
  const other = opponent(side);
  if (!controls(state, other, id)) return points;
  const margin = influenceOf(state, other, id) - influenceOf(state, side, id) - stability(state, id);
  const dear = Math.min(points, margin + 1);
  return points + dear;
}

/** The most points that fit into a country for a number of Operations. */
export function mostPoints(state: PublicState, side: Side, id: SpaceId, ops: number): number {
  const room = id === civilWarSpace ? civilWarNeeded - (state.civilWar ?? civilWarNeeded) : ops;
  let points = 0;
  while (points < room && placementCost(state, side, id, points + 1) <= ops) points++;
  return points;
}

/** Places influence bought with Operations and tells it; the third point in the Chinese Civil War space ends the variant. */
export function placeWithOps(t: TwilightTable, side: Side, amounts: Readonly<Partial<Record<SpaceId, number>>>): void {
  const { [civilWarSpace]: china = 0, ...rest } = amounts;
  addInfluence(t, side, rest);
  if (china > 0) fillCivilWar(t, china);
}
