// REST routes of messages: read, write, edit, delete, pins, reactions, typing.
import { z } from 'zod';
import type { Local } from '../rules/local.js';
import { channelOf, guildOf, messageOf } from '../rules/local.js';
import { createMessage, deleteMessage, editMessage, react, systemMessage } from '../rules/messages.js';
import { messageBody } from '../shapes/messages.js';
import { FAIL, formError, parseBody } from '../api/errors.js';
import type { Call, Reply, Route } from './router.js';
import { idTime } from '../world/ids.js';
import type { PermissionName } from '../world/permissions.js';
import { may, mayWrite } from '../world/permissions.js';
import type { ChannelRow, MessageRow } from '../world/rows.js';
import { CHANNEL } from '../world/rows.js';

const NONCE_MEMORY = 5 * 60_000;
const MAX_PINS = 250;
const PIN_NOTE = 6;
/** A Unicode emoji, or one of a server's own as name:id. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3|^\w{2,32}:\d+$/u;

/** The channel of a call once the bot is known to see it (50001) and to hold the permissions (50013). */
export function channelWith(call: Call, ...names: readonly PermissionName[]): ChannelRow {
  const channel = channelOf(call.local, call.params['channel_id']);
  need(call.local, channel, ...names);
  return channel;
}

/** Throws 50001 when the bot cannot see the channel, 50013 when it lacks one of the permissions. */
export function need(local: Local, channel: ChannelRow, ...names: readonly PermissionName[]): void {
  if (!may(local.store, channel, local.botId, 'viewChannel')) throw FAIL.missingAccess();
  if (!may(local.store, channel, local.botId, ...names)) throw FAIL.missingPermissions();
}

/** Throws unless the bot may write here: kind of channel, permissions, closed DM, locked thread. */
function needWrite(local: Local, channel: ChannelRow, files: number): void {
  if (channel.type === CHANNEL.forum || channel.type === CHANNEL.category) throw FAIL.notText();
  need(local, channel);
  if (!mayWrite(local.store, channel, local.botId)) throw FAIL.missingPermissions();
  if (files > 0) need(local, channel, 'attachFiles');
  const recipient = channel.recipientId === null ? null : local.store.users.get(channel.recipientId);
  if (recipient?.dmsClosed) throw FAIL.closedDm();
  // A message wakes an archived thread, unless it is locked.
  if (isShut(local, channel)) throw channel.thread?.archived ? FAIL.archived() : FAIL.threadLocked();
}

/** Whether a thread is locked and the bot has no key to it. */
const isShut = (local: Local, channel: ChannelRow): boolean =>
  channel.thread?.locked === true && !may(local.store, channel, local.botId, 'manageThreads');

/** Throws where messages and reactions cannot be changed: in an archived thread, and in one locked to the bot. */
function needOpen(local: Local, channel: ChannelRow): void {
  if (channel.thread?.archived) throw FAIL.archived();
  if (isShut(local, channel)) throw FAIL.threadLocked();
}

function list(call: Call): Reply {
  const channel = channelWith(call, 'readHistory');
  const wanted = z
    .object({ limit: z.coerce.number().int().min(1).max(100).default(50) })
    .parse(Object.fromEntries(call.query));
  const all = call.local.store.inChannel(channel.id).filter((row) => row.visibleTo === null);
  const before = call.query.get('before');
  const after = call.query.get('after');
  const around = call.query.get('around');
  const pick = (): MessageRow[] => {
    if (before !== null) return all.filter((row) => BigInt(row.id) < BigInt(before)).slice(-wanted.limit);
    if (after !== null) return all.filter((row) => BigInt(row.id) > BigInt(after)).slice(0, wanted.limit);
    if (around !== null) {
      const at = all.findIndex((row) => BigInt(row.id) >= BigInt(around));
      const from = Math.max(0, (at < 0 ? all.length : at) - Math.floor(wanted.limit / 2));
      return all.slice(from, from + wanted.limit);
    }
    return all.slice(-wanted.limit);
  };
  return {
    body: pick()
      .reverse()
      .map((row) => call.local.present.message(row)),
  };
}

