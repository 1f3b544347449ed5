// The count after a trial: what players were told is held against the database, and that against the local Discord's own record.
import { z } from 'zod';
import { games } from '../../src/games/registry.js';
import type { SeenMessage } from '@fieldpost/local';
import { diceSeed } from '../../src/play/change/dice-seed.js';
import { eachCheckpoint, type CheckpointRow } from '../../src/store/checkpoints.js';
import { findGame } from '../../src/store/games.js';
import { readJson, storedAnswer } from '../../src/store/json.js';
import type { Store } from '../../src/store/open.js';
import type { Answer } from '../../src/table/question.js';
import { replay } from '../../src/table/replay.js';
import type { LocalProcess } from '../../test/support/local-process.js';
import { never, tried, type Figure } from './trial.js';

/** One try to answer. */
export interface Given {
  readonly checkpoint: number;
  readonly question: string;
  /** null for what was taken back. */
  readonly value: Answer | null;
  /** The player was told that it is stored. */
  acknowledged: boolean;
}

/** A table, its people, and all that they tried. */
export interface Table {
  readonly game: number;
  readonly users: readonly string[];
  readonly guild: string;
  /** The channel of its server where commands are given. */
  readonly lobby: string;
  readonly given: Given[];
}

export interface Ledger {
  readonly given: number;
  readonly acknowledged: number;
  /** Acknowledged, and not stored. */
  readonly lost: number;
  /** Stored, and never given. */
  readonly invented: number;
  readonly phases: number;
  /** Phases that are not what one adjudication of the one before makes of its answers, or whose reports are there twice. */
  readonly twice: number;
  readonly messages: number;
  /** Not sent, given up, or not there although they were. */
  readonly missing: number;
  /** There without a delivery of theirs. */
  readonly doubled: number;
  /** What some of them say. */
  readonly strays: readonly string[];
}

/** As many are told of. */
const mostStrays = 5;

const refSchema = z.object({ channelId: z.string(), messageId: z.string() });

/** Counts what became of it all; nothing may be running any more. */
export async function countUp(store: Store, discord: LocalProcess, tables: readonly Table[]): Promise<Ledger> {
  let [lost, invented, phases, twice] = [0, 0, 0, 0];
  for (const { game, given } of tables) {
    const answers = await store.db.answer.findMany({
      where: { gameId: game, undoneAt: null },
      orderBy: { index: 'asc' },
    });
    const stored = new Set(answers.filter(({ by }) => by === 'player').map(nameOf));
    const tried = new Set(given.map(nameOf));
    lost += given.filter((one) => one.acknowledged && !stored.has(nameOf(one))).length;
    invented += [...stored].filter((one) => !tried.has(one)).length;
    const row = await findGame(store.db, game);
    const rules = games.get(row?.kind ?? '');
    if (row === null || rules === undefined) throw new Error(`no game ${game}`);
    const reports = await store.db.report.findMany({ where: { gameId: game, retractedAt: null } });
    twice += repeated(reports.map(({ checkpoint, index }) => `${checkpoint} ${index}`));
    let before: CheckpointRow | undefined;
    for await (const after of eachCheckpoint(store.db, game)) {
      if (before !== undefined) {
        const { number, draws } = before;
        const own = answers.flatMap(({ value, ...it }) =>
          it.checkpoint === number ? [{ ...it, value: readJson(storedAnswer, value, 'answer.value') }] : [],
        );
        const { progress } = replay(rules, diceSeed(row, draws), before, own);
        const made = progress.kind === 'next' ? JSON.stringify(progress.checkpoint.state) : '';
        if (made !== JSON.stringify(after.state)) twice += 1;
        phases += 1;
      }
      before = after;
    }
  }
  const given = tables.flatMap((table) => table.given);
  return {
    given: given.length,
    acknowledged: given.filter((it) => it.acknowledged).length,
    lost,
    invented,
    phases,
    twice,
    ...(await countMessages(store, discord, tables)),
  };
}

async function countMessages(
  store: Store,
  discord: LocalProcess,
  tables: readonly Table[],
): Promise<Pick<Ledger, 'messages' | 'missing' | 'doubled' | 'strays'>> {
  const rows = await store.db.outbox.findMany({ select: { doneAt: true, failedAt: true, messageRef: true } });
  const posts = await store.db.post.findMany({ select: { channelId: true, messageId: true } });
  const owed = rows.filter(({ doneAt, failedAt }) => failedAt !== null || doneAt === null);
  const refs = [
    ...rows.flatMap(({ messageRef }) => (messageRef === null ? [] : [refSchema.parse(messageRef)])),
    // Some rows of posts remember no message but what a post looks like.
    ...posts.filter(({ messageId }) => /^\d+$/.test(messageId)),
  ];
  const known = new Set(refs.map(({ messageId }) => messageId));
  const there = new Map<string, string>();
  const places = new Set<string>();
  for (const { users, guild } of tables) {
    // The threads of the games; what is said in other channels is not theirs.
    const threads = (await discord.ask('channels', guild)).filter(({ type }) => type === 11);
    const seen: SeenMessage[] = [];
    for (const user of users) seen.push(...(await discord.ask('dms', user)));
    for (const { id } of threads) seen.push(...(await discord.ask('messages', users[0] ?? '', id)));
    for (const it of seen) {
      places.add(it.channelId);
      if (it.authorId === discord.botId && !it.ephemeral) there.set(it.id, `${it.id} in ${it.channelId}: ${it.text}`);
    }
  }
  // What stood in a channel that has been deleted is gone with it.
  const gone = refs.filter(({ channelId, messageId }) => places.has(channelId) && !there.has(messageId));
  const strays = [...there].flatMap(([id, what]) => (known.has(id) ? [] : [what]));
  return {
    messages: there.size,
    missing: owed.length + new Set(gone.map(({ messageId }) => messageId)).size,
    doubled: strays.length,
    strays: strays.slice(0, mostStrays).map((what) => what.replaceAll('\n', ' / ').slice(0, 160)),
  };
}

/** An answer to a question, the same for two that mean the same. */
function nameOf({ checkpoint, question, value }: Pick<Given, 'checkpoint' | 'question'> & { value: unknown }): string {
  return `${checkpoint} ${question} ${JSON.stringify(plain(value))}`;
}

/** Without counts of nothing, and in an order of its own. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(plain(one))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== 0);
  return entries
    .map(([key, one]) => [key, key === 'path' ? one : plain(one)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function repeated(list: readonly string[]): number {
  return list.length - new Set(list).size;
}

/** What a count found, as figures of a trial. */
export function ledgerFigures(ledger: Ledger): readonly Figure[] {
  for (const it of ledger.strays) console.error(`  sent twice: ${it}`);
  return [
    tried('answers acknowledged', ledger.acknowledged),
    never('of them lost', ledger.lost),
    never('answers stored that nobody gave', ledger.invented),
    tried('phases', ledger.phases),
    never('of them adjudicated twice', ledger.twice),
    tried('messages in the games’ channels and to people', ledger.messages),
    never('messages missing', ledger.missing),
    never('messages sent twice', ledger.doubled),
  ];
}
