// The computer player's landings: which groups its ships could bring where, and what that is worth beside what it takes.
import { unitFacts, type UnitType } from '../data/units.js';
import { capitals, isLand, isSea, isSpace, type Land, type Sea, type Space } from '../data/spaces.js';
import { domainOf, seasBeside } from '../rules/board.js';
import { choices, type Row } from '../rules/choices.js';
import { flight } from '../rules/reach.js';
import type { AaState, Unit } from '../state.js';
import { comingTo } from './escort.js';
import { strength } from './forecast.js';
import { leadsOn, riskAtSea, type Threats } from './ground.js';
import type { Manner } from './manner.js';

/** One unit, and the order that sends it. */
export interface Offer {
  readonly unit: Unit;
  readonly row: string;
  readonly from: Space;
  readonly path: readonly string[];
}

/** A group and where it would go ashore. */
interface Landing {
  readonly group: readonly Offer[];
  readonly target: Land;
}

/** Most ships that land one group. */
const mostShips = 5;

/** The groups that one ship, two and more could land from a space. */
export function landingsFrom(state: AaState, from: Space, rows: readonly Row[], threatTo: Threats): readonly Landing[] {
  const units = rows
    .filter((row) => row.units.some((unit) => domainOf(unit) === 'land'))
    .flatMap((row) => row.units.map((unit) => ({ unit, row: row.id })))
    .filter(({ unit }) => maySpare(state, unit, from, threatTo));
  const heavy = units.filter(({ unit }) => unit.type !== 'infantry');
  const light = units.filter(({ unit }) => unit.type === 'infantry');
  const found: Landing[] = [];
  let last = 0;
  for (let ships = 1; ships <= mostShips; ships++) {
    const some = heavy.slice(0, ships);
    const group = [...some, ...light.slice(0, 2 * ships - some.length)];
    if (group.length === last) break;
    last = group.length;
    const stack = group.map(({ unit }) => unit);
    for (const next of choices(state, from, stack, []).next) {
      const goals = isSea(next) ? choices(state, from, stack, [next]).next : isSea(from) ? [next] : [];
      for (const target of goals) {
        if (!isLand(target)) continue;
        const path = isSea(next) ? [next, target] : [target];
        found.push({ target, group: group.map(({ unit, row }) => ({ unit, row, from, path })) });
      }
    }
  }
  return found;
}

/** Capitals keep what they need against an attack of the next turn. */
function maySpare(state: AaState, unit: Unit, from: Space, threatTo: Threats): boolean {
  if (from !== capitals[state.active] || !isLand(from)) return true;
  const threat = threatTo(from);
  if (threat === 0 || domainOf(unit) === 'air') return true;
  const guards = state.units
    .filter((one) => one.space === from && domainOf(one) === 'land' && one.power === state.active)
    .map(({ type }) => type);
  return strength(guards, 'defense') > threat * 1.5 + guards.length * 0.3;
}

/** How likely ships are sunk where the enemy could sink them. */
export const sunk = 0.5;

/** What each zone costs that a ship comes further from home than it sails back in a turn: who waits there waits longer. */
const strayed = 1;

/** What a landing is worth beside what it takes: an army that stands where the war is, less the ships that are sunk behind it. */
export function overSea(state: AaState, target: Land, sent: readonly Offer[], { crosses }: Manner): number {
  if (!crosses) return 0;
  // An army ashore where no war is, is out of it.
  const ashore = (leadsOn(state, target) ? 0.8 : -0.8) * sent.length;
  const zone = sent.flatMap(({ path, from }): readonly string[] => [...path, from]).find(isZone);
  if (zone === undefined) return ashore;
  const ships = Array.from({ length: Math.ceil(sent.length / 2) }, (): UnitType => 'transport');
  const there = sent.some(({ from }) => from === zone) ? [] : ships;
  const docks = seasBeside(capitals[state.active]);
  const away = Math.max(0, Math.min(99, ...docks.map((dock) => flight(dock, zone))) - unitFacts.transport.move);
  // Warships that have not fought follow after the battle.
  return (
    ashore -
    away * ships.length * strayed -
    sunk * riskAtSea(state, zone, state.active, [...there, ...comingTo(state, zone)])
  );
}

function isZone(id: string): id is Sea {
  return isSpace(id) && isSea(id);
}
