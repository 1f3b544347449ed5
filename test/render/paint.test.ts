// The painter on every drawing library that is installed: shapes land where they should, and Korean is really drawn.
import { afterAll, describe, expect, it } from 'vitest';
import { isInstalled, wantedBackend } from '../../src/render/backend.js';
import { createRenderer } from '../../src/render/index.js';
import type { Fill, Scene, Shape, XY } from '../../src/table/scene.js';
import { en } from '../../src/games/diplomacy/words/en.js';
import { ko } from '../../src/games/diplomacy/words/ko.js';
import { readPng } from './png-reader.js';

const scene = (shapes: readonly Shape[], still = false): Scene => ({
  width: 200,
  height: 100,
  pixels: 400,
  background: '#102030',
  ns: 'app',
  layers: [{ id: 'all', shapes, ...(still ? { still } : {}) }],
});

/** How far two colours lie apart, in the channel in which they differ most. */
function far(a: string, b: string): number {
  const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const other = channels(b);
  return Math.max(...channels(a).map((value, n) => Math.abs(value - (other[n] ?? 0))));
}

const installed = (['napi', 'canvas'] as const).filter(isInstalled);
for (const name of ['napi', 'canvas'] as const) {
  if (!installed.includes(name))
    it.skip(`SKIPPED: ${name} is not installed, so the painter is not tried with it`, () => undefined);
}

