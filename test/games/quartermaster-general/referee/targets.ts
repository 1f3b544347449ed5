// Where the basic cards build and battle, reckoned plainly from the rulebook (L902-983, L1410-1427).
import type { Flag } from '../../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, type SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import type { QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { homeOf, isAxis, isLand, sideStands, stands, touch } from './board.js';
import { suppliedOf } from './supply.js';

function withPiece(state: QmgState, flag: Flag, space: SpaceId): QmgState {
  return { ...state, pieces: { ...state.pieces, [space]: [...state.pieces[space], flag] } };
}

/** The spaces beside a supplied piece. */
function nearOf(state: QmgState, flag: Flag): readonly SpaceId[] {
  const fed = suppliedOf(state, flag);
  return spaceIds.filter((space) => fed.some((near) => touch(state, isAxis(flag), near, space)));
}

/** L902-920, L924-938: beside a supplied piece, or an army at home; in supply once it stands; with no own and no enemy piece there. */
export function buildsOf(state: QmgState, flag: Flag, kind: 'army' | 'navy'): readonly SpaceId[] {
  const near = nearOf(state, flag);
  return spaceIds.filter((space) => {
    if (isLand(space) !== (kind === 'army')) return false;
    if (stands(state, flag, space) || sideStands(state, !isAxis(flag), space)) return false;
    if (!near.includes(space) && !(kind === 'army' && space === homeOf(state, flag))) return false;
    return suppliedOf(withPiece(state, flag, space), flag).includes(space);
  });
}

/** L943-951, L965-973: beside a supplied piece, without a piece of one's own side; it may be empty. */
export function battlesOf(state: QmgState, flag: Flag, terrain: 'land' | 'sea'): readonly SpaceId[] {
  const near = nearOf(state, flag);
  return spaceIds.filter(
    (space) =>
      isLand(space) === (terrain === 'land') && !sideStands(state, isAxis(flag), space) && near.includes(space),
  );
}
