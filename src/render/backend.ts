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
}

/** The vendored fonts; each weight is a family of its own because the libraries choose weights differently. */
export const FONTS = {
  regular: { family: 'Fieldpost Regular', file: 'fonts/Pretendard-Regular.otf' },
  bold: { family: 'Fieldpost Bold', file: 'fonts/Pretendard-Bold.otf' },
} as const;

interface NodeCanvas {
  readonly createCanvas: (width: number, height: number) => Surface;
  readonly registerFont: (file: string, face: { family: string }) => void;
}
interface NapiCanvas {
  readonly createCanvas: (width: number, height: number) => Surface;
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
  return { name: 'canvas', createSurface: library.createCanvas };
}

function openNapi(): DrawingBackend {
  const library: unknown = require('@napi-rs/canvas');
  if (!isNapiCanvas(library)) throw new Error('@napi-rs/canvas has another form than expected');
  for (const { family, file } of fontFiles()) library.GlobalFonts.registerFromPath(file, family);
  return { name: 'napi', createSurface: library.createCanvas };
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

/** The library to use: the forced one, else node-canvas where it is installed, else @napi-rs/canvas. */
export function chooseBackend(forced?: BackendName): BackendName {
  return forced ?? (isInstalled('canvas') ? 'canvas' : 'napi');
}

/** Opens a drawing library with the vendored fonts. Throws when the library or a font is missing. */
export function openBackend(forced?: BackendName): DrawingBackend {
  return open[chooseBackend(forced)]();
}

/** What RENDERER asks for; throws on an unknown name. */
export function forcedBackend(environment: NodeJS.ProcessEnv): BackendName | undefined {
  return z
    .enum(['canvas', 'napi'])
    .optional()
    .parse(environment['RENDERER'] ?? undefined);
}
