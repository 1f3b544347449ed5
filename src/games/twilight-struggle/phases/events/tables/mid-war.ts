// What the events of the first Mid War cards do, step by step (cards 36 to 60); events with rules of their own are scripts.
import { opponent } from '../../../data/terms.js';
import { say } from '../../../reports/names.js';
import type { StepTable } from '../steps/step.js';

export const midA = {
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
      where: { only: ['sudan', 'iran', 'iraq', 'egypt', 'libya', 'saudi_arabia', 'syria', 'jordan'] },
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
} as const satisfies StepTable;
