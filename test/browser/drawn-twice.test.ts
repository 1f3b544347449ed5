// Fifty recorded positions drawn both ways, by the painter and by the page's own shapes in a browser: they differ in the edges of letters and lines at most, never in a fill.
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { games } from '../../src/games/registry.js';
import { createRenderer, loadBoardMaps, outlinesFile, type LaidOutScene } from '../../src/render/index.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';
import type { Look, Scene } from '../../src/table/scene.js';
import { MapPaths, type Outlines } from '../../src/web/client/outlines.js';
import { frameOf, patternsOf, svgOf, usualLines, type Maps } from '../../src/web/client/shapes.js';

const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const here = existsSync(path);
if (!here) process.stderr.write(`\nSKIPPED: no position is drawn in a browser, ${path} is absent\n`);

const positions = 10;
/** A position is recorded after each so many phases. */
const every: Readonly<Record<string, number>> = {
  diplomacy: 2,
  'twilight-struggle': 7,
  'quartermaster-general': 15,
  'axis-and-allies-1942': 8,
  downfall: 3,
};
/** A colour differs that is further away than this in red, green or blue: 20 %. */
const tolerance = 51;
/** At most this share of pixels differs. */
const most = 0.01;
/** A square of so many pixels that all differ is a fill. */
const fill = 5;

/** Positions of a game between computer players. */
function recorded(game: AnyGame): readonly object[] {
  const seed = `drawn twice, ${game.id}`;
  const dice = new SeededDice(seed);
  const setup = game.setup(game.options.parse({}), dice);
  let checkpoint: Checkpoint = { ...setup, draws: dice.draws };
  let given: Given[] = [];
  const found: object[] = [];
  for (let phase = 0, asked = 0; found.length < positions;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    if (progress.kind === 'next') {
      [checkpoint, given, phase] = [progress.checkpoint, [], phase + 1];
      if (phase % (every[game.id] ?? 1) === 0) found.push(checkpoint.state);
    } else if (progress.kind === 'waiting')
      given = [
        ...given,
        ...progress.open
          .filter(({ saved }) => saved === undefined)
          .map(({ id, question }): Given => {
            const view = game.view(state, question.seat);
            const chance = new SeededDice(`${seed} ${String(asked++)}`);
            const value = game.computer({ question, view, seat: question.seat, dice: chance, level: 'beginner' });
            return { question: id, seat: question.seat, value, by: 'computer', final: true };
          }),
      ];
    else throw new Error(`${game.id} ends after ${String(found.length)} positions`);
  }
  return found;
}

/** A position in one of the languages, themes and kinds of picture. */
function sceneOf(game: AnyGame, state: object, n: number): Scene {
  const view = game.view(state, null);
  const variants = game.looks(view).variants.filter((one) => one.private !== true);
  const look: Look = {
    lang: n % 2 === 0 ? 'en' : 'ko',
    palette: n % 3 === 0 ? 'colourblind' : 'standard',
    theme: n % 4 === 3 ? 'dark' : 'light',
    variant: variants[n % variants.length]?.id ?? 'position',
    width: 1400,
  };
  return game.board(view, look, loadBoardMaps(game.maps));
}

