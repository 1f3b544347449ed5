// REST routes of channels: read, change, delete, and their permission overwrites.
import { z } from 'zod';
import type { Local } from '../rules/local.js';
import { channelOf, guildOf } from '../rules/local.js';
import { FAIL, formError, parseBody } from '../api/errors.js';
import type { Call, Reply, Route } from './router.js';
import { may } from '../world/permissions.js';
import type { ChannelRow } from '../world/rows.js';
import { CHANNEL, overwriteRow } from '../world/rows.js';
import { blankChannel } from '../world/seed.js';
import { channelWith, need } from './messages.js';
import { guildPermissions, PERMISSION } from '../world/permissions.js';

const MAX_CHANNELS = 500;
const MAX_IN_CATEGORY = 50;
/** Set on a forum whose posts must carry a tag. */
const REQUIRE_TAG = 1 << 4;
export const AUTO_ARCHIVE = [60, 1440, 4320, 10_080];

const bitField = z.union([z.string().regex(/^\d+$/), z.number()]).transform(String);
const overwrites = z
  .array(
    z.object({
      id: z.string(),
      type: z.union([z.literal(0), z.literal(1)]),
      allow: bitField.nullish(),
      deny: bitField.nullish(),
    }),
  )
  .transform((rows) => rows.map((row) => ({ ...row, allow: row.allow ?? '0', deny: row.deny ?? '0' })));
const tags = z
  .array(
    z.object({
      id: z.string().nullish(),
      name: z.string().min(1).max(20),
      moderated: z.boolean().nullish(),
      emoji_id: z.string().nullish(),
      emoji_name: z.string().nullish(),
    }),
  )
  .max(20);
