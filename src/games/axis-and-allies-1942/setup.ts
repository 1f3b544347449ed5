// The position before the first purchase.
import { firstUnits, tournamentChanges, type Stack } from './data/first-units.js';
import { powerFacts, powers } from './data/powers.js';
import { firstComplexes, lands, spaces, territories } from './data/spaces.js';
import { unitFacts, unitTypes } from './data/units.js';
import type { AaOptions } from './options.js';
import { bidOf } from './rules/bid.js';
import { beginTurn } from './rules/turn.js';
import { byPower, newUnit, type AaState, type Unit } from './state.js';

/** The starting position and the first phase. */
export function setup(options: AaOptions): { readonly state: AaState; readonly phase: string } {
  const units: Unit[] = [];
  for (const power of powers) {
    for (const space of spaces) {
      const stack: Stack = firstUnits[power][space] ?? {};
      for (const type of unitTypes) {
        const changed =
          options.setup === 'tournament'
            ? tournamentChanges.find((one) => one.power === power && one.space === space && one.unit === type)
            : undefined;
        for (let n = changed?.count ?? stack[type] ?? 0; n > 0; n--) {
          units.push(newUnit(units.length + 1, type, power, space, unitFacts[type].move));
        }
      }
    }
  }
  const state: AaState = {
    options,
    round: 1,
    active: powers[0],
    step: 'purchase',
    units,
    nextId: units.length + 1,
    control: Object.fromEntries(lands.map((land) => [land, territories[land].owner])) as AaState['control'],
    treasury: byPower((one) => powerFacts[one][options.startingTreasury === 'rulebook' ? 'printed' : 'corrected']),
    complexes: Object.fromEntries(firstComplexes.map((land) => [land, 0])),
    bought: {},
    heldAtStart: [],
    calmAtStart: [],
    captured: [],
    engaged: [],
    battles: [],
    battle: null,
    fought: [],
    resolveAll: false,
    losses: [],
    moves: [],
  };
  beginTurn(state);
  const isBid = powers.some((power) => bidOf(options, power) > 0);
  return { state, phase: isBid ? 'bid' : 'purchase' };
}
