// What is followed through a game: the victory points and DEFCON, turn by turn.
import type { Gauge } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { say } from '../reports/names.js';
import type { TwilightView } from '../view.js';
import { sideColours } from './theme.js';

/** The victory points, counted for the US, and DEFCON. */
export function gauges(view: TwilightView): { readonly at: Text; readonly gauges: readonly Gauge[] } {
  const colours = sideColours({ palette: 'colourblind', theme: 'light' });
  return {
    at: say('title.turn', { turn: view.turn }),
    gauges: [
      { id: 'vp', name: say('gauge.vp'), chart: say('gauge.vp'), value: view.vp, colour: colours.us.text },
      {
        id: 'defcon',
        name: say('gauge.defcon'),
        chart: say('gauge.defcon'),
        value: view.defcon,
        colour: colours.ussr.text,
      },
    ],
  };
}
