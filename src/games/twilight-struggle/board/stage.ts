// What every part of one board picture needs: colours, language, and which countries have just changed.
import type { Look, Run } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import type { Side } from '../data/terms.js';
import { sideColours, themes, type SideColours, type Theme } from './theme.js';

export interface Stage {
  readonly look: Look;
  readonly theme: Theme;
  readonly sides: Readonly<Record<Side, SideColours>>;
  /** The language that comes first. */
  readonly lang: 'en' | 'ko';
  readonly changed: ReadonlySet<string>;
}

/** Sets the stage for a look at the board. */
export function setStage(look: Look): Stage {
  return {
    look,
    theme: themes[look.theme],
    sides: sideColours(look),
    lang: look.lang === 'en' ? 'en' : 'ko',
    changed: new Set(look.focus),
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
