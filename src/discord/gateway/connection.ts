// One connection to the gateway, for one shard: goes on where its last owner stood, and leaves so that the next can.
import { setTimeout as wait } from 'node:timers/promises';
import {
  CloseCodes,
  Events,
  GatewayDispatchEvents,
  SimpleShardingStrategy,
  type Client,
  type SessionInfo,
  type WebSocketOptions,
} from 'discord.js';
import { createClient, type ClientConfig } from '../client.js';
import type { Identity } from '../identity.js';
import type { ShardLeases, ShardRange } from './leases.js';

type Manager = Parameters<NonNullable<WebSocketOptions['buildStrategy']>>[0];

export interface ConnectionConfig extends ClientConfig {
  readonly token: string;
  readonly identity: Identity;
  readonly leases: ShardLeases;
  readonly range: ShardRange;
  readonly id: number;
}

/** What is called "ready" and "resumed" by the connections themselves, which the client's own names hide. */
const [ready, resumed, dispatch] = ['ready', 'resumed', 'dispatch'] as const;

export class Connection {
  readonly client: Client;
  #manager: Manager | null = null;
  /** Where Discord's stream of events stands. */
  #session: SessionInfo | null = null;
  #saved: SessionInfo | null = null;
  #leaving = false;

  /** @param listen attaches what is done about events. */
  constructor(
    private readonly config: ConnectionConfig,
    listen: (client: Client) => void,
  ) {
    const { range, id } = config;
    this.client = createClient(config, {
      shards: [id],
      shardCount: range.count,
      ws: {
        buildStrategy: (manager) => this.#strategy(manager),
        buildIdentifyThrottler: async (manager) => {
          const { session_start_limit: limit } = await manager.fetchGatewayInformation();
          return { waitForIdentify: (shard, signal) => this.#waitForIdentify(shard % limit.max_concurrency, signal) };
        },
      },
    });
    listen(this.client);
  }

  /** Connects; resolves when events come in. Throws when Discord refuses. */
  async open(): Promise<void> {
    const isReady = new Promise<void>((resolve) => {
      this.client.once(Events.ClientReady, () => resolve());
    });
    await this.client.login(this.config.token);
    await isReady;
  }

  /**
   * Writes down where the stream stands.
   * @param handled resolves when all that was heard so far is in the database: no event may be passed over.
   */
  async save(handled: () => Promise<void>): Promise<void> {
    const session = this.#session;
    if (session === this.#saved) return;
    await handled();
    await this.config.leases.saveSession(this.config.range, this.config.id, session);
    this.#saved = session;
  }

  /** Disconnects without ending the session, so that the next owner of the shard hears what comes in between. */
  async close(): Promise<void> {
    this.#leaving = true;
    this.client.removeAllListeners(Events.InteractionCreate);
    this.client.removeAllListeners(Events.MessageCreate);
    await this.#manager?.destroy({ code: CloseCodes.Resuming, reason: 'Goes on elsewhere' });
    await this.client.destroy();
  }

  async #waitForIdentify(group: number, signal: AbortSignal): Promise<void> {
    const at = await this.config.leases.identifyAt(group);
    await wait(Math.max(0, at.getTime() - Date.now()), undefined, { signal });
  }

  /** discord.js keeps sessions in memory alone; here they outlast the process. */
  #strategy(manager: Manager): SimpleShardingStrategy {
    this.#manager = manager;
    const { options } = manager;
    const { range, id, leases } = this.config;
    const memory = { ...options };
    let first = true;
    options.retrieveSessionInfo = async (shard) => {
      if (first) {
        first = false;
        const stored = await leases.session(range, id);
        if (stored !== null) {
          await memory.updateSessionInfo(shard, stored);
          this.#session = this.#saved = stored;
        }
      }
      return memory.retrieveSessionInfo(shard);
    };
    options.updateSessionInfo = async (shard, session) => {
      if (this.#leaving && session === null) return;
      this.#session = session;
      await memory.updateSessionInfo(shard, session);
    };
    manager.once(resumed, () => this.#introduce(manager, id));
    return new SimpleShardingStrategy(manager);
  }

  /** A session that is gone on with does not begin with READY, for which the client would wait for ever. */
  #introduce(manager: Manager, shardId: number): void {
    if (this.client.isReady()) return;
    const { user, application } = this.config.identity;
    const session = this.#session;
    const data = {
      v: 10,
      user,
      application,
      guilds: [],
      session_id: session?.sessionId ?? '',
      resume_gateway_url: session?.resumeURL ?? '',
    };
    manager.emit(ready, { data, shardId });
    manager.emit(dispatch, {
      data: { op: 0, t: GatewayDispatchEvents.Ready, s: session?.sequence ?? 0, d: data },
      shardId,
    });
  }
}
