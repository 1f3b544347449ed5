// Which order the computer player chooses: what it promises, against what it costs.
import type { Faction } from '../data/units.js';
import { contextOf, freeOrder } from '../rules/contexts.js';
import { farFromFoe } from '../rules/front.js';
import { boxSteps, choicesOf, isOps, type Choice } from '../rules/display.js';
import { Ground } from '../rules/ground.js';
import { beginMarch } from '../rules/march.js';
import { scopesOf, type Scope } from '../rules/reinforce.js';
import { Supply } from '../rules/supply.js';
import { spaceOf } from '../rules/time.js';
import { periodStarts, spacesPerLap } from '../data/tracks.js';
import type { BoxId, OpenState } from '../state.js';
import { promise } from './battles.js';
import { fieldOf } from './field.js';
import { warfareWorth } from './fleets.js';
import { landing } from './landing.js';
import { marches } from './marches.js';

/** Points of initiative one hit more than the enemy's is worth. */
const perHit = 4.5;

/** Beyond so many hexes from the foe, and in the regions overseas, a step more is worth less. */
const nearFoe = 6;
const farAway = 0.4;

/** What turning a unit over is worth beside a step. */
const turning = 0.5;

/** The units that steps could go to, and how; how many there are is counted later. */
function scopesFor(ground: Ground, faction: Faction, kind: 'infantry' | 'armor'): readonly Scope[] {
  return scopesOf(ground, new Supply(ground, faction, 'steps'), {
    faction,
    kind,
    steps: 1,
    quotas: false,
    reserves: false,
  });
}

/** What so many steps are worth: those that can be placed, the nearest to the foe first. */
function placeable(ground: Ground, faction: Faction, scopes: readonly Scope[], most: number): number {
  const steps = scopes.flatMap(({ unit, places, flips, most, mostFlipped }) => {
    const at = ground.board.units[unit].at ?? places[0] ?? '';
    const worth = farFromFoe(ground, faction, at) <= nearFoe ? 1 : farAway;
    const turned = flips ? [worth * turning] : [];
    return [...turned, ...Array.from({ length: flips ? mostFlipped : most }, () => worth)];
  });
  return steps
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, worth) => sum + worth, 0);
}

/** What a unit of the pool is worth that comes to guard a place it may enter: the one that misses a guard most. */
function summoned(ground: Ground, faction: Faction, scopes: readonly Scope[]): number {
  const field = fieldOf(ground, faction);
  const places = new Set(scopes.flatMap(({ places }) => places));
  return Math.max(0, ...[...places].map((place) => field.missed(ground, place)));
}

/** Points of initiative that standing better by a point is worth. */
const perGain = 1.3;

/** Points of initiative a step more is worth where the foe is near. */
const perInfantry = 4.2;
const perArmor = 6;

/** What a card that brings steps must bring. */
const leastGained = 1.5;

/** Steps gained so many spaces before the end of the game come too late to be of use. */
const tooLate = 12;

/** Spaces of the time track that are left to play. */
export function spacesLeft({ turn, options, weatherAt, time, active }: OpenState): number {
  const inTurn = spaceOf(weatherAt) - 1;
  const lastSpace = options.lastTurn === 8 ? periodStarts[2] - 1 : spacesPerLap;
  const end = weatherAt - inTurn + (options.lastTurn - turn) * spacesPerLap + lastSpace;
  return Math.max(0, end - time[active]);
}

function valueOf(ground: Ground, faction: Faction, order: BoxId, plans: boolean): number {
  const { board } = ground;
  if (isOps(order)) {
    const context = contextOf(ground.facts, faction, order);
    const fights = context.steps.includes('attack') ? promise(ground, context) * perHit : 0;
    const moves = !context.steps.includes('move')
      ? 0
      : plans
        ? marches(board, context, true).gain * perGain
        : 2 + (faction === 'western' ? landing(beginMarch(board, context)).worth * perGain : 0);
    return fights + moves;
  }
  const isTooLate = spacesLeft(board) < tooLate;
  switch (order) {
    case 'recruit': {
      if (isTooLate) return 0;
      const steps = boxSteps(ground.facts, faction, order);
      const scopes = scopesFor(ground, faction, 'infantry');
      const guards = plans ? summoned(ground, faction, scopes) * perGain : 0;
      return placeable(ground, faction, scopes, steps) * perInfantry + guards;
    }
    case 'mechanize': {
      if (isTooLate) return 0;
      const steps = boxSteps(ground.facts, faction, order);
      return placeable(ground, faction, scopesFor(ground, faction, 'armor'), steps) * perArmor;
    }
    case 'partisan-warfare':
      return 4.5;
    case 'strategic-warfare':
      return warfareWorth(board, faction === 'western');
    case 'material-shortages':
      return 5;
    case 'command-failure':
      return 5;
    case 'hq':
      return 0;
  }
}

/** What is left of an order's worth while its marker waits in planning; one that is never worth its price only blocks the box. */
const waiting = 0.2;
const mostHoped = 5;
/** What it is worth that planning is free again. */
const freed = 0.5;

function worthOf(choice: Choice, left: number, choices: readonly Choice[], valueBy: (order: BoxId) => number): number {
  // What would be paid beyond the end of the game is no price.
  const cost = Math.min(choice.cost, left);
  if (choice.kind === 'plan') {
    const later = choices.flatMap(({ kind, marker, order, fromPlanning, ...one }) =>
      kind === 'play' && marker === choice.marker && !fromPlanning && order !== null
        ? [valueBy(order) - one.cost + one.surcharge]
        : [],
    );
    const hope = Math.max(-mostHoped, Math.min(mostHoped, Math.max(...later)));
    return -1.5 - cost + waiting * hope;
  }
  if (choice.kind === 'reseed') return -3.5;
  if (choice.order === null) return -10;
  // HQ is kept for the best.
  const keep = choice.box === 'hq' ? 2 : 0;
  return valueBy(choice.order) - cost - keep + (choice.fromPlanning ? freed : 0);
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
  const left = spacesLeft(board);
  const choices = choicesOf(board, faction);
  return choices
    .map((choice) => ({ id: choice.id, worth: worthOf(choice, left, choices, valueBy) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
}

function isWorthPlaying(ground: Ground, faction: Faction, id: string): boolean {
  const card = ground.facts.cardIds.find((one) => one === id);
  if (card === undefined) return false;
  const { effect } = ground.facts.cards[card];
  const free = freeOrder(ground.facts, faction, card);
  switch (effect.kind) {
    case 'freeAttack':
      return free !== null && promise(ground, free) > 1.2;
    case 'gainSteps': {
      const scopes = scopesFor(ground, faction, effect.armor === undefined ? 'infantry' : 'armor');
      return placeable(ground, faction, scopes, 3) >= leastGained;
    }
    case 'freeRedeploy':
    case 'evacuate':
    case 'fate':
      return false;
    default:
      return true;
  }
}
