// What lies below in picture after picture, as the ground of a map: kept as packed pixels, a tenth of what a canvas takes.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Canvas } from './canvas.js';

/** The pixels of a whole canvas on which nothing can be seen through. */
export interface Ground {
  readonly strips: readonly Buffer[];
  readonly bytes: number;
}

/** So many rows are packed at once: little more memory is needed at any time. */
const rowsAtOnce = 64;
/** Grounds are large areas of one colour: the quickest way packs them nearly as well as the best. */
const level = 1;

/** Takes what has been painted. */
export function packGround(canvas: Canvas): Ground {
  const { width, height } = canvas;
  const ctx = canvas.getContext('2d');
  const strips: Buffer[] = [];
  for (let y = 0; y < height; y += rowsAtOnce) {
    const { data } = ctx.getImageData(0, y, width, Math.min(rowsAtOnce, height - y));
    strips.push(deflateRawSync(data, { level }));
  }
  return { strips, bytes: strips.reduce((sum, { length }) => sum + length, 0) };
}

/** Covers a canvas of the same size with it. */
export function layGround(canvas: Canvas, { strips }: Ground): void {
  const { width, height } = canvas;
  const ctx = canvas.getContext('2d');
  const bytesIn = (rows: number): number => width * rows * 4;
  // One for all strips: the libraries give the memory of each back only when the garbage is collected.
  const full = ctx.createImageData(width, Math.min(rowsAtOnce, height));
  for (const [n, strip] of strips.entries()) {
    const y = n * rowsAtOnce;
    const rows = Math.min(rowsAtOnce, height - y);
    const pixels = bytesIn(rows) === full.data.length ? full : ctx.createImageData(width, rows);
    pixels.data.set(inflateRawSync(strip, { chunkSize: bytesIn(rows) }));
    ctx.putImageData(pixels, 0, y);
  }
}
