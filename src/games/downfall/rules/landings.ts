// Landings: on which beaches a beachhead can be put.
import type { OpenState, Place } from '../state.js';
import type { Ground } from './ground.js';

/** Beach hexes where a beachhead can be put now, with their price. */
export function landings(board: OpenState, ground: Ground): readonly Place[] {
  return ground.facts.beachNames
    .map((name) => ground.facts.seas.beaches[name])
    .filter(
      ({ sea, cost, weather }) =>
        !board.closedBeaches.includes(sea) &&
        !ground.isBeachhead(sea) &&
        cost <= board.transportPoints &&
        weather.some((one) => one === ground.weather),
    )
    .map(({ sea }) => sea);
}
