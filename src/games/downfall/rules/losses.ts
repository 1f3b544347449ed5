// Hits: what may be lost for each, in the sequence the rules demand.
import { factsOf } from '../data/own-files.js';
import { partisanUnits, type PartisanId, type UnitId } from '../data/units.js';
import { categoryOf, ideologyOf, typeOf, type Combat, type DownfallState, type OpenState } from '../state.js';
import type { Ground } from './ground.js';
import { attackersOf, defendersOf } from './odds.js';

/** One way to take a hit. */
export type Loss =
  | { readonly how: 'flip' | 'step'; readonly unit: UnitId }
  | { readonly how: 'partisan'; readonly partisan: PartisanId };

/** A loss as the id of an option. */
export function lossId(loss: Loss): string {
  return loss.how === 'partisan' ? `partisan:${loss.partisan}` : `${loss.how}:${loss.unit}`;
}

function isArmored(board: OpenState, id: UnitId): boolean {
  return categoryOf(typeOf(factsOf(board), id, board.units[id])) === 'armored';
}

function mayFlip(board: OpenState, id: UnitId): boolean {
  return isArmored(board, id) && board.units[id].back && factsOf(board).units[id].boxed !== true;
}

function lossesOf(board: OpenState, ids: readonly UnitId[]): readonly Loss[] {
  return ids
    .filter((id) => board.units[id].steps > 0 && board.units[id].status !== 'out')
    .flatMap((unit): Loss[] => [
      ...(mayFlip(board, unit) ? [{ how: 'flip' as const, unit }] : []),
      { how: 'step' as const, unit },
    ]);
}

/** What the attacker may lose for a hit; the first hit comes from an armored unit, by turning it over if it can be. */
export function attackerLosses(board: OpenState, combat: Combat, isFirst: boolean): readonly Loss[] {
  const all = lossesOf(board, attackersOf(combat));
  if (!isFirst) return all;
  const armored = all.filter((loss) => loss.how !== 'partisan' && isArmored(board, loss.unit));
  const flips = armored.filter(({ how }) => how === 'flip');
  if (flips.length > 0) return flips;
  return armored.length > 0 ? armored : all;
}

/**
 * What the defender may lose for a hit.
 * @param breaksFortress all hits go to the fortress first, as the others want to retreat from it.
 */
export function defenderLosses(
  ground: Ground,
  combat: Combat,
  isFirst: boolean,
  breaksFortress: boolean,
): readonly Loss[] {
  const { board } = ground;
  if (combat.partisan !== null) {
    return board.partisans[combat.partisan].status === 'map' ? [{ how: 'partisan', partisan: combat.partisan }] : [];
  }
  const defenders = defendersOf(ground, combat);
  const fortress = defenders.filter((id) => typeOf(ground.facts, id, board.units[id]) === 'fortress');
  if (fortress.length > 0 && (isFirst || breaksFortress)) return lossesOf(board, fortress);
  const ideology = ideologyOf(combat.defender);
  const partisans = ground.partisansAt(combat.target).filter((id) => partisanUnits[id] === ideology);
  return [...lossesOf(board, defenders), ...partisans.map((partisan) => ({ how: 'partisan' as const, partisan }))];
}

/** What hits change. */
type Standing = Pick<DownfallState, 'data' | 'units' | 'partisans'>;

/** Takes a hit: turns a unit over, takes a step or removes a partisan; the last step lost ends a unit for good. */
export function takeLoss(state: Standing, loss: Loss): void {
  if (loss.how === 'partisan') {
    state.partisans[loss.partisan] = { status: 'out', at: null };
    return;
  }
  const unit = state.units[loss.unit];
  if (loss.how === 'flip') {
    unit.back = false;
    return;
  }
  unit.steps -= 1;
  if (unit.steps === 0) eliminate(state, loss.unit);
}

/** The position as a hit would leave it. */
export function afterLoss(board: OpenState, loss: Loss): OpenState {
  const copy = { ...board, units: { ...board.units }, partisans: { ...board.partisans } };
  if (loss.how !== 'partisan') copy.units[loss.unit] = { ...copy.units[loss.unit] };
  takeLoss(copy, loss);
  return copy;
}

/** A unit leaves the game. */
export function eliminate(state: Pick<Standing, 'units'>, id: UnitId): void {
  state.units[id] = { ...state.units[id], status: 'out', at: null, steps: 0, isolated: 0 };
}