const channelBody = z.object({
  name: z.string().min(1).max(100).optional(),
  type: z.number().int().nullish(),
  topic: z.string().max(4096).nullish(),
  position: z.number().int().nullish(),
  parent_id: z.string().nullish(),
  rate_limit_per_user: z.number().int().min(0).max(21_600).nullish(),
  permission_overwrites: overwrites.nullish(),
  available_tags: tags.nullish(),
  flags: z.number().int().nullish(),
});
const threadBody = z.object({
  name: z.string().min(1).max(100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  invitable: z.boolean().optional(),
  auto_archive_duration: z.union(AUTO_ARCHIVE.map((value) => z.literal(value))).nullish(),
  rate_limit_per_user: z.number().int().min(0).max(21_600).nullish(),
  applied_tags: z.array(z.string()).max(5).nullish(),
  flags: z.number().int().nullish(),
});

type Tags = z.infer<typeof tags>;

const tagRows = (local: Local, given: Tags): ChannelRow['tags'] =>
  given.map((tag) => ({
    id: tag.id ?? local.store.ids.next(),
    name: tag.name,
    moderated: tag.moderated ?? false,
    emojiName: tag.emoji_name ?? null,
  }));

const CREATABLE: readonly number[] = [CHANNEL.text, CHANNEL.category, CHANNEL.announcement, CHANNEL.forum];

function create(call: Call): Reply {
  const { local } = call;
  const guild = guildOf(local, call.params['guild_id']);
  if (!(guildPermissions(guild, local.botId) & PERMISSION.manageChannels)) throw FAIL.missingPermissions();
  const body = parseBody(channelBody.extend({ name: z.string().min(1).max(100) }), call.json);
  const type = body.type ?? CHANNEL.text;
  if (!CREATABLE.includes(type)) throw formError(['type'], 'BASE_TYPE_CHOICES', 'Unsupported channel type');
  const all = local.store.channelsOf(guild.id).filter((row) => !row.thread);
  const full = all.length >= MAX_CHANNELS;
  if (full || (body.parent_id && all.filter((row) => row.parentId === body.parent_id).length >= MAX_IN_CATEGORY))
    throw formError(['parent_id'], 'CHANNEL_PARENT_MAX_CHANNELS', 'Maximum number of channels reached');
  const channel = blankChannel({
    id: local.store.ids.next(),
    type,
    name: type === CHANNEL.category ? body.name : body.name.toLowerCase().replaceAll(' ', '-'),
    guildId: guild.id,
    parentId: body.parent_id ?? null,
    topic: body.topic ?? null,
    position: body.position ?? all.length,
    slowmode: body.rate_limit_per_user ?? 0,
    overwrites: body.permission_overwrites ?? [],
    tags: tagRows(local, body.available_tags ?? []),
    flags: body.flags ?? 0,
  });
  local.store.addChannel(channel);
  local.bus.tell({ type: 'channel', verb: 'create', channel });
  return { status: 201, body: local.present.channel(channel) };
}

function patchThread(call: Call, channel: ChannelRow, thread: NonNullable<ChannelRow['thread']>): void {
  const { local } = call;
  const body = parseBody(threadBody, call.json);
  const manages = may(local.store, channel, local.botId, 'manageThreads');
  const mine = thread.ownerId === local.botId;
  const onlyUnarchives = Object.keys(body).every((key) => key === 'archived') && body.archived === false;
  if (!manages && !mine && !onlyUnarchives) throw FAIL.missingPermissions();
  // Who started a thread may name, tag and archive it; the rest is for those who manage threads.
  const forManagers = [body.locked, body.rate_limit_per_user, body.flags].some((value) => value !== undefined);
  if (!manages && (forManagers || thread.locked)) throw FAIL.missingPermissions();
  if (thread.archived && body.archived !== false) throw FAIL.archived();
  const forum = channel.parentId === null ? undefined : local.store.channels.get(channel.parentId);
  if (body.applied_tags) thread.appliedTags = checkTags(local, forum, body.applied_tags);
  thread.archived = body.archived ?? thread.archived;
  thread.locked = body.locked ?? thread.locked;
  thread.invitable = body.invitable ?? thread.invitable;
  thread.autoArchive = body.auto_archive_duration ?? thread.autoArchive;
  if (body.archived !== undefined) thread.archiveTime = new Date(local.time()).toISOString();
  channel.name = body.name ?? channel.name;
  channel.slowmode = body.rate_limit_per_user ?? channel.slowmode;
  channel.flags = body.flags ?? channel.flags;
}

/** Tags of a post, once they are known in its forum, open to the bot, and at least one where the forum demands it. */
export function checkTags(local: Local, forum: ChannelRow | undefined, ids: readonly string[]): string[] {
  const known = forum?.tags ?? [];
  const unknown = ids.findIndex((id) => !known.some((tag) => tag.id === id));
  if (unknown >= 0) throw formError(['applied_tags', unknown], 'INVALID', 'Unknown tag');
  const moderated = known.some((tag) => tag.moderated && ids.includes(tag.id));
  if (forum && moderated && !may(local.store, forum, local.botId, 'manageThreads')) throw FAIL.missingPermissions();
  if (forum && forum.flags & REQUIRE_TAG && ids.length === 0) throw FAIL.tagRequired();
  return [...new Set(ids)];
}

function patch(call: Call): Reply {
  const { local } = call;
  const channel = channelWith(call);
  if (channel.guildId === null) throw FAIL.dmOnly();
  if (channel.thread) patchThread(call, channel, channel.thread);
  else {
    need(local, channel, 'manageChannels');
    const body = parseBody(channelBody, call.json);
    if (body.permission_overwrites) need(local, channel, 'manageRoles');
    channel.name = body.name ?? channel.name;
    channel.topic = body.topic === undefined ? channel.topic : body.topic;
    channel.position = body.position ?? channel.position;
    channel.parentId = body.parent_id === undefined ? channel.parentId : body.parent_id;
    channel.slowmode = body.rate_limit_per_user ?? channel.slowmode;
    channel.overwrites = body.permission_overwrites ?? channel.overwrites;
    channel.flags = body.flags ?? channel.flags;
    if (body.available_tags) channel.tags = tagRows(local, body.available_tags);
  }
  local.store.touch();
  local.bus.tell({ type: 'channel', verb: 'update', channel });
  return { body: local.present.channel(channel) };
}

function remove(call: Call): Reply {
  const channel = channelWith(call);
  if (channel.guildId !== null) {
    need(call.local, channel, channel.thread ? 'manageThreads' : 'manageChannels');
    call.local.store.dropChannel(channel);
    call.local.bus.tell({ type: 'channel', verb: 'delete', channel });
  }
  return { body: call.local.present.channel(channel) };
}

function setOverwrite(call: Call): Reply {
  const channel = channelWith(call, 'manageRoles');
  const id = call.params['overwrite_id'] ?? '';
  const body = parseBody(
    z.object({ type: overwriteRow.shape.type, allow: bitField.nullish(), deny: bitField.nullish() }),
    call.json,
  );
  const row = { id, type: body.type, allow: body.allow ?? '0', deny: body.deny ?? '0' };
  channel.overwrites = [...channel.overwrites.filter((it) => it.id !== id), row];
  call.local.store.touch();
  call.local.bus.tell({ type: 'channel', verb: 'update', channel });
  return undefined;
}

function dropOverwrite(call: Call): Reply {
  const channel = channelWith(call, 'manageRoles');
  channel.overwrites = channel.overwrites.filter((it) => it.id !== call.params['overwrite_id']);
  call.local.store.touch();
  call.local.bus.tell({ type: 'channel', verb: 'update', channel });
  return undefined;
}

export const channelRoutes: readonly Route[] = [
  { method: 'POST', template: '/guilds/{guild_id}/channels', run: create },
  {
    method: 'GET',
    template: '/guilds/{guild_id}/channels',
    run: (call) => {
      const guild = guildOf(call.local, call.params['guild_id']);
      const rows = call.local.store.channelsOf(guild.id).filter((row) => !row.thread);
      return { body: rows.map((row) => call.local.present.channel(row)) };
    },
  },
  {
    method: 'GET',
    template: '/channels/{channel_id}',
    run: (call) => ({ body: call.local.present.channel(channelWithAccess(call)) }),
  },
  { method: 'PATCH', template: '/channels/{channel_id}', run: patch },
  { method: 'DELETE', template: '/channels/{channel_id}', run: remove },
  { method: 'PUT', template: '/channels/{channel_id}/permissions/{overwrite_id}', run: setOverwrite },
  { method: 'DELETE', template: '/channels/{channel_id}/permissions/{overwrite_id}', run: dropOverwrite },
];

function channelWithAccess(call: Call): ChannelRow {
  const channel = channelOf(call.local, call.params['channel_id']);
  need(call.local, channel);
  return channel;
}
