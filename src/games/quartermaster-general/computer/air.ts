// What the computer player thinks of Air Forces, and of what only cards of Total War do.
import type { Step } from '../data/card-terms.js';
import { sideOf, type Flag } from '../data/nations.js';
import { spaces, type SpaceId } from '../data/spaces.js';
import { airPlaces, airReserve, enemyAirIn, holdsAir, superiorityPlaces } from '../rules/air.js';
import { neighbours, sideHolds } from '../rules/board.js';
import { airTargets, deployPlaces, type StepPlace } from '../rules/steps.js';
import { unsupplied } from '../rules/supply.js';
import { opponent } from '../data/nations.js';
import type { OpenTable } from '../state.js';

/** What an Air Force is worth in a space: more where points and enemies are near. */
export function airWorth(table: OpenTable, flag: Flag, space: SpaceId): number {
  const enemy = opponent(sideOf(flag));
  const near = neighbours(table, sideOf(flag), space).filter((id) => sideHolds(table, enemy, id)).length;
  return 0.4 + (spaces[space].star === true ? 0.3 : 0) + Math.min(3, near) * 0.4;
}

/** An Air Force flies only where it is worth more than at a home that nobody threatens. */
const leastFlight = 0.75;

/** The action of the Air step that is worth its card, or none. */
export function bestFlight(table: OpenTable, flag: Flag, able: readonly string[]): readonly string[] {
  const places = airPlaces(table, flag);
  const best = Math.max(0, ...places.map((space) => airWorth(table, flag, space)));
  if (able.includes('deploy') && airReserve(table, flag) > 0 && best > leastFlight) return ['deploy'];
  const prey = superiorityPlaces(table, flag).some((id) => enemyAirIn(table, flag, id).length > 0);
  return able.includes('superiority') && prey ? ['superiority'] : [];
}

/** Where air superiority hits an enemy. */
export function preyWorth(table: OpenTable, flag: Flag, space: SpaceId): number {
  return enemyAirIn(table, flag, space).reduce((sum, one) => sum + airWorth(table, one, space), 0);
}

/** Whether an Air Force would rather be kept than given up for a piece. */
export function keepsAir(table: OpenTable, flag: Flag, space: SpaceId, loss: number): boolean {
  return !holdsAir(table, flag, space) || loss < 1.2;
}

/** What a step that only cards of Total War have brings its owner, roughly. */
export function totalWarGain(table: OpenTable, step: Step, place: StepPlace): number {
  const { owner } = place;
  switch (step.op) {
    case 'deploy': {
      const flag = step.flag ?? owner;
      if (airReserve(table, flag) === 0) return 0;
      return Math.max(0, ...deployPlaces(table, step, place).map((id) => airWorth(table, flag, id)));
    }
    case 'superiority':
      return Math.max(0, ...superiorityPlaces(table, step.flag).map((id) => preyWorth(table, step.flag, id)));
    case 'eliminateAir':
      return step.where === 'trigger' || airTargets(table, step, place).length > 0 ? 1.2 : 0;
    case 'airlift':
      return unsupplied(table, 'germany').length * 1.2;
    case 'search':
      return step.to === 'table' ? 4 : 2.5;
    case 'playHand':
      return 1.5;
    case 'takeDiscard':
      return 1.2;
    case 'layStatus':
      return 0.6;
    case 'recall':
      return 0.3;
    case 'discardHand':
      return step.nation === undefined || step.nation === owner ? -0.4 : 0.5;
    default:
      return 0;
  }
}
