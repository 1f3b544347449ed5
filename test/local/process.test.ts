// In a process of its own the local Discord's three seconds are real: a bot that is blocked loses the interaction.
import { Worker } from 'node:worker_threads';
import { Client, Events } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalProcess } from '../support/local-process.js';
import { startLocalProcess } from '../support/local-process.js';

let discord: LocalProcess;
let client: Client;
let outcome: (code: unknown) => void = () => undefined;

beforeAll(async () => {
  discord = await startLocalProcess({ rateLimits: 'off' });
  client = new Client({ intents: ['Guilds'], rest: { api: discord.apiUrl } });
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    interaction.reply('here').then(
      () => outcome('answered'),
      (error: unknown) => outcome(error),
    );
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  await ready;
  await client.application?.commands.set([{ name: 'ping', description: 'x' }]);
});
afterAll(async () => {
  await client.destroy();
  await discord.stop();
});

/** Uses the command from a thread of its own: ours will be blocked. Resolves once it was sent. */
function useFromOutside(after: SharedArrayBuffer): Worker {
  const body = JSON.stringify({ user: 'mina', channel: 'lobby', line: '/ping', values: {} });
  return new Worker(
    `const { workerData: { url, body, sent } } = require('node:worker_threads');
     fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(() => {
       Atomics.store(new Int32Array(sent), 0, 1);
       Atomics.notify(new Int32Array(sent), 0);
     });`,
    { eval: true, workerData: { url: `${discord.url}/page/api/command`, body, sent: after } },
  );
}

it('answers in time', async () => {
  const { message } = await discord.ask('slash', 'Mina', 'lobby', '/ping');
  expect(message?.text).toBe('here');
});

it('loses an interaction while its event loop is blocked', async () => {
  const result = new Promise((resolve) => {
    outcome = resolve;
  });
  const sent = new SharedArrayBuffer(4);
  const worker = useFromOutside(sent);
  // Blocks this whole thread, bot and all, until the press is over there and its three seconds are past.
  Atomics.wait(new Int32Array(sent), 0, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3200);
  expect(await result).toMatchObject({ code: 10062 });
  await worker.terminate();
});

it('is told what people see, and what it refuses them', async () => {
  const [guild] = await discord.ask('addGuilds', 1, 2);
  const lobby = guild?.channels.find((it) => it.name === 'lobby')?.id ?? '';
  const [first = '', second = ''] = guild?.people ?? [];
  await discord.ask('say', first, lobby, 'hello');
  expect((await discord.ask('messages', second, lobby)).map((it) => it.text)).toEqual(['hello']);
  await expect(discord.ask('messages', 'Mina', lobby)).rejects.toThrow('unknown-channel');
  expect(await discord.ask('unhandled')).toEqual([]);
});
