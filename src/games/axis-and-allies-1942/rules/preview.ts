// What a sheet of moves would bring: the position after it, the battles it makes, and what it leaves empty.
import type { Order, Sheet } from '../../../table/question.js';
import { isSpace, lands, type Land } from '../data/spaces.js';
import type { AaState, Battle } from '../state.js';
import { battlesOf } from './battles.js';
import { isFriend, isHostileTo, landsBeside } from './board.js';
import { carryOut, draftOf } from './carry-out.js';
import { choices, unitsOf } from './choices.js';

/** What moves lead to. */
interface Preview {
  readonly after: AaState;
  /** Battles that follow from combat moves. */
  readonly battles: readonly Battle[];
  /** Own territories beside the enemy that nobody guards any more. */
  readonly emptied: readonly Land[];
}

/** Carries out an order if it is legal. */
export function give(state: AaState, { subject, units = {}, path }: Order): boolean {
  if (!isSpace(subject)) return false;
  const space = subject;
  const group = unitsOf(state, space, units);
  for (let at = 0; at < path.length; at++) {
    if (!choices(state, space, group, path.slice(0, at)).next.has(path[at] ?? '')) return false;
  }
  if (!choices(state, space, group, path).complete) return false;
  carryOut(state, space, group, path);
  return true;
}

/** What the orders of a sheet bring, as far as they are legal one after another. */
export function previewOf(state: AaState, sheet: Sheet): Preview {
  const after = draftOf(state);
  for (const order of sheet) give(after, order);
  return { after, battles: state.step === 'combatMove' ? battlesOf(after) : [], emptied: emptiedBy(state, after) };
}

/** The position after combat moves in the making, with the battles that follow from them still to be fought. */
export function beforeBattles(after: AaState): AaState {
  return { ...after, battles: [...battlesOf(after)] };
}

/** Own territories beside the enemy that were guarded before some moves and are not after them. */
export function emptiedBy(before: AaState, after: AaState): readonly Land[] {
  // Guns alone hold nothing; an ally's infantry or a fighter does.
  const guards = ({ units, active }: AaState, land: Land): boolean =>
    units.some((unit) => unit.space === land && isFriend(unit.power, active) && unit.type !== 'aaa');
  return lands.filter(
    (land) =>
      after.control[land] === after.active &&
      guards(before, land) &&
      !guards(after, land) &&
      landsBeside(land).some((other) => isHostileTo(after, other, after.active)),
  );
}
