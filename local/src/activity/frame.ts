// The second address of the local Discord, as `<application>.discordsays.com` is one: everything of an application's page comes through it, and it shows the page in a frame.
/*
 * The page talks to Discord by messages between windows, and its SDK hears none but Discord's own origins and its own. So there is a frame
 * of this address around it (`/.frame`), which passes messages on between the page of the local Discord and the application's.
 */
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isOwnRequest } from '../http/guard.js';

const RELAY = `
const inner = document.createElement('iframe');
inner.src = '/' + location.search;
inner.title = document.title;
const outer = new URL(document.referrer).origin;
addEventListener('message', ({ source, origin, data }) => {
  if (source === inner.contentWindow && origin === location.origin) parent.postMessage(data, outer);
  if (source === parent && origin === outer) inner.contentWindow.postMessage(data, location.origin);
});
document.body.append(inner);
`;
const PAGE = `<!doctype html>
<html>
<head><meta charset="utf-8"><title>Activity</title><link rel="stylesheet" href="/.frame.css"></head>
<body><script src="/.frame.js"></script></body>
</html>`;
const STYLE = 'html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;overflow:hidden}';

const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/.frame': ['text/html; charset=utf-8', PAGE],
  '/.frame.js': ['text/javascript; charset=utf-8', RELAY],
  '/.frame.css': ['text/css; charset=utf-8', STYLE],
};

/** What passes through neither way: the connection's own, and cookies, which a page in a frame of another site does not get. */
const DROPPED = new Set([
  'host',
  'connection',
  'cookie',
  'set-cookie',
  'transfer-encoding',
  'keep-alive',
  'x-frame-options',
]);

const kept = (headers: IncomingMessage['headers']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || DROPPED.has(name) ? [] : [[name, value]],
    ),
  );

export interface ActivityOptions {
  /** Where the application's page is: what its developer has mapped `/` to; null while there is none. */
  readonly target: () => string | null;
}

/**
 * Listens on any free port.
 * @param page origins of the local Discord's page, which alone may show the frame.
 */
export async function serveFrame(
  host: string,
  { target }: ActivityOptions,
  page: () => readonly string[],
): Promise<{ readonly server: Server; readonly port: number }> {
  const pass = (request: IncomingMessage, response: ServerResponse, to: string): void => {
    const headers = { ...kept(request.headers), 'x-forwarded-for': request.socket.remoteAddress ?? '' };
    // Whatever the path says, the request goes to the application and nowhere else: `//name/` would name another place.
    const forward = ask(to, { method: request.method, headers, path: request.url ?? '/' }, (answer) => {
      const given = kept(answer.headers);
      const policy = given['content-security-policy'];
      if (typeof policy === 'string')
        given['content-security-policy'] = policy.replace(
          /frame-ancestors [^;]*/,
          `frame-ancestors 'self' ${page().join(' ')}`,
        );
      response.writeHead(answer.statusCode ?? 502, given);
      answer.pipe(response);
    });
    forward.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => forward.destroy());
    request.pipe(forward);
  };
  const server = createServer((request, response) => {
    if (!isOwnRequest(request.headers, host)) {
      response.writeHead(403).end();
      return;
    }
    const file = FILES[(request.url ?? '/').split('?')[0] ?? '/'];
    const to = target();
    if (file !== undefined) {
      const policy = `default-src 'self'; frame-ancestors ${page().join(' ')}`;
      response.writeHead(200, { 'content-type': file[0], 'content-security-policy': policy }).end(file[1]);
    } else if (to === null) response.writeHead(404).end();
    else pass(request, response, to);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}
