// Objectives, victory points and the tracks of time, as sections 6 and 13 count them.
import { cityIds } from '../../../../src/games/downfall/data/cities.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { tracks } from '../../../../src/games/downfall/data/warfare.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { partisansIn, unitsIn, type Side } from './ground.js';

/** Who owns each objective: the city's owner, or the partisan that is alone in it (L291, L674). */
export function owners(state: DownfallState): Readonly<Record<string, Side>> {
  const objectives = cityIds.filter((city) => ours.cities.places[city].objective === true);
  return Object.fromEntries(
    objectives.map((city) => {
      const { hex } = ours.cities.places[city];
      const [rebel] = partisansIn(state, hex);
      return [city, rebel !== undefined && unitsIn(state, hex).length === 0 ? rebel : state.cityControl[city]];
    }),
  );
}

/** What objectives in these hands, the three of Strategic Warfare and United Nations are worth to the West (13.1). */
function worth(state: DownfallState, hands: Readonly<Record<string, Side>>): number {
  const each = (side: Side): number => (side === 'western' ? 1 : side === 'soviet' ? -1 : 0);
  const wars = tracks.filter((track) => ours.warfare[track][state.warfare[track]]?.advantage === 'western').length;
  return Object.values(hands).reduce((sum, side) => sum + each(side), wars + state.unitedNationsVp);
}

/** Where the victory marker stands after a phase, by where it stood before it (13.1, L1890); Berlin counts once in VE-Day. */
export function pointsAfter(before: DownfallState, after: DownfallState): number {
  const berlin = after.veDayVp && !before.veDayVp ? (after.cityControl.berlin === 'western' ? 1 : -1) : 0;
  const points = before.vp + worth(after, owners(after)) - worth(before, before.owners) + berlin;
  return Math.max(-10, Math.min(10, points));
}
