// What is followed through a game: the points of both sides, round by round.
import type { Gauge } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { sides } from '../data/nations.js';
import { say, sideName } from '../reports/names.js';
import type { QmgView } from '../view.js';
import { themes } from './theme.js';

/** Both sides' points, with the round they are counted for. */
export function gauges(view: QmgView): { readonly at: Text; readonly gauges: readonly Gauge[] } {
  return {
    at: say('gauge.round', { round: view.round }),
    gauges: sides.map((side) => ({
      id: side,
      name: sideName(side),
      chart: say('gauge.vp'),
      value: view.vp[side],
      colour: themes.light.sides[side].fill,
    })),
  };
}
