// Serves the web page's own files.
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeOfFile } from '../world/files.js';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/**
 * The page is TypeScript of its own, compiled by `build-page.mjs`. A compiled program has it beside this file, sources in the package's
 * `dist`, so that neither a test nor the production image needs a compiler to serve it.
 */
function findFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const folders = [join(here, 'browser'), join(here, '../../dist/page')];
  const found = folders.find((it) => existsSync(join(it, 'app.js')));
  if (found === undefined) throw new Error('the page of the local Discord is not built: npm run build');
  return found;
}

let folder: string | null = null;

// Everything comes from this server; pictures a bot links to elsewhere may be shown too.
const POLICY =
  "default-src 'self'; img-src 'self' data: https: http://127.0.0.1:* http://localhost:*; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; frame-src http://127.0.0.1:* http://localhost:*; frame-ancestors 'self'";

/** Sends a page file; false when there is none of that name. */
export function servePageFile(path: string, response: ServerResponse): boolean {
  const name = path === '/' ? 'index.html' : path.replace(/^\/page\//, '');
  if (!/^[\w-]+\.(html|css|js|svg)$/.test(name)) return false;
  folder ??= findFolder();
  const file = join(folder, name);
  if (!existsSync(file)) return false;
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? typeOfFile(name);
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  });
  response.end(readFileSync(file));
  return true;
}
