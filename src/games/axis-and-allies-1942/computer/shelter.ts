// The computer player's ships that would be sunk where they lie: together to a zone where they are not.
import type { Order } from '../../../table/question.js';
import { isSea, type Sea } from '../data/spaces.js';
import { domainOf } from '../rules/board.js';
import { choices, rowsIn } from '../rules/choices.js';
import { flight } from '../rules/reach.js';
import type { AaState } from '../state.js';
import { isDeadly } from './ground.js';

/**
 * Sails what can still sail out of a zone in which it would be sunk.
 * @param home the zone that the way should not lead far from.
 */
export function shelter(state: AaState, zone: Sea, home: Sea | undefined, send: (order: Order) => boolean): void {
  const rows = rowsIn(state, zone).filter(({ units }) => units.some((unit) => domainOf(unit) === 'sea'));
  if (rows.length === 0 || !isDeadly(state, zone, state.active)) return;
  const ships = rows.flatMap(({ units }) => units);
  const types = ships.map(({ type }) => type);
  const [best] = [...choices(state, zone, ships, []).next]
    .filter(isSea)
    .filter((goal) => !isDeadly(state, goal, state.active, types))
    .toSorted((a, b) => (home === undefined ? 0 : flight(a, home) - flight(b, home)));
  if (best === undefined) return;
  send({
    subject: zone,
    units: Object.fromEntries(rows.map(({ id, units }) => [id, units.length])),
    path: [best],
  });
}
