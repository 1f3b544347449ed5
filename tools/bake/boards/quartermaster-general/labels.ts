// Label boxes of the Quartermaster General board in each label mode, measured in the vendored fonts.
import { labelSizes, LEADING, STAR, STAR_GAP } from '../../../../src/games/quartermaster-general/board/labels.js';
import { ARMY_ROOM, NAVY_ROOM } from '../../../../src/games/quartermaster-general/board/rooms.js';
import { type SpaceId, spaceIds, spaces } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { spaces as en } from '../../../../src/games/quartermaster-general/words/en/spaces.js';
import { spaces as ko } from '../../../../src/games/quartermaster-general/words/ko/spaces.js';
import type { LabelMode } from '../../../../src/table/scene.js';
import type { FitRequest } from '../../anchors.js';
import { textWidth } from '../../text-width.js';

/** A name longer than this (pixels) is written in two lines. */
const LONGEST = 150;
/** Room for differences between drawing libraries. */
const SLACK = 8;

/** Where a name beside its pieces would be taken for that of a neighbour. */
const sides: Readonly<Partial<Record<SpaceId, FitRequest['sides']>>> = {
  'black-sea': ['below'],
  'caspian-sea': ['right', 'above'],
  ukraine: ['above', 'below'],
  kazakhstan: ['above', 'below'],
  'western-united-states': ['above', 'below'],
  'pacific-northwest': ['above', 'below'],
  'south-china-sea': ['above', 'below'],
  indonesia: ['above', 'below'],
  'new-guinea': ['above', 'below', 'right'],
};

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
    spaceIds.map((id) => {
      const { terrain, star } = spaces[id];
      const lines = languages[mode].map((lang, index) => {
        const size = labelSizes[mode][index] ?? 0;
        const fitted = set(catalogues[lang][`space.${id}`], size, index === 0 ? 'bold' : 'regular');
        return { width: fitted.width, height: fitted.lines * size * LEADING };
      });
      const width = Math.max(...lines.map((line) => line.width)) + SLACK + (star === true ? STAR + STAR_GAP : 0);
      const height = lines.reduce((sum, line) => sum + line.height, 0) + 1;
      return [
        id,
        {
          unit: terrain === 'land' ? ARMY_ROOM : NAVY_ROOM,
          label: [Math.ceil(width), Math.ceil(height)] as const,
          sides: sides[id],
        },
      ];
    }),
  );
}
