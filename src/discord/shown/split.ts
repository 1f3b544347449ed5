// Cuts a long report into messages, at line ends.
import { createHash } from 'node:crypto';
import { limits } from '../limits.js';
import { cut } from '../screen.js';

/**
 * Lines as pieces that each fit; a single line that is too long is cut.
 * @param first room in the first piece, where a title already stands.
 * @param rest room in each further piece.
 */
export function pieces(lines: readonly string[], first: number, rest: number): string[] {
  const out: string[] = [];
  let now = '';
  for (const line of lines) {
    const room = out.length === 0 ? first : rest;
    const fitting = cut(line, rest);
    const next = now === '' ? fitting : `${now}\n${fitting}`;
    if (next.length <= room) {
      now = next;
      continue;
    }
    if (now !== '' || out.length === 0) out.push(now);
    now = fitting;
  }
  if (now !== '' || out.length === 0) out.push(now);
  return out;
}

/** A nonce for one of several messages of a delivery, the same each time it is tried. */
export function partNonce(nonce: string, part: number): string {
  if (part === 0 && nonce.length <= limits.nonce) return nonce;
  return createHash('sha256').update(`${nonce} ${part}`).digest('hex').slice(0, limits.nonce);
}
