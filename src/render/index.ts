// Pictures from scenes, off the main thread and kept: what the other rooms use of the painter.
import { worded } from '../draw/layout.js';
import type { Scene } from '../table/scene.js';
import type { Text } from '../table/text.js';
import { backendsToTry, type BackendName, wantedBackend } from './backend.js';
import { createPictureCache, sceneKey } from './cache.js';
import { createPool } from './pool.js';

export { loadBoardMaps } from './asset.js';

const CACHE_BYTES = 16 * 1024 * 1024;

export interface Renderer {
  /** The picture of a scene as a PNG file; equal scenes are painted once. */
  png(scene: Scene): Promise<Buffer>;
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
    waitMs: () => pool.waitMs(),
    close: () => pool.close(),
  };
}
