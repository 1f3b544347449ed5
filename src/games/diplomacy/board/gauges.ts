// What is followed through a game: how many centres each power owns, year by year.
import type { Gauge } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { powerText } from '../reports/names.js';
import { say } from '../reports/say.js';
import type { DiplomacyView } from '../view.js';
import { powerColours } from './theme.js';

/** Every power's centres, with the year they are counted for. */
export function gauges(view: DiplomacyView): { readonly at: Text; readonly gauges: readonly Gauge[] } {
  const colours = powerColours({ palette: 'colourblind', theme: 'light' });
  return {
    at: say('gauge.year', { year: view.year }),
    gauges: view.table
      .filter(({ power }) => !view.unplayed.includes(power))
      .map(({ power, centres }) => ({
        id: power,
        name: powerText(power),
        chart: say('gauge.centres'),
        value: centres,
        colour: colours[power].line,
      })),
  };
}
