// The narrow way out to Discord: sending, editing, opening posts, each in one place so that tests can stand in for it.
import {
  Routes,
  type APIMessageTopLevelComponent,
  type RESTPostAPIGuildForumThreadsJSONBody,
} from 'discord-api-types/v10';
import {
  ChannelType,
  MessageFlags,
  ThreadAutoArchiveDuration,
  type AttachmentPayload,
  type Client,
  type SendableChannels,
} from 'discord.js';
import { z } from 'zod';
import type { Screen } from '../screen.js';

/** A message on Discord. */
export interface MessageRef {
  readonly channelId: string;
  readonly messageId: string;
}

const createdThread = z.object({ id: z.string() });

/** A message body as discord.js takes it. */
export interface MessageBody {
  readonly components: APIMessageTopLevelComponent[];
  readonly files: AttachmentPayload[];
  readonly flags: MessageFlags.IsComponentsV2;
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
}

/** A screen as a message body; nobody is notified who is not meant to be. */
export function bodyOf(screen: Screen): MessageBody {
  return {
    components: [...screen.components],
    files: screen.files.map((file) => ({
      attachment: Buffer.from(file.data),
      name: file.name,
      ...(file.alt === '' ? {} : { description: file.alt }),
    })),
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [], users: [...(screen.mentions ?? [])] },
  };
}

/** What the deliveries need of Discord. */
export interface Sender {
  /** Sends to a channel, thread or post; an archived thread is opened again first. */
  send(channelId: string, screen: Screen, nonce: string): Promise<MessageRef>;
  /** Sends a direct message. */
  sendTo(userId: string, screen: Screen, nonce: string): Promise<MessageRef>;
  edit(ref: MessageRef, screen: Screen): Promise<void>;
  /** What kind of channel games are opened in. */
  kindOf(channelId: string): Promise<'forum' | 'text' | null>;
  /** Opens a forum post, once: no repetition after a lost reply. */
  openPost(forumId: string, name: string, screen: Screen): Promise<MessageRef>;
  /** Opens the thread of a message; the one already there when there is one. */
  openThread(ref: MessageRef, name: string): Promise<string>;
  /** A post of ours in a forum whose name begins so. */
  findPost(forumId: string, prefix: string): Promise<MessageRef | null>;
  rename(channelId: string, name: string): Promise<void>;
}

/** The client's own ways out. `once` is a REST client that repeats nothing. */
export function createSender(client: Client<true>, once: Client<true>['rest']): Sender {
  async function sendable(channelId: string): Promise<SendableChannels> {
    const channel = await client.channels.fetch(channelId);
    if (channel?.isSendable() !== true) throw new Error(`channel ${channelId} takes no messages`);
    if (channel.isThread() && channel.archived === true) await channel.setArchived(false);
    return channel;
  }
  return {
    async send(channelId, screen, nonce) {
      const message = await (await sendable(channelId)).send({ ...bodyOf(screen), nonce, enforceNonce: true });
      return { channelId: message.channelId, messageId: message.id };
    },
    async sendTo(userId, screen, nonce) {
      const message = await client.users.send(userId, { ...bodyOf(screen), nonce, enforceNonce: true });
      return { channelId: message.channelId, messageId: message.id };
    },
    async edit(ref, screen) {
      const channel = await sendable(ref.channelId);
      await channel.messages.edit(ref.messageId, { ...bodyOf(screen), attachments: [] });
    },
    async kindOf(channelId) {
      const channel = await client.channels.fetch(channelId);
      if (channel === null || channel.isDMBased()) return null;
      return channelKind(channel.type);
    },
    async openPost(forumId, name, screen) {
      const forum = await client.channels.fetch(forumId);
      if (forum?.type !== ChannelType.GuildForum) throw new Error(`channel ${forumId} is no forum`);
      const { components, files, flags } = bodyOf(screen);
      const answer = await once.post(Routes.threads(forumId), {
        body: {
          name,
          auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
          message: {
            components,
            flags,
            allowed_mentions: { parse: [] },
            attachments: files.map((file, id) => ({
              id: String(id),
              filename: file.name,
              description: file.description,
            })),
          },
        } satisfies RESTPostAPIGuildForumThreadsJSONBody,
        files: screen.files.map((file) => ({ name: file.name, data: Buffer.from(file.data) })),
      });
      const { id } = createdThread.parse(answer);
      return { channelId: id, messageId: id };
    },
    async openThread(ref, name) {
      const channel = await sendable(ref.channelId);
      const message = await channel.messages.fetch(ref.messageId);
      if (message.thread !== null) return message.thread.id;
      const thread = await message.startThread({ name, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek });
      return thread.id;
    },
    async findPost(forumId, prefix) {
      const forum = await client.channels.fetch(forumId);
      if (forum?.type !== ChannelType.GuildForum) return null;
      const { threads } = await forum.threads.fetchActive(false);
      const found = threads.find((thread) => thread.ownerId === client.user.id && thread.name.startsWith(prefix));
      return found === undefined ? null : { channelId: found.id, messageId: found.id };
    },
    async rename(channelId, name) {
      const channel = await client.channels.fetch(channelId);
      if (channel?.isThread() === true && channel.name !== name) await channel.setName(name);
    },
  };
}

export function channelKind(type: ChannelType): 'forum' | 'text' | null {
  switch (type) {
    case ChannelType.GuildForum:
      return 'forum';
    case ChannelType.GuildText:
      return 'text';
    default:
      return null;
  }
}
