// Takes a whole game out of the store as one document, and puts one in.
import type { z } from 'zod';
import type { Db } from './client.js';
import { NoSuchGame } from './errors.js';
import { gameDocument, type GameDocument } from './game-document.js';
import { createYield, inPages } from './yielding.js';
import { toJson, toOptionalJson } from './json.js';
import { allPacked } from './report-packs.js';

/**
 * A game with everything that belongs to it, except what is still to be said. It holds the seed and every hand: for the
 * operator alone. Run it in a transaction, so that it shows one moment.
 * @throws NoSuchGame
 */
export async function exportGame(tx: Db, gameId: number, now: Date): Promise<GameDocument> {
  const found = await tx.game.findUnique({ where: { id: gameId }, omit: { guildId: true }, include: { guild: true } });
  if (found === null) throw new NoSuchGame(gameId);
  const { guild, id, ...game } = found;
  const where = { gameId };
  const omit = { gameId: true } as const;
  const seats = await tx.seat.findMany({ where, omit, orderBy: [{ position: 'asc' }, { seat: 'asc' }] });
  const signUps = await tx.signUp.findMany({ where, omit, orderBy: [{ at: 'asc' }, { userId: 'asc' }] });
  const people = [...seats, ...signUps].flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const document = {
    format: 'fieldpost-game',
    version: 1,
    exportedAt: now,
    number: id,
    guild: { id: guild.id, name: guild.name },
    users: await tx.user.findMany({
      where: { id: { in: people } },
      select: { id: true, name: true },
      orderBy: { id: 'asc' },
    }),
    game,
    seats,
    signUps,
    checkpoints: await all((id) =>
      tx.checkpoint.findMany({ where: { gameId, id: { gt: id } }, omit, orderBy: { id: 'asc' }, take: pageSize }),
    ),
    answers: await all((id) =>
      tx.answer.findMany({ where: { gameId, id: { gt: id } }, omit, orderBy: { id: 'asc' }, take: pageSize }),
    ),
    drafts: await tx.draft.findMany({ where, omit, orderBy: [{ seat: 'asc' }, { question: 'asc' }] }),
    instructions: await tx.instruction.findMany({ where, omit, orderBy: [{ seat: 'asc' }, { key: 'asc' }] }),
    reports: await allReports(tx, gameId),
    dues: await tx.due.findMany({
      where: { gameId, doneAt: null },
      select: { kind: true, key: true, runAt: true, payload: true },
      orderBy: { id: 'asc' },
    }),
    posts: await tx.post.findMany({ where, omit, orderBy: [{ purpose: 'asc' }, { userId: 'asc' }] }),
    proposals: await tx.proposal.findMany({
      where,
      omit: { ...omit, id: true },
      include: { ballots: { omit: { proposalId: true }, orderBy: { userId: 'asc' } } },
      orderBy: { id: 'asc' },
    }),
    witnesses: await tx.witness.findMany({ where, omit, orderBy: [{ at: 'asc' }, { seat: 'asc' }, { userId: 'asc' }] }),
    audits: await tx.audit.findMany({
      where,
      omit: { ...omit, id: true, guildId: true },
      orderBy: { id: 'asc' },
    }),
  };
  return checked(document);
}

/** Rows before packs: what is packed between the two is found among these. */
async function allReports(tx: Db, gameId: number): Promise<readonly object[]> {
  const rows = await all((id) =>
    tx.report.findMany({
      where: { gameId, id: { gt: id } },
      omit: { gameId: true },
      orderBy: { id: 'asc' },
      take: pageSize,
    }),
  );
  const packed = await allPacked(tx, gameId);
  const last = packed.at(-1)?.id ?? 0;
  return [...packed, ...rows.filter(({ id }) => id > last)];
}

interface Unchecked {
  readonly checkpoints: readonly object[];
  readonly answers: readonly object[];
  readonly reports: readonly object[];
}

/** So many rows of a long list are read at once. */
const pageSize = 20;

