// The board's colours stay apart for every common kind of colour vision; where hues come close, hatches differ.
import { describe, expect, it } from 'vitest';
import { powers } from '../../../../src/games/diplomacy/data/geography.js';
import { powerColours, themes } from '../../../../src/games/diplomacy/board/theme.js';
import { leastDifference } from '../../../render/colour-vision.js';

const pairs = powers.flatMap((a, index) => powers.slice(index + 1).map((b) => [a, b] as const));

describe.each(['standard', 'colourblind'] as const)('%s palette', (palette) => {
  it.each(['light', 'dark'] as const)('tells powers apart (%s)', (theme) => {
    const colours = powerColours({ palette, theme });
    for (const [a, b] of pairs) {
      expect(leastDifference(colours[a].strong, colours[b].strong), `chips of ${a} and ${b}`).toBeGreaterThan(11.9);
      expect(leastDifference(colours[a].tint, colours[b].tint), `land of ${a} and ${b}`).toBeGreaterThan(5.5);
      if (palette === 'colourblind') expect(colours[a].hatch, `${a} and ${b}`).not.toEqual(colours[b].hatch);
    }
  });

  it.each(['light', 'dark'] as const)(
    'shows the sign of a centre on the land it lies on, owned or free (%s)',
    (theme) => {
      const { ring, edge, freeFace, freeEdge, land } = themes[theme];
      const colours = powerColours({ palette, theme });
      const most = (signs: readonly string[], ground: string): number =>
        Math.max(...signs.map((one) => leastDifference(one, ground)));
      for (const power of powers) {
        const { strong, tint } = colours[power];
        // A star's face may be as dark or pale as its land: then the ring or the edge around it is not.
        expect(most([strong, ring, edge], tint), `star of ${power}`).toBeGreaterThan(30);
        expect(most([ring, edge], strong), `outline of the star of ${power}`).toBeGreaterThan(30);
      }
      expect(most([freeFace, freeEdge], land)).toBeGreaterThan(30);
    },
  );

  it.each(['light', 'dark'] as const)('keeps units readable on their chips and land off the sea (%s)', (theme) => {
    const colours = powerColours({ palette, theme });
    for (const power of powers) {
      expect(leastDifference(colours[power].ink, colours[power].strong), power).toBeGreaterThan(30);
      // Russia's pale land is kept off the sea by the coast line and its glow.
      if (power !== 'russia') expect(leastDifference(colours[power].tint, themes[theme].sea), power).toBeGreaterThan(9);
    }
    expect(leastDifference(themes[theme].land, themes[theme].sea)).toBeGreaterThan(9);
    expect(leastDifference(themes[theme].land, themes[theme].scenery)).toBeGreaterThan(9);
  });
});
