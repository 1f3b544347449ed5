// How a space is written on the board: its code, its Korean name, or the code with both names, with the sizes that the label boxes were baked for.
import type { ProvinceId } from '../data/geography.js';
import type { Text } from '../../../table/text.js';
import type { LabelMode } from '../../../table/scene.js';

export interface LabelLine {
  readonly text: string | Text;
  readonly lang: 'en' | 'ko';
  readonly size: number;
  readonly weight: 'bold' | 'regular';
}

/** Diameter of the supply centre star and its distance from the label, in board pixels. */
export const STAR = 38;
export const STAR_GAP = 5;

/** Line height over letter size. */
export const LEADING = 1.06;

/** The lines of a space's label in a label mode. */
export function labelLines(id: ProvinceId, mode: LabelMode): readonly LabelLine[] {
  const code = (size: number): LabelLine => ({ text: id.toUpperCase(), lang: 'en', size, weight: 'bold' });
  const name: Text = { key: `province.${id}` };
  switch (mode) {
    case 'en':
      return [code(40)];
    case 'ko':
      return [{ text: name, lang: 'ko', size: 34, weight: 'bold' }];
    case 'both':
      return [
        code(34),
        { text: name, lang: 'ko', size: 23, weight: 'bold' },
        { text: name, lang: 'en', size: 17, weight: 'regular' },
      ];
  }
}

/** Advance widths of the bold capitals over the letter size; other signs count as an average letter. */
const ADVANCE: Readonly<Record<string, number>> = {
  A: 0.72,
  B: 0.64,
  C: 0.72,
  D: 0.7,
  E: 0.59,
  F: 0.56,
  G: 0.73,
  H: 0.72,
  I: 0.27,
  J: 0.55,
  K: 0.66,
  L: 0.55,
  M: 0.88,
  N: 0.71,
  O: 0.75,
  P: 0.62,
  Q: 0.75,
  R: 0.63,
  S: 0.63,
  T: 0.64,
  U: 0.7,
  V: 0.72,
  W: 1,
  X: 0.69,
  Y: 0.7,
  Z: 0.64,
};

/** The width of a province's code at a letter size. */
export function codeWidth(id: ProvinceId, size: number): number {
  return Array.from(id.toUpperCase()).reduce((sum, letter) => sum + (ADVANCE[letter] ?? 0.66) * size, 0);
}
