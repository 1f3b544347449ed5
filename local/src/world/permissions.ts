// Discord's permission arithmetic: what a member may do in a channel, after roles and overwrites.
import type { ChannelRow, GuildRow } from './rows.js';
import { CHANNEL } from './rows.js';
import type { Store } from './store.js';

export const PERMISSION = {
  administrator: 1n << 3n,
  manageChannels: 1n << 4n,
  manageGuild: 1n << 5n,
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readHistory: 1n << 16n,
  mentionEveryone: 1n << 17n,
  externalEmojis: 1n << 18n,
  manageRoles: 1n << 28n,
  useCommands: 1n << 31n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendInThreads: 1n << 38n,
  pinMessages: 1n << 51n,
} as const;
export type PermissionName = keyof typeof PERMISSION;

/** The union of some permissions as one bit field. */
export const bits = (...names: readonly PermissionName[]): bigint =>
  names.reduce((sum, name) => sum | PERMISSION[name], 0n);

export const ALL_PERMISSIONS = (1n << 53n) - 1n;
const IN_DM =
  ALL_PERMISSIONS & ~bits('administrator', 'manageChannels', 'manageGuild', 'manageRoles', 'manageMessages');

/** Permissions over a whole server: everyone's, then each role's; owner and administrators have all. */
export function guildPermissions(guild: GuildRow, userId: string): bigint {
  if (guild.ownerId === userId) return ALL_PERMISSIONS;
  const member = guild.members.find((row) => row.userId === userId);
  if (!member) return 0n;
  const held = guild.roles.filter((role) => role.id === guild.id || member.roles.includes(role.id));
  const sum = held.reduce((all, role) => all | BigInt(role.permissions), 0n);
  return sum & PERMISSION.administrator ? ALL_PERMISSIONS : sum;
}

/**
 * Permissions of a user in a channel as Discord computes them: server permissions, the everyone overwrite,
 * role overwrites together, the member's own. Threads take their parent's; a private thread is only seen by
 * its members and by holders of "manage threads".
 */
export function channelPermissions(store: Store, channel: ChannelRow, userId: string): bigint {
  if (channel.guildId === null) {
    const isBot = store.users.get(userId)?.bot ?? false;
    return isBot || channel.recipientId === userId ? IN_DM : 0n;
  }
  const guild = store.guilds.get(channel.guildId);
  const member = guild?.members.find((row) => row.userId === userId);
  if (!guild || !member) return 0n;
  const base = guildPermissions(guild, userId);
  if (base === ALL_PERMISSIONS) return base;
  const source = channel.thread && channel.parentId ? store.channels.get(channel.parentId) : channel;
  const apply = (have: bigint, rows: ChannelRow['overwrites']): bigint => {
    const deny = rows.reduce((sum, row) => sum | BigInt(row.deny), 0n);
    const allow = rows.reduce((sum, row) => sum | BigInt(row.allow), 0n);
    return (have & ~deny) | allow;
  };
  const rows = source?.overwrites ?? [];
  let have = apply(
    base,
    rows.filter((row) => row.id === guild.id),
  );
  have = apply(
    have,
    rows.filter((row) => row.type === 0 && row.id !== guild.id && member.roles.includes(row.id)),
  );
  have = apply(
    have,
    rows.filter((row) => row.type === 1 && row.id === userId),
  );
  if (!(have & PERMISSION.viewChannel)) return 0n;
  if (channel.type === CHANNEL.privateThread && channel.thread) {
    const inside = channel.thread.members.includes(userId);
    if (!inside && !(have & PERMISSION.manageThreads)) return 0n;
  }
  return have;
}

/** Whether a user has every one of the named permissions in a channel. */
export function may(store: Store, channel: ChannelRow, userId: string, ...names: readonly PermissionName[]): boolean {
  const wanted = bits(...names);
  return (channelPermissions(store, channel, userId) & wanted) === wanted;
}

/** Whether a user may write in a channel: threads have a permission of their own, a DM asks for nothing. */
export function mayWrite(store: Store, channel: ChannelRow, userId: string): boolean {
  if (channel.guildId === null) return may(store, channel, userId, 'viewChannel');
  return may(store, channel, userId, 'viewChannel', channel.thread ? 'sendInThreads' : 'sendMessages');
}
