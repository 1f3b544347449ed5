// Cards with long words stand higher: those whose words would be small print in a card of the common height.
import { expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/downfall/data/cards.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { longCards } from '../../../../src/games/downfall/panels/card-picture.js';
import { en } from '../../../../src/games/downfall/words/en.js';
import { ko } from '../../../../src/games/downfall/words/ko.js';

/** Words of this width, in letters' heights, are still read in a card of the common height. */
const common = 60;

function widthOf(id: CardId): number {
  const widths = [en, ko].map((words) => {
    const text = words[`card.${id}.text`];
    const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
    return hangul * 0.88 + (text.length - hangul) * 0.47;
  });
  return Math.max(...widths);
}

it('are known by the length of their words', () => {
  for (const id of ours.cardIds) expect(widthOf(id), id).toBeLessThan((longCards[id] ?? common) + 1);
});
