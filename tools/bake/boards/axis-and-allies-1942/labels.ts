// Label boxes of the board of Axis & Allies 1942 in each label mode, measured in the vendored fonts.
import {
  labelSizes,
  LAND_ROOM,
  LEADING,
  SEA_ROOM,
  STAR,
  STAR_GAP,
  ZONE_SIZE,
} from '../../../../src/games/axis-and-allies-1942/board/rooms.js';
import { cities, isLand, spaces } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { spaces as en } from '../../../../src/games/axis-and-allies-1942/words/en/spaces.js';
import { spaces as ko } from '../../../../src/games/axis-and-allies-1942/words/ko/spaces.js';
import type { LabelMode } from '../../../../src/table/scene.js';
import type { FitRequest } from '../../anchors.js';
import { textWidth } from '../../text-width.js';

/** A name longer than this (pixels) is written in two lines. */
const LONGEST = 116;
/** Room for differences between drawing libraries. */
const SLACK = 6;

/** Under these names the units of others would be taken for theirs: so much stays clear, but in two languages, where others clash for it. */
const clearBelow: ReadonlySet<string> = new Set(['formosa']);
const CLEAR = 25;

const catalogues = { en, ko } as const;
const languages: Readonly<Record<LabelMode, readonly ('en' | 'ko')[]>> = { en: ['en'], ko: ['ko'], both: ['ko', 'en'] };

/** The narrowest way to write a name in no more lines than it needs: how wide, and in how many. */
function set(name: string, size: number, weight: 'bold' | 'regular'): { width: number; lines: number } {
  const whole = textWidth(name, size, weight);
  const words = name.split(' ');
  if (whole <= LONGEST || words.length === 1) return { width: whole, lines: 1 };
  const widths = words.slice(1).map((_, cut) => {
    const halves = [words.slice(0, cut + 1), words.slice(cut + 1)];
    return Math.max(...halves.map((half) => textWidth(half.join(' '), size, weight)));
  });
  return { width: Math.min(...widths), lines: 2 };
}

/** What has to be placed in each space. */
export function labelRequests(mode: LabelMode): ReadonlyMap<string, FitRequest> {
  return new Map(
    spaces.map((id): [string, FitRequest] => {
      if (!isLand(id)) {
        return [id, { unit: SEA_ROOM, label: [42, Math.ceil(ZONE_SIZE * LEADING)] }];
      }
      const lines = languages[mode].map((lang, index) => {
        const size = labelSizes[mode][index] ?? 0;
        const fitted = set(catalogues[lang][`space.${id}`], size, index === 0 ? 'bold' : 'regular');
        return { width: fitted.width, height: fitted.lines * size * LEADING };
      });
      const star = cities.some((city) => city === id) ? STAR + STAR_GAP : 0;
      const width = Math.max(...lines.map((line) => line.width)) + SLACK + star;
      const height =
        lines.reduce((sum, line) => sum + line.height, 0) + 1 + (mode !== 'both' && clearBelow.has(id) ? CLEAR : 0);
      return [id, { unit: LAND_ROOM, label: [Math.ceil(width), Math.ceil(height)] }];
    }),
  );
}
