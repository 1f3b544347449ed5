// The gateway: identify, heartbeat, resume, reconnect, and dispatches to every session by its intents and shard.
import { randomBytes } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { Local } from '../rules/local.js';
import type { WorldEvent } from '../world/events.js';
import type { IdentifyLimit } from './identify-limit.js';
import type { InteractionEndpoint } from './interaction-endpoint.js';
import type { Dispatch } from './dispatch.js';
import { INTENT, PRIVILEGED, dispatchesOf } from './dispatch.js';

const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voice: 4,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
} as const;
const KEPT_EVENTS = 500;

const frame = z.object({ op: z.number(), d: z.unknown() });
const identify = z.object({
  token: z.string(),
  intents: z.number().int().min(0),
  shard: z.tuple([z.number().int().min(0), z.number().int().min(1)]).optional(),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number().int() });
const memberRequest = z.object({
  guild_id: z.union([z.string(), z.array(z.string()).length(1)]),
  query: z.string().optional(),
  limit: z.number().optional(),
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  nonce: z.string().optional(),
});

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  seq: number;
  readonly kept: { seq: number; text: string }[];
  socket: WebSocket | null;
}

/** The most servers one connection may serve. */
const GUILDS_A_SHARD = 2500;

export interface GatewayOptions {
  readonly token: string;
  readonly identifies: IdentifyLimit;
  readonly endpoint: InteractionEndpoint;
  readonly heartbeatMs: number;
  readonly privileged: boolean;
}

/** Holds the bot's sessions; one session a shard or process. */
export class Gateway {
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Set<WebSocket>();
  readonly #deaf: () => void;

  constructor(
    private readonly local: Local,
    private readonly options: GatewayOptions,
  ) {
    this.#deaf = local.bus.hear((event) => this.#pass(event));
  }

