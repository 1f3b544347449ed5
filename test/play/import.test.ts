// A table that goes on from an exported game: its position and options alone, every seat open, and nothing a file could smuggle in.
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Play } from '../../src/play/play.js';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import { nim } from '../support/nim/index.js';
import { ann, bob, cho, give, refusal, testTable } from '../support/table.js';

const table = testTable();
const guildId = 'guild';
let play: Play;

beforeAll(() => {
  play = table.play({
    games: new Map([diplomacy, twilightStruggle, axisAndAllies1942, nim].map((game) => [game.id, game])),
  });
});

const documentSchema = z.looseObject({
  version: z.number(),
  game: z.looseObject({ kind: z.string(), seed: z.string(), hostId: z.string() }),
  checkpoints: z.array(z.looseObject({ state: z.record(z.string(), z.unknown()) })),
});
type Document = z.infer<typeof documentSchema>;

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A game of Ann's against computer players, ended in its first phase. */
async function ended(kind = 'diplomacy'): Promise<Document> {
  const input = { guildId, kind, name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, { ...input, settings: { readyCheck: false } });
  await play.join(id, ann, null);
  await play.start(id, ann.id, true);
  await play.cancel(id, ann.id, { name: 'Hana' });
  return documentSchema.parse(JSON.parse(await play.exportGame(id, ann.id)));
}

it('takes over position and options, and nobody and no seed with them', async () => {
  const file = await ended();
  const units: unknown = file.checkpoints[0]?.state['units'];
  if (!Array.isArray(units)) throw new Error('no units');
  units.pop();
  const { kind, options, start } = await play.readExport(bytesOf(JSON.stringify(file)));
  const game = await play.create(bob, {
    guildId,
    kind,
    name: null,
    language: 'en',
    options,
    paces: {},
    start,
    settings: { readyCheck: false },
  });
  expect(game.hostId).toBe(bob.id);
  expect(game.seats.every((seat) => seat.userId === null)).toBe(true);
  await play.join(game.id, bob, 'italy');
  const begun = await play.start(game.id, bob.id, true);
  expect(begun.status).toBe('running');
  const copy = await play.desk(game.id, bob.id);
  expect(JSON.stringify(copy.view)).toContain(JSON.stringify(units[0]).slice(1, 10));
  await play.cancel(game.id, bob.id, { name: 'Hana' });
  const again = documentSchema.parse(JSON.parse(await play.exportGame(game.id, bob.id)));
  expect(again.checkpoints[0]?.state['units']).toEqual(units);
  expect(again.game.seed).not.toBe('');
  expect(JSON.stringify(again)).not.toContain('"ann"');
  expect((await play.draws(game.id)).draws).toBeDefined();
});

it('refuses what is no ended game, not known, too large, or against the rules', async () => {
  const file = await ended();
  const why = (text: string): Promise<readonly string[]> => refusal(play.readExport(bytesOf(text)));
  const changed = (change: (copy: Document) => void): string => {
    const copy = structuredClone(file);
    change(copy);
    return JSON.stringify(copy);
  };
  expect(await why('no json')).toEqual(['import.unread']);
  expect(await why('['.repeat(100_000))).toEqual(['import.unread']);
  expect(await why('{"format":"fieldpost-view","version":1}')).toEqual(['import.unread']);
  expect(await why(changed((copy) => (copy.version = 2)))).toEqual(['import.unread']);
  expect(await why(changed((copy) => (copy.game['endedAt'] = null)))).toEqual(['import.unread']);
  expect(await why(changed((copy) => (copy.game.kind = 'chess')))).toEqual(['import.kind']);
  expect(await why(changed((copy) => (copy.checkpoints = [])))).toEqual(['import.unread']);
  expect(await why(changed(({ checkpoints }) => (checkpoints[0] = { state: {} })))).toEqual(['import.unread']);
  expect(
    await why(changed(({ checkpoints: [first] }) => first && (first.state = { units: Array(100_000).fill(1) }))),
  ).toEqual(['import.rules']);
  const deep = (depth: number): string =>
    changed(({ checkpoints }) => (checkpoints[0] = { phase: 'x', state: {} })).replace(
      '"state":{}',
      `"state":{"deep":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    );
  expect(await why(deep(200_000))).toEqual(['import.rules']);
  expect(await why(deep(1_000))).toEqual(['import.rules']);
  expect(await why(' '.repeat(2_000_001))).toEqual(['import.large']);
});

it('refuses numbers that no game comes to, with which everything could be held up', async () => {
  const file = await ended('axis-and-allies-1942');
  const read = (): Promise<readonly string[]> => refusal(play.readExport(bytesOf(JSON.stringify(file))));
  expect(await read()).toEqual([]);
  const treasury = z.record(z.string(), z.number()).parse(file.checkpoints.at(-1)?.state['treasury']);
  Object.assign(file.checkpoints.at(-1)?.state ?? {}, { treasury: { ...treasury, uk: 1_000_000_000_000 } });
  expect(await read()).toEqual(['import.rules']);
});

it('rates nobody for a game that began from a file, where somebody has chosen the position', async () => {
  const { db } = table.store();
  const play2 = table.play({ games: new Map([[nim.id, nim]]), wall: () => new Date(0) });
  const like = { guildId, kind: 'nim', name: null, language: 'en', options: { sticks: 8 }, paces: {} } as const;
  const winner = async (start?: Awaited<ReturnType<Play['readExport']>>['start']): Promise<unknown> => {
    const { id } = await play2.create(bob, { ...like, ...(start === undefined ? {} : { start }) });
    await play2.join(id, bob, 'first');
    await play2.join(id, cho, 'second');
    await play2.start(id, bob.id, false);
    // Each of them has had a first move.
    await give(play2, id, bob, ['3']);
    await give(play2, id, cho, ['1']);
    await give(play2, id, bob, ['3']);
    return (await db.result.findMany({ where: { gameId: id } })).map(({ share, rated }) => [share, rated]);
  };
  expect(await winner()).toEqual(expect.arrayContaining([[1, true]]));
  const rigged = { phase: 'turn', state: { left: 8, turn: 'first' } };
  expect(await winner(rigged)).toEqual(expect.arrayContaining([[1, false]]));
});

it('refuses a game that hides anything, whose secrets stand in the file', async () => {
  const file = JSON.stringify(await ended('twilight-struggle'));
  expect(await refusal(play.readExport(bytesOf(file)))).toEqual(['import.hidden']);
});
