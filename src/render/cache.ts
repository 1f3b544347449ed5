// Keeps finished pictures by the hash of their scene.
import { createHash } from 'node:crypto';
import type { Layer, Scene } from '../table/scene.js';
import { createLru } from './lru.js';

export interface PictureCache {
  /** The picture of a key, or what `make` gives; equal scenes asked for at once are painted once. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');

/** Layers that many pictures share are hashed once. */
const hashes = new WeakMap<Layer, string>();

function layerKey(layer: Layer): string {
  const known = hashes.get(layer);
  if (known !== undefined) return known;
  const key = hash(layer);
  hashes.set(layer, key);
  return key;
}

/** The key of a scene: equal pictures have equal keys. */
export function sceneKey({ layers, ...rest }: Scene): string {
  return hash([rest, layers.map(layerKey)]);
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
