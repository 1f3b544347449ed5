// The drawing port: node-canvas where it is installed, @napi-rs/canvas elsewhere; RENDERER=canvas|napi forces one.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { assetUrl } from './files.js';
import type { Surface } from './pen.js';

export type BackendName = 'canvas' | 'napi';

export interface DrawingBackend {
  readonly name: BackendName;
  createSurface(width: number, height: number): Surface;
  toPng(surface: Surface): Buffer;
}

/** The vendored fonts; each weight is a family of its own because the libraries choose weights differently. */
export const FONTS = {
  regular: { family: 'Fieldpost Regular', file: 'fonts/Pretendard-Regular.otf' },
  bold: { family: 'Fieldpost Bold', file: 'fonts/Pretendard-Bold.otf' },
} as const;

interface NodeCanvas {
  readonly createCanvas: (
    width: number,
    height: number,
  ) => Surface & { toBuffer(kind: string, options: object): Buffer };
  readonly registerFont: (file: string, face: { family: string }) => void;
  readonly PNG_FILTER_NONE?: number;
}
interface NapiCanvas {
  readonly createCanvas: (width: number, height: number) => Surface & { encodeSync(kind: 'png'): Buffer };
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
  const made = new WeakMap<Surface, ReturnType<NodeCanvas['createCanvas']>>();
  return {
    name: 'canvas',
    createSurface: (width, height) => {
      const surface = library.createCanvas(width, height);
      made.set(surface, surface);
      return surface;
    },
    toPng: (surface) => {
      const own = made.get(surface);
      if (!own) throw new Error('Not a surface of this backend');
      return own.toBuffer('image/png', { compressionLevel: 4, filters: library.PNG_FILTER_NONE });
    },
  };
}

function openNapi(): DrawingBackend {
  const library: unknown = require('@napi-rs/canvas');
  if (!isNapiCanvas(library)) throw new Error('@napi-rs/canvas has another form than expected');
  for (const { family, file } of fontFiles()) library.GlobalFonts.registerFromPath(file, family);
  const made = new WeakMap<Surface, ReturnType<NapiCanvas['createCanvas']>>();
  return {
    name: 'napi',
    createSurface: (width, height) => {
      const surface = library.createCanvas(width, height);
      made.set(surface, surface);
      return surface;
    },
    toPng: (surface) => {
      const own = made.get(surface);
      if (!own) throw new Error('Not a surface of this backend');
      return own.encodeSync('png');
    },
  };
}

const open: Readonly<Record<BackendName, () => DrawingBackend>> = { canvas: openCanvas, napi: openNapi };

/** Whether a library can be loaded on this machine. */
export function isInstalled(name: BackendName): boolean {
  try {
    require(name === 'canvas' ? 'canvas' : '@napi-rs/canvas');
    return true;
  } catch {
    return false;
  }
}

/** Opens the drawing library: the forced one, or node-canvas when it loads, else @napi-rs/canvas. Throws when fonts are missing. */
export function openBackend(forced?: BackendName): DrawingBackend {
  return open[forced ?? (isInstalled('canvas') ? 'canvas' : 'napi')]();
}

/** What RENDERER asks for; throws on an unknown name. */
export function forcedBackend(environment: NodeJS.ProcessEnv): BackendName | undefined {
  return z
    .enum(['canvas', 'napi'])
    .optional()
    .parse(environment['RENDERER'] ?? undefined);
}
