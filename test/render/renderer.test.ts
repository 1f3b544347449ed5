// Pictures off the main thread: painted in workers, kept, refused kindly.
import { afterAll, describe, expect, it } from 'vitest';
import { board } from '../../src/games/diplomacy/board/picture.js';
import { en } from '../../src/games/diplomacy/words/en.js';
import { ko } from '../../src/games/diplomacy/words/ko.js';
import { createPictureCache } from '../../src/render/cache.js';
import { createRenderer, loadBoardMaps, type RendererSettings } from '../../src/render/index.js';
import type { Look } from '../../src/table/scene.js';
import { createWording } from '../../src/words/words.js';
import { crowded } from '../games/diplomacy/board/sample.js';
import { readPng } from './png-reader.js';

const wording = createWording({ app: { en: {}, ko: {} }, diplomacy: { en, ko } });
const say: RendererSettings['say'] = (text, lang, ns) => wording.say(text, lang, ns);
let painted = 0;
const renderer = createRenderer({ painters: 2, say, painted: () => painted++ });
afterAll(() => renderer.close());

const look: Look = { lang: 'both', palette: 'standard', theme: 'light', variant: 'results', width: 800 };
const maps = loadBoardMaps(['diplomacy']);

describe('the renderer', () => {
  it('paints a board, in every variant, well below what may be uploaded', async () => {
    const pictures = await Promise.all(
      (['position', 'results'] as const).map((variant) => renderer.png(board(crowded, { ...look, variant }, maps))),
    );
    for (const png of pictures) {
      expect(readPng(png).width).toBe(800);
      expect(png.length).toBeLessThan(8 * 1024 * 1024);
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
  });

  it('paints equal scenes once', async () => {
    const before = painted;
    const scene = board(crowded, { ...look, lang: 'en' }, maps);
    const twice = await Promise.all([renderer.png(scene), renderer.png(structuredClone(scene))]);
    const again = await renderer.png(scene);
    expect(twice[1]).toBe(twice[0]);
    expect(again).toBe(twice[0]);
    expect(painted).toBe(before + 1);
  });

  it('refuses a scene with an unknown board and goes on working', async () => {
    const scene = board(crowded, { ...look, lang: 'ko' }, maps);
    const broken = {
      ...scene,
      layers: [
        {
          id: 'x',
          shapes: [{ kind: 'region' as const, id: 'x', board: 'atlantis', regions: 'land' as const, fill: {} }],
        },
      ],
    };
    await expect(renderer.png(broken)).rejects.toThrow();
    await expect(renderer.png(scene)).resolves.toBeInstanceOf(Buffer);
  });

  it('refuses pictures after it was closed', async () => {
    const other = createRenderer({ say });
    await other.close();
    await expect(other.png(board(crowded, look, maps))).rejects.toThrow('closed');
  });
});

describe('the picture cache', () => {
  it('lets the least used go when it is full', async () => {
    const cache = createPictureCache(25);
    let made = 0;
    const make = (): Promise<Buffer> => {
      made++;
      return Promise.resolve(Buffer.alloc(10));
    };
    await cache.get('a', make);
    await cache.get('b', make);
    await cache.get('a', make);
    await cache.get('c', make);
    expect(made).toBe(3);
    await cache.get('a', make);
    expect(made).toBe(3);
    await cache.get('b', make);
    expect(made).toBe(4);
  });
});
