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
  type RequestData,
} from 'discord.js';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Screen } from '../screen.js';
import { LatestEdits } from './latest.js';
import { createPrivateThreads, type PrivateThreads } from './private-threads.js';
import { createServerRoles, type ServerRoles } from './server-roles.js';
import { idSince } from './since.js';
import { isArchived, isDenied, isGone, isLocked, isNoMember } from './trouble.js';

/** A message on Discord. */
export interface MessageRef {
  readonly channelId: string;
  readonly messageId: string;
}

/** Where a message goes: a channel, thread or post, or a person's direct messages. */
export type Place = { readonly channelId: string } | { readonly userId: string };

/** How a game's post is called and tagged. */
export interface PostDress {
  readonly name: string;
  /** Which of the forum's tags it bears; asked with what the forum has. */
  tags(offered: readonly ForumTag[]): readonly string[];
}

/** A tag as a forum offers it. */
export interface ForumTag {
  readonly id: string;
  readonly name: string;
  /** Only for those who manage threads. */
  readonly moderated: boolean;
}

const idShape = z.object({ id: z.string() });
const channelShape = z.object({
  type: z.number(),
  name: z.string().nullish(),
  guild_id: z.string().optional(),
  parent_id: z.string().nullish(),
  last_message_id: z.string().nullish(),
  available_tags: z.array(z.object({ id: z.string(), name: z.string(), moderated: z.boolean() })).default([]),
  applied_tags: z.array(z.string()).default([]),
});
const memberShape = z.object({ roles: z.array(z.string()) });
const ownedShape = z.object({ owner_id: z.string() });
/** What a message is found again by. */
const foundShape = z.array(
  z.object({
    id: z.string(),
    author: idShape,
    components: z.array(z.looseObject({ id: z.number().optional() })).default([]),
  }),
);
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
export interface Sender extends PrivateThreads, ServerRoles {
  /** Sends to a channel, thread or post; an archived thread is opened again first. */
  send(channelId: string, screen: Screen, nonce: string): Promise<MessageRef>;
  /** Sends a direct message. */
  sendTo(userId: string, screen: Screen, nonce: string): Promise<MessageRef>;
  /** Answers a message under it. */
  reply(ref: MessageRef, screen: Screen, nonce: string): Promise<MessageRef>;
  /** What a message says. */
  message(ref: MessageRef): Promise<{ readonly content: string; readonly components: readonly unknown[] }>;
  edit(ref: MessageRef, screen: Screen): Promise<void>;
  /** The same where the pictures that are on the message stay, and are shown again by their names. */
  editWords(ref: MessageRef, screen: Screen): Promise<void>;
  /** A message of ours that was sent with this nonce after a moment; null when none got there. */
  find(place: Place, nonce: string, since: Date): Promise<MessageRef | null>;
  /** The newest message of a channel, whoever wrote it; null when there is none. */
  newest(channelId: string): Promise<string | null>;
  /** What kind of channel games are opened in. */
  kindOf(channelId: string): Promise<'forum' | 'text' | null>;
  /** Opens a forum post, once: no repetition after a lost reply. */
  openPost(forumId: string, dress: PostDress, screen: Screen): Promise<MessageRef>;
  /** Opens the thread of a message; the one already there when there is one. */
  openThread(ref: MessageRef, name: string): Promise<string>;
  /** A post of ours in a forum whose name begins so. */
  findPost(forumId: string, prefix: string): Promise<MessageRef | null>;
  /** Puts a thread among somebody's own; nobody is notified. */
  addMember(channelId: string, userId: string): Promise<void>;
  /** Names and tags a thread or post, where that has changed. */
  dress(channelId: string, dress: PostDress): Promise<void>;
  /** Who owns a server; null when that cannot be known. */
  ownerOf(guildId: string): Promise<string | null>;
  /** Those of some people who hold a role of a server, in the order of their ids. */
  holdersOf(guildId: string, roleId: string, people: readonly string[]): Promise<readonly string[]>;
}

