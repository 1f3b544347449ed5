// The drawing library: node-canvas where it is installed, @napi-rs/canvas elsewhere; RENDERER=canvas|napi says which first.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Measure } from './layout.js';
import type { Canvas } from './canvas.js';
import { assetUrl, FONTS } from './files.js';
import { createLru } from './lru.js';

export type BackendName = 'canvas' | 'napi';

export interface DrawingBackend {
  readonly name: BackendName;
  createCanvas(width: number, height: number): Canvas;
}

interface NodeCanvas {
  readonly createCanvas: (width: number, height: number) => Canvas;
  readonly registerFont: (file: string, face: { family: string }) => void;
}
interface NapiCanvas {
  readonly createCanvas: (width: number, height: number) => Canvas;
  readonly GlobalFonts: { registerFromPath(file: string, family: string): unknown };
}

const callable = z.custom<unknown>((value) => typeof value === 'function');
const isNodeCanvas = (value: unknown): value is NodeCanvas =>
  z.object({ createCanvas: callable, registerFont: callable }).safeParse(value).success;
const isNapiCanvas = (value: unknown): value is NapiCanvas =>
  z.object({ createCanvas: callable, GlobalFonts: z.custom((fonts) => typeof fonts === 'object') }).safeParse(value)
    .success;

const require = createRequire(import.meta.url);

function fontFiles(): { family: string; file: string }[] {
  return Object.values(FONTS).map(({ family, file }) => {
    const path = fileURLToPath(assetUrl(file));
    // Without its fonts either library would draw boxes in place of Korean, silently.
    if (!existsSync(path)) throw new Error(`Font file missing: ${path}`);
    return { family, file: path };
  });
}

function openCanvas(): DrawingBackend {
  const library: unknown = require('canvas');
  if (!isNodeCanvas(library)) throw new Error('canvas has another form than expected');
  for (const { family, file } of fontFiles()) library.registerFont(file, { family });
  return { name: 'canvas', createCanvas: library.createCanvas };
}

function openNapi(): DrawingBackend {
  const library: unknown = require('@napi-rs/canvas');
  if (!isNapiCanvas(library)) throw new Error('@napi-rs/canvas has another form than expected');
  for (const { family, file } of fontFiles()) library.GlobalFonts.registerFromPath(file, family);
  return { name: 'napi', createCanvas: library.createCanvas };
}

const open: Readonly<Record<BackendName, () => DrawingBackend>> = { canvas: openCanvas, napi: openNapi };

/**
 * Whether a library is there, without loading it; npm leaves node-canvas out where it cannot be built.
 * @internal
 */
export function isInstalled(name: BackendName): boolean {
  try {
    require.resolve(name === 'canvas' ? 'canvas' : '@napi-rs/canvas');
    return true;
  } catch {
    return false;
  }
}

/** The libraries in the order in which they are tried: the wanted one, else node-canvas where it is installed; then the other. */
export function backendsToTry(wanted?: BackendName): readonly [BackendName, ...BackendName[]] {
  return (wanted ?? (isInstalled('canvas') ? 'canvas' : 'napi')) === 'canvas' ? ['canvas', 'napi'] : ['napi', 'canvas'];
}

/** Opens a drawing library with the vendored fonts. Throws when the library or a font is missing. */
export function openBackend(name: BackendName): DrawingBackend {
  return open[name]();
}

/** What RENDERER asks for, nothing when it is empty; throws on an unknown name. */
export function wantedBackend(environment: NodeJS.ProcessEnv): BackendName | undefined {
  const name = environment['RENDERER'] ?? '';
  return name === '' ? undefined : z.enum(['canvas', 'napi']).parse(name);
}

/** So many widths of words are remembered: pictures of one game say the same again and again. */
const KEPT_WIDTHS = 8_000;

/** Measures words in the vendored fonts. */
export function createMeasure(backend: DrawingBackend): Measure {
  const ctx = backend.createCanvas(1, 1).getContext('2d');
  const widths = createLru<number>(KEPT_WIDTHS, () => 1);
  return (words, size, weight) => {
    const key = `${weight} ${size} ${words}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    ctx.font = fontOf(size, weight);
    const { width } = ctx.measureText(words);
    widths.set(key, width);
    return width;
  };
}

/** A size and weight as the `font` of a canvas. */
export function fontOf(size: number, weight: keyof typeof FONTS): string {
  return `${size}px "${FONTS[weight].family}"`;
}
