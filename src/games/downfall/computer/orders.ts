// Which order the computer player chooses: what it promises, against what it costs.
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { contextOf, freeOrder } from '../rules/contexts.js';
import { choicesOf, isOps, type Choice } from '../rules/display.js';
import { Ground } from '../rules/ground.js';
import { openTracks } from '../rules/victory.js';
import type { BoxId, OpenState, OrderContext } from '../state.js';
import { promise } from './battles.js';
import { marches } from './marches.js';

/** Points of initiative one hit more than the enemy's is worth. */
const perHit = 4.5;

/** Steps a faction could still place on its units and from its pool. */
function wants(board: OpenState, faction: Faction, kind: 'infantry' | 'armor'): number {
  let count = 0;
  for (const id of factsOf(board).unitIds) {
    const printed = factsOf(board).units[id];
    const unit = board.units[id];
    if (printed.faction !== faction || printed.guards === true) continue;
    if (unit.status === 'pool' && kind === 'infantry') count += printed.most;
    if (unit.status !== 'map') continue;
    const isArmored = unit.back && printed.back !== 'fortress';
    if (isArmored === (kind === 'armor')) count += printed.most - unit.steps;
    else if (kind === 'armor' && printed.back !== undefined && printed.back !== 'fortress') count += 1;
  }
  return count;
}

/** What the moves of an order promise: landings most, then everybody who finds a better place. */
function movePromise(ground: Ground, order: OrderContext): number {
  const sheet = marches(ground.board, order, true);
  const ashore = sheet.filter(({ path: [token = ''] }) => ground.facts.beachAt.has(token.replace(/^sea:/, ''))).length;
  return Math.min(3, ashore) * perLanding + Math.min(mostMoves, (sheet.length - ashore) * perMove);
}

const perLanding = 4;
const perMove = 0.9;
const mostMoves = 5;

function valueOf(ground: Ground, faction: Faction, order: BoxId, plans: boolean): number {
  const { board } = ground;
  if (isOps(order)) {
    const context = contextOf(ground.facts, faction, order);
    const fights = context.steps.includes('attack') ? promise(ground, context) * perHit : 0;
    const moves = !context.steps.includes('move') ? 0 : plans ? movePromise(ground, context) : 2;
    return fights + moves;
  }
  switch (order) {
    case 'recruit':
      return Math.min(4, wants(board, faction, 'infantry')) * 4;
    case 'mechanize':
      return Math.min(2, wants(board, faction, 'armor')) * 7;
    case 'partisan-warfare':
      return 4.5;
    case 'strategic-warfare':
      // The West has its transport point where no marker is left to move; the OKW has nothing.
      return openTracks(board).length > 0 ? 7 : faction === 'western' ? 3 : 0;
    case 'material-shortages':
      return 5;
    case 'command-failure':
      return 5;
    case 'hq':
      return 0;
  }
}

function worthOf(choice: Choice, valueBy: (order: BoxId) => number): number {
  if (choice.kind === 'plan') return -1.5 - choice.cost;
  if (choice.kind === 'reseed') return -3.5;
  if (choice.order === null) return -10;
  // HQ is kept for the best.
  const keep = choice.box === 'hq' ? 2 : 0;
  return valueBy(choice.order) - choice.cost - keep;
}

/** The ids of the choices of an order, the best first. */
export function rankedOrders(board: OpenState, offered: readonly string[], plans = true): readonly string[] {
  const faction = board.active;
  const ground = new Ground(board);
  const card = offered.find((id) => id.startsWith('card:') && isWorthPlaying(ground, faction, id.slice(5)));
  if (card !== undefined && plans) return [card];
  // The same order stands on many markers.
  const known = new Map<BoxId, number>();
  const valueBy = (order: BoxId): number => {
    const value = known.get(order) ?? valueOf(ground, faction, order, plans);
    known.set(order, value);
    return value;
  };
  const choices = choicesOf(board, faction).map((choice) => ({ id: choice.id, worth: worthOf(choice, valueBy) }));
  return choices.sort((a, b) => b.worth - a.worth).map(({ id }) => id);
}

function isWorthPlaying(ground: Ground, faction: Faction, id: string): boolean {
  const card = ground.facts.cardIds.find((one) => one === id);
  if (card === undefined) return false;
  const { effect } = ground.facts.cards[card];
  const free = freeOrder(ground.facts, faction, card);
  switch (effect.kind) {
    case 'freeAttack':
      return free !== null && promise(ground, free) > 1.2;
    case 'gainSteps':
      return wants(ground.board, faction, effect.armor === undefined ? 'infantry' : 'armor') > 2;
    case 'freeRedeploy':
    case 'evacuate':
    case 'fate':
      return false;
    default:
      return true;
  }
}
