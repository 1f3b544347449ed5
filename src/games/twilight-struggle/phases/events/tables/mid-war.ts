// What the events of the Mid War cards do, step by step (cards 36 to 81); events with rules of their own are scripts.
import { card } from '../../../data/cards.js';
import { type Act, type ActListener, cardUsed } from '../../act.js';
import { cardName, say } from '../../../reports/names.js';
import { gainVp } from '../../effects/tracks.js';
import type { TwilightTable } from '../../../state.js';
import { eventAreas } from '../../../data/event-areas.js';
import { isIn, isBattleground } from '../../../data/geography.js';
import { countryIds } from '../../../data/countries.js';
import { opponent } from '../../../data/terms.js';
import { controls } from '../../../rules/control.js';
import type { StepTable } from '../steps/step.js';

const oilCountries = ['egypt', 'iran', 'libya', 'saudi_arabia', 'iraq', 'gulf_states', 'venezuela'] as const;

export const midWar = {
  brush_war: [{ do: 'war', where: { maxStability: 2 }, winsOn: 3, milOps: 3, vp: 1 }],
  central_america_scoring: [{ do: 'score', area: 'central_america' }],
  southeast_asia_scoring: [{ do: 'score', area: 'southeast_asia' }],
  arms_race: [
    {
      do: 'vp',
      side: 'player',
      points: ({ milOps, defcon }, { player }) => {
        if (milOps[player] <= milOps[opponent(player)]) return 0;
        return milOps[player] >= defcon ? 3 : 1;
      },
    },
  ],
  nuclear_subs: [{ do: 'begin', effect: 'nuclearSubs' }],
  quagmire: [
    { do: 'begin', effect: 'quagmire' },
    { do: 'end', effect: 'norad' },
  ],
  bear_trap: [{ do: 'begin', effect: 'bearTrap' }],
  kitchen_debates: [{ do: 'vp', side: 'us', points: 2 }],
  we_will_bury_you: [
    { do: 'defcon', by: -1 },
    { do: 'begin', effect: 'weWillBuryYou' },
  ],
  brezhnev_doctrine: [{ do: 'begin', effect: 'brezhnev' }],
  portuguese_empire_crumbles: [{ do: 'add', side: 'ussr', to: ['se_african_states', 'angola'], points: 2 }],
  south_african_unrest: [
    {
      do: 'choose',
      ways: [
        {
          id: 'inside',
          text: say('event.south_african_unrest.inside'),
          steps: [{ do: 'add', side: 'ussr', to: 'south_africa', points: 2 }],
        },
        {
          id: 'around',
          text: say('event.south_african_unrest.around'),
          steps: [
            { do: 'add', side: 'ussr', to: 'south_africa', points: 1 },
            {
              do: 'spread',
              does: 'add',
              side: 'ussr',
              total: 2,
              where: { only: ['angola', 'botswana'] },
              ask: 'around',
            },
          ],
        },
      ],
    },
  ],
  allende: [{ do: 'add', side: 'ussr', to: 'chile', points: 2 }],
  willy_brandt: [
    { do: 'vp', side: 'ussr', points: 1 },
    { do: 'add', side: 'ussr', to: 'west_germany', points: 1 },
    { do: 'begin', effect: 'willyBrandt' },
  ],
  muslim_revolution: [
    {
      do: 'clear',
      side: 'us',
      count: 2,
      where: eventAreas.muslim_revolution,
    },
  ],
  abm_treaty: [
    { do: 'defcon', by: 1 },
    { do: 'ops', side: 'player', points: 4 },
  ],
  cultural_revolution: [
    { do: 'claimChina', side: 'ussr', faceUp: true, otherwise: [{ do: 'vp', side: 'ussr', points: 1 }] },
  ],
  flower_power: [{ do: 'begin', effect: 'flowerPower' }],
  u2_incident: [
    { do: 'vp', side: 'ussr', points: 1 },
    { do: 'begin', effect: 'u2' },
  ],
  opec: [
    {
      do: 'vp',
      side: 'ussr',
      points: (state) => oilCountries.filter((id) => controls(state, 'ussr', id)).length,
    },
  ],
  lone_gunman: [
    { do: 'showHand', of: 'us' },
    { do: 'ops', side: 'ussr', points: 1, optional: true },
  ],
  colonial_rear_guards: [
    { do: 'spread', does: 'add', side: 'us', total: 4, each: 1, where: eventAreas.colonial_rear_guards },
  ],
  panama_canal_returned: [{ do: 'add', side: 'us', to: ['panama', 'costa_rica', 'venezuela'], points: 1 }],
  camp_david_accords: [
    { do: 'vp', side: 'us', points: 1 },
    { do: 'add', side: 'us', to: ['israel', 'jordan', 'egypt'], points: 1 },
    { do: 'begin', effect: 'campDavid' },
  ],
  puppet_governments: [
    {
      do: 'spread',
      does: 'add',
      side: 'us',
      total: 3,
      each: 1,
      where: { ...eventAreas.puppet_governments, empty: true },
      optional: true,
    },
  ],
  john_paul_ii_elected_pope: [
    { do: 'remove', side: 'ussr', from: 'poland', points: 2 },
    { do: 'add', side: 'us', to: 'poland', points: 1 },
    { do: 'begin', effect: 'johnPaul' },
  ],
  latin_american_death_squads: [{ do: 'count', which: 'deathSquads', side: 'player' }],
  oas_founded: [{ do: 'spread', does: 'add', side: 'us', total: 2, where: eventAreas.oas_founded }],
  nixon_plays_the_china_card: [
    { do: 'claimChina', side: 'us', faceUp: false, otherwise: [{ do: 'vp', side: 'us', points: 2 }] },
  ],
  sadat_expels_soviets: [
    { do: 'remove', side: 'ussr', from: 'egypt', points: 'all' },
    { do: 'add', side: 'us', to: 'egypt', points: 1 },
  ],
  shuttle_diplomacy: [{ do: 'begin', effect: 'shuttleDiplomacy' }],
  the_voice_of_america: [
    {
      do: 'spread',
      does: 'remove',
      side: 'ussr',
      total: 4,
      each: 2,
      where: eventAreas.the_voice_of_america,
    },
  ],
  liberation_theology: [
    { do: 'spread', does: 'add', side: 'ussr', total: 3, each: 2, where: eventAreas.liberation_theology },
  ],
  ussuri_river_skirmish: [
    {
      do: 'claimChina',
      side: 'us',
      faceUp: true,
      otherwise: [
        { do: 'spread', does: 'add', side: 'us', total: 4, each: 2, where: eventAreas.ussuri_river_skirmish },
      ],
    },
  ],
  alliance_for_progress: [
    {
      do: 'vp',
      side: 'us',
      points: (state) =>
        countryIds.filter(
          (id) =>
            (isIn(id, 'central_america') || isIn(id, 'south_america')) &&
            isBattleground(id) &&
            controls(state, 'us', id),
        ).length,
    },
  ],
  africa_scoring: [{ do: 'score', area: 'africa' }],
  one_small_step: [{ do: 'space', side: 'player', boxes: 2, award: 'last' }],
  south_america_scoring: [{ do: 'score', area: 'south_america' }],
} as const satisfies StepTable;

