// Which countries a step of an event means in the present position.
import type { CountryId } from '../data/countries.js';
import { opponent, sides, type Side } from '../data/terms.js';
import { controller, controls, influenceOf, stability } from '../control.js';
import { countryIds, isBattleground, isIn } from '../geography.js';
import type { Frame } from '../play-event.js';
import type { PublicState } from '../state.js';
import type { Places, Who } from './steps.js';

/** The side a step means. */
export function sideFor(frame: Pick<Frame, 'player'>, who: Who): Side {
  if (who === 'player') return frame.player;
  return who === 'opponent' ? opponent(frame.player) : who;
}

/** All countries that fit, in the order of the board. */
export function countriesFor(state: PublicState, frame: Pick<Frame, 'player'>, places: Places): readonly CountryId[] {
  const { only, within, notControlledBy, controlledBy, uncontrolled, empty, holds, battleground, maxStability } =
    places;
  const side = (who: Who): Side => sideFor(frame, who);
  return countryIds.filter(
    (id) =>
      (only === undefined || only.includes(id)) &&
      (within === undefined || within.some((area) => isIn(id, area))) &&
      (notControlledBy === undefined || !controls(state, side(notControlledBy), id)) &&
      (controlledBy === undefined || controls(state, side(controlledBy), id)) &&
      (uncontrolled === undefined || controller(state, id) === null) &&
      (empty === undefined || sides.every((each) => influenceOf(state, each, id) === 0)) &&
      (holds === undefined || influenceOf(state, side(holds), id) > 0) &&
      (battleground === undefined || isBattleground(id) === battleground) &&
      (maxStability === undefined || stability(state, id) <= maxStability),
  );
}
