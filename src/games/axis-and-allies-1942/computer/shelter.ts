// The computer player's ships that would be sunk where they lie: to where least of them is, together or each by itself.
import type { Order } from '../../../table/question.js';
import { isSea, type Sea } from '../data/spaces.js';
import { domainOf } from '../rules/board.js';
import { choices, rowsIn, type Row } from '../rules/choices.js';
import { flight } from '../rules/reach.js';
import type { AaState } from '../state.js';
import { isDeadly, riskAtSea } from './ground.js';

/** What a voyage must save, in money. */
const saving = 2;

/**
 * Sails what can still sail out of a zone in which it would be sunk: all of it, and else what is safe by itself.
 * @param home the zone that the way should not lead far from.
 */
export function shelter(state: AaState, zone: Sea, home: Sea | undefined, send: (order: Order) => boolean): void {
  if (!isDeadly(state, zone, state.active)) return;
  const rows = sailing(state, zone);
  if (flee(state, zone, rows, home, send)) return;
  for (const row of rows) {
    if (!isDeadly(state, zone, state.active)) return;
    flee(state, zone, [row], home, send);
  }
}

function sailing(state: AaState, zone: Sea): readonly Row[] {
  return rowsIn(state, zone).filter(({ units }) => units.some((unit) => domainOf(unit) === 'sea'));
}

/** Sails to the zone where least is lost, if that is less than here. */
function flee(
  state: AaState,
  zone: Sea,
  rows: readonly Row[],
  home: Sea | undefined,
  send: (order: Order) => boolean,
): boolean {
  const ships = rows.flatMap(({ units }) => units);
  if (ships.length === 0) return false;
  const types = ships.map(({ type }) => type);
  const left = { ...state, units: state.units.filter((unit) => !ships.includes(unit)) };
  const stayed = riskAtSea(left, zone, state.active, []);
  const [best] = [...choices(state, zone, ships, []).next]
    .filter(isSea)
    .map((goal) => ({
      goal,
      risk: riskAtSea(left, goal, state.active, types),
      far: home === undefined ? 0 : flight(goal, home),
    }))
    .toSorted((a, b) => a.risk - b.risk || a.far - b.far);
  if (best === undefined || stayed + best.risk > riskAtSea(state, zone, state.active, []) - saving) return false;
  return send({
    subject: zone,
    units: Object.fromEntries(rows.map(({ id, units }) => [id, units.length])),
    path: [best.goal],
  });
}
