// Reads back the palette PNG files that the painter writes.
import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colour of a pixel as `#rrggbb`. */
  at(x: number, y: number): string;
}

/** Reads a palette PNG without row filters; throws on anything else. */
export function readPng(file: Buffer): Picture {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((kind) => chunks.get(kind));
  if (!header || !palette || !data || header[9] !== 3) throw new Error('Not a palette PNG');
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const rows = inflateSync(data);
  return {
    width,
    height,
    at: (x, y) => {
      const index = rows[y * (width + 1) + 1 + x] ?? 0;
      return `#${palette.toString('hex', index * 3, index * 3 + 3)}`;
    },
  };
}
