// Serves the web page's own files, found beside this code or in the package's sources when compiled.
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

function findFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const beside = join(here, 'browser');
  if (existsSync(join(beside, 'index.html'))) return beside;
  for (let at = here; at !== dirname(at); at = dirname(at)) {
    const inSources = join(at, 'src', 'local', 'page', 'browser');
    if (existsSync(join(at, 'package.json')) && existsSync(inSources)) return inSources;
  }
  throw new Error('the files of the local Discord page are missing (src/local/page/browser)');
}

let folder: string | null = null;

// Everything comes from this server; pictures a bot links to elsewhere may be shown too.
const POLICY =
  "default-src 'self'; img-src 'self' data: https: http://127.0.0.1:* http://localhost:*; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; frame-ancestors 'self'";

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
