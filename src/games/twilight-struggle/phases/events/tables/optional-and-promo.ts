// What the events of the optional cards (104 to 110) and of the promotional ones do, step by step; the others are scripts.
import { type Act, type ActListener, cardUsed } from '../../act.js';
import { changeDefcon } from '../../effects/tracks.js';
import type { TwilightTable } from '../../../state.js';
import { eventAreas } from '../../../data/event-areas.js';
import { controls } from '../../../rules/control.js';
import { neighbours } from '../../../data/geography.js';
import type { StepTable } from '../steps/step.js';

export const optionalAndPromo = {
  special_relationship: [
    {
      do: 'if',
      holds: (state) => controls(state, 'us', 'united_kingdom') && !state.effects.nato,
      then: [{ do: 'place', side: 'us', points: 1, where: { only: neighbours('united_kingdom') } }],
    },
    {
      do: 'if',
      holds: (state) => controls(state, 'us', 'united_kingdom') && state.effects.nato,
      then: [
        { do: 'place', side: 'us', points: 2, where: eventAreas.special_relationship },
        { do: 'vp', side: 'us', points: 2 },
      ],
    },
  ],
  norad: [{ do: 'begin', effect: 'norad' }],
  yuri_and_samantha: [{ do: 'begin', effect: 'yuriAndSamantha' }],
  awacs_sale_to_saudis: [
    { do: 'add', side: 'us', to: 'saudi_arabia', points: 2 },
    { do: 'begin', effect: 'awacs' },
  ],
  mobutu_sese_seko: [
    { do: 'begin', effect: 'mobutu' },
    { do: 'add', side: 'us', to: 'zaire', points: 2 },
  ],
  berlin_wall: [
    { do: 'add', side: 'ussr', to: 'east_germany', points: 2 },
    {
      do: 'if',
      holds: ({ space }) => space.ussr.box <= space.us.box,
      then: [{ do: 'space', side: 'ussr', boxes: 1 }],
    },
  ],
  // It lowers DEFCON when it is announced, whatever it is used for.
  first_lightning: [],
  kremlin_flu: [
    { do: 'begin', effect: 'kremlinFlu' },
    { do: 'ops', side: 'us', points: 2 },
  ],
  dont_wait_for_the_translation: [{ do: 'vp', side: 'us', points: ({ milOps }) => (milOps.us < milOps.ussr ? 2 : 0) }],
} as const satisfies StepTable;

/** It lowers DEFCON whatever it is used for. */
function firstLightning(t: TwilightTable, act: Act): undefined {
  if (cardUsed(act) === 'first_lightning') changeDefcon(t, -1);
}

/** What the cards of this table wait for. */
export const optionalListeners: readonly ActListener[] = [firstLightning];
