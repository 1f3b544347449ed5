// What is followed through a game: the income of the powers and the victory cities of both sides, round by round.
import type { Gauge } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { powers, sides } from '../data/powers.js';
import { powerName, say, sideName } from '../reports/names.js';
import { productionOf } from '../rules/production.js';
import { citiesHeld } from '../rules/victory.js';
import type { AaView } from '../view.js';
import { powerColours } from './theme.js';

/** Incomes and victory cities, with the round they are counted for. */
export function gauges(view: AaView): { readonly at: Text; readonly gauges: readonly Gauge[] } {
  const colours = powerColours({ palette: 'standard', theme: 'light' });
  return {
    at: say('gauge.round', { round: view.round }),
    gauges: [
      ...powers.map((power) => ({
        id: `income-${power}`,
        name: powerName(power),
        chart: say('gauge.income'),
        value: productionOf(view, power),
        colour: colours[power].strong,
      })),
      ...sides.map((side) => ({
        id: `cities-${side}`,
        name: sideName(side),
        chart: say('gauge.cities'),
        value: citiesHeld(view, side),
        colour: colours[side === 'axis' ? 'germany' : 'uk'].strong,
      })),
    ],
  };
}
