// What the words of a step mean in the present position: sides, countries, amounts; and the keys of its questions.
import { type CountryId, countryIds } from '../../../data/countries.js';
import { eraOf } from '../../../data/tracks.js';
import { opponent, sides, type Side } from '../../../data/terms.js';
import { controller, controls, influenceOf, stability } from '../../../rules/control.js';
import { isBattleground, isInArea } from '../../../data/geography.js';
import type { Frame } from '../event-script.js';
import type { PublicState } from '../../../state.js';
import type { Amount, Places, Who } from './step.js';

/** The side a step means. */
export function sideFor(frame: Pick<Frame, 'player'>, who: Who): Side {
  if (who === 'player') return frame.player;
  return who === 'opponent' ? opponent(frame.player) : who;
}

/** All countries that fit, in the order of the board. */
export function countriesFor(state: PublicState, frame: Pick<Frame, 'player'>, places: Places): readonly CountryId[] {
  const { notControlledBy, controlledBy, uncontrolled, empty, holds, battleground, maxStability } = places;
  const side = (who: Who): Side => sideFor(frame, who);
  return countryIds.filter(
    (id) =>
      isInArea(id, places) &&
      (notControlledBy === undefined || !controls(state, side(notControlledBy), id)) &&
      (controlledBy === undefined || controls(state, side(controlledBy), id)) &&
      (uncontrolled === undefined || controller(state, id) === null) &&
      (empty === undefined || sides.every((each) => influenceOf(state, each, id) === 0)) &&
      (holds === undefined || influenceOf(state, side(holds), id) > 0) &&
      (battleground === undefined || isBattleground(id) === battleground) &&
      (maxStability === undefined || stability(state, id) <= maxStability),
  );
}

/** What an amount comes to now. */
export function amountOf(state: PublicState, frame: Frame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return typeof amount === 'function' ? amount(state, frame) : amount.byEra[eraOf(state.turn)];
}

/** The same for each of these countries, or as each is. */
export function inEach(
  ids: readonly CountryId[],
  points: (id: CountryId) => number,
): Partial<Record<CountryId, number>> {
  return Object.fromEntries(ids.map((id) => [id, points(id)]));
}

/** The key of a card's question; `ask` tells several of one card apart. */
export function eventKey(frame: Pick<Frame, 'card'>, ask?: string): string {
  return ask === undefined ? `event.${frame.card}` : `event.${frame.card}.${ask}`;
}
