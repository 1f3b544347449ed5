// The narrow way out to Discord: sending, editing, opening posts, each in one place so that tests can stand in for it.
import {
  Routes,
  type APIMessageTopLevelComponent,
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIGuildForumThreadsJSONBody,
} from 'discord-api-types/v10';
import {
  ChannelType,
  MessageFlags,
  ThreadAutoArchiveDuration,
  type AttachmentPayload,
  type RawFile,
  type REST,
} from 'discord.js';
import { z } from 'zod';
import type { Screen } from '../screen.js';
import { isArchived } from './trouble.js';

/** A message on Discord. */
export interface MessageRef {
  readonly channelId: string;
  readonly messageId: string;
}

const idShape = z.object({ id: z.string() });
const channelShape = z.object({
  type: z.number(),
  name: z.string().nullish(),
  guild_id: z.string().optional(),
});
const messageShape = z.object({
  id: z.string(),
  channel_id: z.string(),
  content: z.string().default(''),
  components: z.array(z.unknown()).default([]),
  thread: idShape.optional(),
});
const activeThreads = z.object({
  threads: z.array(
    z.object({ id: z.string(), name: z.string(), parent_id: z.string().nullish(), owner_id: z.string().optional() }),
  ),
});

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
  /** Answers a message under it. */
  reply(ref: MessageRef, screen: Screen, nonce: string): Promise<MessageRef>;
  /** What a message says. */
  message(ref: MessageRef): Promise<{ readonly content: string; readonly components: readonly unknown[] }>;
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
  /** Puts a thread among somebody's own; nobody is notified. */
  addMember(channelId: string, userId: string): Promise<void>;
}

/** A message body as the REST interface takes it. */
function restBody(screen: Screen): { readonly body: RESTPostAPIChannelMessageJSONBody; readonly files: RawFile[] } {
  const { components, flags, allowedMentions } = bodyOf(screen);
  return {
    body: {
      components,
      flags,
      allowed_mentions: { parse: [], users: [...allowedMentions.users] },
      attachments: screen.files.map(({ name, alt }, id) => ({
        id,
        filename: name,
        ...(alt === '' ? {} : { description: alt }),
      })),
    },
    files: screen.files.map((file) => ({ name: file.name, data: Buffer.from(file.data) })),
  };
}

/** How many people's direct channels are remembered. */
const mostDirect = 10_000;

/**
 * The ways out over REST alone: no connection, nothing remembered that others could change.
 * @param rest may repeat a request whose reply was lost.
 * @param once repeats nothing by itself.
 * @param botId who we are: only our own posts are found again.
 */
export function createSender(rest: REST, once: REST, botId: string): Sender {
  const direct = new Map<string, string>();

  async function channel(channelId: string): Promise<z.infer<typeof channelShape>> {
    return channelShape.parse(await rest.get(Routes.channel(channelId)));
  }
  /** Does something in a thread that may have been archived, which is then opened again. */
  async function awake<T>(channelId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isArchived(error)) throw error;
    }
    await rest.patch(Routes.channel(channelId), { body: { archived: false } });
    return work();
  }
  async function post(
    channelId: string,
    screen: Screen,
    more: Partial<RESTPostAPIChannelMessageJSONBody>,
  ): Promise<MessageRef> {
    const { body, files } = restBody(screen);
    const sent = await awake(channelId, () =>
      rest.post(Routes.channelMessages(channelId), { body: { ...body, ...more, enforce_nonce: true }, files }),
    );
    const { id, channel_id } = messageShape.parse(sent);
    return { channelId: channel_id, messageId: id };
  }
  async function directChannel(userId: string): Promise<string> {
    const known = direct.get(userId);
    if (known !== undefined) return known;
    const { id } = idShape.parse(await rest.post(Routes.userChannels(), { body: { recipient_id: userId } }));
    if (direct.size >= mostDirect) direct.clear();
    direct.set(userId, id);
    return id;
  }
  return {
    send: (channelId, screen, nonce) => post(channelId, screen, { nonce }),
    async sendTo(userId, screen, nonce) {
      return post(await directChannel(userId), screen, { nonce });
    },
    reply: (ref, screen, nonce) =>
      post(ref.channelId, screen, {
        nonce,
        message_reference: { message_id: ref.messageId, fail_if_not_exists: false },
      }),
    async message(ref) {
      return messageShape.parse(await rest.get(Routes.channelMessage(ref.channelId, ref.messageId)));
    },
    async edit(ref, screen) {
      const { body, files } = restBody(screen);
      await awake(ref.channelId, () =>
        rest.patch(Routes.channelMessage(ref.channelId, ref.messageId), { body, files }),
      );
    },
    async kindOf(channelId) {
      return channelKind((await channel(channelId)).type);
    },
    async openPost(forumId, name, screen) {
      const { body, files } = restBody(screen);
      const answer = await once.post(Routes.threads(forumId), {
        body: {
          name,
          auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
          message: body,
        } satisfies RESTPostAPIGuildForumThreadsJSONBody,
        files,
      });
      const { id } = idShape.parse(answer);
      return { channelId: id, messageId: id };
    },
    async openThread(ref, name) {
      const { thread } = messageShape.parse(await rest.get(Routes.channelMessage(ref.channelId, ref.messageId)));
      if (thread !== undefined) return thread.id;
      const made = await rest.post(Routes.threads(ref.channelId, ref.messageId), {
        body: { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek },
      });
      return idShape.parse(made).id;
    },
    async findPost(forumId, prefix) {
      const { guild_id: guildId } = await channel(forumId);
      if (guildId === undefined) return null;
      const { threads } = activeThreads.parse(await rest.get(Routes.guildActiveThreads(guildId)));
      const found = threads.find(
        (thread) => thread.parent_id === forumId && thread.owner_id === botId && thread.name.startsWith(prefix),
      );
      return found === undefined ? null : { channelId: found.id, messageId: found.id };
    },
    async addMember(channelId, userId) {
      await awake(channelId, () => rest.put(Routes.threadMembers(channelId, userId)));
    },
    async rename(channelId, name) {
      if ((await channel(channelId)).name !== name) await rest.patch(Routes.channel(channelId), { body: { name } });
    },
  };
}

const kinds: ReadonlyMap<number, 'forum' | 'text'> = new Map([
  [ChannelType.GuildForum, 'forum'],
  [ChannelType.GuildText, 'text'],
]);

export function channelKind(type: number): 'forum' | 'text' | null {
  return kinds.get(type) ?? null;
}
