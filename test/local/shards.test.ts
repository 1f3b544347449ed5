// Many servers on several connections: who hears what, how fast sessions may be opened, what is refused.
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { IdentifyLimit } from '../../local/src/gateway/identify-limit.js';
import type { LocalDiscord, LocalDiscordOptions } from '@fieldpost/local';
import { startLocalDiscord } from '@fieldpost/local';
import { RateLimits } from '../../local/src/rest/rate-limits.js';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function start(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = await startLocalDiscord({ rateLimits: 'off', ...options });
  stops.push(() => discord.close());
  return discord;
}

const frame = z.object({ op: z.number(), t: z.string().nullish(), d: z.unknown() });
type Frame = z.infer<typeof frame>;
const ready = z.object({ guilds: z.array(z.object({ id: z.string() })) });

/** A bare connection that identifies at once and keeps what it hears. */
class Connection {
  readonly heard: Frame[] = [];
  closed: number | null = null;
  #wake: () => void = () => undefined;

  constructor(discord: LocalDiscord, shard?: readonly [number, number]) {
    const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway`);
    stops.push(() => socket.terminate());
    socket.on('message', (data: Buffer) => {
      const it = frame.parse(JSON.parse(data.toString()));
      this.heard.push(it);
      if (it.op === 10)
        socket.send(
          JSON.stringify({ op: 2, d: { token: 'local', intents: 513 | (1 << 12), ...(shard ? { shard } : {}) } }),
        );
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
  }

  async until<T>(look: () => T | undefined): Promise<T> {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** The first event of that name. */
  event(name: string): Promise<unknown> {
    return this.until(() => this.heard.find((it) => it.t === name)?.d);
  }

  /** How the connection began: READY, refused for coming early (9), or closed with a code. */
  begun(): Promise<'ready' | 'early' | number> {
    return this.until(() => {
      if (this.heard.some((it) => it.t === 'READY')) return 'ready' as const;
      if (this.heard.some((it) => it.op === 9)) return 'early' as const;
      return this.closed ?? undefined;
    });
  }

  async guilds(): Promise<string[]> {
    return ready.parse(await this.event('READY')).guilds.map((it) => it.id);
  }

  count(name: string): number {
    return this.heard.filter((it) => it.t === name).length;
  }
}

describe('four shards', () => {
  it('share the servers by their ids, and direct messages go to the first', async () => {
    const discord = await start({ sessions: { shards: 4, maxConcurrency: 4 } });
    const added = discord.addGuilds(40, 1);
    const shards = [0, 1, 2, 3].map((id) => new Connection(discord, [id, 4]));
    const seen = await Promise.all(shards.map((it) => it.guilds()));
    const all = [discord.guild, ...added].map((it) => it.id);
    expect(seen.flat().sort()).toEqual([...all].sort());
    expect(seen.map((ids) => ids.every((id) => Number((BigInt(id) >> 22n) % 4n) === seen.indexOf(ids)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(Math.min(...seen.map((ids) => ids.length))).toBeGreaterThan(5);

    discord.as('Mina').dm('hello');
    await shards[0]?.event('MESSAGE_CREATE');
    const later = discord.addGuilds(4, 1).map((it) => it.id);
    await Promise.all(
      shards.map((it, id) => it.until(() => (it.count('GUILD_CREATE') > (seen[id]?.length ?? 0) ? 1 : undefined))),
    );
    expect(shards.map((it) => it.count('MESSAGE_CREATE'))).toEqual([1, 0, 0, 0]);
    expect(new Set(later.map((id) => (BigInt(id) >> 22n) % 4n)).size).toBe(4);
  });

  it('may run twice at a time, as during an upgrade, and with another number', async () => {
    const discord = await start();
    const old = new Connection(discord, [0, 1]);
    const fresh = [0, 1].map((id) => new Connection(discord, [id, 2]));
    await Promise.all([old, ...fresh].map((it) => it.begun()));
    discord.as('Mina').dm('hello');
    await Promise.all([old.event('MESSAGE_CREATE'), fresh[0]?.event('MESSAGE_CREATE')]);
    expect(fresh[1]?.count('MESSAGE_CREATE')).toBe(0);
  });

  it('are refused when they come too fast, or are none', async () => {
    const discord = await start({ sessions: { shards: 4, maxConcurrency: 2 } });
    const begun: unknown[] = [];
    for (const id of [0, 1, 2, 3]) begun.push(await new Connection(discord, [id, 4]).begun());
    expect(begun).toEqual(['ready', 'ready', 'early', 'early']);
    expect(await new Connection(discord, [4, 4]).begun()).toBe(4010);
  });

  it('are demanded above 2,500 servers', async () => {
    const discord = await start();
    discord.addGuilds(2500, 0);
    expect(await new Connection(discord).begun()).toBe(4011);
    expect(await new Connection(discord, [0, 2]).begun()).toBe('ready');
  });

  it('are recommended by the gateway route with what is left of the day', async () => {
    const discord = await start({ sessions: { shards: 4, maxConcurrency: 2 } });
    await new Connection(discord, [0, 4]).begun();
    const reply = await fetch(`${discord.apiUrl}/v10/gateway/bot`, { headers: { authorization: 'Bot local' } });
    expect(await reply.json()).toMatchObject({
      shards: 4,
      session_start_limit: { total: 1000, remaining: 999, max_concurrency: 2 },
    });
  });
});

it('lets a shard identify again after five seconds', () => {
  let now = 1_000_000;
  const limit = new IdentifyLimit({ shards: 4, maxConcurrency: 2 }, true, () => now);
  expect([limit.take(0), limit.take(1), limit.take(2)]).toEqual([true, true, false]);
  now += 5000;
  expect([limit.take(2), limit.take(0)]).toEqual([true, false]);
});

it('gives all connections together fifty requests a second, interaction answers aside', () => {
  let now = 1_000_000;
  const limits = new RateLimits(
    () => null,
    () => now,
  );
  const operation = 'POST /channels/{channel_id}/messages';
  const verdicts = Array.from({ length: 51 }, (_, index) => limits.take(operation, String(index)));
  expect(verdicts.filter((it) => it.wait !== null)).toEqual([verdicts[50]]);
  expect(verdicts[50]?.global).toBe(true);
  expect(limits.take('POST /interactions/{interaction_id}/{interaction_token}/callback', '1').wait).toBeNull();
  now += 1000;
  expect(limits.take(operation, '1').wait).toBeNull();
});

it('bans an address for ten minutes after ten thousand refused requests in ten minutes', () => {
  let now = 1_000_000;
  const limits = new RateLimits(
    () => null,
    () => now,
  );
  for (let count = 0; count < 9_999; count += 1) limits.answered(403);
  for (let count = 0; count < 50; count += 1) limits.answered(404);
  expect(limits.banned).toBeNull();
  limits.answered(429);
  expect(limits.banned).toBe(600_000);
  now += 600_000;
  expect(limits.banned).toBeNull();
});
