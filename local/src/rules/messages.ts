// Writing messages: checks a body against Discord's rules, turns it into a row, stores it and tells the world.
import type { Local } from './local.js';
import { checkMessage, numberComponents } from './message-limits.js';
import { joinMentioned, joinThread } from './threads.js';
import type { MessageBody, UploadedFile } from '../shapes/messages.js';
import { MESSAGE_FLAG } from '../shapes/messages.js';
import { pictureSize, storedName, typeOfFile } from '../world/files.js';
import { may } from '../world/permissions.js';
import type { AttachmentRow, ChannelRow, MessageRow } from '../world/rows.js';

/** Stores uploads as attachments, taking names and descriptions from the body's `attachments`. */
function storeFiles(local: Local, body: MessageBody, files: readonly UploadedFile[]): AttachmentRow[] {
  return files.map((file) => {
    const said = body.attachments?.find((it) => String(it.id) === file.key);
    const name = storedName(said?.filename ?? file.name);
    const id = local.store.ids.next();
    local.store.putFile(id, file.bytes);
    const size = pictureSize(file.bytes);
    return {
      id,
      filename: name,
      size: file.bytes.length,
      contentType: typeOfFile(name),
      width: size?.width ?? null,
      height: size?.height ?? null,
      description: said?.description ?? null,
    };
  });
}

interface Mentions {
  readonly mentions: string[];
  readonly mentionRoles: string[];
  readonly mentionEveryone: boolean;
}

/** Who a text calls, as far as `allowed_mentions` and the author's permissions let it. */
function mentionsIn(local: Local, channel: ChannelRow, authorId: string, text: string, body: MessageBody): Mentions {
  const allowed = body.allowed_mentions;
  const parse = allowed ? (allowed.parse ?? []) : ['users', 'roles', 'everyone'];
  const users = [...text.matchAll(/<@!?(\d+)>/g)].map((found) => found[1] ?? '');
  const roles = [...text.matchAll(/<@&(\d+)>/g)].map((found) => found[1] ?? '');
  const everyone = may(local.store, channel, authorId, 'mentionEveryone');
  return {
    mentions: [...new Set(users)].filter(
      (id) => local.store.users.has(id) && (parse.includes('users') || allowed?.users?.includes(id)),
    ),
    mentionRoles: [...new Set(roles)].filter((id) => parse.includes('roles') || allowed?.roles?.includes(id)),
    mentionEveryone: everyone && parse.includes('everyone') && /@(everyone|here)\b/.test(text),
  };
}

function allText(body: MessageBody): string {
  const texts: string[] = [body.content ?? ''];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (!Array.isArray(part) && 'type' in part && part.type === 10 && 'content' in part)
      texts.push(String(part.content));
    Object.values(part).forEach(walk);
  };
  walk(body.components ?? []);
  return texts.join('\n');
}

export interface NewMessage {
  readonly channel: ChannelRow;
  readonly authorId: string;
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
  readonly id?: string;
  readonly type?: number;
  readonly visibleTo?: string | null;
  readonly replyTo?: string | null;
  readonly interaction?: MessageRow['interaction'];
}

/** Creates a message after all checks; an archived, unlocked thread wakes up. Throws Discord's errors. */
export function createMessage(local: Local, draft: NewMessage): MessageRow {
  const { channel, authorId, body, files } = draft;
  checkMessage(body, files, { existing: [] });
  const attachments = storeFiles(local, body, files);
  const flags = (body.flags ?? 0) & ~MESSAGE_FLAG.ephemeral;
  const mayEmbed = may(local.store, channel, authorId, 'embedLinks');
  const blank = blankMessage(local, channel, authorId);
  const row: MessageRow = {
    ...blank,
    id: draft.id ?? blank.id,
    type: draft.type ?? (draft.replyTo ? 19 : 0),
    content: body.content ?? '',
    flags: draft.visibleTo ? flags | MESSAGE_FLAG.ephemeral : flags,
    embeds: mayEmbed || draft.interaction ? (body.embeds ?? []) : [],
    components: numberComponents(body.components ?? []),
    attachments,
    ...mentionsIn(local, channel, authorId, allText(body), body),
    nonce: body.nonce === null || body.nonce === undefined ? null : String(body.nonce),
    replyTo: draft.replyTo ?? null,
    interaction: draft.interaction ?? null,
    visibleTo: draft.visibleTo ?? null,
  };
  addMessage(local, channel, row);
  return row;
}

