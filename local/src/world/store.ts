// The rows of the local Discord in memory, with their files, and kept on disk when a folder is given.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ids } from './ids.js';
import type { ChannelRow, CommandRow, GuildRow, MessageRow, SavedWorld, UserRow } from './rows.js';
import { savedWorld } from './rows.js';

const SAVE_DELAY = 500;

/** Most files of no message any more that are still served. */
const mostLetGo = 24;

/** Everything the server knows; change rows in place and call `touch` so that they are saved. */
export class Store {
  readonly users = new Map<string, UserRow>();
  readonly guilds = new Map<string, GuildRow>();
  readonly messages = new Map<string, MessageRow>();
  readonly commands = new Map<string, CommandRow>();
  /** Last message read, by "user:channel". */
  readonly read = new Map<string, string>();
  readonly ids: Ids;
  readonly secret: string;
  readonly fresh: boolean;
  readonly #channels = new Map<string, ChannelRow>();
  readonly #byGuild = new Map<string, Set<ChannelRow>>();
  readonly #dmOf = new Map<string, ChannelRow>();
  readonly #byChannel = new Map<string, MessageRow[]>();
  readonly #files = new Map<string, Buffer>();
  /** Files of no message any more, the longest of them first. */
  readonly #letGo: string[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(
    now: () => number,
    private readonly folder: string | null,
  ) {
    const saved = this.#load();
    this.fresh = saved === null;
    this.ids = new Ids(now, saved?.lastId);
    this.secret = saved?.secret ?? randomBytes(16).toString('hex');
    if (!saved) return;
    for (const row of saved.users) this.users.set(row.id, row);
    for (const row of saved.guilds) this.guilds.set(row.id, row);
    for (const row of saved.channels) this.addChannel(row);
    for (const row of saved.commands) this.commands.set(row.id, row);
    for (const row of saved.messages) this.addMessage(row);
    for (const [key, id] of Object.entries(saved.read)) this.read.set(key, id);
    this.#clear();
  }

  get channels(): ReadonlyMap<string, ChannelRow> {
    return this.#channels;
  }

  /** Channels and threads of a server, oldest first. */
  channelsOf(guildId: string): ChannelRow[] {
    return [...(this.#byGuild.get(guildId) ?? [])];
  }

  /** The DM channel with a person, if there is one yet. */
  dmWith(userId: string): ChannelRow | undefined {
    return this.#dmOf.get(userId);
  }

  addChannel(row: ChannelRow): void {
    this.#channels.set(row.id, row);
    if (row.recipientId !== null) this.#dmOf.set(row.recipientId, row);
    if (row.guildId !== null) {
      const all = this.#byGuild.get(row.guildId) ?? new Set();
      this.#byGuild.set(row.guildId, all.add(row));
    }
    this.touch();
  }

  /** Messages of a channel in the order they were written, ephemeral ones among them. */
  inChannel(channelId: string): readonly MessageRow[] {
    return this.#byChannel.get(channelId) ?? [];
  }

  addMessage(row: MessageRow): void {
    this.messages.set(row.id, row);
    const list = this.#byChannel.get(row.channelId);
    if (list) list.push(row);
    else this.#byChannel.set(row.channelId, [row]);
    this.touch();
  }

  dropMessage(row: MessageRow): void {
    this.messages.delete(row.id);
    const list = this.#byChannel.get(row.channelId) ?? [];
    const at = list.indexOf(row);
    if (at >= 0) list.splice(at, 1);
    for (const attachment of row.attachments) this.letGo(attachment.id);
    this.touch();
  }

  /** Removes a channel with its threads and all their messages. */
  dropChannel(row: ChannelRow): void {
    for (const child of row.guildId === null ? [] : this.channelsOf(row.guildId))
      if (child.parentId === row.id && child.thread) this.dropChannel(child);
    for (const message of [...this.inChannel(row.id)]) this.dropMessage(message);
    this.#channels.delete(row.id);
    if (row.guildId !== null) this.#byGuild.get(row.guildId)?.delete(row);
    this.touch();
  }

  putFile(id: string, bytes: Buffer): void {
    this.#files.set(id, bytes);
    if (this.folder === null) return;
    mkdirSync(join(this.folder, 'files'), { recursive: true });
    writeFileSync(join(this.folder, 'files', id), bytes);
  }

  file(id: string): Buffer | null {
    const held = this.#files.get(id);
    if (held) return held;
    if (this.folder === null || !/^\d+$/.test(id)) return null;
    const path = join(this.folder, 'files', id);
    if (!existsSync(path)) return null;
    const bytes = readFileSync(path);
    this.#files.set(id, bytes);
    return bytes;
  }

  /** A file of no message any more: a page that has just been told of it may still ask for it, as Discord's may. */
  letGo(id: string): void {
    this.#letGo.push(id);
    for (const old of this.#letGo.splice(0, Math.max(0, this.#letGo.length - mostLetGo))) {
      this.#files.delete(old);
      if (this.folder !== null) rmSync(join(this.folder, 'files', old), { force: true });
    }
  }

  /** Removes from the disk what an earlier run kept for no message. */
  #clear(): void {
    if (this.folder === null) return;
    const path = join(this.folder, 'files');
    const known = new Set([...this.messages.values()].flatMap(({ attachments }) => attachments.map(({ id }) => id)));
    for (const id of existsSync(path) ? readdirSync(path) : [])
      if (!known.has(id)) rmSync(join(path, id), { force: true });
  }

  /** Notes that something changed; the file is written a moment later. */
  touch(): void {
    if (this.folder === null || this.#timer) return;
    this.#timer = setTimeout(() => this.save(), SAVE_DELAY);
    this.#timer.unref();
  }

  /** Writes the file now. Ephemeral messages are left out, as Discord forgets them too. */
  save(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.folder === null) return;
    const saved: SavedWorld = {
      version: 1,
      lastId: this.ids.last,
      secret: this.secret,
      users: [...this.users.values()],
      guilds: [...this.guilds.values()],
      channels: [...this.channels.values()],
      messages: [...this.messages.values()].filter((row) => row.visibleTo === null),
      commands: [...this.commands.values()],
      read: Object.fromEntries(this.read),
    };
    mkdirSync(this.folder, { recursive: true });
    const path = join(this.folder, 'world.json');
    writeFileSync(`${path}.new`, JSON.stringify(saved));
    renameSync(`${path}.new`, path);
  }

  #load(): SavedWorld | null {
    if (this.folder === null) return null;
    const path = join(this.folder, 'world.json');
    if (!existsSync(path)) return null;
    const read = savedWorld.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!read.success)
      throw new Error(
        `The local Discord cannot read ${path}: ${read.error.issues[0]?.path.join('.') ?? ''}. Move it away to start afresh.`,
      );
    return read.data;
  }
}
