// The settings: sensible without any, and everything that is wrong is said at once.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { mustBe } from '../../src/app/config-words.js';
import { ConfigError, readConfig, secretsOf } from '../../src/app/config.js';

it('needs nothing: embedded database and local Discord', () => {
  expect(readConfig({})).toMatchObject({
    discord: null,
    databaseUrl: null,
    dataDir: './data',
    healthPort: null,
    local: { host: '127.0.0.1', port: 4321, description: null },
    language: 'both',
    timeZone: 'UTC',
  });
});

it('an empty setting counts as not given, as an env file leaves it', () => {
  const settings = Object.fromEntries(Object.keys(mustBe).map((name) => [name, '']));
  expect(readConfig(settings)).toEqual(readConfig({}));
});

it('takes what is set', () => {
  const config = readConfig({
    DISCORD_TOKEN: 'abc.def.ghi',
    DISCORD_API_URL: 'http://127.0.0.1:9/api/',
    DATABASE_URL: 'postgresql://bot:p%40ss@db/games',
    OPERATORS: '123456789012345678, 223456789012345678',
    PORT: '8080',
    LOG_FORMAT: 'pretty',
    PAINTERS: '3',
    TZ: 'Asia/Seoul',
  });
  expect(config).toMatchObject({
    discord: { token: 'abc.def.ghi', applicationId: null, apiUrl: 'http://127.0.0.1:9/api' },
    operators: ['123456789012345678', '223456789012345678'],
    healthPort: 8080,
    log: { level: 'info', pretty: true },
    render: { painters: 3 },
    timeZone: 'Asia/Seoul',
  });
  expect(secretsOf(config)).toEqual(['abc.def.ghi', 'postgresql://bot:p%40ss@db/games', 'p%40ss', 'p@ss']);
});

it('takes roles and shards, and refuses what cannot be shared out', () => {
  const server = { DISCORD_TOKEN: 'abc.def.ghi', DATABASE_URL: 'postgresql://bot@db/games' };
  const config = readConfig({ ...server, ROLES: 'gateway, press', SHARDS: '0-3/8' });
  expect([...config.roles]).toEqual(['gateway', 'press']);
  expect(config.shards).toEqual({ count: 8, from: 0, to: 3 });
  expect(readConfig({ SHARDS: '4' }).shards).toEqual({ count: 4, from: 0, to: 3 });
  expect([...readConfig({}).roles]).toEqual(['gateway', 'press', 'worker', 'sender']);
  for (const SHARDS of ['0', '4-2/8', '0-8/8', 'many']) expect(() => readConfig({ SHARDS })).toThrow('SHARDS');
  expect(() => readConfig({ ...server, ROLES: 'gateway,cook' })).toThrow('ROLES');
  expect(() => readConfig({ ROLES: 'gateway' })).toThrow('ROLES');
});

it('opens boards inside Discord only where Discord can find them', () => {
  const given = { DISCORD_TOKEN: 'abc.def.ghi', DISCORD_CLIENT_SECRET: 'hush' };
  const [DISCORD_APPLICATION_ID, BOARD_URL] = ['123456789012345678', 'https://board.example.org'];
  expect(() => readConfig(given)).toThrow('DISCORD_CLIENT_SECRET');
  expect(() => readConfig({ ...given, BOARD_URL })).toThrow('DISCORD_CLIENT_SECRET');
  expect(readConfig({ ...given, BOARD_URL, DISCORD_APPLICATION_ID }).activity).toEqual({ secret: 'hush' });
  expect(readConfig({ DISCORD_CLIENT_SECRET: 'any' }).activity).toEqual({ secret: 'any' });
});

it('lists all that is wrong in both languages, without saying a secret aloud', () => {
  const read = (): unknown =>
    readConfig({ DISCORD_TOKEN: 'Bot hush hush', DATABASE_URL: 'mysql://x:hush@y', LOCAL_PORT: '0', TZ: 'Seoul' });
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.settings).toEqual(['DISCORD_TOKEN', 'DATABASE_URL', 'LOCAL_PORT', 'TZ']);
    for (const name of error.settings) {
      expect(error.message).toContain(`${name}: ${mustBe[name].en}`);
      expect(error.message).toContain(mustBe[name].ko);
    }
    expect(error.message).not.toContain('hush');
  }
});

it('takes only a description that is there', () => {
  const file = fileURLToPath(import.meta.url);
  expect(readConfig({ LOCAL_DISCORD_VALIDATE: file }).local.description).toBe(file);
  expect(() => readConfig({ LOCAL_DISCORD_VALIDATE: `${file}.none` })).toThrow('LOCAL_DISCORD_VALIDATE');
});

const beside = (name: string): Promise<string> => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
const names = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

it('.env.example explains every setting, those of docker compose among them, and sets none by itself', async () => {
  const example = await beside('.env.example');
  const composed = names(await beside('docker-compose.yml'), /\$\{(\w+)/g);
  expect([...new Set(composed)].sort()).toEqual(['BOARD_PORT', 'OWN_DATA', 'POSTGRES_PASSWORD', 'PRESS_PORT']);
  const all = new Set([...Object.keys(mustBe), ...composed]);
  expect(names(example, /^#?\s?([A-Z_]+)=/gm).sort()).toEqual([...all].sort());
  expect(example).not.toMatch(/^[A-Z_]+=\S/m);
  for (const block of example.split('\n\n').filter((text) => /^[A-Z_]+=/m.test(text)))
    expect(block, block).toMatch(/^# .*\p{Script=Hangul}/mu);
});

it('docker compose opens the port for presses to its own machine, and hands over the folder of own files', async () => {
  const compose = await beside('docker-compose.yml');
  expect(compose).toContain("- '127.0.0.1:${PRESS_PORT:-8787}:8787'");
  expect(compose).toContain('OWN_DATA: ${OWN_DATA:+/own}');
  expect(compose).toContain('- ${OWN_DATA:-own}:/own:ro');
  expect(await beside('Dockerfile')).toMatch(/^EXPOSE 8080 8787$/mu);
});

it('docker compose and the image set nothing that is no setting', async () => {
  const compose = await beside('docker-compose.yml');
  const [, bot = ''] = /^ {2}bot:\n([^]*?)\n\n/m.exec(compose) ?? [];
  const [, image = ''] = /^ENV (.*)$/m.exec(await beside('Dockerfile')) ?? [];
  const set = [...names(bot, /^ {6}([A-Z_]+):/gm), ...names(image, /([A-Z_]+)=/g)];
  expect(set.length).toBeGreaterThan(4);
  expect(set.filter((name) => !(name in mustBe) && name !== 'NODE_ENV')).toEqual([]);
});