  /** Whether a bot is connected now. */
  get online(): boolean {
    return [...this.#sessions.values()].some((session) => session.socket !== null);
  }

  accept(socket: WebSocket): void {
    this.#sockets.add(socket);
    let session: Session | null = null;
    socket.on('message', (data) => {
      session = this.#receive(socket, session, data);
    });
    socket.on('close', (code) => {
      this.#sockets.delete(socket);
      if (session?.socket !== socket) return;
      session.socket = null;
      // A client that closes normally gives its session up.
      if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
      this.local.bus.tell({ type: 'bot', online: this.online });
    });
    this.#say(socket, { op: OP.hello, d: { heartbeat_interval: this.options.heartbeatMs, _trace: ['local'] } });
  }

  /** Drops every connection with a close code; sessions stay resumable unless told otherwise. */
  drop(code = 4000, forget = false): void {
    if (forget) this.#sessions.clear();
    for (const socket of this.#sockets) socket.close(code);
  }

  /** Cuts every connection without a close frame, as a lost network does. */
  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Asks clients to reconnect and resume (op 7). */
  askReconnect(): void {
    for (const socket of this.#sockets) this.#say(socket, { op: OP.reconnect, d: null });
  }

  close(): void {
    this.#deaf();
    for (const socket of this.#sockets) socket.terminate();
  }

  #say(socket: WebSocket, payload: Readonly<Record<string, unknown>>): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(payload));
  }

  #receive(socket: WebSocket, session: Session | null, data: RawData): Session | null {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
    let read: z.infer<typeof frame>;
    try {
      read = frame.parse(JSON.parse(text));
    } catch {
      socket.close(4002, 'Error while decoding payload.');
      return session;
    }
    switch (read.op) {
      case OP.heartbeat:
        this.#say(socket, { op: OP.ack });
        return session;
      case OP.identify:
        if (!session) return this.#identify(socket, read.d);
        socket.close(4005, 'Already authenticated.');
        return session;
      case OP.resume:
        return this.#resume(socket, read.d);
      case OP.presence:
      case OP.voice:
        if (!session) socket.close(4003, 'Not authenticated.');
        return session;
      case OP.members:
        if (session) this.#members(session, read.d);
        else socket.close(4003, 'Not authenticated.');
        return session;
      default:
        socket.close(4001, 'Unknown opcode.');
        return session;
    }
  }

  #identify(socket: WebSocket, data: unknown): Session | null {
    const read = identify.safeParse(data);
    if (!read.success) {
      socket.close(4002, 'Error while decoding payload.');
      return null;
    }
    if (read.data.token.replace(/^Bot /, '') !== this.options.token) {
      socket.close(4004, 'Authentication failed.');
      return null;
    }
    if (!this.options.privileged && read.data.intents & PRIVILEGED) {
      socket.close(4014, 'Disallowed intent(s).');
      return null;
    }
    const shard = read.data.shard ?? ([0, 1] as const);
    if (shard[0] >= shard[1]) {
      socket.close(4010, 'Invalid shard.');
      return null;
    }
    const guilds = [...this.local.store.guilds.values()].filter((guild) => onShard({ shard }, guild.id));
    if (guilds.length > GUILDS_A_SHARD) {
      socket.close(4011, 'Sharding required.');
      return null;
    }
    if (!this.options.identifies.take(shard[0])) {
      this.#say(socket, { op: OP.invalid, d: false });
      return null;
    }
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: read.data.intents,
      shard,
      seq: 0,
      kept: [],
      socket,
    };
    this.#sessions.set(session.id, session);
    this.#send(session, 'READY', {
      v: 10,
      user: { ...this.local.present.user(this.local.botId), verified: true, mfa_enabled: true, email: null },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.local.gatewayUrl(),
      session_type: 'normal',
      application: { id: this.local.botId, flags: 0 },
      shard: session.shard,
      private_channels: [],
      relationships: [],
      presences: [],
      user_settings: {},
    });
    if (session.intents & INTENT.guilds)
      for (const guild of guilds) this.#send(session, 'GUILD_CREATE', this.local.present.guildCreate(guild));
    this.local.bus.tell({ type: 'bot', online: true });
    return session;
  }

  #resume(socket: WebSocket, data: unknown): Session | null {
    const read = resume.safeParse(data);
    const session = read.success ? this.#sessions.get(read.data.session_id) : undefined;
    const oldest = session?.kept[0]?.seq ?? 1;
    if (!read.success || !session || read.data.seq < oldest - 1) {
      this.#say(socket, { op: OP.invalid, d: false });
      return null;
    }
    if (read.data.token.replace(/^Bot /, '') !== this.options.token) {
      socket.close(4004, 'Authentication failed.');
      return null;
    }
    if (read.data.seq > session.seq) {
      socket.close(4007, 'Invalid seq.');
      return null;
    }
    session.socket = socket;
    for (const it of session.kept) if (it.seq > read.data.seq) socket.send(it.text);
    this.#send(session, 'RESUMED', { _trace: ['local'] });
    this.local.bus.tell({ type: 'bot', online: true });
    return session;
  }

  #members(session: Session, data: unknown): void {
    const read = memberRequest.safeParse(data);
    if (!read.success) return;
    const guildId = [read.data.guild_id].flat()[0] ?? '';
    const guild = this.local.store.guilds.get(guildId);
    if (!guild) return;
    const ids = read.data.user_ids === undefined ? null : [read.data.user_ids].flat();
    const query = (read.data.query ?? '').toLowerCase();
    // Without the members intent only people asked for by id or by the start of a name are told.
    const everyone = ids === null && query === '' && (session.intents & INTENT.members) === 0;
    const found = everyone
      ? []
      : guild.members.filter((row) =>
          ids ? ids.includes(row.userId) : this.local.present.user(row.userId).username.startsWith(query),
        );
    this.#send(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: guildId,
      members: found.map((row) => this.local.present.member(row)),
      chunk_index: 0,
      chunk_count: 1,
      not_found: ids?.filter((id) => !found.some((row) => row.userId === id)) ?? [],
      ...(read.data.nonce === undefined ? {} : { nonce: read.data.nonce }),
    });
  }

  #send(session: Session, name: string, data: Readonly<Record<string, unknown>>): void {
    session.seq += 1;
    const text = JSON.stringify({ op: OP.dispatch, t: name, s: session.seq, d: data });
    session.kept.push({ seq: session.seq, text });
    if (session.kept.length > KEPT_EVENTS) session.kept.shift();
    if (session.socket?.readyState === session.socket?.OPEN) session.socket?.send(text);
  }

  #pass(event: WorldEvent): void {
    if (event.type === 'interaction' && this.options.endpoint.url !== null) {
      this.options.endpoint.deliver(event.payload);
      return;
    }
    for (const dispatch of dispatchesOf(this.local, event))
      for (const session of this.#sessions.values())
        if (wants(session, dispatch)) this.#send(session, dispatch.name, dispatch.data(session.intents));
  }
}

function onShard(session: Pick<Session, 'shard'>, guildId: string | null): boolean {
  const [shard, count] = session.shard;
  return (guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count))) === shard;
}

function wants(session: Session, dispatch: Dispatch): boolean {
  if (!onShard(session, dispatch.guildId)) return false;
  return dispatch.intent === 0 || (session.intents & dispatch.intent) !== 0;
}
