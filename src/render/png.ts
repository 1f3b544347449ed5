// Writes pictures as PNG with a palette of 256 colours: board pictures have few, and the file is a third of the size.
import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
/** Colours are counted in cells of eight steps per channel. */
const CELLS = 1 << 15;
const LEVEL = 4;
/** From so many equal pixels on filling them at once is quicker than one by one. */
const FEW = 24;

interface Tally {
  readonly counts: Uint32Array;
  readonly reds: Float64Array;
  readonly greens: Float64Array;
  readonly blues: Float64Array;
}

const channel = (cell: number, axis: 0 | 1 | 2): number => (cell >> (10 - axis * 5)) & 31;

const newTally = (): Tally => ({
  counts: new Uint32Array(CELLS),
  reds: new Float64Array(CELLS),
  greens: new Float64Array(CELLS),
  blues: new Float64Array(CELLS),
});

/** Runs of one colour, each as its cell and its length behind it; kept for the next picture, so that none needs memory of its own. */
let runs = new Uint32Array(1 << 16);
/** How many bits the cell of a run takes. */
const CELL_BITS = 15;

/**
 * Counts the colours of some pixels and notes their runs from `at` on; none of them is longer than a band.
 * @returns where the next run is noted.
 */
function count({ counts, reds, greens, blues }: Tally, pixels: Uint8ClampedArray, at: number): number {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const { length } = words;
  if (runs.length < at + length) {
    const more = new Uint32Array(Math.max(at + length, runs.length * 2));
    more.set(runs.subarray(0, at));
    runs = more;
  }
  for (let start = 0; start < length;) {
    const word = words[start];
    const r = pixels[start * 4] ?? 0;
    const g = pixels[start * 4 + 1] ?? 0;
    const b = pixels[start * 4 + 2] ?? 0;
    const cell = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    let end = start + 1;
    while (end < length && words[end] === word) end++;
    const run = end - start;
    runs[at++] = (run << CELL_BITS) | cell;
    counts[cell] = (counts[cell] ?? 0) + run;
    reds[cell] = (reds[cell] ?? 0) + r * run;
    greens[cell] = (greens[cell] ?? 0) + g * run;
    blues[cell] = (blues[cell] ?? 0) + b * run;
    start = end;
  }
  return at;
}

/** The rows of a picture as PNG has them: each begins with the name of its filter, which is none, then a palette's index a pixel. */
function rowsOf(width: number, height: number, count: number, indexOf: Uint8Array): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  let [to, left] = [1, width];
  for (let n = 0; n < count; n++) {
    const run = runs[n] ?? 0;
    const index = indexOf[run & (CELLS - 1)] ?? 0;
    for (let length = run >>> CELL_BITS; length > 0;) {
      const part = Math.min(length, left);
      if (part > FEW) rows.fill(index, to, to + part);
      else for (let end = to + part, x = to; x < end; x++) rows[x] = index;
      to += part;
      left -= part;
      length -= part;
      if (left === 0) [to, left] = [to + 1, width];
    }
  }
  return rows;
}

interface Bucket {
  readonly cells: readonly number[];
  readonly axis: 0 | 1 | 2;
  /** How much is gained by splitting it. */
  readonly weight: number;
}

function bucket(cells: readonly number[], { counts }: Tally): Bucket {
  let axis: 0 | 1 | 2 = 0;
  let widest = -1;
  for (const candidate of [0, 1, 2] as const) {
    let low = 31;
    let high = 0;
    for (const cell of cells) {
      const value = channel(cell, candidate);
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low > widest) {
      widest = high - low;
      axis = candidate;
    }
  }
  const pixels = cells.reduce((sum, cell) => sum + (counts[cell] ?? 0), 0);
  // The root keeps small but distinct colours (badges, thin lines) from drowning in the sea.
  return { cells, axis, weight: cells.length < 2 ? 0 : widest * widest * Math.sqrt(pixels) };
}

function split({ cells, axis }: Bucket, counted: Tally): [Bucket, Bucket] {
  const sorted = [...cells].sort((a, b) => channel(a, axis) - channel(b, axis));
  const root = (cell: number): number => Math.sqrt(counted.counts[cell] ?? 0);
  const half = sorted.reduce((sum, cell) => sum + root(cell), 0) / 2;
  let sum = 0;
  let at = 0;
  while (at < sorted.length - 1 && sum < half) {
    sum += root(sorted[at] ?? 0);
    at++;
  }
  const cut = Math.max(1, at);
  return [bucket(sorted.slice(0, cut), counted), bucket(sorted.slice(cut), counted)];
}

function choosePalette(counted: Tally): { palette: Buffer; indexOf: Uint8Array } {
  const used: number[] = [];
  counted.counts.forEach((count, cell) => {
    if (count > 0) used.push(cell);
  });
  const buckets = [bucket(used, counted)];
  while (buckets.length < COLOURS) {
    let best = 0;
    buckets.forEach(({ weight }, index) => {
      if (weight > (buckets[best]?.weight ?? 0)) best = index;
    });
    const chosen = buckets[best];
    if (!chosen || chosen.weight === 0) break;
    buckets.splice(best, 1, ...split(chosen, counted));
  }
  const palette = Buffer.alloc(buckets.length * 3);
  const indexOf = new Uint8Array(CELLS);
  buckets.forEach(({ cells }, index) => {
    let [r, g, b, n] = [0, 0, 0, 0];
    for (const cell of cells) {
      r += counted.reds[cell] ?? 0;
      g += counted.greens[cell] ?? 0;
      b += counted.blues[cell] ?? 0;
      n += counted.counts[cell] ?? 0;
      indexOf[cell] = index;
    }
    palette.set(
      [r, g, b].map((sum) => Math.round(sum / Math.max(1, n))),
      index * 3,
    );
  });
  return { palette, indexOf };
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** Pixels read at a time: a copy of all would double the memory of a picture; what is left of a run's 32 bits holds their number. */
const BAND = (1 << 17) - 1;

/**
 * A PNG file of opaque pixels.
 * @param read gives some rows from a height on, as RGBA.
 */
export function encodePng(width: number, height: number, read: (y: number, rows: number) => Uint8ClampedArray): Buffer {
  const band = Math.max(1, Math.floor(BAND / width));
  const counted = newTally();
  let noted = 0;
  for (let y = 0; y < height; y += band) noted = count(counted, read(y, Math.min(band, height - y)), noted);
  const { palette, indexOf } = choosePalette(counted);
  const rows = rowsOf(width, height, noted, indexOf);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
