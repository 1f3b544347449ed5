// Presses over HTTP: what Discord has signed is taken, acknowledged with 202, and answered by the same router as any other.
import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import { Events, type Interaction } from 'discord.js';
import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { listen, type Listening } from '../../http/listen.js';
import { createClient, type ClientConfig } from '../client.js';

export interface EndpointConfig extends ClientConfig {
  readonly port: number;
  /** The application's key in hex, as Discord shows it. */
  readonly publicKey: string;
  readonly host?: string;
  /**
   * Whether an interaction is this process's to do: not when another has taken it. While that cannot be found out, it counts as ours.
   */
  readonly claim?: (id: string) => Promise<boolean>;
  /** Told of what was signed but could not be understood. */
  readonly refused?: (error: unknown) => void;
}

/** The largest interaction: a modal of five fields of 4,000 characters, and the message it stands on. */
const mostBytes = 1_000_000;
/** How old a signed request may be, as the machines' clocks differ. */
const oldestMs = 60_000;
/** What stands before the 32 bytes of an ed25519 key in SPKI. */
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

const ping: number = InteractionType.Ping;
const typing: number = InteractionType.ApplicationCommandAutocomplete;
const { ApplicationCommand, MessageComponent, ModalSubmit } = InteractionType;
const answered: readonly number[] = [ApplicationCommand, MessageComponent, ModalSubmit, typing];
/** What is none of these nobody can answer. */
const interactionShape = z.union([
  z.looseObject({ type: z.literal(ping), id: z.string().default('') }),
  z.looseObject({
    type: z.number().refine((type) => answered.includes(type)),
    id: z.string().min(1),
    data: z.looseObject({}),
  }),
]);
/** More at once come from no balancer. */
const mostConnections = 1_000;

/**
 * Listens for interactions.
 * @param handle does what an interaction asks for; the acknowledgement is its own, by the callback route.
 * @param now the wall clock, which the signed time is held against.
 */
export async function openEndpoint(
  config: EndpointConfig,
  handle: (interaction: Interaction) => void,
  now: () => number = Date.now,
): Promise<Listening> {
  const key = createPublicKey({
    key: Buffer.concat([spkiHead, Buffer.from(config.publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  const feed = feeder(config, handle);
  const isRepeated = repetitions(now);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: mostBytes, onError: (c) => c.body(null, 413, { connection: 'close' }) }));
  app.post('*', async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    if (!isSigned(c.req, body, key, now())) return c.body(null, 401);
    const data = readInteraction(body);
    if (data === null) return c.body(null, 400);
    const isNew = !isRepeated(c.req);
    if (data.type === ping) return c.json({ type: InteractionResponseType.Pong });
    // It is done once Discord has been told that it came.
    if (isNew)
      setImmediate(() => {
        void isOurs(config, data).then((ours) => {
          if (ours) feed(data);
        });
      });
    return c.body(null, 202);
  });
  app.all('*', (c) => c.body(null, 405));
  const { port, host } = config;
  return listen(app.fetch, {
    port,
    ...(host === undefined ? {} : { host }),
    limits: { connectionsCheckingInterval: 1_000, requestTimeout: 10_000 },
    mostConnections,
  });
}

type Interacted = z.infer<typeof interactionShape>;

/** One process did not hear what came to the other: what is sent again may come to any. */
async function isOurs({ claim, refused }: EndpointConfig, { id, type }: Interacted): Promise<boolean> {
  // What is offered while somebody types changes nothing.
  if (type === typing) return true;
  try {
    return (await claim?.(id)) ?? true;
  } catch (error) {
    refused?.(error);
    return true;
  }
}

/** What a signed body asks for; null when it is nothing that can be answered. */
function readInteraction(body: Buffer): Interacted | null {
  try {
    return interactionShape.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

/** Tells whether a signed request has come before: one caught on its way, or sent again by what stands between, is done once. */
function repetitions(now: () => number): (request: HonoRequest) => boolean {
  const seen = new Map<string, number>();
  return (request) => {
    const signature = (request.header('x-signature-ed25519') ?? '').toLowerCase();
    for (const [one, at] of seen) {
      if (now() - at <= 2 * oldestMs) break;
      seen.delete(one);
    }
    if (seen.has(signature)) return true;
    seen.set(signature, now());
    return false;
  };
}

function isSigned(request: HonoRequest, body: Buffer, key: KeyObject, now: number): boolean {
  const signature = request.header('x-signature-ed25519') ?? '';
  const timestamp = request.header('x-signature-timestamp') ?? '';
  if (!/^[0-9a-f]{128}$/i.test(signature) || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > oldestMs) return false;
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}

/** After so many interactions what the library has remembered of them is dropped. */
const forgetAfter = 1_000;

/** discord.js' own entrance for interactions that came by the gateway; no part of its public interface, so a test holds it. */
const entrance = z.custom<{ readonly handle: (data: object) => void }>(
  (value) => typeof value === 'object' && value !== null && 'handle' in value && typeof value.handle === 'function',
);
const entrances = z.object({ actions: z.object({ InteractionCreate: entrance }) });

/** Makes discord.js' interactions of verified data, with a client that never connects. */
function feeder(config: EndpointConfig, handle: (interaction: Interaction) => void): (data: object) => void {
  const client = createClient(config);
  const { InteractionCreate: door } = entrances.parse(client).actions;
  client.on(Events.InteractionCreate, handle);
  let fed = 0;
  return (data) => {
    fed += 1;
    if (fed % forgetAfter === 0) for (const { cache } of [client.users, client.channels, client.guilds]) cache.clear();
    try {
      door.handle(data);
    } catch (error) {
      config.refused?.(error);
    }
  };
}
