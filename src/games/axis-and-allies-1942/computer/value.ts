// What a position is worth to a power's side: armies, income, cities, capitals and money.
import { capitals, lands, territories } from '../data/spaces.js';
import { powers, sideOf, type Power } from '../data/powers.js';
import { unitFacts } from '../data/units.js';
import { citiesOf } from '../rules/victory.js';
import type { AaState } from '../state.js';

/** What is held brings its income in turns to come. */
const incomes = 3;
const city = 8;
const capital = 20;

/** The lead of a power's side, in money. */
export function valueFor(state: AaState, power: Power): number {
  const sign = (one: Power): number => (sideOf(one) === sideOf(power) ? 1 : -1);
  const army = state.units.reduce((sum, unit) => sum + sign(unit.power) * unitFacts[unit.type].cost, 0);
  const land = lands.reduce((sum, one) => sum + sign(state.control[one]) * territories[one].ipc * incomes, 0);
  const towns = citiesOf(state.options).reduce((sum, one) => sum + sign(state.control[one]) * city, 0);
  const homes = powers.reduce((sum, one) => sum + sign(state.control[capitals[one]]) * capital, 0);
  const money = powers.reduce((sum, one) => sum + sign(one) * state.treasury[one], 0);
  return army + land + towns + homes + money;
}
