// Attachments: names as Discord stores them, picture sizes, and signed addresses that expire.
import { createHmac } from 'node:crypto';
import type { AttachmentRow } from './rows.js';
import type { Store } from './store.js';

const LINK_LIFE = 24 * 3600_000;

/** The name Discord keeps: spaces become underscores, only plain letters, digits, dots, dashes stay. */
export function storedName(name: string): string {
  const plain = name.replaceAll(/\s+/g, '_').replaceAll(/[^\w.-]/g, '');
  return plain === '' || plain.startsWith('.') ? `unknown${plain}` : plain;
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** Content type by file name, as Discord guesses it. */
export function typeOfFile(name: string): string {
  return TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** Width and height of a PNG, GIF or JPEG, or null for anything else. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.length > 10 && bytes.toString('latin1', 0, 3) === 'GIF')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  return null;
}

function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Makes and checks the addresses under which attachments are served. */
export class FileLinks {
  constructor(
    private readonly store: Store,
    private readonly base: () => string,
    private readonly now: () => number,
  ) {}

  #sign(path: string, expires: string): string {
    return createHmac('sha256', this.store.secret).update(`${path}:${expires}`).digest('hex');
  }

  url(channelId: string, file: AttachmentRow): string {
    const path = `/attachments/${channelId}/${file.id}/${encodeURIComponent(file.filename)}`;
    // The address is steady within an hour, so that browsers can keep the picture.
    const hour = Math.floor(this.now() / 3600_000) * 3600_000;
    const expires = Math.floor((hour + LINK_LIFE) / 1000).toString(16);
    const issued = Math.floor(hour / 1000).toString(16);
    return `${this.base()}${path}?ex=${expires}&is=${issued}&hm=${this.#sign(path, expires)}`;
  }

  /** The bytes behind an address, or null when it is unknown, altered or expired. */
  open(url: URL): { bytes: Buffer; name: string } | null {
    const expires = url.searchParams.get('ex') ?? '';
    const good = url.searchParams.get('hm') === this.#sign(url.pathname, expires);
    if (!good || parseInt(expires, 16) * 1000 < this.now()) return null;
    const [, , , id, name] = url.pathname.split('/');
    const bytes = id ? this.store.file(id) : null;
    return bytes ? { bytes, name: decodeURIComponent(name ?? 'file') } : null;
  }
}