/** All rows of a long list. */
async function all<Row extends { readonly id: number }>(
  find: (afterId: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for await (const row of inPages<Row>(pageSize, (last) => find(last?.id ?? 0))) found.push(row);
  return found;
}

/** The document as it is written; its long lists are gone through item by item. */
async function checked({ checkpoints, answers, reports, ...rest }: Unchecked): Promise<GameDocument> {
  const { shape } = gameDocument;
  const yieldToOthers = createYield();
  const each = async <T>(item: z.ZodType<T>, rows: readonly object[]): Promise<T[]> => {
    const found: T[] = [];
    for (const row of rows) {
      // A row's own id stays here: what is undefined is not written.
      found.push(item.parse(throughJson({ ...row, id: undefined })));
      await yieldToOthers();
    }
    return found;
  };
  return {
    ...gameDocument.omit({ checkpoints: true, answers: true, reports: true }).parse(throughJson(rest)),
    checkpoints: await each(shape.checkpoints.element, checkpoints),
    answers: await each(shape.answers.element, answers),
    reports: await each(shape.reports.element, reports),
  };
}

/** Through JSON once, which makes moments ISO strings. */
function throughJson(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

export interface ImportOptions {
  /** The server in which the game goes on; the one it comes from when left out. */
  readonly guildId?: string;
  /** The program's clock. */
  readonly now: Date;
}

/**
 * Puts a game in under a new number. In another server than its own it has no thread and no messages yet.
 * @param input the document, unchecked.
 * @returns the new number.
 * @throws ZodError when the document does not fit.
 */
export async function importGame(tx: Db, input: unknown, { guildId, now }: ImportOptions): Promise<number> {
  const document = gameDocument.parse(input);
  const home = guildId ?? document.guild.id;
  const moved = home !== document.guild.id;
  const name = moved ? home : document.guild.name;
  await tx.guild.upsert({ where: { id: home }, create: { id: home, name, updatedAt: now }, update: {} });
  for (const user of document.users) {
    await tx.user.upsert({ where: { id: user.id }, create: { ...user, updatedAt: now }, update: {} });
  }
  const { game } = document;
  const { id: gameId } = await tx.game.create({
    data: {
      ...game,
      guildId: home,
      channelId: moved ? null : game.channelId,
      options: toJson(game.options),
      paces: toJson(game.paces),
      settings: toJson(game.settings),
      outcome: toOptionalJson(game.outcome),
      pausedLeft: toOptionalJson(game.pausedLeft),
    },
    select: { id: true },
  });
  await importRows(tx, gameId, document);
  await importVotes(tx, gameId, document);
  if (!moved) await tx.post.createMany({ data: document.posts.map((post) => ({ gameId, ...post })) });
  return gameId;
}

async function importRows(tx: Db, gameId: number, document: GameDocument): Promise<void> {
  const { seats, signUps, checkpoints, answers, drafts, instructions, reports, dues, witnesses, audits } = document;
  await tx.seat.createMany({ data: seats.map((row) => ({ gameId, ...row, settings: toJson(row.settings) })) });
  await tx.signUp.createMany({ data: signUps.map((row) => ({ gameId, ...row, wishes: toJson(row.wishes) })) });
  await tx.checkpoint.createMany({
    data: checkpoints.map((row) => ({
      gameId,
      ...row,
      state: toJson(row.state),
      title: toOptionalJson(row.title),
      chapter: toOptionalJson(row.chapter),
      span: toOptionalJson(row.span),
    })),
  });
  await tx.answer.createMany({ data: answers.map((row) => ({ gameId, ...row, value: toJson(row.value) })) });
  await tx.draft.createMany({ data: drafts.map((row) => ({ gameId, ...row, value: toJson(row.value) })) });
  await tx.instruction.createMany({
    data: instructions.map((row) => ({
      gameId,
      ...row,
      value: toOptionalJson(row.value),
      filter: toOptionalJson(row.filter),
    })),
  });
  await tx.report.createMany({
    data: reports.map((row) => ({
      gameId,
      ...row,
      text: toJson(row.text),
      audience: toOptionalJson(row.audience),
      focus: toOptionalJson(row.focus),
    })),
  });
  await tx.due.createMany({ data: dues.map((row) => ({ gameId, ...row, payload: toJson(row.payload) })) });
  await tx.witness.createMany({ data: witnesses.map((row) => ({ gameId, ...row })) });
  await tx.audit.createMany({ data: audits.map((row) => ({ gameId, ...row, detail: toJson(row.detail) })) });
}

async function importVotes(tx: Db, gameId: number, document: GameDocument): Promise<void> {
  for (const { ballots, ...proposal } of document.proposals) {
    await tx.proposal.create({
      data: { gameId, ...proposal, payload: toJson(proposal.payload), ballots: { create: ballots } },
    });
  }
}
