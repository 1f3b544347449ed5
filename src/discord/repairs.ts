// Notices that something was changed on a server which may let through what could not be said there.
import { Events, type Client } from 'discord.js';

/** Changes come in bursts, such as when a role is dragged through a list. */
const burstMs = 5_000;

/**
 * Watches a connected client.
 * @param changed told of a server at its first change, and once more when further ones followed within some seconds.
 */
export function watchForRepairs(client: Client, changed: (guildId: string) => void): void {
  const recent = new Map<string, boolean>();
  const tell = (guildId: string): void => {
    if (recent.has(guildId)) {
      recent.set(guildId, true);
      return;
    }
    recent.set(guildId, false);
    changed(guildId);
    setTimeout(() => {
      const more = recent.get(guildId) === true;
      recent.delete(guildId);
      if (more) tell(guildId);
    }, burstMs).unref();
  };
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) tell(channel.guildId);
  });
  client.on(Events.ThreadUpdate, (_, thread) => {
    tell(thread.guildId);
  });
  client.on(Events.ThreadDelete, (thread) => {
    tell(thread.guildId);
  });
  client.on(Events.GuildRoleUpdate, (_, role) => {
    tell(role.guild.id);
  });
  client.on(Events.GuildMemberUpdate, (_, member) => {
    if (member.id === client.user?.id) tell(member.guild.id);
  });
  client.on(Events.GuildUpdate, (_, guild) => {
    tell(guild.id);
  });
}
