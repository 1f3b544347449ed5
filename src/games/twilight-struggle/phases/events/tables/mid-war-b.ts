// What the events of the later Mid War cards do, step by step (cards 61 to 81); events with rules of their own are scripts.
import { controls } from '../../../rules/control.js';
import { countryIds, isBattleground, isIn } from '../../../data/geography.js';
import type { StepTable } from '../steps/step.js';

const oilCountries = ['egypt', 'iran', 'libya', 'saudi_arabia', 'iraq', 'gulf_states', 'venezuela'] as const;

export const midB = {
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
    { do: 'spread', does: 'add', side: 'us', total: 4, each: 1, where: { within: ['africa', 'southeast_asia'] } },
  ],
  panama_canal_returned: [{ do: 'add', side: 'us', to: ['panama', 'costa_rica', 'venezuela'], points: 1 }],
  camp_david_accords: [
    { do: 'vp', side: 'us', points: 1 },
    { do: 'add', side: 'us', to: ['israel', 'jordan', 'egypt'], points: 1 },
    { do: 'begin', effect: 'campDavid' },
  ],
  puppet_governments: [
    { do: 'spread', does: 'add', side: 'us', total: 3, each: 1, where: { empty: true }, optional: true },
  ],
  john_paul_ii_elected_pope: [
    { do: 'remove', side: 'ussr', from: 'poland', points: 2 },
    { do: 'add', side: 'us', to: 'poland', points: 1 },
    { do: 'begin', effect: 'johnPaul' },
  ],
  latin_american_death_squads: [{ do: 'count', which: 'deathSquads', side: 'player' }],
  oas_founded: [
    { do: 'spread', does: 'add', side: 'us', total: 2, where: { within: ['central_america', 'south_america'] } },
  ],
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
      where: { within: ['asia', 'middle_east', 'africa', 'central_america', 'south_america'] },
    },
  ],
  liberation_theology: [
    { do: 'spread', does: 'add', side: 'ussr', total: 3, each: 2, where: { within: ['central_america'] } },
  ],
  ussuri_river_skirmish: [
    {
      do: 'claimChina',
      side: 'us',
      faceUp: true,
      otherwise: [{ do: 'spread', does: 'add', side: 'us', total: 4, each: 2, where: { within: ['asia'] } }],
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
