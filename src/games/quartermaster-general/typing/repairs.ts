// What a host may put right by name: points, and who has a piece where.
import { partAt, type Repair } from '../../../table/repairs.js';
import { flags, sides } from '../data/nations.js';
import { spaceIds } from '../data/spaces.js';
import { nationName, say, sideName, spaceName } from '../reports/names.js';
import type { QmgState } from '../state.js';

const [there, none] = ['piece', 'none'];
const mostPoints = 300;

/** Cards are left alone: who could put them right would have seen them. */
export function repairs(state: QmgState): readonly Repair<QmgState>[] {
  const values = [
    { id: none, name: say('repair.none') },
    { id: there, name: say('repair.there') },
  ];
  return [
    ...sides.map((side) =>
      partAt(state, ['vp', side], {
        heading: say('repair.points'),
        name: say('repair.vp', { side: sideName(side) }),
        values: { min: 0, max: mostPoints },
      }),
    ),
    ...flags.flatMap((flag) =>
      spaceIds.map((space): Repair<QmgState> => {
        const now = state.pieces[space];
        return {
          id: `piece:${flag}:${space}`,
          heading: say('repair.pieces', { nation: nationName(flag) }),
          name: say('repair.piece', { nation: nationName(flag), space: spaceName(space) }),
          value: now.includes(flag) ? there : none,
          values,
          put: (value) => {
            const wanted = flags.filter((one) => (one === flag ? value === there : now.includes(one)));
            return { ...state, pieces: { ...state.pieces, [space]: wanted } };
          },
        };
      }),
    ),
  ];
}
