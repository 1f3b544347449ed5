// Supply explained: which pieces are cut off and why, and what each nation can reach.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { type Flag, flags, type Nation, nations, sideOf, wardOf } from '../data/nations.js';
import { spaceIds, type SpaceId } from '../data/spaces.js';
import { nationName, say, spaceName } from '../reports/names.js';
import { battlePlaces } from '../rules/battles.js';
import { enemiesIn } from '../rules/board.js';
import { allPlacesFor } from '../rules/placing.js';
import { reach, sources, unsupplied } from '../rules/supply.js';
import type { QmgView } from '../view.js';

function reason(view: QmgView, nation: Flag, space: SpaceId, linked: ReadonlySet<SpaceId>): Text {
  const args = { nation: nationName(nation), space: spaceName(space) };
  const from = sources(view, nation);
  if (from.length === 0) return say('panel.supply.noSource', args);
  if (!linked.has(space)) return say('panel.supply.noLine', { ...args, sources: from.map(spaceName) });
  return say('panel.supply.noPort', args);
}

/** The page that says of every piece out of supply why it is. */
export function supplyPanel(view: QmgView): Panel {
  const lines = flags.flatMap((nation) => {
    const linked = reach(view, nation);
    return unsupplied(view, nation).map((space) => reason(view, nation, space, linked));
  });
  return {
    id: 'supply',
    title: say('panel.supply'),
    private: false,
    lines: lines.length === 0 ? [say('panel.supply.all')] : lines,
  };
}

const orNone = (ids: readonly SpaceId[]): Text | readonly Text[] =>
  ids.length === 0 ? say('describe.none') : ids.map(spaceName);

function reachLines(view: QmgView, nation: Flag): readonly Text[] {
  const build = (kind: 'army' | 'navy'): Text | readonly Text[] =>
    orNone(allPlacesFor(view, { how: 'build', nation, kind, list: spaceIds }));
  const battles = battlePlaces(view, nation, 'any', spaceIds).filter((id) => enemiesIn(view, nation, id).length > 0);
  return [
    say('panel.reach.build', { nation: nationName(nation), armies: build('army'), navies: build('navy') }),
    say('panel.reach.battle', { nation: nationName(nation), spaces: orNone(battles) }),
  ];
}

/** Where each nation could battle, as the board stands. */
function reaches(view: QmgView): readonly { readonly nation: Nation; readonly spaces: ReadonlySet<SpaceId> }[] {
  return nations.map((nation) => ({ nation, spaces: new Set(battlePlaces(view, nation, 'any', spaceIds)) }));
}

/** The page of what each nation can reach: where it could build, what it could battle, and who stands within reach of whom. */
export function reachPanel(view: QmgView): Panel {
  const all = reaches(view);
  const under = spaceIds.flatMap((space): readonly Text[] => {
    const [first] = view.pieces[space];
    const enemies =
      first === undefined
        ? []
        : all
            .filter(({ nation, spaces }) => sideOf(nation) !== sideOf(first) && spaces.has(space))
            .map(({ nation }) => nation);
    if (enemies.length === 0) return [];
    return [
      say('panel.reach.threat', {
        space: spaceName(space),
        nations: view.pieces[space].map((one) => nationName(one)),
        enemies: enemies.map(nationName),
      }),
    ];
  });
  const shown: readonly Flag[] = view.options.totalWar ? flags : nations;
  const ward = view.nation === null || !view.options.totalWar ? undefined : wardOf(view.nation);
  const own = view.nation === null ? shown : [view.nation, ...(ward === undefined ? [] : [ward])];
  return {
    id: 'reach',
    title: say('panel.reach'),
    private: false,
    lines: [...own.flatMap((nation) => reachLines(view, nation)), ...under],
  };
}