function pageOf(scene: LaidOutScene, maps: Maps): string {
  const layers = scene.layers.map((layer) => {
    const frame = Object.entries(frameOf(layer));
    const shapes = layer.shapes.map((shape) => svgOf(shape, maps)).join('');
    const attributes = [...frame, ...Object.entries(usualLines)].map(([name, value]) => `${name}="${value}"`).join(' ');
    const element = frame.length === 0 ? 'g' : 'svg';
    return `<${element} ${attributes}>${shapes}</${element}>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="none"><defs>${patternsOf(scene)}</defs><rect width="100%" height="100%" fill="${scene.background}"/>${layers.join('')}</svg>`;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Whether a pixel has no like among those at its place and beside it: the painter stamps words and counters at whole pixels. In a larger picture that is as much of its width. */
function isAlone(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const { width, height } = one;
  const at = (y * width + x) * 4;
  const aside = Math.round(width / 1_400);
  for (let row = Math.max(0, y - aside); row <= Math.min(height - 1, y + aside); row++)
    for (let column = Math.max(0, x - aside); column <= Math.min(width - 1, x + aside); column++) {
      const there = (row * width + column) * 4;
      const furthest = Math.max(
        Math.abs((one.data[at] ?? 0) - (other.data[there] ?? 0)),
        Math.abs((one.data[at + 1] ?? 0) - (other.data[there + 1] ?? 0)),
        Math.abs((one.data[at + 2] ?? 0) - (other.data[there + 2] ?? 0)),
      );
      if (furthest <= tolerance) return false;
    }
  return true;
}

/** The share of pixels that differ, and where a whole square of them does. */
function difference(one: Pixels, other: Pixels): { readonly share: number; readonly fills: readonly string[] } {
  const { width, height } = one;
  const differs = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isAlone(one, other, x, y) || isAlone(other, one, x, y)) differs[y * width + x] = 1;
  // The side of the largest square of differing pixels that ends here.
  const side = new Uint16Array(width * height);
  const fills: string[] = [];
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const n = y * width + x;
      if (differs[n] !== 1) continue;
      side[n] = 1 + Math.min(side[n - 1] ?? 0, side[n - width] ?? 0, side[n - width - 1] ?? 0);
      if (side[n] === fill) fills.push(`${String(x)},${String(y)}`);
    }
  return { share: differs.reduce((sum, is) => sum + is, 0) / differs.length, fills };
}

const faces = [
  ['Regular', 400],
  ['Bold', 700],
].map(([name, weight]) => {
  const file = readFileSync(new URL(`../../assets/fonts/Pretendard-${String(name)}.otf`, import.meta.url));
  return `@font-face{font-family:Drawn;font-weight:${String(weight)};src:url(data:font/otf;base64,${file.toString('base64')})}`;
});

describe.skipIf(!here)('a position drawn both ways', () => {
  let browser: Browser;
  let page: Page;
  const wording = appWording();
  // Of the two libraries that paint, the one whose edges are smoothed as the browser's are: what differs then is layout.
  const renderer = createRenderer({ backend: 'napi', say: (text, lang, ns) => wording.say(text, lang, ns) });

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage();
    const style = `${faces.join('')}html,body{margin:0;height:100%;overflow:hidden;font-family:Drawn;text-rendering:geometricPrecision}svg{display:block}`;
    await page.setContent(`<style>${style}</style><div id="board" style="height:100%">가a<b>b</b></div>`);
    await page.evaluate('document.fonts.ready');
  });
  afterAll(async () => {
    await browser.close();
    await renderer.close();
  });

  it.each([...games.values()].map((game) => [game.id, game] as const))('%s', async (id, game) => {
    const maps: Maps = new Map(
      game.maps.map((map) => [
        map,
        new MapPaths(JSON.parse(gunzipSync(outlinesFile(map).body).toString()) as Outlines),
      ]),
    );
    const shares: number[] = [];
    for (const [n, state] of recorded(game).entries()) {
      const scene = sceneOf(game, state, n);
      const painted = await renderer.png(scene);
      const drawn = pageOf(await renderer.layOut(scene), maps);
      const one = await pixelsOf(painted);
      await page.setViewportSize({ width: one.width, height: one.height });
      await page.evaluate(`document.querySelector('#board').innerHTML = ${JSON.stringify(drawn)}`);
      const shot = await page.screenshot();
      const { share, fills } = difference(one, await pixelsOf(shot));
      shares.push(share);
      const keep = process.env['DRAWN_TWICE'];
      if (keep !== undefined) {
        const { writeFileSync } = await import('node:fs');
        writeFileSync(`${keep}/${id}-${String(n)}-painted.png`, painted);
        writeFileSync(`${keep}/${id}-${String(n)}-drawn.png`, shot);
      }
      expect.soft(fills.slice(0, 5), `${id} ${String(n)}: fills`).toEqual([]);
      expect.soft(share, `${id} ${String(n)}`).toBeLessThan(most);
    }
    const figures = shares.map((share) => (share * 100).toFixed(2)).join(' ');
    process.stdout.write(`${id}: per cent of pixels that differ: ${figures}\n`);
  });
});
