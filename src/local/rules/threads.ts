// Who is in a thread: those who write or press there, were mentioned, added, or follow it; only they have it in their list.
import { may } from '../world/permissions.js';
import type { ChannelRow } from '../world/rows.js';
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
