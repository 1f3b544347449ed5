// Puts the role of a tournament's people right: made, given, taken from who has left, and deleted when it is over.
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Delivered, Delivery } from '../../clock/delivering.js';
import type { RolePlan, WithoutRole } from '../../play/tournament/role.js';
import type { Deps } from '../deps.js';
import type { CarefulSender } from '../sending/careful.js';
import { afterFailure, isNoMember } from '../sending/trouble.js';
import { refreshTournament } from './tournament.js';

/** Nobody has put it right for more than a day. The next change tries it again. */
const mostTries = 36;

/** Makes a tournament's role what it should be, and the message by which it is followed. */
export async function refreshRole(
  deps: Deps,
  sender: CarefulSender,
  tournamentId: number,
  delivery: Pick<Delivery, 'unsureSince' | 'nonce'>,
): Promise<void> {
  await putRoleRight(deps, sender, tournamentId, delivery);
  await refreshTournament(deps, sender, tournamentId, delivery.nonce);
}

async function putRoleRight(
  deps: Deps,
  sender: CarefulSender,
  tournamentId: number,
  { unsureSince }: Pick<Delivery, 'unsureSince'>,
): Promise<void> {
  const { tournaments } = deps.play;
  const plan = await tournaments.rolePlan(tournamentId);
  if (plan === null || (plan.wanted && plan.deleted)) return;
  // The reply to an earlier try may have been lost.
  const known =
    plan.roleId ?? (unsureSince === null ? null : await sender.findRole(plan.guildId, plan.name, unsureSince));
  if (!plan.wanted) {
    if (known !== null) await unlessGone(() => sender.deleteRole(plan.guildId, known));
    await tournaments.roleLeft(plan.id, { roleId: null, without: null });
    return;
  }
  const roleId = known ?? (await sender.makeRole(plan.guildId, plan.name));
  if (plan.roleId === null) await tournaments.roleLeft(plan.id, { roleId });
  const isThere = await giveAndTake(deps, sender, { ...plan, roleId });
  await tournaments.roleLeft(plan.id, isThere ? { without: null } : { roleId: null, without: 'deleted' });
}

/** @returns false when somebody has deleted the role: they may not want it. */
async function giveAndTake(
  deps: Deps,
  sender: CarefulSender,
  { id, guildId, roleId, give, take }: RolePlan & { readonly roleId: string },
): Promise<boolean> {
  const changes = [
    ...take.map((userId) => ({ userId, holds: false })),
    ...give.map((userId) => ({ userId, holds: true })),
  ];
  for (const holder of changes) {
    const { userId, holds } = holder;
    try {
      await (holds ? sender.giveRole(guildId, roleId, userId) : sender.takeRole(guildId, roleId, userId));
    } catch (error) {
      if (isNoRole(error)) return false;
      if (!isNoMember(error)) throw error;
      // Who is not on the server has it no more, and gets it with the next change after they have come.
      if (holds) continue;
    }
    await deps.play.tournaments.roleLeft(id, { holder });
  }
  return true;
}

async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isNoRole(error)) throw error;
  }
}

function isNoRole(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownRole;
}

/** What to do where it could not be put right: the tournament's message says what is missing, and it is tried again. */
export async function roleFailed(
  deps: Deps,
  tournamentId: number,
  { error, attempts, sure }: { readonly error: unknown; readonly attempts: number; readonly sure: boolean },
): Promise<Delivered> {
  const failure = afterFailure(error);
  if (failure.kind !== 'blocked') return failure.kind === 'gaveUp' ? failure : { ...failure, sure };
  const isFull = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MaximumNumberOfGuildRolesReached;
  const without: WithoutRole = isFull ? 'full' : 'denied';
  await deps.play.tournaments.roleLeft(tournamentId, { without });
  return attempts >= mostTries ? { kind: 'gaveUp', error: failure.error } : { ...failure, sure, people: [] };
}
