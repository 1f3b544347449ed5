// What every part of one board picture needs: colours, language, and which countries have just changed.
import { z } from 'zod';
import type { Look, Run } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import type { Side } from '../data/terms.js';
import { isCountryId } from '../rules/geography.js';
import type { TwilightView } from '../view.js';
import { sideColours, themes, type SideColours, type Theme } from './theme.js';

export interface Stage {
  readonly look: Look;
  readonly theme: Theme;
  readonly sides: Readonly<Record<Side, SideColours>>;
  /** The language that comes first. */
  readonly lang: 'en' | 'ko';
  readonly changed: ReadonlySet<string>;
  /** By how much each side's influence in a country has just changed, where that is known. */
  readonly change: (id: string, side: Side) => number;
}

const earlier = z.object({ influence: z.record(z.string(), z.object({ us: z.number(), ussr: z.number() })) });

/** Sets the stage for a look at the board. */
export function setStage(look: Look, view: TwilightView): Stage {
  const read = earlier.safeParse(look.before);
  const before = read.success ? read.data.influence : {};
  const changed = new Set(look.focus);
  return {
    look,
    theme: themes[look.theme],
    sides: sideColours(look),
    lang: look.lang === 'en' ? 'en' : 'ko',
    changed,
    change: (id, side) => {
      const old = before[id];
      return old === undefined || !isCountryId(id) || !changed.has(id) ? 0 : view.influence[id][side] - old[side];
    },
  };
}

/** Bold words in the first language. */
export function bold(stage: Stage, text: string | Text, size: number, fill: string): Run {
  return { text, lang: stage.lang, size, weight: 'bold', fill };
}

/** Plain words in the first language. */
export function plain(stage: Stage, text: string | Text, size: number, fill: string): Run {
  return { text, lang: stage.lang, size, weight: 'regular', fill };
}

/** The same words in English behind the Korean ones, for viewers who want both. */
export function second(stage: Stage, text: Text, size: number, fill: string): Run[] {
  return stage.look.lang === 'both' ? [{ text, lang: 'en', size, weight: 'regular', fill }] : [];
}
