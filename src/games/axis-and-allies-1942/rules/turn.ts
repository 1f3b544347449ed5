// The beginning of a power's turn: what held then counts for canals, landings and complexes all turn long.
import { isEnemy, sideOf } from '../data/powers.js';
import { lands, seas, type Space } from '../data/spaces.js';
import { isSurfaceWarship, unitFacts } from '../data/units.js';
import type { AaState } from '../state.js';

/** Makes the position ready for the turn of its active power. */
export function beginTurn(state: AaState): void {
  const { active } = state;
  state.step = 'purchase';
  state.heldAtStart = lands.filter((land) => sideOf(state.control[land]) === sideOf(active));
  const hostile = new Set<Space>(
    state.units.filter(({ type, power }) => isSurfaceWarship(type) && isEnemy(power, active)).map(({ space }) => space),
  );
  state.calmAtStart = seas.filter((zone) => !hostile.has(zone));
  state.captured = [];
  state.engaged = [];
  state.battles = [];
  state.battle = null;
  state.fought = [];
  state.resolveAll = false;
  state.losses = [];
  state.moves = [];
  state.bought = {};
  for (const unit of state.units) {
    unit.left = unitFacts[unit.type].move;
    unit.task = 'ready';
    unit.from = null;
    unit.target = null;
    unit.voyage = [];
    unit.boarded = null;
    unit.hit = false;
    // A fighter on its own carrier is free to take off; as a guest it goes where the carrier goes.
    if (unit.type === 'fighter' && unit.aboard !== null) {
      const ship = state.units.find(({ id }) => id === unit.aboard);
      if (ship === undefined || unit.power === active) unit.aboard = null;
    }
  }
}
