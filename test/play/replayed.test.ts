// An ended game out of a file, kept to be looked at: it is played again, nothing in the file is believed, and it concerns nobody.
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Play } from '../../src/play/play.js';
import type { GameInfo } from '../../src/play/turn/info.js';
import { games } from '../../src/games/registry.js';
import { commitment } from '../../src/table/dice.js';
import { allBid, ann, begun, bob, cho, dan, give, hourMs, refusal, testTable } from '../support/table.js';

const table = testTable();

const documentSchema = z.looseObject({
  users: z.array(z.object({ id: z.string(), name: z.string() })),
  game: z.looseObject({
    kind: z.string(),
    title: z.string().nullable(),
    seed: z.string(),
    options: z.record(z.string(), z.unknown()),
    outcome: z.looseObject({ kind: z.string(), winners: z.array(z.string()) }),
    settings: z.looseObject({
      lots: z.array(z.number()).default([]),
      dice: z.looseObject({
        added: z.array(z.unknown()),
        forks: z.array(z.object({ phase: z.int(), from: z.int(), line: z.string(), edited: z.boolean() })),
      }),
    }),
  }),
  seats: z.array(z.looseObject({ seat: z.string(), userId: z.string().nullable() })),
  checkpoints: z.array(z.looseObject({ phase: z.string(), state: z.record(z.string(), z.unknown()) })),
  answers: z.array(z.looseObject({ value: z.unknown(), undoneAt: z.string().nullable() })),
  reports: z.array(z.looseObject({ text: z.unknown() })),
});
type Document = z.infer<typeof documentSchema>;

function show(play: Play, file: Document | string): Promise<GameInfo> {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return play.keepReplay(dan, { guildId: 'elsewhere', language: 'en', file: new TextEncoder().encode(text) });
}

/** A toy game to its end, taken back once on the way. */
async function ended(play: Play): Promise<number> {
  const { id } = await begun(play, { options: { rounds: 2 }, settings: { rollback: 'most' } });
  const round = async (): Promise<void> => {
    await allBid(play, id);
    if ((await play.desk(id, bob.id)).tasks.length > 0) await give(play, id, bob, ['pass']);
  };
  await round();
  await play.rollBack(id, ann.id, 0, 'again');
  const [proposal] = await play.proposals(id, bob.id);
  await play.vote(proposal?.id ?? 0, bob.id, 'yes');
  await round();
  for (let n = 0; n < 40 && (await play.info(id)).outcome === null; n++) {
    table.clock.advance(49 * hourMs);
    await play.runDue();
  }
  expect((await play.info(id)).status).toBe('finished');
  return id;
}

async function fileOf(play: Play, id: number): Promise<Document> {
  return documentSchema.parse(JSON.parse(await play.exportGame(id, ann.id)));
}

