// The local Discord answers programs of this machine and its own page, nobody else.
import { once } from 'node:events';
import { createServer, request, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { LocalDiscord } from '@fieldpost/local';
import { startLocalDiscord } from '@fieldpost/local';
import { serveFrame } from '../../local/src/activity/frame.js';
import { isOwnRequest } from '../../local/src/http/guard.js';

let discord: LocalDiscord;
beforeAll(async () => {
  discord = await startLocalDiscord({ rateLimits: 'off' });
});
afterAll(() => discord.close());

const addressShape = z.object({ port: z.number() });

function statusOf(
  path: string,
  headers: Record<string, string>,
  port = new URL(discord.url).port,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

function opens(path: string, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(discord.url.replace('http', 'ws') + path, { headers });
    socket.on('open', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('open', () => socket.close());
  });
}

/** Whether the connection of a program that asks for a socket under any path, or sends this on an open one, is ended. */
function ends(path: string, sent?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port } = new URL(discord.url);
    const headers = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const asked = request({ host: '127.0.0.1', port, path, headers: { ...headers, 'sec-websocket-key': key } });
    asked.on('error', () => resolve(true));
    asked.on('upgrade', (_, socket) => {
      socket.on('close', () => resolve(true));
      socket.resume();
      if (sent === undefined) socket.destroy();
      else socket.write(sent);
    });
    asked.end();
  });
}
const key = Buffer.from('sixteen letters!').toString('base64');

describe('a request', () => {
  it('from a page of another site is refused, by HTTP and by socket', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect(await statusOf('/page/api/people', foreign)).toBe(403);
    expect(await statusOf('/api/v10/gateway', foreign)).toBe(403);
    const mina = discord.as('Mina').id;
    expect(await opens(`/page/socket?user=${mina}`, foreign)).toBe(false);
    expect(await opens('/gateway', foreign)).toBe(false);
    expect(await opens('/gateway', { origin: 'http://127.0.0.1:1' })).toBe(false);
  });

  it('for a foreign name that leads here is refused, by HTTP and by socket', async () => {
    const rebound = { host: 'evil.example' };
    expect(await statusOf('/page/api/people', rebound)).toBe(403);
    expect(await opens('/gateway', rebound)).toBe(false);
  });

  it('of the own page or of a program is answered', async () => {
    expect(await statusOf('/page/api/people', { origin: discord.url })).toBe(200);
    expect(await statusOf('/page/api/people', {})).toBe(200);
    expect(await opens('/gateway', {})).toBe(true);
    expect(await opens(`/page/socket?user=${discord.as('Mina').id}`, { origin: discord.url })).toBe(true);
  });
});

/** An application's page behind the address that shows it in a frame. */
async function framed(listener: RequestListener): Promise<{ readonly port: string; readonly close: () => void }> {
  const application = createServer(listener);
  await once(application.listen(0, '127.0.0.1'), 'listening');
  const { port } = addressShape.parse(application.address());
  const target = (): string => `http://127.0.0.1:${String(port)}`;
  const frame = await serveFrame('127.0.0.1', { target }, () => []);
  const close = (): void => {
    frame.server.close();
    application.close();
  };
  return { port: String(frame.port), close };
}

describe('the frame of an activity', () => {
  it('is shown to no page of another site, and under no foreign name', async () => {
    let asked = 0;
    const { port, close } = await framed((_, answer) => {
      asked += 1;
      answer.end();
    });
    expect(await statusOf('/', { origin: 'https://evil.example' }, port)).toBe(403);
    expect(await statusOf('/.frame', { host: 'evil.example' }, port)).toBe(403);
    expect(asked).toBe(0);
    expect(await statusOf('/', {}, port)).toBe(200);
    close();
  });

  it('carries no cookies, as in a frame of another site', async () => {
    const cookies: (string | undefined)[] = [];
    const { port, close } = await framed((asked, answer) => {
      cookies.push(asked.headers.cookie);
      answer.setHeader('set-cookie', 'session=1').end();
    });
    const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: 'session=1' } });
    expect(headers.get('set-cookie')).toBeNull();
    expect(cookies).toEqual([undefined]);
    close();
  });
});

describe('what is no request at all', () => {
  it('ends its own connection, and not the program', async () => {
    expect(await ends('//')).toBe(true);
    expect(await ends('/gateway', 'no frame')).toBe(true);
    expect(await ends(`/page/socket?user=${discord.as('Mina').id}`, 'no frame')).toBe(true);
    expect(await statusOf('/page/api/people', {})).toBe(200);
  });

  it('of an activity is sent to the application, whatever place its path names', async () => {
    const paths: string[] = [];
    const { port, close } = await framed((asked, answer) => {
      paths.push(asked.url ?? '');
      answer.end();
    });
    for (const path of ['//', '//evil.example/page', '/page?of=1']) expect(await statusOf(path, {}, port)).toBe(200);
    close();
    expect(paths).toEqual(['//', '//evil.example/page', '/page?of=1']);
  });
});

it('takes the address that is listened on, and on all interfaces any plain address', () => {
  expect(isOwnRequest({ host: 'box.lan:4321' }, 'box.lan')).toBe(true);
  expect(isOwnRequest({ host: 'box.lan:4321' }, '127.0.0.1')).toBe(false);
  expect(isOwnRequest({ host: '192.168.1.5:4321' }, '0.0.0.0')).toBe(true);
  expect(isOwnRequest({ host: '[::1]:4321', origin: 'http://[::1]:4321' }, '127.0.0.1')).toBe(true);
  expect(isOwnRequest({ host: 'evil.example' }, '0.0.0.0')).toBe(false);
  expect(isOwnRequest({}, '0.0.0.0')).toBe(false);
});
