// Scoring cards and final scoring, carried out and told (rulebook, 10.0 Scoring and Victory).
import type { Text } from '../../../../table/text.js';
import { chooseCountry } from '../../questions/ask.js';
import { discard } from './piles.js';
import type { CountryId } from '../../data/countries.js';
import { regions, type Region, type Side } from '../../data/terms.js';
import { endGame } from './end-game.js';
import { bordersSuperpower } from '../../data/geography.js';
import { cardName, countryName, regionName, say, sideName } from '../../reports/names.js';
import {
  controlledIn,
  scoreOf,
  shuttleChoices,
  southeastAsiaScore,
  winnerByVp,
  type RegionScore,
  type SideScore,
  type ScoringView,
} from '../../rules/scoring.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { netVp } from './tracks.js';
import { vpText } from '../../reports/figures.js';

/**
 * Carries out a scoring card: counts, tells the count of both sides, moves the marker by the difference.
 * @throws GameOver when Europe is controlled or a side reaches 20.
 */
export function* scoreCard(t: TwilightTable, area: Region | 'southeast_asia'): Script<void> {
  if (area === 'southeast_asia') {
    const { us, ussr, net } = southeastAsiaScore(t.state);
    t.tell(say('score.southeastAsia', { us, ussr }), { weight: 'headline' });
    netVp(t, net);
    return;
  }
  const view = yield* shuttleView(t, area);
  const score = scoreOf(t.state, area, view);
  tellScore(t, area, score);
  if (score.wins !== null) endGame(t, 'europe', score.wins);
  netVp(t, score.net);
}

/** Uses up Shuttle Diplomacy at a scoring of Asia or the Middle East; the US names the battleground where it matters. */
function* shuttleView(t: TwilightTable, region: Region): Script<ScoringView> {
  const { state } = t;
  if (!state.effects.shuttleDiplomacy || (region !== 'asia' && region !== 'middle_east')) return {};
  state.effects.shuttleDiplomacy = false;
  if (state.front.includes('shuttle_diplomacy')) discard(state, 'shuttle_diplomacy');
  const choices = shuttleChoices(state, region);
  const bordering = choices.filter((id) => bordersSuperpower(id, 'us'));
  const [first] = choices;
  if (first === undefined) {
    t.tell(say('score.shuttleIdle', { card: cardName('shuttle_diplomacy') }));
    return { shuttle: true };
  }
  const ignored =
    bordering.length === 0 || choices.length === 1
      ? first
      : yield* chooseCountry(t, {
          key: 'shuttle',
          side: 'us',
          text: say('ask.shuttle'),
          ids: choices,
          fallback: bordering.slice(0, 1),
        });
  return tellIgnored(t, ignored ?? first);
}

function tellIgnored(t: TwilightTable, ignored: CountryId): ScoringView {
  t.tell(say('score.shuttle', { card: cardName('shuttle_diplomacy'), country: countryName(ignored) }), {
    focus: [ignored],
  });
  return { shuttle: true, ignored };
}

/** One side's count in words. */
function sideScoreText(side: Side, score: SideScore): Text {
  if (score.level === 'none' && score.points === 0) return say('score.sideNone', { side: sideName(side) });
  return say('score.side', {
    side: sideName(side),
    level: say(`level.${score.level}`),
    countries: score.countries,
    battlegrounds: score.battlegrounds,
    bordering: score.bordering,
    points: score.points,
  });
}

function tellScore(t: TwilightTable, region: Region, score: RegionScore): void {
  const focus = [...controlledIn(t.state, 'us', region), ...controlledIn(t.state, 'ussr', region)];
  t.tell(
    say('score.region', {
      region: regionName(region),
      us: sideScoreText('us', score.us),
      ussr: sideScoreText('ussr', score.ussr),
    }),
    { focus, weight: 'headline' },
  );
}

/**
 * Final scoring after turn 10: control of Europe first, then all regions and The China Card as one sum without looking for 20.
 * @throws GameOver always.
 */
export function finalScoring(t: TwilightTable): never {
  const { state } = t;
  t.tell(say('final.begins'), { weight: 'headline' });
  const europe = scoreOf(state, 'europe');
  if (europe.wins !== null) {
    tellScore(t, 'europe', europe);
    endGame(t, 'europe', europe.wins);
  }
  for (const region of regions) {
    const score = scoreOf(state, region);
    tellScore(t, region, score);
    state.vp += score.net;
  }
  const { holder } = state.china;
  if (holder !== null) {
    state.vp += holder === 'us' ? 1 : -1;
    t.tell(say('final.china', { side: sideName(holder) }));
  }
  t.tell(say('final.total', { marker: vpText(state.vp) }), { weight: 'headline' });
  endGame(t, 'finalScoring', winnerByVp(state));
}