describe.each(installed)('with %s', (name) => {
  const renderer = createRenderer({ backend: name });
  afterAll(() => renderer.close());

  it('paints shapes of every kind in their places', async () => {
    const picture = readPng(
      await renderer.png(
        scene([
          { kind: 'box', id: 'box', box: { x: 10, y: 10, w: 40, h: 40 }, fill: { colour: '#FF0000' } },
          { kind: 'ellipse', id: 'disc', at: [100, 50], rx: 20, ry: 20, fill: { colour: '#00FF00' } },
          { kind: 'path', id: 'way', d: 'M150 20L190 20L190 80L150 80Z', fill: { colour: '#0000FF' } },
          {
            kind: 'group',
            id: 'set',
            at: [30, 80],
            scale: 2,
            shapes: [{ kind: 'box', id: 'b', box: { x: -4, y: -4, w: 8, h: 8 }, fill: { colour: '#FFFF00' } }],
          },
        ]),
      ),
    );
    expect([picture.width, picture.height]).toEqual([400, 200]);
    expect(picture.at(60, 60)).toBe('#ff0000');
    expect(picture.at(200, 100)).toBe('#00ff00');
    expect(picture.at(340, 100)).toBe('#0000ff');
    expect(picture.at(60, 160)).toBe('#ffff00');
    expect(picture.at(4, 4)).toBe('#102030');
  });

  it('hatches only inside the shape', async () => {
    const hatch = { colour: '#FFFFFF', spacing: 6, width: 4, angle: 45 };
    const picture = readPng(
      await renderer.png(
        scene([{ kind: 'box', id: 'box', box: { x: 50, y: 20, w: 60, h: 60 }, fill: { colour: '#FF0000', hatch } }]),
      ),
    );
    const row = Array.from({ length: 110 }, (_, step) => picture.at(105 + step, 100));
    expect(new Set(row).has('#ffffff')).toBe(true);
    expect(picture.at(90, 100)).toBe('#102030');
    expect(picture.at(230, 100)).toBe('#102030');
  });

  it.each([
    ['a whole map', { x: 0, y: 0, w: 2400, h: 2260 }],
    ['a close-up', { x: 300, y: 400, w: 900, h: 800 }],
  ])('hatches only inside regions, on %s', async (_, from) => {
    const russia = ['nwy', 'swe', 'fin', 'stp', 'war', 'ukr', 'sev', 'pru', 'ber', 'gas', 'mar', 'pie', 'smy', 'syr'];
    const hatch = { colour: '#FFFFFF', spacing: 12, width: 6, angle: 20 };
    const picture = async (fill: Fill) => {
      const land: Shape = { kind: 'region', id: 'land', board: 'diplomacy', regions: russia, fill };
      const view = { from, to: { x: 0, y: 100, w: 900, h: (900 * from.h) / from.w } };
      const layers = [{ id: 'all', shapes: [land], view }];
      return readPng(
        await renderer.png({ width: 900, height: 1000, pixels: 450, background: '#102030', ns: 'app', layers }),
      );
    };
    const plain = await picture({ colour: '#FF0000' });
    const hatched = await picture({ colour: '#FF0000', hatch });
    let [sea, spilt] = [0, 0];
    for (let x = 0; x < plain.width; x++)
      for (let y = 0; y < plain.height; y++) {
        if (plain.at(x, y) !== '#102030') continue;
        sea += 1;
        if (hatched.at(x, y) !== '#102030') spilt += 1;
      }
    expect(sea).toBeGreaterThan(10_000);
    expect(spilt).toBe(0);
  });

  it('paints kept layers the same again', async () => {
    const still = scene(
      [{ kind: 'region', id: 'land', board: 'diplomacy', regions: ['par'], fill: { colour: '#FF0000' } }],
      true,
    );
    expect((await renderer.png(still)).equals(await renderer.png({ ...still, ns: 'again' }))).toBe(true);
  });

  it('stamps what it has painted before where it comes again, to a quarter of a pixel', async () => {
    const sign = (id: string, at: XY): Shape => ({
      kind: 'group',
      id,
      at,
      shapes: [
        {
          kind: 'box',
          id: 'face',
          box: { x: -12, y: -8, w: 24, h: 16 },
          radius: 3,
          fill: { colour: '#AA3322' },
          strokes: [{ colour: '#FFFFFF', width: 2 }],
        },
        {
          kind: 'text',
          id: 'name',
          at: [0, 0],
          align: 'centre',
          runs: [{ text: '제6군', lang: 'ko', size: 8, weight: 'bold', fill: '#FFFFFF' }],
          halo: { colour: '#000000', width: 1 },
        },
      ],
    });
    const pixels = (picture: ReturnType<typeof readPng>, [left, top]: XY): readonly string[] =>
      Array.from({ length: 60 * 44 }, (_, at) => picture.at(left + (at % 60), top + Math.floor(at / 60)));
    const once = readPng(await renderer.png(scene([sign('a', [40, 30])])));
    const twice = readPng(await renderer.png(scene([sign('b', [140, 70]), sign('a', [40, 30])])));
    expect(pixels(twice, [50, 38])).toEqual(pixels(once, [50, 38]));
    expect(pixels(twice, [250, 118])).toEqual(pixels(once, [50, 38]));
    const aside = readPng(await renderer.png(scene([sign('a', [40.25, 30])])));
    expect(pixels(aside, [50, 38])).not.toEqual(pixels(once, [50, 38]));
    // Nothing is cut off at the edges of a stamp: a turned group is never stamped, and looks the same but for its palette.
    const turned = { ...sign('a', [40, 30]), turn: 0 } as Shape;
    const painted = readPng(await renderer.png(scene([turned])));
    const apart = pixels(painted, [50, 38]).filter((colour, at) => far(colour, pixels(once, [50, 38])[at] ?? '') > 24);
    expect(apart).toEqual([]);
  });

  it('paints still layers above moving ones in their places, again and again', async () => {
    const inset = {
      id: 'inset',
      still: true,
      view: { from: { x: 0, y: 0, w: 100, h: 100 }, to: { x: 150, y: 50, w: 40, h: 40 } },
      shapes: [
        { kind: 'box', id: 'all', box: { x: -50, y: -50, w: 300, h: 300 }, fill: { colour: '#00FF00' } },
        { kind: 'box', id: 'half', box: { x: 0, y: 0, w: 50, h: 100 }, fill: { colour: '#FF0000' } },
      ],
    } satisfies Scene['layers'][number];
    const below = (colour: string): Scene => {
      const { layers, ...rest } = scene([
        { kind: 'box', id: 'sea', box: { x: 0, y: 0, w: 200, h: 100 }, fill: { colour } },
      ]);
      return { ...rest, layers: [...layers, inset] };
    };
    for (const colour of ['#0000FF', '#FFFF00', '#0000FF']) {
      const picture = readPng(await renderer.png(below(colour)));
      expect([picture.at(320, 140), picture.at(360, 140)]).toEqual(['#ff0000', '#00ff00']);
      expect([picture.at(290, 140), picture.at(320, 90)]).toEqual([colour.toLowerCase(), colour.toLowerCase()]);
    }
  });

  it('breaks paragraphs and shrinks lines to their room', async () => {
    const text = (over: Partial<Extract<Shape, { kind: 'text' }>>): Shape => ({
      kind: 'text',
      id: 't',
      at: [10, 10],
      align: 'left',
      runs: [
        { text: 'one two three four five six seven eight', lang: 'en', size: 14, weight: 'bold', fill: '#FFFFFF' },
      ],
      ...over,
    });
    const inked = async (shape: Shape): Promise<{ right: number; bottom: number }> => {
      const picture = readPng(await renderer.png(scene([shape])));
      let [right, bottom] = [0, 0];
      for (let y = 0; y < 200; y++) {
        for (let x = 0; x < 400; x++) {
          if (picture.at(x, y) === '#102030') continue;
          right = Math.max(right, x / 2);
          bottom = Math.max(bottom, y / 2);
        }
      }
      return { right, bottom };
    };
    const wrapped = await inked(text({ wrap: { width: 80, height: 85 } }));
    expect(wrapped.right).toBeLessThan(92);
    expect(wrapped.bottom).toBeGreaterThan(30);
    expect(wrapped.bottom).toBeLessThan(98);
    expect((await inked(text({ at: [10, 50], maxWidth: 150 }))).right).toBeLessThan(162);
  });

  it.each(['regular', 'bold'] as const)(
    'has a sign of its own for every letter of the catalogues (%s)',
    async (weight) => {
      const words = [...Object.values<string>(en), ...Object.values<string>(ko)].join('');
      const letters = ['\u{10FFFD}', ...new Set(words.replaceAll(/\s/g, ''))];
      const [CELL, ROW] = [32, 32];
      const shapes = letters.map((text, index): Shape => ({
        kind: 'text',
        id: text,
        at: [(index % ROW) * CELL + CELL / 2, Math.floor(index / ROW) * CELL + CELL / 2],
        align: 'centre',
        runs: [{ text, lang: 'ko', size: 20, weight, fill: '#FFFFFF' }],
      }));
      const side = { width: ROW * CELL, height: Math.ceil(letters.length / ROW) * CELL, pixels: ROW * CELL };
      const picture = readPng(await renderer.png({ ...scene(shapes), ...side }));
      const drawn = letters.map((_, index) => {
        const [left, top] = [(index % ROW) * CELL, Math.floor(index / ROW) * CELL];
        return Array.from({ length: CELL * CELL }, (_, at) =>
          picture.at(left + (at % CELL), top + Math.floor(at / CELL)),
        ).join('');
      });
      const blank = '#102030'.repeat(CELL * CELL);
      const lacking = letters.filter((_, index) => index > 0 && (drawn[index] === drawn[0] || drawn[index] === blank));
      expect(lacking).toEqual([]);
    },
  );

  it('refuses texts that were not put into words', async () => {
    const shape: Shape = {
      kind: 'text',
      id: 't',
      at: [0, 0],
      align: 'left',
      runs: [{ text: { key: 'province.par' }, lang: 'ko', size: 10, weight: 'bold', fill: '#000000' }],
    };
    await expect(renderer.png(scene([shape]))).rejects.toThrow('province.par');
  });
});

it('reads the wanted library from the environment, where an empty setting is none, and refuses others', () => {
  expect(wantedBackend({})).toBeUndefined();
  expect(wantedBackend({ RENDERER: '' })).toBeUndefined();
  expect(wantedBackend({ RENDERER: 'napi' })).toBe('napi');
  expect(() => wantedBackend({ RENDERER: 'skia' })).toThrow();
});
