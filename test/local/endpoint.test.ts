// Interactions over HTTP: the address is probed before it is taken, deliveries are signed, answered in place or by callback.
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LocalDiscord } from '@fieldpost/local';
import { startLocalDiscord } from '@fieldpost/local';

const interaction = z.object({ id: z.string(), token: z.string(), type: z.number() });
type Interaction = z.infer<typeof interaction>;
type Answer = { readonly status: number; readonly body?: unknown };

/** A bot without a gateway: checks signatures as the documentation asks, and answers. */
function startBot(publicKey: () => string, answer: (it: Interaction) => Promise<Answer>, checks = true) {
  const key = () => {
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey(), 'hex')]);
    return createPublicKey({ key: spki, format: 'der', type: 'spki' });
  };
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const header = (name: string): string => String(request.headers[name]);
      const signed = Buffer.concat([Buffer.from(header('x-signature-timestamp')), body]);
      const good = verify(null, signed, key(), Buffer.from(header('x-signature-ed25519'), 'hex'));
      if (checks && !good) {
        response.writeHead(401).end();
        return;
      }
      const json: unknown = JSON.parse(body.toString());
      const ping = z.object({ type: z.literal(1) }).safeParse(json).success;
      const made = ping ? { status: 200, body: { type: 1 } } : await answer(interaction.parse(json));
      response.writeHead(made.status, { 'content-type': 'application/json' });
      response.end(made.body === undefined ? undefined : JSON.stringify(made.body));
    })();
  });
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

let discord: LocalDiscord;
let rest: REST;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  discord = await startLocalDiscord({
    rateLimits: 'off',
    answerWithinMs: 500,
    validate: (operation, body) =>
      operation.endsWith('/callback') && JSON.stringify(body).includes('misfit') ? ['/data must not misfit'] : [],
  });
  rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
  await rest.put(`/applications/${discord.botId}/commands`, { body: [{ name: 'ping', description: 'x' }] });
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await discord.close();
});

const take = (url: string): Promise<unknown> =>
  rest.patch('/applications/@me', { body: { interactions_endpoint_url: url } });

async function bot(answer: (it: Interaction) => Promise<Answer>): Promise<void> {
  const made = await startBot(() => discord.publicKey, answer);
  closing.push(made.close);
  await take(made.url);
}

describe('an address for interactions', () => {
  it('is taken from a bot that answers a PING and refuses a forged one', async () => {
    await bot(() => Promise.resolve({ status: 202 }));
    expect(await discord.probeEndpoint()).toEqual({ ping: 200, pong: true, forged: 401 });
    expect(await rest.get('/applications/@me')).toMatchObject({ verify_key: discord.publicKey });
  });

  it('is refused where nobody checks signatures, or nobody answers', async () => {
    const careless = await startBot(
      () => discord.publicKey,
      () => Promise.resolve({ status: 202 }),
      false,
    );
    closing.push(careless.close);
    await expect(take(careless.url)).rejects.toThrow('could not be verified');
    await expect(take('http://127.0.0.1:9')).rejects.toThrow('could not be verified');
  });
});

describe('an interaction over HTTP', () => {
  it('is answered in the response', async () => {
    await bot(() => Promise.resolve({ status: 200, body: { type: 4, data: { content: 'pong', flags: 64 } } }));
    const { message } = await discord.as('Mina').slash('/ping');
    expect(message).toMatchObject({ text: 'pong', ephemeral: true });
  });

  it('is not answered by a response that does not fit the description, as by no such callback', async () => {
    await bot(() => Promise.resolve({ status: 200, body: { type: 4, data: { content: 'misfit' } } }));
    const mina = discord.as('Mina');
    mina.patience = 900;
    await expect(mina.slash('/ping')).rejects.toThrow('waited');
    expect(discord.violations).toEqual([
      'POST /interactions/{interaction_id}/{interaction_token}/callback: /data must not misfit',
    ]);
  });

  it('is acknowledged with 202 and answered by the callback route', async () => {
    await bot((it) => {
      setTimeout(() => {
        void rest.post(`/interactions/${it.id}/${it.token}/callback`, {
          body: { type: 4, data: { content: 'later' } },
          auth: false,
        });
      }, 10);
      return Promise.resolve({ status: 202 });
    });
    expect((await discord.as('Mina').slash('/ping')).message?.text).toBe('later');
  });

  it('is lost when the answer comes too late', async () => {
    let late: unknown = null;
    await bot(async (it) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      const path: `/${string}` = `/interactions/${it.id}/${it.token}/callback`;
      late = await rest.post(path, { body: { type: 5 }, auth: false }).catch((error: unknown) => error);
      return { status: 200, body: { type: 5 } };
    });
    const mina = discord.as('Mina');
    mina.patience = 900;
    await expect(mina.slash('/ping')).rejects.toThrow('waited');
    await expect.poll(() => late).toMatchObject({ code: 10062 });
  });
});
