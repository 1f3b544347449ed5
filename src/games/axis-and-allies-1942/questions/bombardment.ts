// Which ships bombard where several assaults start from one zone: the attacker divides them.
import type { Question, Row, Spread } from '../../../table/question.js';
import type { Land } from '../data/spaces.js';
import { say, spaceName, wareName } from '../reports/names.js';
import { bombardTypes } from '../rules/battle-orders.js';
import type { Unit } from '../state.js';

/**
 * Asks how many ships of each type bombard a territory.
 * @param ships those that may.
 * @param most no more than units that land.
 */
export function bombardQuestion(
  power: Unit['power'],
  land: Land,
  { ships, most, usual }: { readonly ships: readonly Unit[]; readonly most: number; readonly usual: readonly Unit[] },
): Question<Spread> {
  const countIn = (list: readonly Unit[], type: Unit['type']): number => list.filter((one) => one.type === type).length;
  const types = bombardTypes.filter((type) => countIn(ships, type) > 0);
  return {
    key: 'bombard',
    seat: power,
    text: say('ask.bombard', { land: spaceName(land), most }),
    pace: 'turn',
    form: {
      kind: 'spread',
      min: 0,
      max: Math.min(most, ships.length),
      rows: () =>
        types.map((type): Row => ({
          id: type,
          text: wareName(type),
          min: 0,
          max: Math.min(most, countIn(ships, type)),
        })),
    },
    fallback: () =>
      Object.fromEntries(types.flatMap((type) => (countIn(usual, type) > 0 ? [[type, countIn(usual, type)]] : []))),
    // None is as quickly sent as forgotten, and the dice that follow cannot be taken back.
    review: (counts) =>
      Object.values(counts).some((count = 0) => count > 0)
        ? {}
        : { confirm: say('confirm.noBombardment', { land: spaceName(land) }) },
    about: { space: land },
    places: [land],
  };
}
