// Pictures from scenes, off the main thread and kept: what the other rooms use of the painter.
/*
 * How this room works. `png` puts the texts of a scene into words, hashes it and looks in the cache (`cache.ts`): equal scenes are
 * painted once. Otherwise the pool (`pool.ts`) queues it and hands it to a process of its own (`paint-worker.ts` here, `worker.ts` there),
 * which starts when there is something to paint and ends when it has been idle; one that dies costs one picture.
 * In that process the painter (`painter.ts`) lays the scene out, paints it layer by layer (`paint.ts`, `path.ts`) and
 * keeps painted layers that stay equal, as the ground of a map does. Words and counters that come again are stamped (`stamps.ts`).
 * `png.ts` writes the file with a palette. `asset.ts` reads baked maps and `outlines.ts` their borders, once each.
 * `backend.ts` loads node-canvas or @napi-rs/canvas behind the small interface in `canvas.ts`; where the first fails the other draws.
 * Whatever is kept is bounded (`lru.ts`), because hosts have little memory.
 */
import { worded, type LaidOutScene } from './layout.js';
import type { Scene } from '../table/scene.js';
import type { Text } from '../table/text.js';
import { backendsToTry, type BackendName, wantedBackend } from './backend.js';
import { createPictureCache, sceneKey } from './cache.js';
import { createPool } from './pool.js';

export { loadBoardMaps } from './asset.js';
export type { LaidOutScene } from './layout.js';
export { outlinesFile, type OutlinesFile } from './outlines-file.js';

const CACHE_BYTES = 16 * 1024 * 1024;

export interface Renderer {
  /** The picture of a scene as a PNG file; equal scenes are painted once. */
  png(scene: Scene): Promise<Buffer>;
  /** A scene in words with its final sizes and line breaks, for a page that draws it. */
  layOut(scene: Scene): Promise<LaidOutScene>;
  /** How long a picture asked for now would wait before it is begun, in milliseconds, as far as the last ones tell. */
  waitMs(): number;
  /** Ends the painters; what waits for them is refused. */
  close(): Promise<void>;
}

export interface RendererSettings {
  /** The drawing library to try first; by default what RENDERER says, else what is installed. */
  readonly backend?: BackendName;
  /** Painters at work side by side; one by default, because each takes memory. */
  readonly painters?: number;
  /** Puts the texts of a scene into words; without it scenes must hold plain strings. */
  readonly say?: (text: Text, lang: 'en' | 'ko', ns: string) => string;
  /** Told after each painted picture how many milliseconds the painter took. */
  readonly painted?: (milliseconds: number) => void;
  /** Told when a drawing library cannot be loaded and the other one draws instead. */
  readonly warn?: (message: string, error: unknown) => void;
}

/** Opens the painter. */
export function createRenderer(settings: RendererSettings = {}): Renderer {
  const backends = backendsToTry(settings.backend ?? wantedBackend(process.env));
  const pool = createPool(settings.painters ?? 1, backends, settings.warn);
  const pictures = createPictureCache(CACHE_BYTES);
  return {
    png(scene) {
      const plain = settings.say ? worded(scene, settings.say) : scene;
      return pictures.get(sceneKey(plain), async () => {
        const { png, took } = await pool.paint(plain);
        settings.painted?.(took);
        return png;
      });
    },
    layOut: (scene) => pool.layOut(settings.say ? worded(scene, settings.say) : scene),
    waitMs: () => pool.waitMs(),
    close: () => pool.close(),
  };
}
