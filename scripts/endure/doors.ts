// The trial of the doors: whatever one person brings or asks for, nobody else waits for it; how long each door held the program up at a time.
import { createPlay } from '../../src/play/create.js';
import type { Play } from '../../src/play/play.js';
import type { Person } from '../../src/play/change/person.js';
import { games } from '../../src/games/registry.js';
import { openDatabase } from '../../src/store/open.js';
import { commitment } from '../../src/table/dice.js';
import { createThinker } from '../../src/think/index.js';
import { atRandom, playOut } from '../../test/support/contract.js';
import { startPostgres } from '../../test/support/postgres.js';
import { longestHold } from './holds.js';
import { within, type Figure, type Trial } from './trial.js';

const now = (): Date => new Date();
const ann: Person = { id: '1', name: 'Ann', locale: 'en' };
const guildId = '2';
const bytesOf = (document: unknown): Uint8Array =>
  new TextEncoder().encode(typeof document === 'string' ? document : JSON.stringify(document));

/** So long may one door hold everything else up at a time. */
const mostMs = 20;

/** A thing that somebody does, by its name in the table of figures. */
interface Door {
  readonly what: string;
  readonly use: () => Promise<unknown>;
}

/** A game of Diplomacy by chance as its file is written. */
function written(lastYear: number): object {
  const rules = games.get('diplomacy');
  if (rules === undefined) throw new Error('no such game');
  const seed = 'doors';
  const options = rules.options.parse({ lastYear });
  const { phases, outcome } = playOut(rules, options, { seed, chooser: atRandom });
  return {
    format: 'fieldpost-game',
    version: 1,
    users: [],
    game: {
      kind: rules.id,
      title: null,
      options,
      endedAt: '2026-01-01T00:00:00.000Z',
      seed,
      seedHash: commitment(seed),
      outcome: outcome === null ? null : { kind: outcome.kind, winners: outcome.winners },
      settings: {},
    },
    seats: [],
    checkpoints: phases.map(({ checkpoint }, number) => ({ ...checkpoint, number })),
    answers: phases.flatMap(({ answers }, checkpoint) =>
      answers.map((answer, index) => ({ checkpoint, index, ...answer, undoneAt: null })),
    ),
  };
}

/** Files made to hurt whoever reads them, of the largest size that is taken. */
function hostile(size: number): readonly Uint8Array[] {
  const game = { kind: 'diplomacy', options: {}, endedAt: '2026-01-01' };
  const around = (state: string): Uint8Array =>
    bytesOf(
      `{"format":"fieldpost-game","version":1,"game":${JSON.stringify(game)},"checkpoints":[{"phase":"x","state":${state}}]}`,
    );
  const keys = Array.from({ length: Math.floor(size / 14) }, (_, n) => `"a${n}":[1]`).join(',');
  const deep = Math.floor(size / 2) - 200;
  return [
    around(`{${keys}}`),
    around(`{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`),
    bytesOf(`[${'1,'.repeat(Math.floor(size / 2) - 2)}1]`),
    bytesOf('각'.repeat(Math.floor(size / 3))),
  ];
}

function doorsOf(play: Play, long: Uint8Array, short: boolean): readonly Door[] {
  const refused = (work: Promise<unknown>): Promise<unknown> => work.catch(() => null);
  const shown = (file: Uint8Array): Promise<unknown> =>
    refused(play.keepReplay(ann, { guildId, language: 'en', file }));
  let kept = 0;
  return [
    ...hostile(short ? 200_000 : 1_999_000).map((file, n) => ({
      what: `\`/host import\`, hostile file ${n + 1}`,
      use: () => refused(play.readExport(file)),
    })),
    { what: '`/host import`, a real game', use: () => refused(play.readExport(long)) },
    ...hostile(short ? 200_000 : 7_999_000).map((file, n) => ({
      what: `\`/host replay\`, hostile file ${n + 1}`,
      use: () => shown(file),
    })),
    {
      what: '`/host replay`, a long real game',
      use: async () => {
        kept = (await play.keepReplay(ann, { guildId, language: 'en', file: long })).id;
      },
    },
    { what: '`/game export` of it', use: () => play.exportGame(kept, ann.id) },
    { what: '`/game film` of it', use: () => play.film(kept) },
    { what: '`/log` of it', use: () => play.log(kept, ann.id, { limit: 50 }) },
  ];
}

/**
 * Uses every door; several times, because what is slow by itself is slow again.
 * @internal
 */
export async function runDoors(short: boolean): Promise<readonly { readonly what: string; readonly ms: number }[]> {
  const server = await startPostgres();
  const databaseUrl = await server?.createDatabase();
  const where = databaseUrl === undefined ? { memory: true } : { databaseUrl };
  const store = await openDatabase({ ...where, dataDir: 'unused', now });
  const thinker = createThinker();
  const play = createPlay({
    store,
    games,
    now,
    wall: now,
    allowance: 1_000,
    again: (file) => thinker.playAgain(file),
    takeOver: (file) => thinker.takeOver(file),
  });
  try {
    const long = bytesOf(written(short ? 1902 : 1925));
    // The thread, the statements and the code are warm afterwards, as in a program that has run for a while.
    await play.keepReplay(ann, { guildId, language: 'en', file: bytesOf(written(1901)) });
    const found: { what: string; ms: number }[] = [];
    for (const { what, use } of doorsOf(play, long, short)) {
      let ms = await longestHold(use);
      for (let n = 0; n < 2 && ms > mostMs; n += 1) ms = Math.min(ms, await longestHold(use));
      found.push({ what, ms });
    }
    return found;
  } finally {
    await thinker.close();
    await store.close();
    await server?.stop();
  }
}

export const doorsTrial: Trial = {
  title: 'What people bring and ask for',
  does: 'Made-up and long files are brought to the doors for files, and long games are asked for; what counts is processor time of the main thread.',
  share: 1,
  run: async ({ short }): Promise<readonly Figure[]> =>
    (await runDoors(short)).map(({ what, ms }) => within(`longest hold: ${what}`, ms, mostMs)),
};
