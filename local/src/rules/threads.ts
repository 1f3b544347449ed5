// Threads: who is in one (those who wrote or pressed there, were mentioned, added, or follow it), and when it falls asleep.
import { idTime } from '../world/ids.js';
import { may } from '../world/permissions.js';
import type { ChannelRow, ThreadPart } from '../world/rows.js';
import type { Local } from './local.js';

/** Discord adds the people of a mentioned role only up to this number. */
const MOST_OF_A_ROLE = 100;

/** Makes somebody a member of a thread, as writing in it or being added does. */
export function joinThread(local: Local, channel: ChannelRow, userId: string): void {
  if (!channel.thread || channel.thread.members.includes(userId)) return;
  channel.thread.members.push(userId);
  local.store.touch();
  local.bus.tell({ type: 'thread-members', channel, added: [userId], removed: [] });
}

/** Takes somebody out of a thread. */
export function leaveThread(local: Local, channel: ChannelRow, userId: string): void {
  if (!channel.thread?.members.includes(userId)) return;
  channel.thread.members = channel.thread.members.filter((id) => id !== userId);
  local.store.touch();
  local.bus.tell({ type: 'thread-members', channel, added: [], removed: [userId] });
}

/** Brings those a new message mentions into its thread, as far as they can see the channel it hangs on. */
export function joinMentioned(
  local: Local,
  channel: ChannelRow,
  called: { readonly mentions: readonly string[]; readonly mentionRoles: readonly string[] },
): void {
  const parent = channel.thread && channel.parentId !== null ? local.store.channels.get(channel.parentId) : undefined;
  const guild = channel.guildId === null ? undefined : local.store.guilds.get(channel.guildId);
  if (!parent || !guild) return;
  const ofRoles = called.mentionRoles.flatMap((id) => {
    const held = guild.members.filter((row) => row.roles.includes(id));
    return held.length > MOST_OF_A_ROLE ? [] : held.map((row) => row.userId);
  });
  for (const userId of [...called.mentions, ...ofRoles])
    if (may(local.store, parent, userId, 'viewChannel')) joinThread(local, channel, userId);
}

const MINUTE = 60_000;
/** How long after it has left the lists a thread is archived. */
const ARCHIVED_AFTER = 7 * 24 * 60 * MINUTE;

/** The moment a thread leaves the lists, unless something is written there before. */
function hiddenFrom(channel: ChannelRow, thread: ThreadPart): number {
  const written = idTime(channel.lastMessageId ?? channel.id);
  return Math.max(written, Date.parse(thread.archiveTime)) + thread.autoArchive * MINUTE;
}

/** Whether a channel is in somebody's list: all but threads they are not in, and those nobody wrote in for long. */
export function isListed(local: Local, channel: ChannelRow, userId: string): boolean {
  const { thread } = channel;
  if (thread === null) return true;
  return !thread.archived && thread.members.includes(userId) && local.time() < hiddenFrom(channel, thread);
}

/** Archives the threads in which nothing was written for their time and a week more, as Discord does. */
export function archiveIdle(local: Local): void {
  for (const channel of local.store.channels.values()) {
    const { thread } = channel;
    if (thread === null || thread.archived) continue;
    if (local.time() < hiddenFrom(channel, thread) + ARCHIVED_AFTER) continue;
    thread.archived = true;
    thread.archiveTime = new Date(local.time()).toISOString();
    local.store.touch();
    local.bus.tell({ type: 'channel', verb: 'update', channel });
  }
}
