// Label boxes of the Diplomacy board in each label mode, measured in the vendored fonts.
import { labelLines, LEADING, STAR, STAR_GAP } from '../../../../src/games/diplomacy/board/labels.js';
import { province, provinceIds } from '../../../../src/games/diplomacy/data/geography.js';
import { names as englishNames } from '../../../../src/games/diplomacy/words/en/names.js';
import { names as koreanNames } from '../../../../src/games/diplomacy/words/ko/names.js';
import type { LabelMode } from '../../../../src/table/scene.js';
import type { FitRequest } from '../../anchors.js';
import { textWidth } from '../../text-width.js';

/** A unit with its ring: wide enough for a fleet. */
export const UNIT_BOX = [94, 66] as const;
const catalogues: Readonly<Record<'en' | 'ko', Readonly<Record<string, string>>>> = {
  en: englishNames,
  ko: koreanNames,
};

/** What has to be placed in each space. */
export function labelRequests(mode: LabelMode): ReadonlyMap<string, FitRequest> {
  return new Map(
    provinceIds.map((id) => {
      const lines = labelLines(id, mode).map(({ text, lang, size, weight }) => {
        const word = typeof text === 'string' ? text : (catalogues[lang][text.key] ?? text.key);
        return { width: textWidth(word, size, weight), height: size * LEADING };
      });
      const star = province(id).centre ? STAR + STAR_GAP : 0;
      const width = Math.max(...lines.map((line, index) => line.width + (index === 0 ? star : 0)));
      const height = lines.reduce((sum, line) => sum + line.height, 0);
      return [id, { unit: UNIT_BOX, label: [Math.ceil(width) + 6, Math.ceil(height)] as const }];
    }),
  );
}
