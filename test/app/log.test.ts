// The log never shows a token, a password, a game's seed, or what a request or query said of a hand, however it got there.
import { DiscordAPIError } from 'discord.js';
import { expect, it } from 'vitest';
import { Prisma } from '../../src/generated/prisma/client.js';
import { createLog } from '../../src/app/log.js';

const token = `${'M'.repeat(26)}.Gabcde.${'x'.repeat(38)}`;

function logged(pretty: boolean): string {
  const lines: string[] = [];
  const log = createLog({ level: 'info', pretty, secrets: ['hush'], write: (line) => lines.push(line) });
  log.info({ token, user: { token, name: 'Ann' }, game: { seed: 'open sesame' } }, 'signing in with %s', token);
  log.error(new Error(`PATCH http://127.0.0.1:4321/api/v10/webhooks/123456/${'a'.repeat(60)}/messages/@original`));
  log.warn({ where: 'postgresql://bot:pass@db:5432/games' }, 'the password is hush');
  log.debug('too quiet to be said');
  return lines.join('');
}

it.each([false, true])('as lines for a person: %s', (pretty) => {
  const text = logged(pretty);
  for (const secret of [token, 'open sesame', 'aaaa', 'bot:pass', 'hush']) expect(text).not.toContain(secret);
  for (const plain of ['Ann', 'signing in', '127.0.0.1:4321/api/v10/webhooks/123456/', '@original', 'db:5432/games'])
    expect(text).toContain(plain);
  expect(text).not.toContain('too quiet');
});

it.each([false, true])('tells of a failed request or query without what it carried, for a person: %s', (pretty) => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', pretty, secrets: [], write: (line) => lines.push(line) });
  const refusal = { code: 50035, message: 'Invalid Form Body' };
  const body = { body: { content: 'Your hand: Duck and Cover' }, files: undefined };
  const url = 'https://discord.com/api/v10/channels/77/messages';
  log.warn({ err: new DiscordAPIError(refusal, 50035, 400, 'POST', url, body) }, 'delivery failed');
  const call =
    'Invalid `answer.create()` invocation:\n\n{ value: { vienna: ["move", "trieste"] } }\n\nArgument `at` is missing.';
  log.error({ err: new Prisma.PrismaClientValidationError(call, { clientVersion: '7' }) }, 'a call failed');
  log.warn({ err: Object.assign(new Error('bad value'), { query: 'INSERT', params: ['Fidel'] }) }, 'the database');
  const text = lines.join('');
  for (const secret of ['Duck and Cover', 'trieste', 'Fidel']) expect(text).not.toContain(secret);
  for (const plain of [
    '50035',
    'Invalid Form Body',
    'channels/77',
    'Argument `at` is missing',
    'bad value',
    'log.test.ts',
  ])
    expect(text).toContain(plain);
});

it('writes one JSON object per line with level and time', () => {
  const lines: string[] = [];
  createLog({ level: 'info', pretty: false, secrets: [], write: (line) => lines.push(line) }).info(
    { game: 7 },
    'started',
  );
  const [line] = lines;
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'info',
    game: 7,
    msg: 'started',
    time: expect.any(String) as string,
  });
});
