// Rows as the API objects Discord sends: users, members, roles, channels, messages.
import type { FileLinks } from '../world/files.js';
import { idTime } from '../world/ids.js';
import { attachmentOut, componentsOut, embedFiles, embedOut } from './object-parts.js';
import { ALL_PERMISSIONS, channelPermissions, guildPermissions } from '../world/permissions.js';
import type { AttachmentRow, ChannelRow, GuildRow, MemberRow, MessageRow, RoleRow, UserRow } from '../world/rows.js';
import type { Store } from '../world/store.js';

const iso = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00');

function userOut(user: UserRow) {
  return {
    id: user.id,
    username: user.username,
    discriminator: user.bot ? '0001' : '0',
    global_name: user.globalName,
    avatar: null,
    bot: user.bot,
    public_flags: 0,
    ...(user.bot ? {} : { clan: null, primary_guild: null }),
  };
}
export type UserOut = ReturnType<typeof userOut>;

export function roleOut(role: RoleRow) {
  return {
    id: role.id,
    name: role.name,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: role.position,
    permissions: role.permissions,
    managed: role.managed,
    mentionable: role.mentionable,
    flags: 0,
  };
}

/** Builds API objects from rows; needs the store for what rows point at and the links for file addresses. */
export class Present {
  constructor(
    private readonly store: Store,
    private readonly links: FileLinks,
    private readonly botId: () => string,
  ) {}

  user(id: string): UserOut {
    const row = this.store.users.get(id);
    return row
      ? userOut(row)
      : userOut({
          id,
          username: 'deleted_user',
          globalName: null,
          bot: false,
          kind: 'player',
          color: '#80848e',
          locale: 'en-US',
          dmsClosed: true,
        });
  }

  member(member: MemberRow) {
    return { ...this.memberPart(member), user: this.user(member.userId) };
  }

  memberPart(member: MemberRow) {
    return {
      nick: member.nick,
      avatar: null,
      banner: null,
      roles: member.roles,
      joined_at: member.joinedAt,
      premium_since: null,
      deaf: false,
      mute: false,
      flags: 0,
      pending: false,
      communication_disabled_until: null,
    };
  }

  /** The member object of an interaction: with permissions in that channel. */
  actingMember(channel: ChannelRow, userId: string) {
    const guild = channel.guildId === null ? null : this.store.guilds.get(channel.guildId);
    const member = guild?.members.find((row) => row.userId === userId);
    if (!member) return null;
    return { ...this.member(member), permissions: channelPermissions(this.store, channel, userId).toString() };
  }

  channel(channel: ChannelRow): Record<string, unknown> {
    if (channel.guildId === null)
      return {
        id: channel.id,
        type: channel.type,
        flags: 0,
        last_message_id: channel.lastMessageId,
        recipients: channel.recipientId === null ? [] : [this.user(channel.recipientId)],
      };
    const common = {
      id: channel.id,
      type: channel.type,
      guild_id: channel.guildId,
      parent_id: channel.parentId,
      name: channel.name,
      flags: channel.flags,
      last_message_id: channel.lastMessageId,
      rate_limit_per_user: channel.slowmode,
    };
    if (channel.thread) return { ...common, ...this.#threadPart(channel, channel.thread) };
    return {
      ...common,
      topic: channel.topic,
      position: channel.position,
      nsfw: false,
      permission_overwrites: channel.overwrites,
      ...(channel.type === 15
        ? {
            available_tags: channel.tags.map((tag) => ({
              id: tag.id,
              name: tag.name,
              moderated: tag.moderated,
              emoji_id: null,
              emoji_name: tag.emojiName,
            })),
            default_reaction_emoji: null,
            default_sort_order: null,
            default_forum_layout: 0,
            default_thread_rate_limit_per_user: 0,
          }
        : {}),
    };
  }

  #threadPart(channel: ChannelRow, thread: NonNullable<ChannelRow['thread']>) {
    const count = this.store.inChannel(channel.id).filter((row) => row.visibleTo === null).length;
    return {
      owner_id: thread.ownerId,
      message_count: count,
      total_message_sent: count,
      member_count: Math.min(thread.members.length, 50),
      applied_tags: thread.appliedTags,
      thread_metadata: {
        archived: thread.archived,
        locked: thread.locked,
        auto_archive_duration: thread.autoArchive,
        archive_timestamp: thread.archiveTime,
        create_timestamp: iso(idTime(channel.id)),
        ...(channel.type === 12 ? { invitable: thread.invitable } : {}),
      },
      ...(thread.members.includes(this.botId()) ? { member: this.threadMember(channel, this.botId()) } : {}),
    };
  }

  threadMember(channel: ChannelRow, userId: string) {
    return { id: channel.id, user_id: userId, join_timestamp: iso(idTime(channel.id)), flags: 0, muted: false };
  }

  attachment(channelId: string, file: AttachmentRow) {
    return attachmentOut(this.links, channelId, file);
  }

