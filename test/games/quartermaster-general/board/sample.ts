// Positions for the tests of pictures: the start, and a crowded middle of the war as a Briton sees it.
import { deckOf } from '../../../../src/games/quartermaster-general/data/cards.js';
import { homeOf, spaceIds, type SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { optionsSchema } from '../../../../src/games/quartermaster-general/options.js';
import { byNation, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { view, type QmgView } from '../../../../src/games/quartermaster-general/view.js';
import { nations, nationsOf, type Nation } from '../../../../src/games/quartermaster-general/data/nations.js';

type Standing = Readonly<Partial<Record<SpaceId, readonly Nation[]>>>;

const base = { totalWar: false, banMaginotLine: false };

function position(standing: Standing, change: (state: QmgState) => void = () => undefined): QmgState {
  const state: QmgState = {
    options: optionsSchema.parse({}),
    round: 1,
    active: 'germany',
    step: 'play',
    vp: { axis: 0, allies: 0 },
    pieces: Object.fromEntries(spaceIds.map((id) => [id, [...(standing[id] ?? [])]])) as Record<SpaceId, Nation[]>,
    air: {},
    airlift: false,
    cloudCover: false,
    protections: [],
    status: byNation(() => []),
    seen: byNation(() => []),
    used: [],
    truk: false,
    reallocated: false,
    front: [],
    marks: [],
    hand: byNation((nation) => deckOf(nation, base).slice(0, 7)),
    deck: byNation((nation) => deckOf(nation, base).slice(10)),
    responses: byNation(() => []),
    discard: byNation(() => []),
    explained: [],
    buried: byNation((nation) => deckOf(nation, base).slice(7, 10)),
  };
  change(state);
  return state;
}

const homes = Object.fromEntries(nations.map((nation) => [homeOf(nation), [nation]])) as Standing;

/** The beginning of a game. */
export const startState: QmgState = position(homes);
export const start: QmgView = view(startState, null);

/** Round 9: team-mates share spaces, some pieces are cut off, one is protected, and Germany has just attacked. */
export const crowdedState: QmgState = position(
  {
    ...homes,
    'united-kingdom': ['united-kingdom', 'soviet-union', 'united-states'],
    'north-sea': ['united-kingdom', 'united-states'],
    'western-europe': ['germany', 'italy'],
    'eastern-europe': ['germany'],
    ukraine: ['germany'],
    balkans: ['germany', 'italy'],
    scandinavia: ['germany'],
    'baltic-sea': ['germany'],
    'mediterranean-sea': ['germany', 'italy'],
    'black-sea': ['soviet-union'],
    'north-africa': ['italy'],
    'middle-east': ['united-kingdom', 'united-states'],
    russia: ['soviet-union'],
    siberia: ['soviet-union'],
    vladivostok: ['soviet-union'],
    india: ['united-kingdom'],
    'bay-of-bengal': ['united-kingdom'],
    china: ['japan'],
    szechuan: ['united-states'],
    'southeast-asia': ['japan'],
    'south-china-sea': ['japan'],
    'sea-of-japan': ['japan'],
    philippines: ['japan'],
    'new-guinea': ['united-kingdom'],
    australia: ['united-kingdom'],
    'western-united-states': ['united-states'],
    'north-atlantic': ['united-states'],
    'central-pacific': ['japan'],
    'east-pacific': ['united-states'],
  },
  (state) => {
    state.round = 9;
    state.vp = { axis: 83, allies: 66 };
    state.protections = [{ nation: 'soviet-union', space: 'moscow' }];
    state.status.germany = ['ger-blitzkrieg', 'ger-dive-bombers', 'ger-wolf-packs'];
    state.status['united-kingdom'] = ['uk-resistance', 'uk-free-france'];
    state.status['united-states'] = ['usa-wartime-production'];
    state.hand['united-kingdom'] = [
      'uk-build-army',
      'uk-land-battle',
      'uk-the-royal-navy',
      'uk-bomber-command',
      'uk-king-peter-enthroned-in-yugoslavia',
      'uk-loyal-to-the-crown',
      'uk-mackenzie-king-drafts-the-national-resources-mobilization-act',
    ];
    state.responses['united-kingdom'] = ['uk-defensive-posture', 'uk-destroyers'];
    state.responses.japan = ['jpn-truk', 'jpn-kamikaze', 'jpn-banzai-charge'];
    state.responses['soviet-union'] = ['sov-rasputitsa'];
    state.seen['soviet-union'] = ['sov-stalingrad'];
    state.discard['soviet-union'] = ['sov-stalingrad', 'sov-build-army'];
    state.discard.germany = ['ger-land-battle', 'ger-build-army'];
    const turn = 48;
    state.marks = [
      { turn, deed: 'battled', nation: 'germany', kind: 'army', space: 'ukraine' },
      { turn, deed: 'removed', nation: 'soviet-union', kind: 'army', space: 'ukraine' },
      { turn, deed: 'built', nation: 'germany', kind: 'army', space: 'ukraine' },
      { turn, deed: 'battled', nation: 'germany', kind: 'army', space: 'moscow' },
    ];
  },
);
export const crowded: QmgView = view(crowdedState, null);

/** Every space holds three team-mates: more than there are pieces, to see that all fits. */
export const stuffed: QmgView = view(
  position(Object.fromEntries(spaceIds.map((id, index) => [id, nationsOf(index % 2 === 0 ? 'axis' : 'allies')]))),
  null,
);
