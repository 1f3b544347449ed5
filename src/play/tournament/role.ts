// The role of a server that who takes part in a tournament holds while it runs: as it should be, and as it was last left.
import { randomBytes } from 'node:crypto';
import type { Db } from '../../store/client.js';
import { enqueue } from '../../store/outbox.js';
import {
  findTournament,
  noteHolder,
  noteNobody,
  updateTournament,
  type StoredTournament,
} from '../../store/tournaments.js';
import { deliveryOf } from '../change/outbox.js';
import { isErased } from '../records/erased.js';
import { postedOf } from './posted.js';
import { tournamentSettings } from './setting-up.js';

/** Why nobody can be given the role: the bot may not, the server has no room for one, or somebody has deleted it. */
const withoutRoles = ['denied', 'full', 'deleted'] as const;
export type WithoutRole = (typeof withoutRoles)[number];

/** What is in the way of a tournament's role; null where nothing is. */
export function withoutRole({ row }: StoredTournament): WithoutRole | null {
  return withoutRoles.find((one) => one === row.roleWithout) ?? null;
}

/** A tournament's role as it should be, beside how it was last left. */
export interface RolePlan {
  readonly id: number;
  readonly guildId: string;
  /** What it is called: nobody else's is, but by chance. */
  readonly name: string;
  /** Whether there is to be one now. */
  readonly wanted: boolean;
  /** Its id; null while there is none. */
  readonly roleId: string | null;
  /** Somebody has deleted it, and it is not made anew by itself. */
  readonly deleted: boolean;
  /** Who is to be given it, and from whom it is to be taken. */
  readonly give: readonly string[];
  readonly take: readonly string[];
}

/** How a role was left; what is left out stays. */
export interface RoleLeft {
  readonly roleId?: string | null;
  readonly without?: WithoutRole | null;
  /** Who has been given it or lost it. */
  readonly holder?: { readonly userId: string; readonly holds: boolean };
}

/** A tournament's role as it should be now; null when there is no such tournament. */
export async function rolePlan(db: Db, id: number): Promise<RolePlan | null> {
  const t = await findTournament(db, id);
  if (t === null) return null;
  const { row, entries } = t;
  const wanted = row.status === 'running' && tournamentSettings(t).role;
  const known = entries.filter(({ userId }) => !isErased(userId));
  return {
    id,
    guildId: row.guildId,
    name: `${row.name} #${id}`,
    wanted,
    roleId: row.roleId,
    deleted: withoutRole(t) === 'deleted',
    give: known.filter(({ leftAt, role }) => leftAt === null && !role).map(({ userId }) => userId),
    take: known.filter(({ leftAt, role }) => leftAt !== null && role).map(({ userId }) => userId),
  };
}

/** Notes how a role was left; nobody holds one that is no more. */
export async function roleLeft(db: Db, id: number, { roleId, without, holder }: RoleLeft): Promise<void> {
  const change = {
    ...(roleId === undefined ? {} : { roleId }),
    ...(without === undefined ? {} : { roleWithout: without }),
  };
  if (Object.keys(change).length > 0) await updateTournament(db, id, change);
  if (roleId === null) await noteNobody(db, id);
  if (holder !== undefined) await noteHolder(db, id, holder.userId, holder.holds);
}

/** Has the role, and the message by which it is followed, put right after a change: whatever came before in its queue is done first. */
export async function roleMoved(tx: Db, t: StoredTournament, now: Date): Promise<void> {
  if (t.row.roleId === null && !tournamentSettings(t).role && postedOf(t) === null) return;
  await putRight(tx, t.row.id, now);
}

/**
 * Somebody has said whether there is to be a role. Where there is, it is given to everybody once more, and made anew where it had been
 * deleted.
 */
export async function roleChosen(tx: Db, id: number, isWanted: boolean, now: Date): Promise<void> {
  if (isWanted) {
    await updateTournament(tx, id, { roleWithout: null });
    await noteNobody(tx, id, true);
  }
  await putRight(tx, id, now);
}

async function putRight(tx: Db, id: number, now: Date): Promise<void> {
  const key = `role:${id}:${randomBytes(9).toString('base64url')}`;
  await enqueue(tx, [deliveryOf(key, { kind: 'role', tournamentId: id })], now);
}
