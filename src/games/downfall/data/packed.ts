// Long texts made short, for what is kept with every position of a game: the same text comes out wherever it is unpacked.
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A text packed, in letters and digits that JSON holds as they are. */
export function pack(text: string): string {
  return brotliCompressSync(text).toString('base64');
}

/**
 * What was packed.
 * @param mostBytes the most it may come to, in UTF-8.
 * @throws Error for what is no packed text, or too much.
 */
export function unpack(packed: string, mostBytes: number): string {
  return brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength: mostBytes }).toString('utf8');
}
