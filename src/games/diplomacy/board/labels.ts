// How a space is written on the board: its code, its Korean name or both, with the sizes that the label boxes were baked for.
import type { ProvinceId } from '../geography.js';
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
      return [code(38), { text: name, lang: 'ko', size: 26, weight: 'bold' }];
  }
}
