// Influence put on the board and taken away, and told.
import type { Text } from '../../../../table/text.js';
import { type CountryId, type SpaceId, civilWarSpace, countryIds } from '../../data/countries.js';
import type { Side } from '../../data/terms.js';
import { fillCivilWar } from './china-card.js';
import { influenceOf, neededForControl } from '../../rules/control.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { PublicState, TwilightTable } from '../../state.js';
import { standing } from '../../reports/figures.js';
import { entriesOf, type Amounts } from '../../rules/influence.js';

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

/** Notes where each side has influence: from there it can place with Operations until the next note. */
export function noteReach(state: PublicState): void {
  const present = (side: Side): CountryId[] => countryIds.filter((id) => influenceOf(state, side, id) > 0);
  state.reach = { us: present('us'), ussr: present('ussr') };
}

/** Places influence bought with Operations and tells it; the third point in the Chinese Civil War space ends the variant. */
export function placeWithOps(t: TwilightTable, side: Side, amounts: Readonly<Partial<Record<SpaceId, number>>>): void {
  const { [civilWarSpace]: china = 0, ...rest } = amounts;
  addInfluence(t, side, rest);
  if (china > 0) fillCivilWar(t, china);
}
