// What the local Discord keeps: people, servers, channels, messages and commands as plain rows that survive a restart.
import { z } from 'zod';
import { command } from '../shapes/commands.js';
import { messageComponent } from '../shapes/components.js';
import { embed } from '../shapes/messages.js';

export const CHANNEL = {
  text: 0,
  dm: 1,
  category: 4,
  announcement: 5,
  publicThread: 11,
  privateThread: 12,
  forum: 15,
} as const;

const userRow = z.object({
  id: z.string(),
  username: z.string(),
  globalName: z.string().nullable(),
  bot: z.boolean(),
  kind: z.enum(['app', 'host', 'player', 'spectator']),
  color: z.string(),
  locale: z.string(),
  dmsClosed: z.boolean(),
});
export type UserRow = z.infer<typeof userRow>;

const roleRow = z.object({
  id: z.string(),
  name: z.string(),
  permissions: z.string(),
  position: z.number(),
  color: z.number(),
  managed: z.boolean(),
  mentionable: z.boolean(),
});
export type RoleRow = z.infer<typeof roleRow>;

const memberRow = z.object({
  userId: z.string(),
  nick: z.string().nullable(),
  roles: z.array(z.string()),
  joinedAt: z.string(),
});
export type MemberRow = z.infer<typeof memberRow>;

const guildRow = z.object({
  id: z.string(),
  name: z.string(),
  ownerId: z.string(),
  locale: z.string(),
  roles: z.array(roleRow),
  members: z.array(memberRow),
});
export type GuildRow = z.infer<typeof guildRow>;

export const overwriteRow = z.object({
  id: z.string(),
  type: z.union([z.literal(0), z.literal(1)]),
  allow: z.string(),
  deny: z.string(),
});

const tagRow = z.object({
  id: z.string(),
  name: z.string(),
  moderated: z.boolean(),
  emojiName: z.string().nullable(),
});

const threadPart = z.object({
  ownerId: z.string(),
  archived: z.boolean(),
  locked: z.boolean(),
  invitable: z.boolean(),
  autoArchive: z.number(),
  archiveTime: z.string(),
  members: z.array(z.string()),
  appliedTags: z.array(z.string()),
});
export type ThreadPart = z.infer<typeof threadPart>;

const channelRow = z.object({
  id: z.string(),
  type: z.number(),
  guildId: z.string().nullable(),
  parentId: z.string().nullable(),
  name: z.string(),
  topic: z.string().nullable(),
  position: z.number(),
  flags: z.number(),
  slowmode: z.number(),
  overwrites: z.array(overwriteRow),
  tags: z.array(tagRow),
  recipientId: z.string().nullable(),
  lastMessageId: z.string().nullable(),
  thread: threadPart.nullable(),
});
export type ChannelRow = z.infer<typeof channelRow>;

const attachmentRow = z.object({
  id: z.string(),
  filename: z.string(),
  size: z.number(),
  contentType: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  description: z.string().nullable(),
});
export type AttachmentRow = z.infer<typeof attachmentRow>;

const interactionMeta = z.object({
  id: z.string(),
  type: z.number(),
  userId: z.string(),
  name: z.string().nullable(),
  targetMessageId: z.string().nullable(),
});

const messageRow = z.object({
  id: z.string(),
  type: z.number(),
  channelId: z.string(),
  guildId: z.string().nullable(),
  authorId: z.string(),
  content: z.string(),
  createdAt: z.number(),
  editedAt: z.number().nullable(),
  flags: z.number(),
  embeds: z.array(embed),
  components: z.array(messageComponent),
  attachments: z.array(attachmentRow),
  mentions: z.array(z.string()),
  mentionRoles: z.array(z.string()),
  mentionEveryone: z.boolean(),
  reactions: z.array(z.object({ emoji: z.string(), users: z.array(z.string()) })),
  pinned: z.boolean(),
  nonce: z.string().nullable(),
  replyTo: z.string().nullable(),
  interaction: interactionMeta.nullable(),
  /** Ephemeral: the only person who sees it. */
  visibleTo: z.string().nullable(),
});
export type MessageRow = z.infer<typeof messageRow>;

const commandRow = z.object({
  id: z.string(),
  version: z.string(),
  guildId: z.string().nullable(),
  shape: command,
});
export type CommandRow = z.infer<typeof commandRow>;

/** The file a local Discord is kept in between two runs. */
export const savedWorld = z.object({
  version: z.literal(1),
  lastId: z.string(),
  secret: z.string(),
  users: z.array(userRow),
  guilds: z.array(guildRow),
  channels: z.array(channelRow),
  messages: z.array(messageRow),
  commands: z.array(commandRow),
  read: z.record(z.string(), z.string()),
});
export type SavedWorld = z.infer<typeof savedWorld>;

export const isThread = (channel: ChannelRow): channel is ChannelRow & { thread: ThreadPart } =>
  channel.thread !== null;