/** A message Discord itself writes in somebody's name, such as "pinned a message". */
export function systemMessage(local: Local, channel: ChannelRow, authorId: string, type: number, about: string): void {
  addMessage(local, channel, {
    ...blankMessage(local, channel, authorId),
    type,
    replyTo: about,
  });
}

/** A message row with nothing in it; give what differs. */
export function blankMessage(local: Local, channel: ChannelRow, authorId: string): MessageRow {
  return {
    id: local.store.ids.next(),
    type: 0,
    channelId: channel.id,
    guildId: channel.guildId,
    authorId,
    content: '',
    createdAt: local.time(),
    editedAt: null,
    flags: 0,
    embeds: [],
    components: [],
    attachments: [],
    mentions: [],
    mentionRoles: [],
    mentionEveryone: false,
    reactions: [],
    pinned: false,
    nonce: null,
    replyTo: null,
    interaction: null,
    visibleTo: null,
  };
}

/** Stores a finished row and tells the world. */
export function addMessage(local: Local, channel: ChannelRow, row: MessageRow): void {
  local.store.addMessage(row);
  if (row.visibleTo === null) {
    channel.lastMessageId = row.id;
    if (channel.thread?.archived && !channel.thread.locked) {
      channel.thread.archived = false;
      local.bus.tell({ type: 'channel', verb: 'update', channel });
    }
    joinThread(local, channel, row.authorId);
    joinMentioned(local, channel, row);
  }
  local.bus.tell({ type: 'message', verb: 'create', message: row });
}

/** Changes a message as an edit does: what the body leaves out stays. Throws Discord's errors. */
export function editMessage(local: Local, row: MessageRow, body: MessageBody, files: readonly UploadedFile[]): void {
  const kept = body.attachments
    ? row.attachments.filter((file) => body.attachments?.some((it) => String(it.id) === file.id))
    : row.attachments;
  const wasV2 = (row.flags & MESSAGE_FLAG.componentsV2) !== 0;
  const merged: MessageBody = {
    content: body.content === undefined ? row.content : body.content,
    embeds: body.embeds === undefined ? row.embeds : body.embeds,
    components: body.components === undefined ? row.components : body.components,
    attachments: body.attachments,
    allowed_mentions: body.allowed_mentions,
    flags: (body.flags ?? 0) | (wasV2 ? MESSAGE_FLAG.componentsV2 : 0),
  };
  checkMessage(merged, files, { existing: kept });
  const added = storeFiles(local, body, files);
  for (const file of row.attachments) if (!kept.includes(file)) local.store.letGo(file.id);
  const channel = local.store.channels.get(row.channelId);
  const keepFlags = row.flags & (MESSAGE_FLAG.ephemeral | MESSAGE_FLAG.silent | MESSAGE_FLAG.componentsV2);
  const editFlags = (merged.flags ?? 0) & (MESSAGE_FLAG.suppressEmbeds | MESSAGE_FLAG.componentsV2);
  const wasLoading = (row.flags & MESSAGE_FLAG.loading) !== 0;
  row.content = merged.content ?? '';
  row.embeds = merged.embeds ?? [];
  row.components = numberComponents(merged.components ?? []);
  row.attachments = [...kept, ...added];
  row.flags = keepFlags | editFlags;
  row.editedAt = wasLoading ? null : local.time();
  if (channel) Object.assign(row, mentionsIn(local, channel, row.authorId, allText(merged), body));
  local.store.touch();
  local.bus.tell({ type: 'message', verb: 'update', message: row });
}

export function deleteMessage(local: Local, row: MessageRow): void {
  local.store.dropMessage(row);
  local.bus.tell({ type: 'message', verb: 'delete', message: row });
}

/** Adds or takes away one person's reaction. */
export function react(local: Local, row: MessageRow, emoji: string, userId: string, on: boolean): void {
  const have = row.reactions.find((it) => it.emoji === emoji);
  if (on && !have) row.reactions.push({ emoji, users: [userId] });
  else if (on && have && !have.users.includes(userId)) have.users.push(userId);
  else if (!on && have) have.users = have.users.filter((id) => id !== userId);
  row.reactions = row.reactions.filter((it) => it.users.length > 0);
  local.store.touch();
  local.bus.tell({ type: 'reaction', verb: on ? 'add' : 'remove', message: row, emoji, userId });
}