  #alone(message: MessageRow) {
    const meta = message.interaction;
    const inEmbeds = new Set(embedFiles(message));
    return {
      id: message.id,
      type: message.type,
      channel_id: message.channelId,
      author: this.user(message.authorId),
      content: message.content,
      timestamp: iso(message.createdAt),
      edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
      tts: false,
      flags: message.flags,
      mention_everyone: message.mentionEveryone,
      mentions: message.mentions.map((id) => this.user(id)),
      mention_roles: message.mentionRoles,
      attachments: message.attachments
        .filter((file) => !inEmbeds.has(file.id))
        .map((file) => attachmentOut(this.links, message.channelId, file)),
      embeds: message.embeds.map((embed) => embedOut(this.links, message, embed)),
      components: componentsOut(this.links, message),
      pinned: message.pinned,
      ...(message.nonce === null ? {} : { nonce: message.nonce }),
      ...(message.reactions.length === 0
        ? {}
        : {
            reactions: message.reactions.map((it) => ({
              emoji: { id: null, name: it.emoji },
              count: it.users.length,
              count_details: { burst: 0, normal: it.users.length },
              burst_colors: [],
              me: it.users.includes(this.botId()),
              me_burst: false,
            })),
          }),
      ...(this.store.users.get(message.authorId)?.bot && meta
        ? { application_id: message.authorId, webhook_id: message.authorId }
        : {}),
      ...(meta
        ? {
            interaction_metadata: {
              id: meta.id,
              type: meta.type,
              user: this.user(meta.userId),
              authorizing_integration_owners: message.guildId === null ? {} : { 0: message.guildId },
              ...(meta.name === null ? {} : { name: meta.name }),
              ...(meta.targetMessageId === null ? {} : { interacted_message_id: meta.targetMessageId }),
            },
          }
        : {}),
    };
  }

  /** A message with the one it answers to, as far as that one is still there. */
  message(message: MessageRow) {
    const { replyTo, channelId, guildId } = message;
    const reply = replyTo === null ? undefined : this.store.messages.get(replyTo);
    return {
      ...this.#alone(message),
      ...(replyTo === null
        ? {}
        : {
            message_reference: {
              type: 0,
              message_id: replyTo,
              channel_id: channelId,
              ...(guildId === null ? {} : { guild_id: guildId }),
            },
            referenced_message: reply ? this.#alone(reply) : null,
          }),
    };
  }

  /** A message as the gateway sends it: with guild and the author's member part. */
  messageEvent(message: MessageRow): Record<string, unknown> {
    const guild = message.guildId === null ? undefined : this.store.guilds.get(message.guildId);
    const member = guild?.members.find((row) => row.userId === message.authorId);
    return {
      ...this.message(message),
      channel_type: this.store.channels.get(message.channelId)?.type,
      ...(guild ? { guild_id: guild.id } : {}),
      ...(member ? { member: this.memberPart(member) } : {}),
    };
  }

  guild(guild: GuildRow) {
    return {
      id: guild.id,
      name: guild.name,
      icon: null,
      description: null,
      splash: null,
      discovery_splash: null,
      banner: null,
      owner_id: guild.ownerId,
      region: 'local',
      afk_channel_id: null,
      afk_timeout: 300,
      system_channel_id: null,
      system_channel_flags: 0,
      rules_channel_id: null,
      public_updates_channel_id: null,
      safety_alerts_channel_id: null,
      widget_enabled: false,
      verification_level: 0,
      default_message_notifications: 0,
      explicit_content_filter: 0,
      mfa_level: 0,
      nsfw_level: 0,
      premium_tier: 0,
      premium_subscription_count: 0,
      premium_progress_bar_enabled: false,
      preferred_locale: guild.locale,
      vanity_url_code: null,
      application_id: null,
      max_members: 500_000,
      features: ['COMMUNITY'],
      emojis: [],
      stickers: [],
      roles: guild.roles.map(roleOut),
      incidents_data: null,
    };
  }

  /** The full guild of GUILD_CREATE, with the channels and threads the bot can see. */
  guildCreate(guild: GuildRow) {
    const seen = this.store
      .channelsOf(guild.id)
      .filter((row) => channelPermissions(this.store, row, this.botId()) !== 0n);
    return {
      ...this.guild(guild),
      joined_at: guild.members.find((row) => row.userId === this.botId())?.joinedAt,
      large: false,
      unavailable: false,
      member_count: guild.members.length,
      members: guild.members.filter((row) => row.userId === this.botId()).map((row) => this.member(row)),
      channels: seen.filter((row) => !row.thread).map((row) => this.channel(row)),
      threads: seen.filter((row) => row.thread && !row.thread.archived).map((row) => this.channel(row)),
      voice_states: [],
      presences: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    };
  }

  permissionsText(guild: GuildRow, userId: string): string {
    const have = guildPermissions(guild, userId);
    return (have === 0n ? 0n : have & ALL_PERMISSIONS).toString();
  }
}
