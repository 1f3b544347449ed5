// Keeps finished pictures by the hash of their scene, the least used going first.
import { createHash } from 'node:crypto';
import type { Scene } from '../table/scene.js';

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
  const pictures = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let held = 0;
  const keep = (key: string, picture: Buffer): void => {
    pictures.set(key, picture);
    held += picture.length;
    for (const [oldest, { length }] of pictures) {
      if (held <= bytes) return;
      pictures.delete(oldest);
      held -= length;
    }
  };
  return {
    get(key, make) {
      const known = pictures.get(key);
      if (known) {
        pictures.delete(key);
        pictures.set(key, known);
        return Promise.resolve(known);
      }
      const running = underWay.get(key);
      if (running) return running;
      const started = make()
        .then((picture) => {
          keep(key, picture);
          return picture;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}