/** What the next US action round opens with gives the USSR 3 VP, unless it is UN Intervention for its event. */
function weWillBuryYou(t: TwilightTable, act: Act): undefined {
  const { effects } = t.state;
  if (!effects.weWillBuryYou || act.side !== 'us') return;
  const opens = act.do === 'pass' || act.do === 'discard' || (act.do === 'play' && act.source === 'round');
  if (!opens) return;
  effects.weWillBuryYou = false;
  const averted = act.do === 'play' && act.card === 'un_intervention' && act.as === 'cancel';
  t.tell(say(averted ? 'bury.averted' : 'bury.comes', { card: cardName('we_will_bury_you') }));
  if (!averted) gainVp(t, 'ussr', 3);
}

/** UN Intervention used for its event gives the USSR a point. */
function u2Incident(t: TwilightTable, act: Act): undefined {
  const { effects } = t.state;
  if (!effects.u2 || act.do !== 'play' || act.card !== 'un_intervention' || act.as !== 'cancel') return;
  effects.u2 = false;
  t.tell(say('u2.scores', { card: cardName('u2_incident') }));
  gainVp(t, 'ussr', 1);
}

/** A war card the US uses gives the USSR 2 VP; not one that Camp David Accords bar. */
function flowerPower(t: TwilightTable, act: Act): undefined {
  const { effects } = t.state;
  const used = cardUsed(act);
  if (!effects.flowerPower || act.side !== 'us' || used === undefined || card(used).war !== true) return;
  if (used === 'arab_israeli_war' && effects.campDavid) return;
  t.tell(say('flower.scores', { card: cardName('flower_power') }));
  gainVp(t, 'ussr', 2);
}

/** What the cards of this table wait for. */
export const midWarListeners: readonly ActListener[] = [weWillBuryYou, u2Incident, flowerPower];
