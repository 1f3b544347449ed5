// Where a request comes from, as far as strangers are told apart by it.
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Whoever asks, by their address: what a proxy on this machine or its network says, as it alone can be believed. */
export function addressOf(c: Context): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  try {
    const { address = '' } = getConnInfo(c).remote;
    return networkOf(isIP(forwarded) !== 0 && isNear(address) ? forwarded : address);
  } catch {
    // There is no connection where the routes are asked directly.
    return networkOf(forwarded.slice(0, 64));
  }
}

/** One household has a whole network of the newer addresses: its first four groups. */
function networkOf(address: string): string {
  if (isIP(address) !== 6 || address.includes('.')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const between = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...between, ...tail].slice(0, 4).join(':');
}

/** Loopback and private networks. */
function isNear(address: string): boolean {
  return /^(?:::1$|(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|f[cd])/.test(address);
}
