// Private threads over REST: opened, found again, shut and opened anew, their people put in and taken out.
import { Routes } from 'discord-api-types/v10';
import { ChannelType, ThreadAutoArchiveDuration, type REST } from 'discord.js';
import { z } from 'zod';
import { isDenied } from './trouble.js';

/** What embassies need of Discord. */
export interface PrivateThreads {
  /** Opens a private thread, once: no repetition after a lost reply. Only its people and who manages threads can see it. */
  openPrivate(parentId: string, name: string): Promise<string>;
  /** A private thread of ours in a channel whose name begins so, and that is not archived; null when there is none. */
  findPrivate(parentId: string, prefix: string): Promise<string | null>;
  /** Locks a thread and puts it away, or opens it again. Where it may not be locked it is only put away. */
  shut(channelId: string, isShut: boolean): Promise<void>;
  /** Takes somebody out of a thread. */
  removeMember(channelId: string, userId: string): Promise<void>;
}

const idShape = z.object({ id: z.string() });
const channelShape = z.object({ guild_id: z.string().optional() });
const activeThreads = z.object({
  threads: z.array(
    z.object({ id: z.string(), name: z.string(), parent_id: z.string().nullish(), owner_id: z.string().optional() }),
  ),
});

/**
 * @param rest may repeat a request whose reply was lost.
 * @param once repeats nothing by itself.
 * @param botId who we are: only our own threads are found again.
 */
export function createPrivateThreads(rest: REST, once: REST, botId: string): PrivateThreads {
  return {
    async openPrivate(parentId, name) {
      const made = await once.post(Routes.threads(parentId), {
        body: {
          name,
          type: ChannelType.PrivateThread,
          invitable: false,
          auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
        },
      });
      return idShape.parse(made).id;
    },
    async findPrivate(parentId, prefix) {
      const { guild_id: guildId } = channelShape.parse(await rest.get(Routes.channel(parentId)));
      if (guildId === undefined) return null;
      const { threads } = activeThreads.parse(await rest.get(Routes.guildActiveThreads(guildId)));
      const isIt = (thread: (typeof threads)[number]): boolean =>
        thread.parent_id === parentId && thread.owner_id === botId && thread.name.startsWith(prefix);
      return threads.find(isIt)?.id ?? null;
    },
    async shut(channelId, isShut) {
      const patch = async (body: object): Promise<void> => {
        await rest.patch(Routes.channel(channelId), { body });
      };
      try {
        await patch({ archived: isShut, locked: isShut });
      } catch (error) {
        // Locking is for who manages threads; whoever opened one may put it away.
        if (!isDenied(error)) throw error;
        await patch({ archived: isShut });
      }
    },
    async removeMember(channelId, userId) {
      await rest.delete(Routes.threadMembers(channelId, userId));
    },
  };
}
