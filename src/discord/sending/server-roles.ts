// Roles of a server over REST: one made without any rights, found again, given, taken, and put away.
import { Routes } from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import { z } from 'zod';
import { idSince } from './since.js';

/** What a tournament's role needs of Discord. */
export interface ServerRoles {
  /** Makes a role that allows nothing, once: no repetition after a lost reply. */
  makeRole(guildId: string, name: string): Promise<string>;
  /** A role of this name that allows nothing and was made after a moment; null when there is none. */
  findRole(guildId: string, name: string, since: Date): Promise<string | null>;
  giveRole(guildId: string, roleId: string, userId: string): Promise<void>;
  takeRole(guildId: string, roleId: string, userId: string): Promise<void>;
  /** Deletes a role: nobody holds it any more. */
  deleteRole(guildId: string, roleId: string): Promise<void>;
}

const idShape = z.object({ id: z.string() });
const rolesShape = z.array(
  z.object({ id: z.string(), name: z.string(), permissions: z.string(), managed: z.boolean() }),
);
/**
 * @param rest may repeat a request whose reply was lost.
 * @param once repeats nothing by itself.
 */
export function createServerRoles(rest: REST, once: REST): ServerRoles {
  return {
    async makeRole(guildId, name) {
      // Left out, it would have what everybody has.
      const body = { name, permissions: 0, hoist: false, mentionable: false };
      return idShape.parse(await once.post(Routes.guildRoles(guildId), { body })).id;
    },
    async findRole(guildId, name, since) {
      const roles = rolesShape.parse(await rest.get(Routes.guildRoles(guildId)));
      const first = idSince(since);
      const isIt = (role: (typeof roles)[number]): boolean =>
        role.name === name && role.permissions === '0' && !role.managed && BigInt(role.id) >= first;
      return roles.find(isIt)?.id ?? null;
    },
    async giveRole(guildId, roleId, userId) {
      await rest.put(Routes.guildMemberRole(guildId, userId, roleId));
    },
    async takeRole(guildId, roleId, userId) {
      await rest.delete(Routes.guildMemberRole(guildId, userId, roleId));
    },
    async deleteRole(guildId, roleId) {
      await rest.delete(Routes.guildRole(guildId, roleId));
    },
  };
}
