// REST routes of threads: forum posts, public and private threads, their members, lists of active and archived ones.
import { z } from 'zod';
import type { Local } from '../rules/local.js';
import { channelOf, guildOf, messageOf } from '../rules/local.js';
import { checkMessage } from '../rules/message-limits.js';
import { createMessage } from '../rules/messages.js';
import { joinThread, leaveThread } from '../rules/threads.js';
import { messageBody } from '../shapes/messages.js';
import { FAIL, formError, parseBody } from '../api/errors.js';
import type { Call, Reply, Route } from './router.js';
import { may } from '../world/permissions.js';
import type { ChannelRow, ThreadPart } from '../world/rows.js';
import { CHANNEL, isThread } from '../world/rows.js';
import { blankChannel } from '../world/seed.js';
import { AUTO_ARCHIVE, checkTags } from './channels.js';
import { channelWith, need } from './messages.js';

const MAX_ACTIVE = 1000;

const common = {
  name: z.string().min(1).max(100),
  auto_archive_duration: z.union(AUTO_ARCHIVE.map((value) => z.literal(value))).nullish(),
  rate_limit_per_user: z.number().int().min(0).max(21_600).nullish(),
};
const postBody = z.object({ ...common, applied_tags: z.array(z.string()).max(5).nullish(), message: messageBody });
const threadBody = z.object({ ...common, type: z.number().int().nullish(), invitable: z.boolean().nullish() });

function newThread(
  local: Local,
  parent: ChannelRow,
  part: { id: string; type: number; name: string; autoArchive: number; invitable: boolean; tags: string[] },
): ChannelRow {
  const active = local.store.channelsOf(parent.guildId ?? '').filter((row) => row.thread && !row.thread.archived);
  if (active.length >= MAX_ACTIVE) throw FAIL.tooManyThreads();
  const channel = blankChannel({
    id: part.id,
    type: part.type,
    name: part.name,
    guildId: parent.guildId,
    parentId: parent.id,
    thread: {
      ownerId: local.botId,
      archived: false,
      locked: false,
      invitable: part.invitable,
      autoArchive: part.autoArchive,
      archiveTime: new Date(local.time()).toISOString(),
      members: [local.botId],
      appliedTags: part.tags,
    },
  });
  local.store.addChannel(channel);
  return channel;
}

function startPost(call: Call, forum: ChannelRow): Reply {
  const { local, files } = call;
  need(local, forum, 'sendMessages', 'readHistory');
  if (files.length > 0) need(local, forum, 'attachFiles');
  const body = parseBody(postBody, call.json);
  const tags = checkTags(local, forum, body.applied_tags ?? []);
  const id = local.store.ids.next();
  const autoArchive = body.auto_archive_duration ?? 4320;
  const part = { id, type: CHANNEL.publicThread, name: body.name, autoArchive, invitable: true, tags };
  checkMessage(body.message, files, { existing: [] });
  const channel = newThread(local, forum, part);
  forum.lastMessageId = id;
  local.bus.tell({ type: 'channel', verb: 'create', channel });
  const message = createMessage(local, { channel, authorId: local.botId, body: body.message, files, id });
  return {
    status: 201,
    body: { ...local.present.channel(channel), message: local.present.message(message) },
  };
}

function start(call: Call): Reply {
  const { local } = call;
  const parent = channelWith(call);
  if (parent.type === CHANNEL.forum) return startPost(call, parent);
  if (parent.type !== CHANNEL.text && parent.type !== CHANNEL.announcement) throw FAIL.dmOnly();
  const body = parseBody(threadBody, call.json);
  const type = body.type ?? CHANNEL.privateThread;
  if (type !== CHANNEL.publicThread && type !== CHANNEL.privateThread)
    throw formError(['type'], 'BASE_TYPE_CHOICES', 'Unknown thread type');
  need(local, parent, type === CHANNEL.publicThread ? 'createPublicThreads' : 'createPrivateThreads');
  const channel = newThread(local, parent, {
    id: local.store.ids.next(),
    type,
    name: body.name,
    autoArchive: body.auto_archive_duration ?? 4320,
    invitable: body.invitable ?? true,
    tags: [],
  });
  local.bus.tell({ type: 'channel', verb: 'create', channel });
  return { status: 201, body: local.present.channel(channel) };
}

