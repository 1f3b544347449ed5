// What a host may put right by name: points, and who has a piece where.
import type { RepairPart, Repairs } from '../../../table/repairs.js';
import { flags, sides } from '../data/nations.js';
import { spaceIds } from '../data/spaces.js';
import { nationName, say, sideName, spaceName } from '../reports/names.js';
import type { QmgState } from '../state.js';

const [there, none] = ['piece', 'none'];
const mostPoints = 300;

function parts(state: QmgState): readonly RepairPart[] {
  const values = [
    { id: none, name: say('repair.none') },
    { id: there, name: say('repair.there') },
  ];
  return [
    ...sides.map((side): RepairPart => ({
      id: `vp:${side}`,
      heading: say('repair.points'),
      name: say('repair.vp', { side: sideName(side) }),
      value: String(state.vp[side]),
      values: { min: 0, max: mostPoints },
    })),
    ...flags.flatMap((flag) =>
      spaceIds.map((space): RepairPart => ({
        id: `piece:${flag}:${space}`,
        heading: say('repair.pieces', { nation: nationName(flag) }),
        name: say('repair.piece', { nation: nationName(flag), space: spaceName(space) }),
        value: state.pieces[space].includes(flag) ? there : none,
        values,
      })),
    ),
  ];
}

function put(state: QmgState, part: string, value: string): QmgState {
  const [kind, first = '', second = ''] = part.split(':');
  const side = sides.find((one) => one === first);
  if (kind === 'vp' && side !== undefined) return { ...state, vp: { ...state.vp, [side]: Number(value) } };
  const [flag, space] = [flags.find((one) => one === first), spaceIds.find((one) => one === second)];
  if (kind !== 'piece' || flag === undefined || space === undefined) return state;
  const now = state.pieces[space];
  const wanted = flags.filter((one) => (one === flag ? value === there : now.includes(one)));
  return { ...state, pieces: { ...state.pieces, [space]: wanted } };
}

/** Cards are left alone: who could put them right would have seen them. */
export const repairs: Repairs<QmgState> = { parts, put };