/** How many rows each table has. */
async function rows(): Promise<Readonly<Record<string, number>>> {
  const { db } = table.store();
  const names = z
    .array(z.object({ name: z.string() }))
    .parse(
      await db.$queryRaw`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    );
  const counts: [string, number][] = [];
  for (const { name } of names) {
    const found = z
      .array(z.object({ n: z.int() }))
      .parse(await db.$queryRawUnsafe(`SELECT count(*)::int AS n FROM "${name}"`));
    counts.push([name, found[0]?.n ?? 0]);
  }
  return Object.fromEntries(counts);
}

it('shows every phase, hand, die and result as they were, to a server that never saw the game', async () => {
  const play = table.play({ wall: () => new Date(0) });
  const id = await ended(play);
  const before = await rows();
  await table.said();
  const game = await show(play, await fileOf(play, id));
  expect(game).toMatchObject({
    status: 'finished',
    isReplay: true,
    guildId: 'elsewhere',
    hostId: 'dan',
    channelId: null,
  });
  const first = await play.film(id);
  const again = await play.film(game.id);
  expect(again.frames).toEqual(first.frames);
  expect(again.frames.some(({ hands }) => hands.length > 0)).toBe(true);
  expect(again.luck).toEqual(first.luck);
  expect(await play.draws(game.id)).toEqual(await play.draws(id));
  expect(game.outcome).toEqual((await play.info(id)).outcome);
  for (const { last: to } of first.frames) {
    const told = { from: to, to };
    expect(await play.pastChapters(game.id, dan.id, told)).toEqual(await play.pastChapters(id, dan.id, told));
  }
  // Nobody hears of it, sits in it, is rated by it, or has rights in it.
  expect(await table.said()).toEqual([]);
  const after = await rows();
  const grown = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(new Set(grown)).toEqual(
    new Set(['answer', 'app_user', 'audit', 'checkpoint', 'game', 'guild', 'report', 'seat']),
  );
  expect(game.seats.map(({ userId, written }) => [userId, written])).toEqual([
    [null, 'Ann'],
    [null, 'Bob'],
    [null, '초'],
  ]);
  expect(await play.gamesOf(ann.id)).toEqual([]);
  expect(await refusal(play.resume(game.id, ann.id))).not.toEqual([]);
  expect(await table.store().db.answer.count({ where: { gameId: game.id, userId: { not: null } } })).toBe(0);
});

it('ends as its people said where they ended it, in no words of the file', async () => {
  const play = table.play({ wall: () => new Date(0) });
  const { id } = await begun(play, { options: { rounds: 3 } });
  await allBid(play, id);
  await play.cancel(id, ann.id, { name: 'Mod' });
  const file = await fileOf(play, id);
  expect((await show(play, file)).outcome).toMatchObject({ kind: 'stopped', winners: [] });
  const outcome = { kind: 'draw', winners: ['red', 'nobody', 'red'], text: { key: '@everyone' } };
  const forged = await show(play, { ...file, game: { ...file.game, outcome } });
  expect(forged.outcome).toMatchObject({ kind: 'draw', winners: ['red'], text: { key: 'replay.agreed' } });
});

it('refuses what does not come out as it is written, and takes no report from the file', async () => {
  const play = table.play({ wall: () => new Date(0) });
  const file = await fileOf(play, await ended(play));
  const why = (change: (copy: Document) => void): Promise<readonly string[]> => {
    const copy = structuredClone(file);
    change(copy);
    return refusal(show(play, copy));
  };
  const score = (copy: Document): void => {
    Object.assign(copy.checkpoints.at(-1)?.state ?? {}, { score: { red: 99, blue: 0, green: 0 } });
  };
  expect(await why(score)).toEqual(['replay.differs']);
  expect(await why((copy) => Object.assign(copy.checkpoints[0]?.state ?? {}, { rounds: 9 }))).toEqual([
    'replay.differs',
  ]);
  const standing = file.answers.findIndex(({ undoneAt }) => undoneAt === null);
  expect(await why((copy) => copy.answers.splice(0, standing + 1))).toEqual(['replay.differs']);
  const other = (copy: Document): unknown => Object.assign(copy.answers[standing] ?? {}, { value: ['no such'] });
  expect(await why(other)).toEqual(['replay.differs']);
  expect(await why((copy) => (copy.game.seed = 'another'))).toEqual(['replay.unread']);
  expect(await why((copy) => Object.assign(copy.game, { seed: 'another', seedHash: commitment('another') }))).toEqual([
    'replay.differs',
  ]);
  expect(await why((copy) => copy.checkpoints.splice(1, 1))).toEqual(['replay.unread']);
  expect(await why((copy) => (copy.game.options = { rounds: 'many' }))).toEqual(['replay.rules']);
  expect(await why((copy) => (copy.game.kind = 'chess'))).toEqual(['import.kind']);
  expect(await why((copy) => (copy.game.kind = '__proto__'))).toEqual(['import.kind']);
  expect(await why((copy) => (copy.game['endedAt'] = null))).toEqual(['replay.unread']);
  const copy = structuredClone(file);
  for (const report of copy.reports) report.text = { key: 'report.bids', args: { round: '@everyone' }, ns: 'app' };
  const game = await show(play, copy);
  expect(JSON.stringify(await play.film(game.id))).not.toContain('@everyone');
});

it('refuses files that are made to do harm', async () => {
  const play = table.play({ wall: () => new Date(0) });
  const file = await fileOf(play, await ended(play));
  const text = JSON.stringify(file);
  const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  const edited = (state: unknown): Document => {
    const copy = structuredClone(file);
    copy.game.settings.dice.forks.push({ phase: 1, from: 0, line: 'by hand', edited: true });
    Object.assign(copy.checkpoints[1] ?? {}, { state });
    return copy;
  };
  expect(await refusal(show(play, ' '.repeat(8_000_001)))).toEqual(['replay.large']);
  expect(await refusal(show(play, deep(1_000_000)))).toEqual(['replay.unread']);
  const padded = await show(play, text.replace('"options":{', `"options":{"deep":${deep(100_000)},`));
  expect(padded.options).toEqual(file.game.options);
  const lots = structuredClone(file);
  lots.game.settings.lots = [1_000_000_000];
  expect(await refusal(show(play, lots))).toEqual(['replay.unread']);
  // What is mixed into the dice is shown in quotation marks, which nothing in it may end.
  for (const act of ['```\n# Proven fair', 'one\ntwo', '`code`']) {
    const quoted = structuredClone(file);
    quoted.game.settings.dice.added = [{ userId: '1', act, word: '' }];
    expect(await refusal(show(play, quoted))).toEqual(['replay.unread']);
  }
  const state = file.checkpoints[1]?.state ?? {};
  expect(await refusal(show(play, edited({ ...state, round: 1e12 })))).toEqual(['replay.rules']);
  expect(await refusal(show(play, edited({ ...state, out: Array(200_000).fill('red') })))).toEqual(['replay.rules']);
  expect(await refusal(show(play, edited({ ...state, out: JSON.parse(deep(1_000)) as unknown })))).toEqual([
    'replay.rules',
  ]);
  const phase = structuredClone(file);
  phase.game.settings.dice.forks.push({ phase: 0, from: 0, line: 'by hand', edited: true });
  Object.assign(phase.checkpoints[0] ?? {}, { phase: 'constructor' });
  expect(await refusal(show(play, phase))).toEqual(['replay.rules']);
});

