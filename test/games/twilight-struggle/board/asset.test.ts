// The baked ground of the Twilight Struggle board, its colours, and the letters of its labels.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { board } from '../../../../src/games/twilight-struggle/board/picture.js';
import { areaIds } from '../../../../src/games/twilight-struggle/board/areas.js';
import { places } from '../../../../src/games/twilight-struggle/board/places.js';
import { sideColours, themes } from '../../../../src/games/twilight-struggle/board/theme.js';
import { sides } from '../../../../src/games/twilight-struggle/data/terms.js';
import { countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { loadAsset, loadBoardMaps } from '../../../../src/render/asset.js';
import { assetUrl } from '../../../../src/render/files.js';
import { mapNamed } from '../../../../src/table/board-map.js';
import { worded } from '../../../../src/render/layout.js';
import type { Look } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { arcOwners } from '../../../../tools/bake/topology.js';
import { leastDifference } from '../../../render/colour-vision.js';
import { charactersOf } from '../../../render/font-characters.js';
import { crowded, start } from './sample.js';
import { shapesOf } from '../../../support/shapes-of.js';

const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };

describe('the baked ground', () => {
  const asset = loadAsset('twilight-struggle');
  const map = mapNamed(loadBoardMaps(['twilight-struggle']), 'twilight-struggle');

  it('has ground for every country and both superpowers, near their boxes', () => {
    const far = [...countryIds, 'usa' as const, 'ussr' as const].flatMap((id) => {
      const region = map.regions[id];
      if (region === undefined) return [`${id}: none`];
      const { x, y, w, h } = region.bounds;
      const [px, py] = places[id];
      const dx = Math.max(0, x - px, px - x - w);
      const dy = Math.max(0, y - py, py - y - h);
      return Math.hypot(dx, dy) > 190 ? [`${id}: ${Math.round(Math.hypot(dx, dy))}`] : [];
    });
    expect(far).toEqual([]);
  });

  it('shares every border between two regions; only the frame has one', () => {
    const owners = arcOwners(asset.topology);
    expect(owners.every((list) => list.length === 1 || list.length === 2)).toBe(true);
    const [width, height] = asset.size;
    const [sx, sy] = asset.topology.transform?.scale ?? [1, 1];
    owners.forEach((list, index) => {
      if (list.length === 2) return;
      let [x, y] = [0, 0];
      for (const [dx = 0, dy = 0] of asset.topology.arcs[index] ?? []) {
        x += dx;
        y += dy;
        expect([0, width].includes(x * sx) || [0, height].includes(y * sy)).toBe(true);
      }
    });
  });
});

describe.each(['standard', 'colourblind'] as const)('%s palette', (palette) => {
  it.each(['light', 'dark'] as const)('tells the sides apart and keeps numbers readable (%s)', (theme) => {
    const colours = sideColours({ palette, theme });
    expect(leastDifference(colours.us.strong, colours.ussr.strong)).toBeGreaterThan(12);
    for (const side of sides) {
      expect(leastDifference(colours[side].ink, colours[side].strong), `${side} on its colour`).toBeGreaterThan(25);
      expect(leastDifference(colours[side].text, colours[side].tint), `${side} on its tint`).toBeGreaterThan(25);
      expect(leastDifference(colours[side].strong, themes[theme].paper), `${side} against paper`).toBeGreaterThan(25);
    }
  });
});

it('can write every label in every language', () => {
  const fonts = ['Pretendard-Bold.otf', 'Pretendard-Regular.otf'].map((file) =>
    charactersOf(readFileSync(assetUrl(`fonts/${file}`))),
  );
  const wording = createWording({ app: { en: {}, ko: {} }, 'twilight-struggle': twilightStruggle.words });
  const maps = loadBoardMaps(['twilight-struggle']);
  const unwritten = new Set<string>();
  for (const view of [start, crowded]) {
    for (const lang of ['en', 'ko', 'both'] as const) {
      for (const area of [undefined, ...areaIds]) {
        const scene = board(view, { ...plain, lang, ...(area === undefined ? {} : { area }) }, maps);
        for (const { shape } of shapesOf(worded(scene, (text, at, ns) => wording.say(text, at, ns)))) {
          if (shape.kind !== 'text') continue;
          for (const { text } of shape.runs) {
            if (typeof text !== 'string') throw new Error(`not in words: ${text.key}`);
            for (const letter of text) {
              if (!fonts.every((font) => font.has(letter.codePointAt(0) ?? 0))) unwritten.add(letter);
            }
          }
        }
      }
    }
  }
  expect([...unwritten]).toEqual([]);
});
