// A piece leaves the board: by battle, by a card, for lack of supply, or by its owner's will (rulebook, Removing pieces).
import type { Script } from '../../../../table/script.js';
import type { Nation } from '../../data/nations.js';
import { kindAt, type SpaceId } from '../../data/spaces.js';
import { pieceName } from '../../reports/pieces.js';
import { say, spaceName } from '../../reports/names.js';
import { isProtected } from '../../rules/battles.js';
import { holds, withoutPiece } from '../../rules/board.js';
import { supplied } from '../../rules/supply.js';
import type { Cause, Trigger } from '../../rules/triggers.js';
import { noteDeed, type QmgState } from '../../state.js';
import type { Desk } from './desk.js';

/** Takes a piece off the board without any ado; what protected it goes with it. */
export function takeOff(state: QmgState, nation: Nation, space: SpaceId): void {
  state.pieces = withoutPiece(state, nation, space).pieces;
  state.protections = state.protections.filter((one) => one.nation !== nation || one.space !== space);
}

/**
 * Removes a piece, unless it is protected or a card keeps it.
 * @param by the nation that causes it.
 * @returns whether the piece is gone.
 */
export function* remove(
  d: Desk,
  piece: { readonly nation: Nation; readonly space: SpaceId },
  { by, cause }: { readonly by: Nation; readonly cause: Cause },
): Script<boolean> {
  const { t } = d;
  const { state } = t;
  const { nation, space } = piece;
  const args = { piece: pieceName(nation, space), space: spaceName(space) };
  if (!holds(state, nation, space)) return false;
  if (isProtected(state, piece)) {
    t.tell(say('report.protected', args), { focus: [space] });
    return false;
  }
  const about: Trigger = { kind: 'removal', by, nation, space, cause, prevented: false };
  yield* d.announce(about);
  if (isProtected(state, piece) || isPrevented(about) || !holds(state, nation, space)) return false;
  const wasSupplied = supplied(state, nation).has(space);
  takeOff(state, nation, space);
  noteDeed(state, 'removed', nation, kindAt(space), space);
  t.tell(cause === 'supply' ? say('report.starved', args) : say('report.removed', args), { focus: [space] });
  if (kindAt(space) === 'army' && wasSupplied) yield* d.announce({ kind: 'removed', by, nation, space });
  return true;
}

/** Whether a card has kept the piece while cards could answer; read anew, as those cards write it. */
function isPrevented(trigger: Trigger): boolean {
  return trigger.kind === 'removal' && trigger.prevented;
}