function startFromMessage(call: Call): Reply {
  const { local } = call;
  const parent = channelWith(call, 'createPublicThreads', 'readHistory');
  const message = messageOf(local, parent, call.params['message_id']);
  if (local.store.channels.has(message.id)) throw FAIL.threadExists();
  const body = parseBody(threadBody, call.json);
  const channel = newThread(local, parent, {
    id: message.id,
    type: CHANNEL.publicThread,
    name: body.name,
    autoArchive: body.auto_archive_duration ?? 4320,
    invitable: true,
    tags: [],
  });
  local.bus.tell({ type: 'channel', verb: 'create', channel });
  return { status: 201, body: local.present.channel(channel) };
}

function thread(call: Call): ChannelRow & { thread: ThreadPart } {
  const channel = channelOf(call.local, call.params['channel_id']);
  need(call.local, channel);
  if (!isThread(channel)) throw FAIL.dmOnly();
  return channel;
}

function addMember(call: Call): Reply {
  const { local } = call;
  const channel = thread(call);
  if (channel.thread.archived) throw FAIL.archived();
  if (call.params['user_id'] !== undefined) need(local, channel, 'sendInThreads');
  const userId = call.params['user_id'] ?? local.botId;
  const parent = channelOf(local, channel.parentId ?? undefined);
  if (!may(local.store, parent, userId, 'viewChannel')) throw FAIL.missingAccess();
  joinThread(local, channel, userId);
  return undefined;
}

function dropMember(call: Call): Reply {
  const { local } = call;
  const channel = thread(call);
  const userId = call.params['user_id'] ?? local.botId;
  const own = channel.thread.ownerId === local.botId && channel.type === CHANNEL.privateThread;
  if (userId !== local.botId && !own) need(local, channel, 'manageThreads');
  leaveThread(local, channel, userId);
  return undefined;
}

function active(call: Call): Reply {
  const guild = guildOf(call.local, call.params['guild_id']);
  const rows = call.local.store
    .channelsOf(guild.id)
    .filter((row) => row.thread?.archived === false && may(call.local.store, row, call.local.botId, 'viewChannel'));
  const mine = rows.filter((row) => row.thread?.members.includes(call.local.botId));
  return {
    body: {
      threads: rows.map((row) => call.local.present.channel(row)),
      members: mine.map((row) => call.local.present.threadMember(row, call.local.botId)),
    },
  };
}

function archived(call: Call, type: number): Reply {
  const parent = channelWith(call, 'readHistory');
  const rows = call.local.store
    .channelsOf(parent.guildId ?? '')
    .filter(
      (row) =>
        row.parentId === parent.id &&
        row.type === type &&
        row.thread?.archived === true &&
        may(call.local.store, row, call.local.botId, 'viewChannel'),
    );
  return { body: { threads: rows.map((row) => call.local.present.channel(row)), members: [], has_more: false } };
}

const C = '/channels/{channel_id}';

export const threadRoutes: readonly Route[] = [
  { method: 'POST', template: `${C}/threads`, run: start },
  { method: 'POST', template: `${C}/messages/{message_id}/threads`, run: startFromMessage },
  { method: 'GET', template: `${C}/threads/archived/public`, run: (call) => archived(call, CHANNEL.publicThread) },
  { method: 'GET', template: `${C}/threads/archived/private`, run: (call) => archived(call, CHANNEL.privateThread) },
  {
    method: 'GET',
    template: `${C}/users/@me/threads/archived/private`,
    run: (call) => archived(call, CHANNEL.privateThread),
  },
  { method: 'GET', template: '/guilds/{guild_id}/threads/active', run: active },
  {
    method: 'GET',
    template: `${C}/thread-members`,
    run: (call) => {
      const channel = thread(call);
      return { body: channel.thread.members.map((id) => call.local.present.threadMember(channel, id)) };
    },
  },
  {
    method: 'GET',
    template: `${C}/thread-members/{user_id}`,
    run: (call) => {
      const channel = thread(call);
      const userId = call.params['user_id'] ?? '';
      if (!channel.thread.members.includes(userId)) throw FAIL.unknownMember();
      return { body: call.local.present.threadMember(channel, userId) };
    },
  },
  { method: 'PUT', template: `${C}/thread-members/@me`, run: addMember },
  { method: 'PUT', template: `${C}/thread-members/{user_id}`, run: addMember },
  { method: 'DELETE', template: `${C}/thread-members/@me`, run: dropMember },
  { method: 'DELETE', template: `${C}/thread-members/{user_id}`, run: dropMember },
];
