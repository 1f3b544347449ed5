// The baked Quartermaster General map: the neighbours of the rules, shared borders, colours everybody tells apart, letters.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaIds } from '../../../../src/games/quartermaster-general/board/areas.js';
import { board } from '../../../../src/games/quartermaster-general/board/picture.js';
import { cardColours, nationColours, themes } from '../../../../src/games/quartermaster-general/board/theme.js';
import { straitIds } from '../../../../src/games/quartermaster-general/data/adjacency.js';
import { nations, sides } from '../../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, spaces } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { en } from '../../../../src/games/quartermaster-general/words/en.js';
import { ko } from '../../../../src/games/quartermaster-general/words/ko.js';
import { worded } from '../../../../src/render/layout.js';
import { loadAsset, loadBoardMaps } from '../../../../src/render/asset.js';
import { assetUrl } from '../../../../src/render/files.js';
import type { Look } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { acrossTheCut, qmgProblems } from '../../../../tools/bake/boards/quartermaster-general/check.js';
import { measureContacts } from '../../../../tools/bake/contacts.js';
import { arcOwners } from '../../../../tools/bake/topology.js';
import { leastDifference } from '../../../render/colour-vision.js';
import { charactersOf } from '../../../render/font-characters.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { crowded, start } from './sample.js';

const maps = loadBoardMaps(['quartermaster-general']);
const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };

describe('the baked map', () => {
  const asset = loadAsset('quartermaster-general');
  const surfaces = new Map(Object.entries(asset.regions).map(([id, { surface }]) => [id, surface]));

  it('has exactly the neighbours of the rules, but for those across the cut', () => {
    expect(qmgProblems(measureContacts(asset.topology, surfaces))).toEqual([]);
    expect(acrossTheCut).toHaveLength(3);
  });

  it('has ground of its kind for every space', () => {
    for (const id of spaceIds) {
      const region = asset.regions[id];
      expect(region?.surface, id).toBe(spaces[id].terrain === 'land' ? 'land' : 'water');
      expect((region?.bounds[2] ?? 0) * (region?.bounds[3] ?? 0), id).toBeGreaterThan(500);
    }
  });

  it('shares every border', () => {
    for (const owners of arcOwners(asset.topology)) expect([1, 2]).toContain(owners.length);
  });

  it('has a place for every space and strait in every language', () => {
    for (const mode of ['en', 'ko', 'both'] as const) {
      const places = asset.places[mode] ?? {};
      expect(Object.keys(places)).toEqual(
        expect.arrayContaining([...spaceIds, ...straitIds.map((id) => `strait:${id}`)]),
      );
    }
  });
});

describe.each(['standard', 'colourblind'] as const)('%s palette', (palette) => {
  it.each(['light', 'dark'] as const)('tells the nations apart and keeps letters readable (%s)', (theme) => {
    const colours = nationColours({ palette, theme });
    for (const [index, one] of nations.entries()) {
      expect(leastDifference(colours[one].ink, colours[one].strong), `${one}: letter`).toBeGreaterThan(25);
      for (const other of nations.slice(index + 1)) {
        const least = palette === 'colourblind' ? 12 : 8;
        expect(leastDifference(colours[one].strong, colours[other].strong), `${one} / ${other}`).toBeGreaterThan(least);
      }
    }
    for (const side of sides) {
      const { fill, ink } = themes[theme].sides[side];
      expect(leastDifference(ink, fill), side).toBeGreaterThan(30);
    }
    expect(leastDifference(themes[theme].sides.axis.fill, themes[theme].sides.allies.fill)).toBeGreaterThan(20);
    for (const colour of Object.values(cardColours)) expect(leastDifference('#FFFFFF', colour)).toBeGreaterThan(35);
  });
});

it('can write every label in every language', () => {
  const fonts = ['Pretendard-Bold.otf', 'Pretendard-Regular.otf'].map((file) =>
    charactersOf(readFileSync(assetUrl(`fonts/${file}`))),
  );
  const wording = createWording({ app: { en: {}, ko: {} }, 'quartermaster-general': { en, ko } });
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
