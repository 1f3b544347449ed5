// REST routes of servers: the server itself, its members and roles.
import { z } from 'zod';
import type { Local } from '../rules/local.js';
import { guildOf } from '../rules/local.js';
import { FAIL, parseBody } from '../api/errors.js';
import type { Call, Reply, Route } from './router.js';
import { PERMISSION, guildPermissions } from '../world/permissions.js';
import { roleOut } from '../api/objects.js';
import type { GuildRow, MemberRow, RoleRow } from '../world/rows.js';

function memberOf(guild: GuildRow, id: string | undefined): MemberRow {
  const row = guild.members.find((member) => member.userId === id);
  if (!row) throw FAIL.unknownMember();
  return row;
}

function roleOf(guild: GuildRow, id: string | undefined): RoleRow {
  const row = guild.roles.find((role) => role.id === id);
  if (!row) throw FAIL.unknownRole();
  return row;
}

const topRole = (guild: GuildRow, userId: string): number =>
  guild.ownerId === userId
    ? Infinity
    : Math.max(
        0,
        ...guild.roles
          .filter((role) => guild.members.find((it) => it.userId === userId)?.roles.includes(role.id))
          .map((role) => role.position),
      );

/** The server, once the bot may manage roles there and stands above the role it touches. */
function roleDesk(call: Call, role?: (guild: GuildRow) => RoleRow): { guild: GuildRow; role: RoleRow | null } {
  const guild = guildOf(call.local, call.params['guild_id']);
  const found = role ? role(guild) : null;
  if (!(guildPermissions(guild, call.local.botId) & PERMISSION.manageRoles)) throw FAIL.missingPermissions();
  if (found && (found.managed || found.position >= topRole(guild, call.local.botId))) throw FAIL.missingPermissions();
  return { guild, role: found };
}

function changeMember(local: Local, guild: GuildRow, member: MemberRow): void {
  local.store.touch();
  local.bus.tell({ type: 'member', verb: 'update', guild, member });
}

function memberRole(call: Call, on: boolean): Reply {
  const { guild, role } = roleDesk(call, (it) => roleOf(it, call.params['role_id']));
  const member = memberOf(guild, call.params['user_id']);
  const others = member.roles.filter((id) => id !== role?.id);
  member.roles = on && role ? [...others, role.id] : others;
  changeMember(call.local, guild, member);
  return undefined;
}

const roleBody = z.object({
  name: z.string().max(100).nullish(),
  // The documentation has it as text, the published description as a number.
  permissions: z.union([z.string().regex(/^\d+$/), z.int().nonnegative().transform(String)]).nullish(),
  color: z.number().int().min(0).max(0xffffff).nullish(),
  hoist: z.boolean().nullish(),
  mentionable: z.boolean().nullish(),
});

function createRole(call: Call): Reply {
  const { guild } = roleDesk(call);
  const body = parseBody(roleBody, call.json);
  const own = guildPermissions(guild, call.local.botId);
  // As on the real service: what is left out is what everybody has, and nobody gives rights they have not.
  const permissions = body.permissions ?? guild.roles.find(({ id }) => id === guild.id)?.permissions ?? '0';
  if (BigInt(permissions) & ~own) throw FAIL.missingPermissions();
  if (guild.roles.length >= 250) throw FAIL.rolesFull();
  const role: RoleRow = {
    id: call.local.store.ids.next(),
    name: body.name ?? 'new role',
    permissions,
    color: body.color ?? 0,
    position: 1,
    managed: false,
    mentionable: body.mentionable ?? false,
  };
  guild.roles.push(role);
  call.local.store.touch();
  call.local.bus.tell({ type: 'role', verb: 'create', guild, role });
  return { body: roleOut(role) };
}

function patchRole(call: Call): Reply {
  const { guild, role } = roleDesk(call, (it) => roleOf(it, call.params['role_id']));
  if (!role) throw FAIL.unknownRole();
  const body = parseBody(roleBody, call.json);
  role.name = body.name ?? role.name;
  role.permissions = body.permissions ?? role.permissions;
  role.color = body.color ?? role.color;
  role.mentionable = body.mentionable ?? role.mentionable;
  call.local.store.touch();
  call.local.bus.tell({ type: 'role', verb: 'update', guild, role });
  return { body: roleOut(role) };
}

function deleteRole(call: Call): Reply {
  const { guild, role } = roleDesk(call, (it) => roleOf(it, call.params['role_id']));
  if (!role || role.id === guild.id) throw FAIL.unknownRole();
  guild.roles = guild.roles.filter((it) => it !== role);
  for (const member of guild.members) member.roles = member.roles.filter((id) => id !== role.id);
  call.local.store.touch();
  call.local.bus.tell({ type: 'role', verb: 'delete', guild, role });
  return undefined;
}

function patchMe(call: Call): Reply {
  const guild = guildOf(call.local, call.params['guild_id']);
  const member = memberOf(guild, call.local.botId);
  const body = parseBody(z.object({ nick: z.string().max(32).nullish() }), call.json);
  member.nick = body.nick === undefined ? member.nick : body.nick;
  changeMember(call.local, guild, member);
  return { body: call.local.present.member(member) };
}

const guild = (call: Call): GuildRow => guildOf(call.local, call.params['guild_id']);
const G = '/guilds/{guild_id}';

export const guildRoutes: readonly Route[] = [
  { method: 'GET', template: G, run: (call) => ({ body: call.local.present.guild(guild(call)) }) },
  { method: 'GET', template: `${G}/roles`, run: (call) => ({ body: guild(call).roles.map(roleOut) }) },
  {
    method: 'GET',
    template: `${G}/roles/{role_id}`,
    run: (call) => ({ body: roleOut(roleOf(guild(call), call.params['role_id'])) }),
  },
  { method: 'POST', template: `${G}/roles`, run: createRole },
  { method: 'PATCH', template: `${G}/roles/{role_id}`, run: patchRole },
  { method: 'DELETE', template: `${G}/roles/{role_id}`, run: deleteRole },
  {
    // Listing everybody needs the privileged members intent on the real service.
    method: 'GET',
    template: `${G}/members`,
    run: () => {
      throw FAIL.missingAccess();
    },
  },
  { method: 'PATCH', template: `${G}/members/@me`, run: patchMe },
  {
    method: 'GET',
    template: `${G}/members/{user_id}`,
    run: (call) => ({ body: call.local.present.member(memberOf(guild(call), call.params['user_id'])) }),
  },
  { method: 'PUT', template: `${G}/members/{user_id}/roles/{role_id}`, run: (call) => memberRole(call, true) },
  { method: 'DELETE', template: `${G}/members/{user_id}/roles/{role_id}`, run: (call) => memberRole(call, false) },
];
