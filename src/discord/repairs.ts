// Notices that something was changed on a server which may let through what could not be said there.
import { Events, GatewayDispatchEvents, type Client } from 'discord.js';
import { z } from 'zod';

/** Changes come in bursts, such as when a role is dragged through a list. */
const burstMs = 5_000;

const id = z.object({ id: z.string() });
const inGuild = z.object({ guild_id: z.string() }).transform(({ guild_id: guildId }) => ({ guildId, userId: null }));
/** What may put something right, and where: a connection that was taken over knows no servers but by what it hears. */
const changes = z.discriminatedUnion('t', [
  z.object({ t: z.literal(GatewayDispatchEvents.ChannelUpdate), d: inGuild }),
  z.object({ t: z.literal(GatewayDispatchEvents.ThreadUpdate), d: inGuild }),
  z.object({ t: z.literal(GatewayDispatchEvents.ThreadDelete), d: inGuild }),
  z.object({ t: z.literal(GatewayDispatchEvents.GuildRoleUpdate), d: inGuild }),
  z.object({
    t: z.literal(GatewayDispatchEvents.GuildMemberUpdate),
    d: z.object({ guild_id: z.string(), user: id }).transform((it) => ({ guildId: it.guild_id, userId: it.user.id })),
  }),
  z.object({
    t: z.literal(GatewayDispatchEvents.GuildUpdate),
    d: id.transform((guild) => ({ guildId: guild.id, userId: null })),
  }),
]);

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
  client.on(Events.Raw, (packet: unknown) => {
    const change = changes.safeParse(packet).data?.d;
    if (change === undefined) return;
    // Of the members only the bot itself matters.
    if (change.userId === null || change.userId === client.user?.id) tell(change.guildId);
  });
}
