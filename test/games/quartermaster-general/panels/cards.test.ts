// Every card as it is set: names and words within the card, in letters that can be read.
import { describe, expect, it } from 'vitest';
import { cardIds } from '../../../../src/games/quartermaster-general/data/cards.js';
import { cardShapes } from '../../../../src/games/quartermaster-general/panels/card-picture.js';
import { en } from '../../../../src/games/quartermaster-general/words/en.js';
import { ko } from '../../../../src/games/quartermaster-general/words/ko.js';
import { layOut, type LaidOutShape, type Words, worded } from '../../../../src/render/layout.js';
import type { Look } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { textWidth } from '../../../../tools/bake/text-width.js';

const wording = createWording({ app: { en: {}, ko: {} }, 'quartermaster-general': { en, ko } });
/** As large as in the picture of a hand. */
const box = { x: 0, y: 0, w: 592, h: 288 };

function wordsOf(shapes: readonly LaidOutShape[]): { readonly id: string; readonly words: readonly Words[] }[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'group') return wordsOf(shape.shapes);
    return shape.kind === 'text' ? [{ id: shape.id, words: shape.words }] : [];
  });
}

describe.each(['en', 'ko', 'both'] as const)('in %s', (lang) => {
  const look: Look = { lang, palette: 'standard', theme: 'light', variant: 'position', width: 1240 };

  it.each(cardIds)('%s', (id) => {
    const scene = {
      width: box.w,
      height: box.h,
      pixels: box.w,
      background: '#FFFFFF',
      ns: 'quartermaster-general',
      layers: [{ id: 'cards', shapes: [cardShapes(id, box, look)] }],
    };
    const said = worded(scene, (text, at, ns) => wording.say(text, at, ns));
    const texts = layOut(said, textWidth).layers.flatMap(({ shapes }) => wordsOf(shapes));
    expect(texts.map((text) => text.id)).toEqual(expect.arrayContaining(['type', 'name', 'effect']));
    for (const { id: part, words } of texts) {
      for (const { text, x, y, size, weight } of words) {
        expect(x + textWidth(text, size, weight), `${part}: ${text}`).toBeLessThanOrEqual(box.w - 12);
        expect(y, `${part}: ${text}`).toBeLessThanOrEqual(box.h - 8);
        if (part === 'name') expect(size, text).toBeGreaterThanOrEqual(20);
        if (part === 'effect') expect(size, text).toBeGreaterThanOrEqual(22);
        if (part === 'type') expect(size, text).toBeGreaterThanOrEqual(20);
      }
    }
  });
});
