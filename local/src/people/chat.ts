// A person writes, reacts and reads: messages in channels and DMs, what is visible, what is unread.
import type { Local } from '../rules/local.js';
import { dmChannel } from '../rules/local.js';
import { createMessage, react } from '../rules/messages.js';
import { joinThread, leaveThread } from '../rules/threads.js';
import { may, mayWrite } from '../world/permissions.js';
import type { ChannelRow, MessageRow, UserRow } from '../world/rows.js';
import { CHANNEL } from '../world/rows.js';
import type { PersonFile } from './payload.js';
import { Refused } from './refused.js';

/** Writes a message as a person. Throws Refused where Discord's client has no text box. */
export function say(
  local: Local,
  channel: ChannelRow,
  user: UserRow,
  content: string,
  files: readonly PersonFile[] = [],
): MessageRow {
  if (content.trim() === '' && files.length === 0) throw new Refused('empty');
  if (content.length > 2000) throw new Refused('too-long');
  if (channel.type === CHANNEL.forum || channel.type === CHANNEL.category) throw new Refused('no-permission');
  if (!mayWrite(local.store, channel, user.id)) throw new Refused('no-permission');
  if (channel.thread?.locked && !may(local.store, channel, user.id, 'manageThreads'))
    throw new Refused('thread-locked');
  const uploads = files.map((file, index) => ({ key: String(index), name: file.name, type: '', bytes: file.bytes }));
  const row = createMessage(local, { channel, authorId: user.id, body: { content }, files: uploads });
  markRead(local, channel, user);
  return row;
}

/** The person's DM channel with the bot. */
export const dmOf = (local: Local, user: UserRow): ChannelRow => dmChannel(local, user.id);

/** Messages of a channel this person can see, ephemeral ones of their own included, oldest first. */
export function visibleMessages(local: Local, channel: ChannelRow, user: UserRow): MessageRow[] {
  if (!may(local.store, channel, user.id, 'viewChannel')) return [];
  return local.store.inChannel(channel.id).filter((row) => row.visibleTo === null || row.visibleTo === user.id);
}

export function markRead(local: Local, channel: ChannelRow, user: UserRow): void {
  if (channel.lastMessageId === null) return;
  local.store.read.set(`${user.id}:${channel.id}`, channel.lastMessageId);
  local.store.touch();
}

/** How many messages of others are unread in a channel, and whether one calls this person; none in threads of others. */
export function unread(local: Local, channel: ChannelRow, user: UserRow): { count: number; called: boolean } {
  if (channel.thread && !channel.thread.members.includes(user.id)) return { count: 0, called: false };
  const last = BigInt(local.store.read.get(`${user.id}:${channel.id}`) ?? '0');
  const rows = local.store.inChannel(channel.id);
  const fresh: MessageRow[] = [];
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (!row || BigInt(row.id) <= last) break;
    if (row.visibleTo === null && row.authorId !== user.id) fresh.push(row);
  }
  return {
    count: fresh.length,
    called: fresh.some((row) => channel.guildId === null || row.mentions.includes(user.id) || row.mentionEveryone),
  };
}

/** Follows a thread, or leaves it, as its button does. */
export function follow(local: Local, channel: ChannelRow, user: UserRow, on: boolean): void {
  if (on) {
    joinThread(local, channel, user.id);
    markRead(local, channel, user);
  } else leaveThread(local, channel, user.id);
}

/** Adds or removes a person's reaction. */
export function toggleReaction(local: Local, row: MessageRow, user: UserRow, emoji: string): void {
  const on = !row.reactions.some((it) => it.emoji === emoji && it.users.includes(user.id));
  react(local, row, emoji, user.id, on);
}

/** Opens or closes the person's DMs to the bot. */
export function setDms(local: Local, user: UserRow, closed: boolean): void {
  user.dmsClosed = closed;
  local.store.touch();
  local.bus.tell({ type: 'person', user });
}

/** Sets the language of the person's client. */
export function setLocale(local: Local, user: UserRow, locale: string): void {
  user.locale = locale;
  local.store.touch();
  local.bus.tell({ type: 'person', user });
}
