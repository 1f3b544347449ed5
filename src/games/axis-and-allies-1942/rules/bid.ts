// What powers may add to the set-up for their bids: units where they have some already (a rule of the community).
import type { Power } from '../data/powers.js';
import { isSea, spaces, type Space } from '../data/spaces.js';
import { unitFacts, type UnitType } from '../data/units.js';
import type { AaOptions } from '../options.js';
import type { AaState } from '../state.js';

/** Units of a type added in a space. */
export interface Added {
  readonly type: UnitType;
  readonly count: number;
  readonly space: Space;
}

/** What a power may spend. */
export function bidOf(options: AaOptions, power: Power): number {
  switch (power) {
    case 'ussr':
      return options.bidUssr;
    case 'germany':
      return options.bidGermany;
    case 'uk':
      return options.bidUk;
    case 'japan':
      return options.bidJapan;
    case 'usa':
      return options.bidUsa;
  }
}

/** What units cost together. */
export function priceOf(added: readonly Pick<Added, 'type' | 'count'>[]): number {
  return added.reduce((sum, { type, count }) => sum + unitFacts[type].cost * count, 0);
}

/** Where a power may add one more unit of a type after others: where it has some, fighters at sea only on decks of its own. */
export function bidPlaces(state: AaState, power: Power, type: UnitType, before: readonly Added[]): readonly Space[] {
  const held = new Set(state.units.filter((unit) => unit.power === power).map(({ space }) => space));
  const { domain } = unitFacts[type];
  return spaces.filter((space) => {
    if (!held.has(space)) return false;
    if (domain === 'sea') return isSea(space);
    return !isSea(space) || (type === 'fighter' && decksLeft(state, power, space, before) > 0);
  });
}

function decksLeft(state: AaState, power: Power, zone: Space, before: readonly Added[]): number {
  const count = (type: UnitType): number =>
    state.units.filter((unit) => unit.power === power && unit.space === zone && unit.type === type).length +
    before.filter((one) => one.space === zone && one.type === type).reduce((sum, one) => sum + one.count, 0);
  return 2 * count('carrier') - count('fighter');
}