function create(call: Call): Reply {
  const { local, files } = call;
  const channel = channelOf(local, call.params['channel_id']);
  needWrite(local, channel, files.length);
  const body = parseBody(messageBody, call.json);
  const nonce = body.nonce === null || body.nonce === undefined ? null : String(body.nonce);
  if (body.enforce_nonce && nonce !== null) {
    const earlier = local.store
      .inChannel(channel.id)
      .find(
        (row) => row.nonce === nonce && row.authorId === local.botId && local.time() - row.createdAt < NONCE_MEMORY,
      );
    if (earlier) return { body: local.present.message(earlier) };
  }
  const replyTo = body.message_reference?.message_id ?? null;
  if (replyTo !== null) need(local, channel, 'readHistory');
  if (replyTo !== null && local.store.messages.get(replyTo)?.channelId !== channel.id) {
    if (body.message_reference?.fail_if_not_exists !== false)
      throw formError(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  return {
    body: local.present.message(createMessage(local, { channel, authorId: local.botId, body, files, replyTo })),
  };
}

function edit(call: Call): Reply {
  const channel = channelWith(call);
  const row = messageOf(call.local, channel, call.params['message_id']);
  if (row.authorId !== call.local.botId) throw FAIL.foreignMessage();
  needOpen(call.local, channel);
  editMessage(call.local, row, parseBody(messageBody, call.json), call.files);
  return { body: call.local.present.message(row) };
}

function remove(call: Call): Reply {
  const channel = channelWith(call);
  const row = messageOf(call.local, channel, call.params['message_id']);
  if (row.authorId !== call.local.botId) need(call.local, channel, 'manageMessages');
  needOpen(call.local, channel);
  deleteMessage(call.local, row);
  return undefined;
}

function bulkDelete(call: Call): Reply {
  const channel = channelWith(call, 'manageMessages');
  const body = parseBody(z.object({ messages: z.array(z.string()).min(2).max(100) }), call.json);
  const old = call.local.time() - 14 * 24 * 3600_000;
  if (body.messages.some((id) => idTime(id) < old))
    throw formError(['messages'], 'INVALID', 'A message provided was too old to bulk delete');
  for (const id of body.messages) {
    const row = call.local.store.messages.get(id);
    if (row?.channelId === channel.id) deleteMessage(call.local, row);
  }
  return undefined;
}

const pinned = (call: Call, channel: ChannelRow): MessageRow[] =>
  call.local.store.inChannel(channel.id).filter((row) => row.pinned && row.visibleTo === null);

function pin(call: Call, value: boolean): Reply {
  const channel = channelWith(call, 'pinMessages');
  needOpen(call.local, channel);
  const row = messageOf(call.local, channel, call.params['message_id']);
  if (value && !row.pinned && pinned(call, channel).length >= MAX_PINS) throw FAIL.pinsFull();
  const was = row.pinned;
  row.pinned = value;
  call.local.store.touch();
  call.local.bus.tell({ type: 'message', verb: 'update', message: row });
  call.local.bus.tell({ type: 'pins', channel });
  if (value && !was) systemMessage(call.local, channel, call.local.botId, PIN_NOTE, row.id);
  return undefined;
}

function ownReaction(call: Call, on: boolean): Reply {
  const channel = channelWith(call, 'readHistory');
  if (on) need(call.local, channel, 'addReactions');
  needOpen(call.local, channel);
  const row = messageOf(call.local, channel, call.params['message_id']);
  const emoji = call.params['emoji_name'] ?? '';
  if (on && !EMOJI.test(emoji)) throw FAIL.unknownEmoji();
  react(call.local, row, emoji, call.local.botId, on);
  return undefined;
}

function reactors(call: Call): Reply {
  const row = messageOf(call.local, channelWith(call), call.params['message_id']);
  const users = row.reactions.find((it) => it.emoji === call.params['emoji_name'])?.users ?? [];
  return { body: users.map((id) => call.local.present.user(id)) };
}

function clearReactions(call: Call): Reply {
  const row = messageOf(call.local, channelWith(call, 'manageMessages'), call.params['message_id']);
  for (const { emoji, users } of [...row.reactions])
    for (const id of [...users]) react(call.local, row, emoji, id, false);
  return undefined;
}

function typing(call: Call): Reply {
  const channel = channelOf(call.local, call.params['channel_id']);
  needWrite(call.local, channel, 0);
  call.local.bus.tell({ type: 'typing', channel, userId: call.local.botId });
  return undefined;
}

function searchMembers(call: Call): Reply {
  const guild = guildOf(call.local, call.params['guild_id']);
  const query = (call.query.get('query') ?? '').toLowerCase();
  const found = guild.members.filter((row) => call.local.present.user(row.userId).username.startsWith(query));
  return { body: found.map((row) => call.local.present.member(row)) };
}

const M = '/channels/{channel_id}/messages';

export const messageRoutes: readonly Route[] = [
  { method: 'GET', template: M, run: list },
  { method: 'POST', template: M, run: create },
  {
    method: 'GET',
    template: `${M}/{message_id}`,
    run: (call) => ({
      body: call.local.present.message(
        messageOf(call.local, channelWith(call, 'readHistory'), call.params['message_id']),
      ),
    }),
  },
  { method: 'PATCH', template: `${M}/{message_id}`, run: edit },
  { method: 'DELETE', template: `${M}/{message_id}`, run: remove },
  { method: 'POST', template: `${M}/bulk-delete`, run: bulkDelete },
  {
    method: 'GET',
    template: `${M}/pins`,
    run: (call) => {
      const rows = pinned(call, channelWith(call));
      const items = rows.map((row) => ({
        pinned_at: new Date(row.createdAt).toISOString(),
        message: call.local.present.message(row),
      }));
      return { body: { items, has_more: false } };
    },
  },
  { method: 'PUT', template: `${M}/pins/{message_id}`, run: (call) => pin(call, true) },
  { method: 'DELETE', template: `${M}/pins/{message_id}`, run: (call) => pin(call, false) },
  { method: 'PUT', template: '/channels/{channel_id}/pins/{message_id}', run: (call) => pin(call, true) },
  { method: 'DELETE', template: '/channels/{channel_id}/pins/{message_id}', run: (call) => pin(call, false) },
  {
    method: 'GET',
    template: '/channels/{channel_id}/pins',
    run: (call) => ({ body: pinned(call, channelWith(call)).map((row) => call.local.present.message(row)) }),
  },
  { method: 'PUT', template: `${M}/{message_id}/reactions/{emoji_name}/@me`, run: (call) => ownReaction(call, true) },
  {
    method: 'DELETE',
    template: `${M}/{message_id}/reactions/{emoji_name}/@me`,
    run: (call) => ownReaction(call, false),
  },
  { method: 'GET', template: `${M}/{message_id}/reactions/{emoji_name}`, run: reactors },
  { method: 'DELETE', template: `${M}/{message_id}/reactions`, run: clearReactions },
  { method: 'POST', template: '/channels/{channel_id}/typing', run: typing },
  { method: 'GET', template: '/guilds/{guild_id}/members/search', run: searchMembers },
];
