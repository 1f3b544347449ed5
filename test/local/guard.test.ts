// The local Discord answers programs of this machine and its own page, nobody else.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalDiscord } from '@fieldpost/local';
import { startLocalDiscord } from '@fieldpost/local';
import { isOwnRequest } from '../../local/src/http/guard.js';

let discord: LocalDiscord;
beforeAll(async () => {
  discord = await startLocalDiscord({ rateLimits: 'off' });
});
afterAll(() => discord.close());

function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(discord.url);
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

it('takes the address that is listened on, and on all interfaces any plain address', () => {
  expect(isOwnRequest({ host: 'box.lan:4321' }, 'box.lan')).toBe(true);
  expect(isOwnRequest({ host: 'box.lan:4321' }, '127.0.0.1')).toBe(false);
  expect(isOwnRequest({ host: '192.168.1.5:4321' }, '0.0.0.0')).toBe(true);
  expect(isOwnRequest({ host: '[::1]:4321', origin: 'http://[::1]:4321' }, '127.0.0.1')).toBe(true);
  expect(isOwnRequest({ host: 'evil.example' }, '0.0.0.0')).toBe(false);
  expect(isOwnRequest({}, '0.0.0.0')).toBe(false);
});
