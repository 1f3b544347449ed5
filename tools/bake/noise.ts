// Seeded value noise: shifts the nearest-site search so that borders look drawn instead of ruled.

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647 ^ 0x5bd1e995);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return ((h >>> 0) / 4294967296) * 2 - 1;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

function layer(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = smooth(x - x0);
  const fy = smooth(y - y0);
  const top = hash(x0, y0, seed) * (1 - fx) + hash(x0 + 1, y0, seed) * fx;
  const bottom = hash(x0, y0 + 1, seed) * (1 - fx) + hash(x0 + 1, y0 + 1, seed) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Noise between about -1 and 1 at a pixel; each octave has half the wavelength and half the weight of the one before. */
export function noise(x: number, y: number, wavelength: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let length = wavelength;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * layer(x / length, y / length, seed + octave * 17);
    total += weight;
    weight /= 2;
    length /= 2;
  }
  return sum / total;
}