const pageSize = 100;
const mostPages = 10;

/** The number by which a message of ours is known again: Discord gives it back with the message, but not the nonce. */
function stampOf(nonce: string): number {
  return (createHash('sha256').update(nonce).digest().readUInt32BE(0) >>> 1) | 0x100000;
}

function stamped(screen: Screen, nonce: string): Screen {
  const [first, ...rest] = screen.components;
  return first === undefined ? screen : { ...screen, components: [{ ...first, id: stampOf(nonce) }, ...rest] };
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

/** How a post is named and tagged, and where it stands. */
interface Worn {
  readonly name: string;
  readonly parentId: string | null;
  readonly tags: readonly string[];
}

/** A forum's tags are asked for again after so long. */
const tagsLastMs = 10 * 60_000;

/** How many people's direct channels, posts and forums are remembered. */
const mostKept = 10_000;

function keep<T>(among: Map<string, T>, id: string, what: T): void {
  if (among.size >= mostKept) among.clear();
  among.set(id, what);
}

/**
 * The ways out over REST alone: no connection, nothing remembered that others could change.
 * @param rest may repeat a request whose reply was lost.
 * @param once repeats nothing by itself.
 * @param botId who we are: only our own posts are found again.
 * @param knownDirect the channel in which an earlier message went to a person, which need not be asked for; null when none is known.
 */
export function createSender(
  rest: REST,
  once: REST,
  botId: string,
  knownDirect: (userId: string) => Promise<string | null> = () => Promise.resolve(null),
): Sender {
  const direct = new Map<string, string>();
  const edits = new LatestEdits();

  /** How posts were named and tagged last, so that nobody asks for it at each season. */
  const dresses = new Map<string, Worn>();
  /** The tags of forums, as they were offered lately. */
  const forums = new Map<string, { readonly tags: readonly ForumTag[]; readonly until: number }>();

  async function wornBy(channelId: string): Promise<Worn> {
    const { name, parent_id: parentId, applied_tags: tags } = await channel(channelId);
    return { name: name ?? '', parentId: parentId ?? null, tags };
  }
  async function tagsOf(forumId: string): Promise<readonly ForumTag[]> {
    const known = forums.get(forumId);
    if (known !== undefined && known.until > Date.now()) return known.tags;
    const { available_tags: tags } = await channel(forumId);
    keep(forums, forumId, { tags, until: Date.now() + tagsLastMs });
    return tags;
  }
  async function channel(channelId: string): Promise<z.infer<typeof channelShape>> {
    return channelShape.parse(await rest.get(Routes.channel(channelId)));
  }
  /** Does something in a thread that may have been archived or locked, which is then opened again where that is allowed. */
  async function awake<T>(channelId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isArchived(error) && !isLocked(error)) throw error;
      const body = isLocked(error) ? { archived: false, locked: false } : { archived: false };
      await rest.patch(Routes.channel(channelId), { body }).catch((refusal: unknown) => {
        // What is in the way is that it is shut, not the right to open it.
        throw isDenied(refusal) ? error : refusal;
      });
    }
    return work();
  }
  async function post(
    channelId: string,
    screen: Screen,
    more: Partial<RESTPostAPIChannelMessageJSONBody> & { readonly nonce: string },
  ): Promise<MessageRef> {
    const { body, files } = restBody(stamped(screen, more.nonce));
    const sent = await awake(channelId, () =>
      rest.post(Routes.channelMessages(channelId), { body: { ...body, ...more, enforce_nonce: true }, files }),
    );
    const { id, channel_id } = messageShape.parse(sent);
    return { channelId: channel_id, messageId: id };
  }
  function patch({ channelId, messageId }: MessageRef, isWhole: boolean, given: RequestData): Promise<void> {
    return edits.make(messageId, { isWhole }, async () => {
      await awake(channelId, () => rest.patch(Routes.channelMessage(channelId, messageId), given));
    });
  }
  async function directChannel(userId: string): Promise<string> {
    const known = direct.get(userId);
    if (known !== undefined) return known;
    const { id } = idShape.parse(await rest.post(Routes.userChannels(), { body: { recipient_id: userId } }));
    keep(direct, userId, id);
    return id;
  }
  return {
    ...createPrivateThreads(rest, once, botId),
    ...createServerRoles(rest, once),
    send: (channelId, screen, nonce) => post(channelId, screen, { nonce }),
    async sendTo(userId, screen, nonce) {
      const known = direct.has(userId) ? null : await knownDirect(userId);
      if (known !== null) {
        try {
          const ref = await post(known, screen, { nonce });
          keep(direct, userId, known);
          return ref;
        } catch (error) {
          // It is another one by now.
          if (!isGone(error)) throw error;
        }
      }
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
    edit: (ref, screen) => patch(ref, true, restBody(screen)),
    editWords(ref, screen) {
      const { components, flags, allowed_mentions } = restBody(screen).body;
      return patch(ref, false, { body: { components, flags, allowed_mentions } });
    },
    async find(place, nonce, since) {
      const channelId = 'userId' in place ? await directChannel(place.userId) : place.channelId;
      const stamp = stampOf(nonce);
      let after = String(idSince(since));
      for (let page = 0; page < mostPages; page++) {
        const query = new URLSearchParams({ after, limit: String(pageSize) });
        const messages = foundShape.parse(await rest.get(Routes.channelMessages(channelId), { query }));
        const found = messages.find(({ author, components }) => author.id === botId && components[0]?.id === stamp);
        if (found !== undefined) return { channelId, messageId: found.id };
        if (messages.length < pageSize) return null;
        after = messages.map(({ id }) => id).reduce((newest, id) => (BigInt(id) > BigInt(newest) ? id : newest), after);
      }
      return null;
    },
    async newest(channelId) {
      return (await channel(channelId)).last_message_id ?? null;
    },
    async kindOf(channelId) {
      return channelKind((await channel(channelId)).type);
    },
    async openPost(forumId, dress, screen) {
      const { available_tags: offered } = await channel(forumId);
      const { body, files } = restBody(screen);
      const answer = await once.post(Routes.threads(forumId), {
        body: {
          name: dress.name,
          applied_tags: [...dress.tags(offered)],
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
    async dress(channelId, dress) {
      const worn = dresses.get(channelId) ?? (await wornBy(channelId));
      const wanted = worn.parentId === null ? [] : dress.tags(await tagsOf(worn.parentId));
      const sameTags = [...wanted].sort().join() === [...worn.tags].sort().join();
      keep(dresses, channelId, { ...worn, name: dress.name, tags: wanted });
      if (worn.name === dress.name && sameTags) return;
      try {
        await rest.patch(Routes.channel(channelId), {
          body: {
            ...(worn.name === dress.name ? {} : { name: dress.name }),
            ...(sameTags ? {} : { applied_tags: wanted }),
          },
        });
      } catch (error) {
        dresses.delete(channelId);
        throw error;
      }
    },
    async ownerOf(guildId) {
      const guild = await rest.get(Routes.guild(guildId)).catch(() => null);
      return guild === null ? null : ownedShape.parse(guild).owner_id;
    },
    async holdersOf(guildId, roleId, people) {
      const holders: string[] = [];
      for (const userId of [...new Set(people)].filter((id) => /^\d+$/.test(id)).sort()) {
        // Who has left the server holds nothing there.
        const member = await rest.get(Routes.guildMember(guildId, userId)).catch((error: unknown) => {
          if (isNoMember(error)) return null;
          throw error;
        });
        if (member !== null && memberShape.parse(member).roles.includes(roleId)) holders.push(userId);
      }
      return holders;
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
