// What is put to the vote, and how people voted.
import type { Ballot, Proposal } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { jsonObject, readJson, toJson, type JsonObject } from './json.js';

type BallotRow = Readonly<Ballot>;
export interface ProposalRow extends Readonly<Omit<Proposal, 'payload'>> {
  readonly payload: JsonObject;
  readonly ballots: readonly BallotRow[];
}

export interface NewProposal {
  readonly gameId: number;
  readonly kind: string;
  readonly bySeat: string;
  /** Null for computer players. */
  readonly byUser: string | null;
  /** The phase with which it ends; null when it is not about a position. */
  readonly checkpoint: number | null;
  readonly endsAt: Date;
  readonly payload?: object;
}

const withBallots = { include: { ballots: { orderBy: { userId: 'asc' } } } } as const;

/** Puts something to the vote. */
export async function openProposal(tx: Db, proposal: NewProposal, now: Date): Promise<ProposalRow> {
  const data = { ...proposal, payload: toJson(proposal.payload ?? {}), openedAt: now };
  return parse(await tx.proposal.create({ data, ...withBallots }));
}

/** When a person has put something to the vote in a game since a moment, oldest first. */
export async function proposedSince(db: Db, gameId: number, byUser: string, since: Date): Promise<Date[]> {
  const rows = await db.proposal.findMany({
    where: { gameId, byUser, openedAt: { gt: since } },
    orderBy: { openedAt: 'asc' },
    select: { openedAt: true },
  });
  return rows.map((row) => row.openedAt);
}

/** Whether something of some kinds that no person proposed was put to the vote in a game since a moment. */
export async function wasProposedByNobody(
  db: Db,
  gameId: number,
  kinds: readonly string[],
  since: Date,
): Promise<boolean> {
  const where = { gameId, byUser: null, kind: { in: [...kinds] }, openedAt: { gt: since } };
  return (await db.proposal.findFirst({ where, select: { id: true } })) !== null;
}

/** One proposal with its votes. */
export async function findProposal(db: Db, id: number): Promise<ProposalRow | null> {
  const row = await db.proposal.findUnique({ where: { id }, ...withBallots });
  return row === null ? null : parse(row);
}

/** A person's vote, in place of their earlier one. */
export async function castBallot(tx: Db, proposalId: number, userId: string, choice: string, now: Date): Promise<void> {
  const data = { choice, at: now };
  await tx.ballot.upsert({
    where: { proposalId_userId: { proposalId, userId } },
    create: { proposalId, userId, ...data },
    update: data,
  });
}

/** Ends a vote that is open. */
export async function closeProposal(tx: Db, id: number, result: string, now: Date): Promise<void> {
  await tx.proposal.updateMany({ where: { id, closedAt: null }, data: { closedAt: now, result } });
}

function parse(row: Proposal & { ballots: Ballot[] }): ProposalRow {
  return { ...row, payload: readJson(jsonObject, row.payload, 'proposal.payload') };
}