it('shows names as words, and forgets them with their person', async () => {
  const play = table.play({ wall: () => new Date(0) });
  const file = await fileOf(play, await ended(play));
  const long = `\u202e**<@1>** @everyone\n${'x'.repeat(200)}`;
  const copy = { ...file, users: [{ id: 'ann', name: long }, ...file.users.filter(({ id }) => id !== 'ann')] };
  const game = await show(play, copy);
  const [first, second] = game.seats;
  expect(first?.written).toMatch(/^\*\*<@1>\*\* @everyone x+$/);
  expect(first?.written).toHaveLength(60);
  expect(second?.written).toBe('Bob');
  table.clock.advance(25 * hourMs);
  await play.ownData.erase('bob');
  expect((await play.info(game.id)).seats.map(({ written }) => written?.slice(0, 6) ?? null)).toEqual([
    '**<@1>',
    null,
    '초',
  ]);
});

it('keeps whole characters alone of names and titles', async () => {
  const play = table.play({ wall: () => new Date(0) });
  const file = await fileOf(play, await ended(play));
  const named = (id: string): string => (id === 'ann' ? `A\ud83dn\ude00n` : `${'x'.repeat(59)}😀`);
  const users = file.users.map(({ id }) => ({ id, name: named(id) }));
  const { id, seats } = await show(play, {
    ...file,
    users,
    game: { ...file.game, title: `\ude00${'y'.repeat(200)}`.slice(0, 80) + '\ud83d' },
  });
  expect(seats.map(({ written }) => written)).toEqual(['Ann', 'x'.repeat(59), 'x'.repeat(59)]);
  const rows = await table.store().db.$queryRaw`SELECT "settings"->'replay'->'people'->0->>'name' AS name,
    "title" FROM "game" WHERE "id" = ${id}`;
  expect(rows).toEqual([{ name: 'Ann', title: expect.stringMatching(/^y+$/) as string }]);
});

it('lets one person bring in as many games in a day as they might open', async () => {
  const play = table.play({ wall: () => new Date(0), allowance: 1 });
  const file = await fileOf(table.play(), await ended(table.play({ wall: () => new Date(0) })));
  const guildId = 'a third';
  const one = (): Promise<GameInfo> =>
    play.keepReplay(cho, { guildId, language: 'ko', file: new TextEncoder().encode(JSON.stringify(file)) });
  for (let n = 0; n < 4; n++) await one();
  expect(await refusal(one())).toEqual(['refuse.tooManyOpened']);
  table.clock.advance(25 * hourMs);
  expect((await one()).isReplay).toBe(true);
});

it.each([...games.keys()])('plays %s again from its set-up, lots and all', async (kind) => {
  const play = table.play({ games, wall: () => new Date(0) });
  const like = { guildId: 'guild', name: null, language: 'en', paces: {} } as const;
  const { id } = await play.create(ann, { ...like, kind, options: {}, settings: { readyCheck: false } });
  await play.join(id, { ...ann, act: '42' }, null);
  await play.addWord(id, ann, 'a word of her own');
  await play.start(id, ann.id, true, '77');
  for (let n = 0; n < 6; n++) {
    table.clock.advance(72 * hourMs);
    await play.runDue();
  }
  const { checkpoint } = await play.info(id);
  expect(checkpoint).toBeGreaterThan(0);
  await play.cancel(id, ann.id, { name: 'Mod' });
  const game = await show(play, await play.exportGame(id, ann.id));
  expect(game.checkpoint).toBe(checkpoint);
  expect((await play.film(game.id)).frames).toEqual((await play.film(id)).frames);
  expect(await play.draws(game.id)).toEqual(await play.draws(id));
});
