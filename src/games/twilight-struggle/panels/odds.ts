// The odds of every coup and realignment that is open now.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { coupOdds, lowersDefcon, canCoup } from '../rules/coups.js';
import { type CountryId, countryIds } from '../data/countries.js';
import { sides, type Side } from '../data/terms.js';
import { closedNow } from '../rules/defcon.js';
import { standing } from '../reports/figures.js';
import { realignOdds, realignTargets } from '../rules/realignments.js';
import { countryName, regionName, say, sideName } from '../reports/names.js';
import type { PublicState } from '../state.js';

function coupText(state: PublicState, side: Side, id: CountryId): Text {
  if (!canCoup(state, side, id)) return say('panel.odds.noCoup');
  const chance = (ops: number): number => coupOdds(state, side, id, ops).success;
  const chances = { one: chance(1), two: chance(2), three: chance(3), four: chance(4) };
  return lowersDefcon(state, side, id) ? say('panel.odds.coupNuclear', chances) : say('panel.odds.coup', chances);
}

function lines(state: PublicState, side: Side): readonly Text[] {
  const realigns = realignTargets(state, side);
  const open = countryIds.filter((id) => realigns.includes(id) || canCoup(state, side, id));
  const name = sideName(side);
  if (open.length === 0) return [say('panel.odds.none', { side: name })];
  return [
    ...(state.missileCrisis === side ? [say('panel.odds.crisis', { side: name })] : []),
    say('panel.odds.heading', { side: name }),
    ...open.map((id) => {
      const realign = realigns.includes(id)
        ? say('panel.odds.realign', realignOdds(state, side, id))
        : say('panel.odds.noRealign');
      return say('panel.odds.country', {
        country: countryName(id),
        standing: standing(state, id),
        coup: coupText(state, side, id),
        realign,
      });
    }),
  ];
}

/** The page of the odds: the viewer's own, or both sides' for everybody. */
export function oddsPanel(state: PublicState, viewer: Side | null): Panel {
  const closed = closedNow(state).map(regionName);
  return {
    id: 'odds',
    role: 'odds',
    title: say('panel.odds'),
    private: false,
    lines: [
      say('panel.odds.closed', { level: state.defcon, closed: closed.length === 0 ? say('describe.none') : closed }),
      ...(viewer === null ? sides : [viewer]).flatMap((side) => lines(state, side)),
    ],
  };
}
