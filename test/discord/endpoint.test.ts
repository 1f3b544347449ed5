// Presses over HTTP: only what Discord has signed just now is taken; commands, buttons, windows and typing work without any connection.
import { generateKeyPairSync, sign } from 'node:crypto';
import { ButtonInteraction, MessageFlags, REST } from 'discord.js';
import { afterEach, expect, it } from 'vitest';
import { openEndpoint } from '../../src/discord/gateway/endpoint.js';
import type { Listening } from '../../src/http/listen.js';
import { setUp, testApp } from './harness.js';

const app = testApp();
const opened: Listening[] = [];
afterEach(async () => {
  for (const endpoint of opened.splice(0)) await endpoint.close();
});

/** A bot that hears nothing by the gateway, and is sent what people press. */
async function overHttp(): Promise<void> {
  const bot = await app().listening(app().discord.publicKey);
  await app().bot().stop();
  const rest = new REST({ api: app().discord.apiUrl }).setToken(app().discord.token);
  const body = { interactions_endpoint_url: `http://127.0.0.1:${bot.port ?? 0}/` };
  await rest.patch('/applications/@me', { body });
}

it('opens and plays a game without a connection, and knows what it may do', async () => {
  await overHttp();
  expect(await app().discord.probeEndpoint()).toEqual({ ping: 200, pong: true, forged: 401 });
  await setUp(app());
  const hana = app().as('Hana').in('lobby');
  const opened = await hana.slash('game new');
  expect(opened.message?.ephemeral).toBe(true);
  const alex = app().as('Alex');
  const person = { id: alex.id, name: 'Alex', locale: 'en' as const };
  const guildId = app().discord.guild.id;
  const game = await app().play.create(person, {
    guildId,
    kind: 'toy',
    name: 'Over HTTP',
    language: 'en',
    options: {},
    paces: {},
  });
  await app().play.join(game.id, person, 'red');
  await app().play.start(game.id, alex.id, true);
  await app().quiet();
  const desk = await alex.in('lobby').slash('play', { game: String(game.id) });
  expect(desk.message?.buttons.length).toBeGreaterThan(0);
  await alex.press('⌨️ Type it');
  const done = await alex.submitModal({ text: 'First fleet Northport' });
  expect(done.message?.text).toContain('✅');
});

const keys = generateKeyPairSync('ed25519');
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('hex').slice(-64);
const second = Math.floor(Date.now() / 1000);

async function endpoint(claim?: (id: string) => Promise<boolean>): Promise<{ url: string; taken: unknown[] }> {
  const taken: unknown[] = [];
  const refused = (error: unknown): void => void taken.push(error);
  const config = { port: 0, host: '127.0.0.1', publicKey, refused, ...(claim === undefined ? {} : { claim }) };
  const made = await openEndpoint(
    config,
    (interaction) => taken.push(interaction),
    () => second * 1000,
  );
  opened.push(made);
  return { url: `http://127.0.0.1:${made.port}/`, taken };
}

function send(url: string, body: string, timestamp = second, signed = body): Promise<Response> {
  const signature = sign(null, Buffer.from(`${timestamp}${signed}`), keys.privateKey).toString('hex');
  const headers = { 'x-signature-ed25519': signature, 'x-signature-timestamp': String(timestamp) };
  return fetch(url, { method: 'POST', headers, body });
}

const button = JSON.stringify({
  id: '1200000000000000001',
  application_id: '1200000000000000002',
  type: 3,
  token: 'token',
  version: 1,
  channel_id: '5',
  channel: { id: '5', type: 0, guild_id: '7' },
  guild_id: '7',
  guild: { id: '7', locale: 'en-US', features: [] },
  locale: 'ko',
  app_permissions: '8',
  member: {
    user: { id: '9', username: 'mina', discriminator: '0', avatar: null },
    nick: '미나',
    roles: [],
    permissions: '32',
    joined_at: '2026-01-01T00:00:00Z',
  },
  message: {
    id: '10',
    channel_id: '5',
    author: { id: '2', username: 'bot', discriminator: '0', avatar: null },
    content: '',
    components: [],
    embeds: [],
    attachments: [],
    mentions: [],
    mention_roles: [],
    timestamp: '2026-01-01T00:00:00Z',
    edited_timestamp: null,
    tts: false,
    pinned: false,
    mention_everyone: false,
    type: 0,
    flags: 64,
  },
  data: { component_type: 2, custom_id: 'x' },
  entitlements: [],
  authorizing_integration_owners: { 0: '7' },
  context: 0,
});

it('makes an interaction of what came, whoever keeps the connections', async () => {
  const { url, taken } = await endpoint();
  expect((await send(url, button)).status).toBe(202);
  await expect.poll(() => taken.length).toBe(1);
  const [interaction] = taken;
  if (!(interaction instanceof ButtonInteraction)) throw interaction;
  expect(interaction.message.flags.has(MessageFlags.Ephemeral)).toBe(true);
  expect(interaction.member).toMatchObject({ nick: '미나' });
  expect(interaction.memberPermissions.has('ManageGuild')).toBe(true);
});

it('does what was signed once, however often it is sent', async () => {
  const { url, taken } = await endpoint();
  const other = button.replace('"custom_id":"x"', '"custom_id":"y"');
  for (const body of [button, button, other]) expect((await send(url, body)).status).toBe(202);
  await expect.poll(() => taken.length).toBe(2);
  const [, last] = taken;
  if (!(last instanceof ButtonInteraction)) throw last;
  expect(last.customId).toBe('y');
});

it('refuses what is forged, old, too large or nonsense', async () => {
  const { url, taken } = await endpoint();
  const statuses = [
    await send(url, button, second, `${button} `),
    await send(url, button, second - 61),
    await fetch(url, { method: 'POST', body: button }),
    await fetch(url),
    await send(url, '{"type":"?"}'),
    await send(url, button.replace('"type":3,"token"', '"type":99,"token"')),
    await send(url, button.replace('"data":', '"date":')),
    await send(url, button.replace('"id":"1200000000000000001",', '')),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 405, 400, 400, 400, 400]);
  const large = await send(url, 'x'.repeat(1_000_001)).catch(() => null);
  expect(large === null || large.status === 413).toBe(true);
  expect(taken).toEqual([]);
});

it('is done by one of several processes, however often it is sent, and by whoever hears of it when nobody can say', async () => {
  const known = new Set<string>();
  const claim = (id: string): Promise<boolean> => Promise.resolve(!known.has(id) && known.add(id) === known);
  const [one, other] = [await endpoint(claim), await endpoint(claim)];
  for (const { url } of [one, other, one]) expect((await send(url, button)).status).toBe(202);
  expect([...one.taken, ...other.taken]).toEqual([expect.any(ButtonInteraction)]);
  const alone = await endpoint(() => Promise.reject(new Error('the database is away')));
  await send(alone.url, button);
  await expect.poll(() => alone.taken).toContainEqual(expect.any(ButtonInteraction));
});
