// A laid-out scene for a page: its numbers without the decimals that nobody sees, so that it is sent in half the bytes.
import type { LaidOutScene } from './layout.js';
import { pathInShort } from './path-in-short.js';

/** @returns the same scene with lengths to a hundredth and points of paths to a tenth of a pixel. */
export function inShort(scene: LaidOutScene): LaidOutScene {
  return shortened(scene) as LaidOutScene;
}

function shortened(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Math.round(value * 100) / 100;
  if (typeof value === 'string') return name === 'd' ? (pathInShort(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((item) => shortened(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item, key)]));
}
