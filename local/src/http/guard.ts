// Who may talk to this server: programs and pages of this machine, and no page of another site that a browser shows.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

function nameIn(host: string): string | null {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : null;
}

/**
 * Whether a request is meant for this server and comes from its own page or from a program. `Host` must be an address of
 * this machine or the one listened on: a foreign name that leads here (DNS rebinding) is refused. `Origin`, which
 * browsers send, must be the very address of this page. On all interfaces any plain address is taken.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, listensOn: string): boolean {
  const host = headers.host ?? '';
  const name = nameIn(host);
  if (name === null) return false;
  const everywhere = listensOn === '0.0.0.0' || listensOn === '::';
  const known = LOOPBACK.includes(name) || name === listensOn.toLowerCase() || (everywhere && isIP(name) !== 0);
  const { origin } = headers;
  const own = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
  return known && own;
}
