// Keeps finished pictures by the hash of their scene.
import { createHash } from 'node:crypto';
import type { Scene } from '../table/scene.js';
import { createLru } from './lru.js';

export interface PictureCache {
  /** The picture of a key, or what `make` gives; equal scenes asked for at once are painted once. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** The key of a scene: equal pictures have equal keys. */
export function sceneKey(scene: Scene): string {
  return createHash('sha256').update(JSON.stringify(scene)).digest('base64');
}

/** A cache that holds at most `bytes` of finished pictures. */
export function createPictureCache(bytes: number): PictureCache {
  const pictures = createLru<Buffer>(bytes, ({ length }) => length);
  const underWay = new Map<string, Promise<Buffer>>();
  return {
    get(key, make) {
      const known = pictures.get(key);
      if (known) return Promise.resolve(known);
      const running = underWay.get(key);
      if (running) return running;
      const started = make()
        .then((picture) => {
          pictures.set(key, picture);
          return picture;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}
