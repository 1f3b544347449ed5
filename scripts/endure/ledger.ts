// The count after a trial: what players were told is held against the database, and that against the local Discord's own record.
import { z } from 'zod';
import type { Store } from '../../src/store/open.js';
import type { LocalProcess } from '../../test/support/local-process.js';
import { never, tried, type Figure } from './trial.js';

/** One try to answer. */
export interface Given {
  readonly count: 1 | 2 | 3;
  /** The player was told that it is stored. */
  acknowledged: boolean;
}

/** A table, its player, and all that they tried. */
export interface Table {
  readonly game: number;
  readonly user: string;
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
  /** Phases with more than one answer or more than one report, and games whose heap is not what the answers left of it. */
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

const stateSchema = z.object({ left: z.number() });
const optionsSchema = z.object({ sticks: z.number() });
const valueSchema = z.tuple([z.enum(['1', '2', '3']).transform(Number)]);
const textSchema = z.object({ key: z.string() });
const refSchema = z.object({ channelId: z.string(), messageId: z.string() });

/** Counts what became of it all; nothing may be running any more. */
export async function countUp(store: Store, discord: LocalProcess, tables: readonly Table[]): Promise<Ledger> {
  let [lost, invented, phases, twice] = [0, 0, 0, 0];
  for (const { game, given } of tables) {
    const answers = (
      await store.db.answer.findMany({ where: { gameId: game, undoneAt: null }, orderBy: { id: 'asc' } })
    ).map((row) => ({ ...row, count: valueSchema.parse(row.value)[0] }));
    const own = answers.filter(({ by }) => by === 'player').map(({ count }) => count);
    lost += withoutPlace(
      given.filter((it) => it.acknowledged).map(({ count }) => count),
      own,
    );
    invented += withoutPlace(
      own,
      given.map(({ count }) => count),
    );
    const reports = await store.db.report.findMany({ where: { gameId: game, retractedAt: null } });
    const taken = reports.filter(({ text }) => textSchema.parse(text).key === 'report.taken');
    twice += repeated(answers.map((it) => it.checkpoint)) + repeated(taken.map((it) => it.checkpoint));
    const row = await store.db.game.findUniqueOrThrow({ where: { id: game } });
    const last = await store.db.checkpoint.findFirstOrThrow({ where: { gameId: game }, orderBy: { number: 'desc' } });
    const gone = answers.reduce((sum, { count }) => sum + count, 0);
    if (stateSchema.parse(last.state).left !== optionsSchema.parse(row.options).sticks - gone) twice += 1;
    phases += last.number;
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
  for (const { user, guild } of tables) {
    // The threads of the games; what is said in other channels is not theirs.
    const threads = (await discord.ask('channels', guild)).filter(({ type }) => type === 11);
    const seen = await discord.ask('dms', user);
    for (const { id } of threads) seen.push(...(await discord.ask('messages', user, id)));
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

/** How many of a list find no place in another, both in their order. */
function withoutPlace(list: readonly number[], within: readonly number[]): number {
  let at = 0;
  let missing = 0;
  for (const value of list) {
    const found = within.indexOf(value, at);
    if (found === -1) missing += 1;
    else at = found + 1;
  }
  return missing;
}

function repeated(list: readonly number[]): number {
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
