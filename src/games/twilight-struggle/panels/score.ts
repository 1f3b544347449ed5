// What every region would score now.
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { regions, type Region, type Side } from '../data/terms.js';
import { regionName, say, sideName } from '../reports/names.js';
import { scoreOf, southeastAsiaScore, type SideScore } from '../rules/scoring.js';
import type { PublicState } from '../state.js';
import { vpText } from '../reports/figures.js';

/** A difference in words: `US +3`, `even`. */
export function netText(net: number): Text {
  if (net === 0) return say('net.even');
  return say('net.ahead', { side: sideName(net > 0 ? 'us' : 'ussr'), points: Math.abs(net) });
}

function sideText(side: Side, score: SideScore): Text {
  const { countries, battlegrounds, bordering, points } = score;
  const level: Text = say(`level.${score.level}`);
  return say('panel.score.side', { side: sideName(side), level, countries, battlegrounds, bordering, points });
}

function regionLine(state: PublicState, region: Region): Text {
  const score = scoreOf(state, region);
  if (score.wins !== null) {
    return say('panel.score.wins', { region: regionName(region), side: sideName(score.wins) });
  }
  return say('panel.score.region', {
    region: regionName(region),
    us: sideText('us', score.us),
    ussr: sideText('ussr', score.ussr),
    net: netText(score.net),
  });
}

/** The marker if the game were scored to its end now. */
function finalLine(state: PublicState): readonly Text[] {
  if (scoreOf(state, 'europe').wins !== null) return [];
  const { holder } = state.china;
  const china = holder === null ? 0 : holder === 'us' ? 1 : -1;
  const vp = regions.reduce((sum, region) => sum + scoreOf(state, region).net, state.vp + china);
  return [say('panel.score.final', { marker: vpText(vp) })];
}

/** The page of the scores. */
export function scorePanel(state: PublicState): Panel {
  const { us, ussr, net } = southeastAsiaScore(state);
  return {
    id: 'score',
    title: say('panel.score'),
    private: false,
    lines: [
      ...regions.map((region) => regionLine(state, region)),
      say('panel.score.southeastAsia', { us, ussr, net: netText(net) }),
      ...(state.effects.shuttleDiplomacy ? [say('panel.score.shuttle')] : []),
      ...finalLine(state),
    ],
  };
}
