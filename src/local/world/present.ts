// Rows as the API objects Discord sends: users, members, roles, channels, messages.
import type { MessageComponent } from '../shapes/components.js';
import type { Embed } from '../shapes/messages.js';
import type { FileLinks } from './files.js';
import { idTime } from './ids.js';
import { ALL_PERMISSIONS, channelPermissions, guildPermissions } from './permissions.js';
import type { AttachmentRow, ChannelRow, GuildRow, MemberRow, MessageRow, RoleRow, UserRow } from './rows.js';
import type { Store } from './store.js';

const iso = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00');

export function userOut(user: UserRow) {
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
    const url = this.links.url(channelId, file);
    return {
      id: file.id,
      filename: file.filename,
      size: file.size,
      url,
      proxy_url: url,
      content_type: file.contentType,
      ...(file.width === null ? {} : { width: file.width, height: file.height }),
      ...(file.description === null ? {} : { description: file.description }),
    };
  }

  #media(message: MessageRow, url: string) {
    const file = fileFor(message, url);
    if (!file) return { url, proxy_url: url };
    const real = this.links.url(message.channelId, file);
    return {
      url: real,
      proxy_url: real,
      width: file.width,
      height: file.height,
      content_type: file.contentType,
      attachment_id: file.id,
    };
  }

  /** Components with ids and resolved addresses. */
  components(message: MessageRow) {
    type Part = MessageComponent | Extract<MessageComponent, { type: 17 }>['components'][number];
    const one = (part: Part): unknown => {
      switch (part.type) {
        case 17:
          return { ...part, components: part.components.map(one) };
        case 12:
          return {
            ...part,
            items: part.items.map((item) => ({ ...item, media: this.#media(message, item.media.url) })),
          };
        case 13: {
          const file = fileFor(message, part.file.url);
          return { ...part, file: this.#media(message, part.file.url), name: file?.filename, size: file?.size };
        }
        case 9:
          return part.accessory.type === 11
            ? { ...part, accessory: { ...part.accessory, media: this.#media(message, part.accessory.media.url) } }
            : part;
        case 1:
        case 10:
        case 14:
          return part;
      }
    };
    return message.components.map(one);
  }

  #embed(message: MessageRow, embed: Embed) {
    const picture = (it: { url: string } | null | undefined) => (it ? this.#media(message, it.url) : undefined);
    const icon = (url: string | null | undefined) =>
      typeof url === 'string' ? this.#media(message, url).url : undefined;
    return {
      ...embed,
      type: 'rich',
      image: picture(embed.image),
      thumbnail: picture(embed.thumbnail),
      footer: embed.footer ? { ...embed.footer, icon_url: icon(embed.footer.icon_url) } : undefined,
      author: embed.author ? { ...embed.author, icon_url: icon(embed.author.icon_url) } : undefined,
    };
  }

  message(message: MessageRow) {
    const meta = message.interaction;
    const inEmbeds = new Set(embedFiles(message));
    const reply = message.replyTo === null ? null : this.store.messages.get(message.replyTo);
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
        .map((file) => this.attachment(message.channelId, file)),
      embeds: message.embeds.map((embed) => this.#embed(message, embed)),
      components: this.components(message),
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
      ...(message.replyTo === null
        ? {}
        : {
            message_reference: {
              type: 0,
              message_id: message.replyTo,
              channel_id: message.channelId,
              ...(message.guildId === null ? {} : { guild_id: message.guildId }),
            },
            referenced_message: reply ? this.#plain(reply) : null,
          }),
    };
  }

  #plain(message: MessageRow): Record<string, unknown> {
    return this.message({ ...message, replyTo: null });
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
    const seen = [...this.store.channels.values()].filter(
      (row) => row.guildId === guild.id && channelPermissions(this.store, row, this.botId()) !== 0n,
    );
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

/** The attachment an `attachment://name` address means, by stored or original name. */
export function fileFor(message: Pick<MessageRow, 'attachments'>, url: string): AttachmentRow | undefined {
  if (!url.startsWith('attachment://')) return undefined;
  const name = url.slice('attachment://'.length);
  return message.attachments.find((file) => file.filename === name);
}

function embedFiles(message: MessageRow): string[] {
  return message.embeds
    .flatMap((embed) => [embed.image?.url, embed.thumbnail?.url, embed.footer?.icon_url, embed.author?.icon_url])
    .flatMap((url) => (typeof url === 'string' ? (fileFor(message, url)?.id ?? []) : []));
}
