// What is followed through a game: objectives held, and steps on the map.
import type { Gauge } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { cityIds } from '../data/cities.js';
import { factsOf } from '../data/own-files.js';
import { factions } from '../data/units.js';
import { factionName, say } from '../reports/names.js';
import { ideologies } from '../state.js';
import type { DownfallView } from '../view.js';
import { factionColours } from './theme.js';

/** Objectives of each side and steps of each faction, turn by turn. */
export function gauges(view: DownfallView): { readonly at: Text; readonly gauges: readonly Gauge[] } {
  const facts = factsOf(view);
  const colours = factionColours({ palette: 'standard', theme: 'light' });
  const objectives = cityIds.filter((id) => facts.cities.places[id].objective === true);
  const steps = (faction: (typeof factions)[number]): number =>
    facts.unitIds
      .filter((id) => facts.units[id].faction === faction && view.units[id].status === 'map')
      .reduce((sum, id) => sum + view.units[id].steps, 0);
  return {
    at: say('gauge.at', { turn: view.turn }),
    gauges: [
      ...ideologies.map((ideology) => ({
        id: `objectives-${ideology}`,
        name: say(`ideology.${ideology}`),
        chart: say('gauge.objectives'),
        value: objectives.filter((id) => (view.owners[id] ?? view.cityControl[id]) === ideology).length,
        colour: colours[ideology === 'axis' ? 'okw' : ideology].strong,
      })),
      ...factions.map((faction) => ({
        id: `steps-${faction}`,
        name: factionName(faction),
        chart: say('gauge.steps'),
        value: steps(faction),
        colour: colours[faction].strong,
      })),
    ],
  };
}
