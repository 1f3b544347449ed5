// What the web page shows one person: the server, its channels and posts, unread marks, people, commands, the clock.
import type { Local } from '../rules/local.js';
import { isListed } from '../rules/threads.js';
import { dmOf, unread } from '../people/chat.js';
import { usableCommands } from '../people/commands.js';
import { channelPermissions, may, mayWrite, PERMISSION } from '../world/permissions.js';
import type { ChannelRow, MessageRow, UserRow } from '../world/rows.js';
import type { Channel, Command, Frame, Message, Person } from './browser/protocol.js';
import { CHANNEL } from '../world/rows.js';

const person = (local: Local, user: UserRow): Person => ({
  id: user.id,
  name: user.globalName ?? user.username,
  username: user.username,
  kind: user.kind,
  bot: user.bot,
  color: user.color,
  locale: user.locale,
  dmsClosed: user.dmsClosed,
  unread: user.bot ? 0 : unread(local, dmOf(local, user), user).count,
});

function channelView(local: Local, channel: ChannelRow, user: UserRow): Channel {
  const locked = channel.thread?.locked === true && !may(local.store, channel, user.id, 'manageThreads');
  const writable = channel.type !== CHANNEL.forum && channel.type !== CHANNEL.category;
  const open = local.store.inChannel(channel.id).filter((row) => row.visibleTo === null);
  const first = open[0];
  return {
    id: channel.id,
    type: channel.type,
    name: channel.name,
    topic: channel.topic,
    parentId: channel.parentId,
    position: channel.position,
    tags: channel.tags,
    thread: channel.thread
      ? {
          ownerId: channel.thread.ownerId,
          archived: channel.thread.archived,
          locked: channel.thread.locked,
          tags: channel.thread.appliedTags,
          followed: channel.thread.members.includes(user.id),
          listed: isListed(local, channel, user.id),
        }
      : null,
    canWrite: writable && !locked && mayWrite(local.store, channel, user.id),
    messages: channel.thread ? open.length : 0,
    firstMessage: channel.thread && first ? local.present.message(first) : null,
    lastMessageId: channel.lastMessageId,
    ...unread(local, channel, user),
  };
}

/** The whole frame around the messages, for one person. */
export function frameFor(local: Local, user: UserRow, online: boolean): Frame {
  const guild = [...local.store.guilds.values()][0];
  const bot = local.store.users.get(local.botId);
  const seen = local.store
    .channelsOf(guild?.id ?? '')
    .filter((row) => (channelPermissions(local.store, row, user.id) & PERMISSION.viewChannel) !== 0n);
  return {
    me: person(local, user),
    people: [...local.store.users.values()].filter((row) => !row.bot).map((row) => person(local, row)),
    bot: { id: local.botId, name: bot?.username ?? '', color: bot?.color ?? '', online },
    guild: {
      id: guild?.id ?? '',
      name: guild?.name ?? '',
      roles: (guild?.roles ?? []).map((role) => ({
        id: role.id,
        name: role.name,
        color: role.color,
      })),
      members: (guild?.members ?? []).map((row) => ({ id: row.userId, roles: row.roles })),
    },
    channels: seen.map((row) => channelView(local, row, user)),
    dm: channelView(local, dmOf(local, user), user),
  };
}

/** A message with what the page needs beside the API's own fields. */
export function messageView(local: Local, row: MessageRow): Message {
  return { ...local.present.message(row), ephemeral: row.visibleTo !== null, reactors: row.reactions };
}

/** Slash commands this person can use in a channel, with all languages: the page picks one. */
export function commandsFor(local: Local, channel: ChannelRow, user: UserRow): Command[] {
  return usableCommands(local, channel, user).flatMap((row) =>
    row.shape.type === 1 ? [{ id: row.id, ...row.shape }] : [],
  );
}
