// What the bot may do in a channel and what kind it is, asked of Discord itself: true whichever connection heard of it.
import { ChannelFlags, ChannelType, OverwriteType, PermissionFlagsBits, Routes } from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import { z } from 'zod';
import type { ForumTags } from './call.js';
import { channelKind } from './sending/send.js';
import { missingFrom } from './permissions.js';

/** What is looked up of channels while somebody waits. */
export interface Places {
  /** Names of the permissions the bot lacks in a channel. */
  missing(channelId: string): Promise<readonly string[]>;
  /** What kind of channel it is; null when games cannot be opened there. */
  kindOf(channelId: string): Promise<'forum' | 'text' | null>;
  /** Makes a text channel on a server; null when Discord does not let it. */
  makeChannel(guildId: string, name: string): Promise<string | null>;
  /** Whether somebody is a member of a server. */
  isOn(guildId: string, userId: string): Promise<boolean>;
  /** The tags of a forum; null for a channel that is none, or cannot be seen. */
  forumTags(channelId: string): Promise<ForumTags | null>;
}

const bits = z.string().transform((text) => BigInt(text));
const channelShape = z.object({
  type: z.number(),
  flags: z.number().default(0),
  available_tags: z.array(z.object({ id: z.string(), name: z.string(), moderated: z.boolean() })).default([]),
  guild_id: z.string().optional(),
  permission_overwrites: z.array(z.object({ id: z.string(), type: z.number(), allow: bits, deny: bits })).default([]),
});
const rolesShape = z.array(z.object({ id: z.string(), permissions: bits }));
const madeShape = z.object({ id: z.string() });
const memberShape = z.object({ roles: z.array(z.string()) });

const ofARole: number = OverwriteType.Role;
const ofAMember: number = OverwriteType.Member;

type Channel = z.infer<typeof channelShape>;
type Roles = z.infer<typeof rolesShape>;

/** @param botId who we are as a member of servers. */
export function createPlaces(rest: REST, botId: string): Places {
  const channel = async (id: string): Promise<Channel> => channelShape.parse(await rest.get(Routes.channel(id)));
  return {
    async missing(channelId) {
      const place = await channel(channelId).catch(() => null);
      const guildId = place?.guild_id;
      if (place === null || guildId === undefined) return ['ViewChannel'];
      const [roles, member] = await Promise.all([
        rest.get(Routes.guildRoles(guildId)).then((answer) => rolesShape.parse(answer)),
        rest.get(Routes.guildMember(guildId, botId)).then((answer) => memberShape.parse(answer)),
      ]);
      const granted = permissionsOf(place, roles, { guildId, botId, own: new Set(member.roles) });
      return missingFrom(granted, channelKind(place.type) ?? 'text');
    },
    isOn: (guildId, userId) =>
      rest.get(Routes.guildMember(guildId, userId)).then(
        () => true,
        () => false,
      ),
    makeChannel: (guildId, name) =>
      rest.post(Routes.guildChannels(guildId), { body: { name, type: ChannelType.GuildText } }).then(
        (answer) => madeShape.parse(answer).id,
        () => null,
      ),
    kindOf: async (channelId) => channelKind((await channel(channelId)).type),
    async forumTags(channelId) {
      const place = await channel(channelId).catch(() => null);
      if (place === null || channelKind(place.type) !== 'forum') return null;
      return { required: (place.flags & ChannelFlags.RequireTag) !== 0, tags: place.available_tags };
    },
  };
}

/** Discord's own sum: the roles', then the channel's for everybody, for the roles, for the member. */
function permissionsOf(
  channel: Channel,
  roles: Roles,
  { guildId, botId, own }: { readonly guildId: string; readonly botId: string; readonly own: ReadonlySet<string> },
): bigint {
  let granted = roles
    .filter((role) => role.id === guildId || own.has(role.id))
    .reduce((sum, role) => sum | role.permissions, 0n);
  if ((granted & PermissionFlagsBits.Administrator) !== 0n) return ~0n;
  const ofRole = channel.permission_overwrites.filter((it) => it.type === ofARole);
  for (const layer of [
    ofRole.filter((it) => it.id === guildId),
    ofRole.filter((it) => own.has(it.id)),
    channel.permission_overwrites.filter((it) => it.type === ofAMember && it.id === botId),
  ]) {
    granted &= ~layer.reduce((sum, it) => sum | it.deny, 0n);
    granted |= layer.reduce((sum, it) => sum | it.allow, 0n);
  }
  return granted;
}
