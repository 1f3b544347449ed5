// What must hold in every position.
import { isLand, isSea, lands } from './data/spaces.js';
import { powers } from './data/powers.js';
import { costOf, unitFacts, wares } from './data/units.js';
import { cargoOf, domainOf, unitOf } from './rules/board.js';
import { mostDamage } from './rules/production.js';
import type { AaState } from './state.js';

/** Far beyond what a war comes to: all territories together bring in less than 200 IPCs a round. */
const mostMoney = 10_000;
const mostUnits = 2_000;
const mostRounds = 1_000;

/** Throws when a position is impossible. */
export function invariants(state: AaState): void {
  const fail = (what: string): never => {
    throw new Error(`impossible position: ${what}`);
  };
  if (state.round > mostRounds) fail(`round ${state.round}`);
  for (const power of powers) if (state.treasury[power] > mostMoney) fail(`the treasury of ${power}`);
  const bill = wares.reduce((sum, ware) => sum + (state.bought[ware] ?? 0) * costOf(ware), 0);
  if (bill > mostMoney) fail('more was bought than money can buy');
  if (state.units.length > mostUnits) fail('too many units');
  if ([state.battle, ...state.battles].some((battle) => (battle?.round ?? 0) > mostRounds)) fail('an endless battle');
  if (state.losses.some(({ count }) => count > mostUnits)) fail('too many losses');
  if (new Set(state.units.map(({ id }) => id)).size !== state.units.length) fail('two units with one id');
  for (const unit of state.units) {
    const name = `${unit.power} ${unit.type} ${unit.id} in ${unit.space}`;
    if (unit.id >= state.nextId) fail(`the id of ${name}`);
    if (unit.left > unitFacts[unit.type].move) fail(`the way left of ${name}`);
    if (domainOf(unit) === 'sea' && !isSea(unit.space)) fail(`${name} ashore`);
    if (unit.aboard === null) {
      if (domainOf(unit) === 'land' && !isLand(unit.space)) fail(`${name} in the water`);
      continue;
    }
    const ship = unitOf(state, unit.aboard);
    if (ship.space !== unit.space) fail(`${name} away from its ship`);
    if (ship.type !== (unit.type === 'fighter' ? 'carrier' : 'transport')) fail(`${name} aboard a ${ship.type}`);
  }
  for (const ship of state.units) {
    const cargo = cargoOf(state, ship);
    if (cargo.length > 2) fail(`a full ${ship.type} in ${ship.space}`);
    if (ship.type === 'transport' && cargo.filter(({ type }) => type !== 'infantry').length > 1) {
      fail(`a heavy load in ${ship.space}`);
    }
  }
  for (const land of lands) {
    if ((state.complexes[land] ?? 0) > mostDamage(land)) fail(`too much damage in ${land}`);
  }
}
