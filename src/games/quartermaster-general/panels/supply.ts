// Supply explained: which pieces are cut off and why, and what each nation can reach.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { type Nation, nations, nationsOf, opponent, sideOf } from '../data/nations.js';
import { spaceIds, spaces, type SpaceId } from '../data/spaces.js';
import { nationName, say, spaceName } from '../reports/names.js';
import { battlePlaces } from '../rules/battles.js';
import { enemiesIn } from '../rules/board.js';
import { allPlacesFor } from '../rules/placing.js';
import { reach, sources, unsupplied } from '../rules/supply.js';
import type { QmgView } from '../view.js';

function reason(view: QmgView, nation: Nation, space: SpaceId, linked: ReadonlySet<SpaceId>): Text {
  const args = { nation: nationName(nation), space: spaceName(space) };
  const from = sources(view, nation);
  if (from.length === 0) return say('panel.supply.noSource', args);
  if (!linked.has(space)) return say('panel.supply.noLine', { ...args, sources: from.map(spaceName) });
  return say('panel.supply.noPort', args);
}

/** The page that says of every piece out of supply why it is. */
export function supplyPanel(view: QmgView): Panel {
  const lines = nations.flatMap((nation) => {
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

function reachLines(view: QmgView, nation: Nation): readonly Text[] {
  const build = (kind: 'army' | 'navy'): Text | readonly Text[] =>
    orNone(allPlacesFor(view, { how: 'build', nation, kind, list: spaceIds }));
  const battles = (['land', 'sea'] as const).flatMap((terrain) =>
    battlePlaces(view, nation, terrain, spaceIds).filter((id) => enemiesIn(view, nation, id).length > 0),
  );
  return [
    say('panel.reach.build', { nation: nationName(nation), armies: build('army'), navies: build('navy') }),
    say('panel.reach.battle', { nation: nationName(nation), spaces: orNone(battles) }),
  ];
}

/** Which nations could battle a piece of a space. */
function threats(view: QmgView, space: SpaceId): readonly Nation[] {
  const [first] = view.pieces[space];
  if (first === undefined) return [];
  return nationsOf(opponent(sideOf(first))).filter(
    (enemy) => battlePlaces(view, enemy, spaces[space].terrain, [space]).length > 0,
  );
}

/** The page of what each nation can reach: where it could build, what it could battle, and who stands within reach of whom. */
export function reachPanel(view: QmgView): Panel {
  const under = spaceIds.flatMap((space): readonly Text[] => {
    const enemies = threats(view, space);
    if (enemies.length === 0) return [];
    return [
      say('panel.reach.threat', {
        space: spaceName(space),
        nations: view.pieces[space].map(nationName),
        enemies: enemies.map(nationName),
      }),
    ];
  });
  const own = view.nation === null ? nations : [view.nation];
  return {
    id: 'reach',
    title: say('panel.reach'),
    private: false,
    lines: [...own.flatMap((nation) => reachLines(view, nation)), ...under],
  };
}
