// The frame of an interaction payload: who, where, in which language, with which permissions.
import type { OpenInteraction } from '../rules/started.js';
import type { Local } from '../rules/local.js';
import { joinThread } from '../rules/threads.js';
import { FILE_LIMIT } from '../shapes/messages.js';
import { channelPermissions, may } from '../world/permissions.js';
import type { AttachmentRow, ChannelRow, UserRow } from '../world/rows.js';
import { pictureSize, storedName, typeOfFile } from '../world/files.js';
import { roleOut } from '../api/objects.js';
import { Refused } from './refused.js';

/** A person by id or by name (any case). */
export function personOf(local: Local, who: string): UserRow {
  const found =
    local.store.users.get(who) ??
    [...local.store.users.values()].find((row) => !row.bot && row.username === who.toLowerCase());
  if (!found || found.bot) throw new Refused('unknown-person', who);
  return found;
}

/** A channel the person can see, by id, by name, or a thread by its title. */
export function placeOf(local: Local, user: UserRow, where: string): ChannelRow {
  const sees = (row: ChannelRow): boolean => may(local.store, row, user.id, 'viewChannel');
  const byName = [...local.store.channels.values()].filter((row) => row.name === where && row.guildId !== null);
  const found = local.store.channels.get(where) ?? byName.findLast(sees);
  if (!found || !sees(found)) throw new Refused('unknown-channel', where);
  return found;
}

/** Whether somebody may use commands and press things in a channel; throws why not. */
export function mayInteract(local: Local, channel: ChannelRow, user: UserRow): void {
  if (!may(local.store, channel, user.id, 'viewChannel')) throw new Refused('unknown-channel', channel.id);
  if (channel.guildId !== null && !may(local.store, channel, user.id, 'useCommands'))
    throw new Refused('no-permission');
  if (channel.thread?.locked && !may(local.store, channel, user.id, 'manageThreads'))
    throw new Refused('thread-locked');
  if (channel.thread?.archived) throw new Refused('thread-archived');
}

/** Sends an interaction to the bot; who presses something in a thread is in it from then on. */
export function sendInteraction(
  local: Local,
  it: OpenInteraction,
  channel: ChannelRow,
  user: UserRow,
  data: Readonly<Record<string, unknown>>,
): void {
  joinThread(local, channel, user.id);
  const guild = channel.guildId === null ? null : local.store.guilds.get(channel.guildId);
  const source = it.sourceId === null ? undefined : local.store.messages.get(it.sourceId);
  const member = local.present.actingMember(channel, user.id);
  local.bus.tell({
    type: 'interaction',
    guildId: channel.guildId,
    payload: {
      version: 1,
      id: it.id,
      token: it.token,
      type: it.type,
      application_id: local.botId,
      channel_id: channel.id,
      channel: {
        ...local.present.channel(channel),
        permissions: channelPermissions(local.store, channel, user.id).toString(),
      },
      ...(guild
        ? {
            guild_id: guild.id,
            guild: { id: guild.id, locale: guild.locale, features: [] },
            guild_locale: guild.locale,
          }
        : {}),
      ...(member ? { member } : { user: local.present.user(user.id) }),
      locale: user.locale,
      app_permissions: channelPermissions(local.store, channel, local.botId).toString(),
      entitlements: [],
      entitlement_sku_ids: [],
      authorizing_integration_owners: { 0: guild?.id ?? '0' },
      context: guild ? 0 : 1,
      attachment_size_limit: FILE_LIMIT,
      data,
      ...(source ? { message: local.present.message(source) } : {}),
    },
  });
}

export interface PersonFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Stores a file a person gives. */
export function personFile(local: Local, file: PersonFile): AttachmentRow {
  const id = local.store.ids.next();
  const filename = storedName(file.name);
  const size = pictureSize(file.bytes);
  local.store.putFile(id, file.bytes);
  return {
    id,
    filename,
    size: file.bytes.length,
    contentType: typeOfFile(filename),
    width: size?.width ?? null,
    height: size?.height ?? null,
    description: null,
  };
}

/** Collects the objects that ids in an interaction stand for. */
export class Resolved {
  readonly #parts: Record<string, Record<string, unknown>> = {};

  constructor(
    private readonly local: Local,
    private readonly channel: ChannelRow,
  ) {}

  #put(kind: string, id: string, value: unknown): void {
    const part = (this.#parts[kind] ??= {});
    part[id] = value;
  }

  user(id: string): boolean {
    if (!this.local.store.users.has(id)) return false;
    this.#put('users', id, this.local.present.user(id));
    const guild = this.channel.guildId === null ? null : this.local.store.guilds.get(this.channel.guildId);
    const member = guild?.members.find((row) => row.userId === id);
    if (member) {
      const permissions = channelPermissions(this.local.store, this.channel, id).toString();
      this.#put('members', id, { ...this.local.present.memberPart(member), permissions });
    }
    return true;
  }

  role(id: string): boolean {
    const guild = this.channel.guildId === null ? null : this.local.store.guilds.get(this.channel.guildId);
    const role = guild?.roles.find((row) => row.id === id);
    if (role) this.#put('roles', id, roleOut(role));
    return role !== undefined;
  }

  place(id: string, byUser: string, types: readonly number[] | null | undefined): boolean {
    const row = this.local.store.channels.get(id);
    if (!row || row.guildId !== this.channel.guildId) return false;
    if (types && types.length > 0 && !types.includes(row.type)) return false;
    const permissions = channelPermissions(this.local.store, row, byUser).toString();
    this.#put('channels', id, { ...this.local.present.channel(row), permissions });
    return true;
  }

  file(row: AttachmentRow): void {
    this.#put('attachments', row.id, this.local.present.attachment(this.channel.id, row));
  }

  get out(): Record<string, unknown> {
    return Object.keys(this.#parts).length === 0 ? {} : { resolved: this.#parts };
  }
}
