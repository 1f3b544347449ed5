// Turns world events into gateway dispatches: which event, for which intents, with which content.
import type { Local } from '../rules/local.js';
import { may } from '../world/permissions.js';
import { roleOut } from '../api/objects.js';
import type { WorldEvent } from '../world/events.js';
import type { ChannelRow, MessageRow } from '../world/rows.js';

export const INTENT = {
  guilds: 1 << 0,
  members: 1 << 1,
  presences: 1 << 8,
  guildMessages: 1 << 9,
  guildReactions: 1 << 10,
  guildTyping: 1 << 11,
  dms: 1 << 12,
  dmReactions: 1 << 13,
  dmTyping: 1 << 14,
  content: 1 << 15,
} as const;
export const PRIVILEGED = INTENT.members | INTENT.presences | INTENT.content;

/** One dispatch: sent when the session has the intent (0: always). */
export interface Dispatch {
  readonly name: string;
  readonly guildId: string | null;
  readonly intent: number;
  readonly data: (intents: number) => Record<string, unknown>;
}

function messageData(local: Local, message: MessageRow, intents: number): Record<string, unknown> {
  const full = local.present.messageEvent(message);
  const bare =
    message.guildId !== null &&
    (intents & INTENT.content) === 0 &&
    message.authorId !== local.botId &&
    !message.mentions.includes(local.botId);
  return bare ? { ...full, content: '', embeds: [], attachments: [], components: [] } : full;
}

function messageDispatches(local: Local, event: Extract<WorldEvent, { type: 'message' }>): Dispatch[] {
  const { message } = event;
  if (message.visibleTo !== null) return [];
  const channel = local.store.channels.get(message.channelId);
  if (channel && !may(local.store, channel, local.botId, 'viewChannel')) return [];
  const base = { guildId: message.guildId, intent: message.guildId === null ? INTENT.dms : INTENT.guildMessages };
  switch (event.verb) {
    case 'create':
      return [{ ...base, name: 'MESSAGE_CREATE', data: (intents) => messageData(local, message, intents) }];
    case 'update':
      return [{ ...base, name: 'MESSAGE_UPDATE', data: (intents) => messageData(local, message, intents) }];
    case 'delete': {
      const gone = { id: message.id, channel_id: message.channelId, guild_id: message.guildId ?? undefined };
      return [{ ...base, name: 'MESSAGE_DELETE', data: () => gone }];
    }
  }
}

function channelDispatches(local: Local, verb: 'create' | 'update' | 'delete', channel: ChannelRow): Dispatch[] {
  if (channel.guildId === null) return [];
  if (verb !== 'delete' && !may(local.store, channel, local.botId, 'viewChannel')) return [];
  const kind = channel.thread ? 'THREAD' : 'CHANNEL';
  const shown =
    verb === 'delete' && channel.thread
      ? { id: channel.id, guild_id: channel.guildId, parent_id: channel.parentId, type: channel.type }
      : local.present.channel(channel);
  const extra = verb === 'create' && channel.thread ? { newly_created: true } : {};
  return [
    {
      name: `${kind}_${verb.toUpperCase()}`,
      guildId: channel.guildId,
      intent: INTENT.guilds,
      data: () => ({ ...shown, ...extra }),
    },
  ];
}

/** The dispatches an event causes for a bot; page-only events cause none. */
export function dispatchesOf(local: Local, event: WorldEvent): Dispatch[] {
  switch (event.type) {
    case 'message':
      return messageDispatches(local, event);
    case 'channel':
      return channelDispatches(local, event.verb, event.channel);
    case 'interaction':
      return [{ name: 'INTERACTION_CREATE', guildId: event.guildId, intent: 0, data: () => ({ ...event.payload }) }];
    case 'thread-members': {
      const { channel } = event;
      const data = {
        id: channel.id,
        guild_id: channel.guildId,
        member_count: channel.thread?.members.length ?? 0,
        added_members: event.added.map((id) => local.present.threadMember(channel, id)),
        removed_member_ids: event.removed,
      };
      const own = event.added.includes(local.botId) || event.removed.includes(local.botId);
      const intent = own ? INTENT.guilds : INTENT.members;
      return [{ name: 'THREAD_MEMBERS_UPDATE', guildId: channel.guildId, intent, data: () => data }];
    }
    case 'guild': {
      const { guild } = event;
      const data = (): Record<string, unknown> => local.present.guildCreate(guild);
      return [{ name: 'GUILD_CREATE', guildId: guild.id, intent: INTENT.guilds, data }];
    }
    case 'role': {
      const name = `GUILD_ROLE_${event.verb.toUpperCase()}`;
      const data =
        event.verb === 'delete'
          ? { guild_id: event.guild.id, role_id: event.role.id }
          : { guild_id: event.guild.id, role: roleOut(event.role) };
      return [{ name, guildId: event.guild.id, intent: INTENT.guilds, data: () => data }];
    }
    case 'member': {
      const data = { ...local.present.member(event.member), guild_id: event.guild.id };
      const own = event.member.userId === local.botId;
      const intent = own ? INTENT.guilds : INTENT.members;
      return [{ name: `GUILD_MEMBER_${event.verb.toUpperCase()}`, guildId: event.guild.id, intent, data: () => data }];
    }
    case 'reaction': {
      const { message } = event;
      const data = {
        user_id: event.userId,
        channel_id: message.channelId,
        message_id: message.id,
        guild_id: message.guildId ?? undefined,
        emoji: { id: null, name: event.emoji },
        burst: false,
        type: 0,
      };
      const intent = message.guildId === null ? INTENT.dmReactions : INTENT.guildReactions;
      return [
        { name: `MESSAGE_REACTION_${event.verb.toUpperCase()}`, guildId: message.guildId, intent, data: () => data },
      ];
    }
    case 'pins': {
      const { channel } = event;
      const data = { channel_id: channel.id, guild_id: channel.guildId ?? undefined, last_pin_timestamp: null };
      const intent = channel.guildId === null ? INTENT.dms : INTENT.guilds;
      return [{ name: 'CHANNEL_PINS_UPDATE', guildId: channel.guildId, intent, data: () => data }];
    }
    case 'typing': {
      const { channel } = event;
      const data = {
        channel_id: channel.id,
        guild_id: channel.guildId ?? undefined,
        user_id: event.userId,
        timestamp: Math.floor(local.time() / 1000),
      };
      const intent = channel.guildId === null ? INTENT.dmTyping : INTENT.guildTyping;
      return [{ name: 'TYPING_START', guildId: channel.guildId, intent, data: () => data }];
    }
    case 'answered':
    case 'commands':
    case 'person':
    case 'bot':
    case 'clock':
      return [];
  }
}
