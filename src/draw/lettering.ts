// Words in pictures: in the viewer's language, with the other one beside it for those who want both.
import type { Colour, LabelMode, Run, TextShape, XY } from '../table/scene.js';
import type { Text } from '../table/text.js';

/** The language that comes first, and a second one for viewers who want both. */
export interface Languages {
  readonly first: 'en' | 'ko';
  readonly second?: 'en' | 'ko';
}

/** The languages of a look: Korean first when both are wanted. */
export function languagesOf(mode: LabelMode): Languages {
  return mode === 'both' ? { first: 'ko', second: 'en' } : { first: mode };
}

/** Bold words in the first language. */
export function bold({ first }: Languages, text: string | Text, size: number, fill: Colour): Run {
  return { text, lang: first, size, weight: 'bold', fill };
}

/** Plain words in the first language. */
export function plain({ first }: Languages, text: string | Text, size: number, fill: Colour): Run {
  return { text, lang: first, size, weight: 'regular', fill };
}

/** The same words in the second language, when there is one. */
export function second({ second: lang }: Languages, text: Text, size: number, fill: Colour): Run[] {
  return lang === undefined ? [] : [{ text, lang, size, weight: 'regular', fill }];
}

/** A number or a sign that is the same in every language. */
export function figure(text: string | number, size: number, fill: Colour, weight: Run['weight'] = 'bold'): Run {
  return { text: String(text), lang: 'en', size, weight, fill };
}

type More = Partial<Pick<TextShape, 'align' | 'gap' | 'halo' | 'maxWidth' | 'wrap' | 'of'>>;

/** One line of words, from its left end unless `align` says otherwise. */
export function line(id: string, at: XY, runs: Run | readonly Run[], more: More = {}): TextShape {
  return { kind: 'text', id, at, align: 'left', runs: 'text' in runs ? [runs] : runs, ...more };
}
