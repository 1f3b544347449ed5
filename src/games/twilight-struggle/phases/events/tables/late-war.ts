// What the events of the Late War cards do, step by step (cards 82 to 102); events with rules of their own are scripts.
import { eventAreas } from '../../../data/event-areas.js';
import { controls, influenceOf } from '../../../rules/control.js';
import type { StepTable } from '../steps/step.js';

export const lateWar = {
  iranian_hostage_crisis: [
    { do: 'remove', side: 'us', from: 'iran', points: 'all' },
    { do: 'add', side: 'ussr', to: 'iran', points: 2 },
    { do: 'begin', effect: 'iranianHostageCrisis' },
  ],
  the_iron_lady: [
    { do: 'vp', side: 'us', points: 1 },
    { do: 'add', side: 'ussr', to: 'argentina', points: 1 },
    { do: 'remove', side: 'ussr', from: 'united_kingdom', points: 'all' },
    { do: 'begin', effect: 'ironLady' },
  ],
  reagan_bombs_libya: [
    { do: 'vp', side: 'us', points: (state) => Math.floor(influenceOf(state, 'ussr', 'libya') / 2) },
  ],
  north_sea_oil: [
    { do: 'begin', effect: 'northSeaOil' },
    { do: 'begin', effect: 'northSeaOilRounds' },
  ],
  the_reformer: [
    {
      do: 'spread',
      does: 'add',
      side: 'ussr',
      total: (state) => (state.vp < 0 ? 6 : 4),
      each: 2,
      where: eventAreas.the_reformer,
    },
    { do: 'begin', effect: 'reformer' },
  ],
  marine_barracks_bombing: [
    { do: 'remove', side: 'us', from: 'lebanon', points: 'all' },
    { do: 'spread', does: 'remove', side: 'us', total: 2, where: eventAreas.marine_barracks_bombing },
  ],
  soviets_shoot_down_kal_007: [
    { do: 'defcon', by: -1 },
    { do: 'vp', side: 'us', points: 2 },
    {
      do: 'if',
      holds: (state) => controls(state, 'us', 'south_korea'),
      then: [{ do: 'ops', side: 'us', points: 4, optional: true, allow: ['influence', 'realign'] }],
    },
  ],
  glasnost: [
    { do: 'vp', side: 'ussr', points: 2 },
    { do: 'defcon', by: 1 },
    {
      do: 'if',
      holds: (state) => state.effects.reformer,
      then: [{ do: 'ops', side: 'ussr', points: 4, optional: true, allow: ['influence', 'realign'] }],
    },
  ],
  iran_contra_scandal: [{ do: 'begin', effect: 'iranContra' }],
  an_evil_empire: [
    { do: 'end', effect: 'flowerPower' },
    { do: 'begin', effect: 'evilEmpire' },
    { do: 'vp', side: 'us', points: 1 },
  ],
  pershing_ii_deployed: [
    { do: 'vp', side: 'ussr', points: 1 },
    {
      do: 'spread',
      does: 'remove',
      side: 'us',
      total: 3,
      each: 1,
      where: eventAreas.pershing_ii_deployed,
      optional: true,
    },
  ],
  solidarity: [{ do: 'add', side: 'us', to: 'poland', points: 3 }],
  iran_iraq_war: [{ do: 'war', where: { only: ['iran', 'iraq'] }, winsOn: 4, milOps: 2, vp: 2 }],
} as const satisfies StepTable;
