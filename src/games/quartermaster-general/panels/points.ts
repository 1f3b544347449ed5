// What each nation's Victory step would give as the board stands.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { type Flag, flags, isNation, nations } from '../data/nations.js';
import { cardName, nationName, say, spaceName } from '../reports/names.js';
import { homeNow } from '../rules/homes.js';
import { scoresNothing, scoringCards, spacePoints, victoryPoints } from '../rules/scoring.js';
import type { QmgView } from '../view.js';

function nationLine(view: QmgView, nation: Flag): Text {
  const name = nationName(nation);
  if (scoresNothing(view, nation))
    return say('panel.points.home', { nation: name, home: spaceName(homeNow(view, nation)) });
  const parts = [
    ...spacePoints(view, nation).map(({ space, vp }) => say('panel.points.part', { what: spaceName(space), vp })),
    ...(isNation(nation) ? scoringCards(view, nation) : []).map(({ id, vp }) =>
      say('panel.points.part', { what: cardName(id), vp }),
    ),
  ];
  if (parts.length === 0) return say('panel.points.none', { nation: name });
  return say('panel.points.nation', { nation: name, vp: victoryPoints(view, nation), parts });
}

/** The page of the points of the next Victory steps. */
export function pointsPanel(view: QmgView): Panel {
  return {
    id: 'points',
    title: say('panel.points'),
    private: false,
    lines: (view.options.totalWar ? flags : nations).map((flag) => nationLine(view, flag)),
  };
}
