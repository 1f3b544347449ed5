// What every part of one board picture needs: colours, language, and which countries have just changed.
import { z } from 'zod';
import { type Setting, settingOf } from '../../../draw/stage.js';
import type { Look } from '../../../table/scene.js';
import type { Side } from '../data/terms.js';
import { isCountryId } from '../data/countries.js';
import type { TwilightView } from '../view.js';
import { sideColours, themes, type SideColours, type Theme } from './theme.js';

export interface Stage extends Setting<Theme> {
  readonly sides: Readonly<Record<Side, SideColours>>;
  /** By how much each side's influence in a country has just changed, where that is known. */
  readonly change: (id: string, side: Side) => number;
}

const earlier = z.object({ influence: z.record(z.string(), z.object({ us: z.number(), ussr: z.number() })) });

/** Sets the stage for a look at the board. */
export function setStage(look: Look, view: TwilightView): Stage {
  const read = earlier.safeParse(look.before);
  const before = read.success ? read.data.influence : {};
  const setting = settingOf(look, themes);
  return {
    ...setting,
    sides: sideColours(look),
    change: (id, side) => {
      const old = before[id];
      return old === undefined || !isCountryId(id) || !setting.changed.has(id)
        ? 0
        : view.influence[id][side] - old[side];
    },
  };
}
