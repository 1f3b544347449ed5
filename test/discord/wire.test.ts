// The way out to Discord: no second holds more than this process's share, and nothing is sent once too much was refused.
import { expect, it } from 'vitest';
import { createOnceRest, createRest, inQueue } from '../../src/discord/client.js';
import { shareOf, Wire } from '../../src/discord/wire.js';

function wire(senders: number, status = 200, headers: Record<string, string> = {}) {
  let now = 1_000_000_000;
  const sent: number[] = [];
  const told: [boolean, number][] = [];
  const made = new Wire({
    perSecond: () => shareOf(senders),
    tell: (...what) => told.push(what),
    now: () => now,
    send: () => {
      sent.push(Date.now());
      return Promise.resolve(new Response(null, { status, headers }));
    },
  });
  return { made, sent, told, pass: (ms: number) => (now += ms) };
}

it('two senders together stay below fifty requests in any second', async () => {
  const wires = [1, 2].map(() => {
    const sent: number[] = [];
    const send = () => {
      sent.push(performance.now());
      return Promise.resolve(new Response(null));
    };
    return { sent, made: new Wire({ perSecond: () => shareOf(2), tell: () => undefined, send }) };
  });
  await Promise.all(wires.flatMap(({ made }) => Array.from({ length: 40 }, () => made.paced('http://x', {}))));
  const all = wires.flatMap(({ sent }) => sent).sort((a, b) => a - b);
  const most = Math.max(...all.map((from) => all.filter((at) => at >= from && at < from + 1000).length));
  expect(all).toHaveLength(80);
  expect(most).toBeLessThanOrEqual(50);
});

it('sends nothing more after 2,000 refused requests, says so once, and goes on when they are ten minutes old', async () => {
  const { made, sent, told, pass } = wire(1, 403);
  for (let count = 0; count < 1_999; count += 1) await made.free('http://x', {});
  expect(made.isCut()).toBe(false);
  await made.free('http://x', {});
  await expect(made.paced('http://x', {})).rejects.toThrow('refused 2000 requests');
  await expect(made.paced('http://x', {})).rejects.toThrow('refused');
  expect(sent).toHaveLength(2_000);
  expect(told).toEqual([[true, 2_000]]);
  pass(10 * 60_000);
  expect(made.isCut()).toBe(false);
  expect(told).toHaveLength(2);
});

it('does not count limits that belong to a channel shared with others', async () => {
  const { made } = wire(1, 429, { 'x-ratelimit-scope': 'shared' });
  for (let count = 0; count < 2_500; count += 1) await made.free('http://x', {});
  expect(made.refused()).toBe(0);
});

it('is the only one that counts: what it lets through is not turned away before it is sent', async () => {
  const send = () => Promise.resolve(Response.json({}));
  const open = new Wire({ perSecond: () => 100_000, tell: () => undefined, send });
  const rest = createRest({ wire: open }, 'a token');
  const all = Array.from({ length: 120 }, (_, n) =>
    inQueue(() => rest.get(`/channels/${100_000_000_000_000_000 + n}`)),
  );
  await expect(Promise.all(all)).resolves.toHaveLength(120);
});

it('a connection that lay idle and was closed is opened again, but what may have arrived is not repeated', async () => {
  let tries = 0;
  const send = () => {
    tries += 1;
    const closed = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
    return tries === 1 ? Promise.reject(closed) : Promise.resolve(Response.json({ id: '1' }));
  };
  const config = { wire: new Wire({ perSecond: () => shareOf(1), tell: () => undefined, send }) };
  expect(await createRest(config, 'x').get('/users/@me')).toEqual({ id: '1' });
  expect(tries).toBe(2);
  tries = 0;
  await expect(createOnceRest(config, 'x').post('/channels/1/messages')).rejects.toThrow('other side closed');
  expect(tries).toBe(1);
});
