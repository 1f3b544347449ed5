// Databases of every program that a person may have installed come to the newest schema with what is in them; no released migration is edited.
import { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startParams } from '../../src/store/embedded-adapter.js';
import { embeddedTransactions } from '../../src/store/embedded.js';
import { appliedMigrations, migrate, migrationsDir, readMigrations, type Migration } from '../../src/store/migrate.js';
import { emptyDatabase, testClock } from '../support/database.js';

const { now } = testClock();
const ours = await readMigrations(migrationsDir);

let client: PGlite;
let newest: object;
beforeAll(async () => {
  client = await PGlite.create({ startParams, loadDataDir: await emptyDatabase() });
  newest = await shapeOf(client);
});
afterAll(() => client.close());

/** Once released, the text of a migration stays: databases out there were made with it. A new one adds its line here. */
const released: Readonly<Record<string, string>> = {
  '20261121152700_first': '5bd57765b77c30feba9f4fafbf4422be4b61dc3af94381f6b5d3c8d0edbcd36b',
  '20261122033000_sign_up': '3b2e3289bcbc7311174e9e24064841679aeeec01da8c862e2ae9c598aca67748',
  '20261122035258_instructions': 'b43622ec4db1dbc7755357ec564b01fd93be55e225ebdbd90b6993c8eecb0945',
  '20261122062846_remember_witnesses': 'd4ed02fa5b3d49b9f174d2784c7b4324b83b756bb22da8032fe4356619ad12b1',
  '20261122062917_leases_and_troubles': 'fc56614415e81da118dac11510270df88931c61e511f998b1b2d9d660e9515bd',
  '20261122063152_user_notices': 'f151304a7dc3aefd4e1030e5c6510baf81672eb7e33098b4ef762c4b158c56cb',
  '20261122064314_report_weight': '9b49a5636fbc3940927c17e1dfd1312817617c237885e508e18c2ff0fdc54273',
  '20261122065000_troubles': 'feb8810d871deaef258361048fcce863a81a2844bea194466c9a34b163135d04',
  '20261122065405_processes': 'd1f1fbe2e3f525b0e7a170f17cf6bdf382abf872094ca9e0aa8f2a357d42b6d2',
  '20261122074125_cockpit_posts': '1dc7a2e39bce817148a97a6f3d4e28b03ec18fac34cf96b843996c3d85c3e7d9',
  '20261122083000_inbox_owner': 'd954dc5828024d9721339ee683ed5f7e3ad2f92ba509fe9653f5b55e4ec87b5b',
  '20261122173155_letters': '9d78314990db85263440ce87c020d2ac620772c9e50c4b6d1c70ae9d2ad87679',
  '20261122173156_records': '7c9b995a06a1d2118db11de807f321e913595012bbf5943979271a5e5affe2e5',
  '20261122191019_notes': 'df4846b0290d84f49ad55f835f275fd28a234f89dcfdd47b5ab2bda0891fbd12',
  '20261122191900_seat_blocks': '0a47733955879bacec3b2af8a1d34aef5352df2f1daf765fb321e909b91cac1d',
  '20261122192500_entry_away': '295f3789f8daaf51ce607a7b0b121506928e6f1e40a01814aa84523ebe77b428',
  '20261122194243_person_indexes': '556494cff9c2183cf1fe562fe1657d16b712eb1efaf8ebbe4ad51fdc18eac0ff',
  '20261123003800_tournament_role': '7fcfa2da8ca3589d33a96b7e7605e11cb81650ac9e160f76a98149e0c430bf6a',
  '20261123235310_post_person_index': 'b59d9fa92ef6f06951b5f8b9c8a72a0b7a8772bfc329c92f290d666c30d397d4',
  '20261124204120_report_packs': 'a675aae6c09b673994486583edf70188fb756f60297423d39dd177f3590e0718',
  '20261125224846_phase_chapters': 'e11775b60c6b790c63bcf681259aa9baa6184bdc69872d8db3fc24f17c6bedda',
  '20261125230550_board_sessions': 'cd4d44a073dbc4405487c110b6bf5a552bc0c86b84e32ec8b8a478f8a8d6fdc1',
  '20261127065129_letters_of_computers': '18e4f6712ea8ebb9395b02e27bfb2dc7de359b6bd1436df962ce38d50925f155',
};

/** What the first migration said before, from the newest text back to the oldest: the checksum, and what was said in place of what. */
const before: readonly (readonly [checksum: string, ...changes: readonly (readonly [now: string, then: string])[]])[] =
  [
    [
      '5f8475488ef220b7e5743ddb2e55dc416c58e501f04112b2c4449cfb0fa04a28',
      ['CREATE TABLE "checkpoint" (\n    "id" SERIAL NOT NULL,\n', 'CREATE TABLE "checkpoint" (\n'],
      [
        'CONSTRAINT "checkpoint_pkey" PRIMARY KEY ("id")',
        'CONSTRAINT "checkpoint_pkey" PRIMARY KEY ("gameId","number")',
      ],
      [
        '-- CreateIndex\nCREATE UNIQUE INDEX "checkpoint_gameId_number_key" ON "checkpoint"("gameId", "number");\n\n',
        '',
      ],
    ],
    ['c90d6e8f6ab595ac2c0cd5c7cabc37cdb748b8e14ebcf5426cdbcb1f3dd799c0', [`"tempo" TEXT`, `"pace" TEXT`]],
    ['ab1c5f06145211313aaab03688f975568397c5e7db0c64552a10384f9a395846', [`'instruction'`, `'standing'`]],
    ['70be54e29dd665f0a7c6fdb5d725e0b98c467dd4ef7bbf938ff0095653fceec2', [`'readyCheck'`, `'muster'`]],
  ];

const [first, signUp] = ours;
if (first === undefined || signUp === undefined) throw new Error('no migrations');
const historic = before.map(([checksum], n): Migration => {
  const changes = before.slice(0, n + 1).flatMap(([, ...these]) => these);
  return { name: first.name, checksum, sql: changes.reduce((sql, [is, was]) => sql.replace(is, was), first.sql) };
});

it('edits no migration that has been released', () => {
  expect(Object.fromEntries(ours.map(({ name, checksum }) => [name, checksum]))).toEqual(released);
});

it('knows the first migration as each program before had it, to the byte', () => {
  const sums = historic.map(({ sql }) => createHash('sha256').update(sql).digest('hex'));
  expect(sums).toEqual(historic.map(({ checksum }) => checksum));
});

/** Which text of the first migration, and what was applied behind it. */
const left = [
  { text: 0, further: [] },
  { text: 0, further: [signUp] },
  { text: 1, further: [] },
  { text: 2, further: [] },
  { text: 3, further: [] },
];

it.each(left)('takes over a database as an earlier program left it (text $text)', async ({ text, further }) => {
  const applied = [...historic.slice(text, text + 1), ...further];
  await empty();
  await migrate(embeddedTransactions(client), applied, now);
  await client.exec(furnished(text));
  const known = new Set(applied.map(({ name }) => name));
  const added = ours.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  expect(await migrate(embeddedTransactions(client), ours, now)).toEqual(added);
  expect(await migrate(embeddedTransactions(client), ours, now)).toEqual([]);
  expect(await shapeOf(client)).toEqual(newest);
  const sums = await embeddedTransactions(client)(appliedMigrations);
  expect(Object.fromEntries(sums.map(({ name, checksum }) => [name, checksum]))).toEqual(released);
  const { rows } = await client.query(`
    SELECT g."status", g."settings"->>'readyCheck' AS ready, c."state"->>'turn' AS turn, a."by", s."tempo"
      FROM "game" g JOIN "checkpoint" c ON c."gameId" = g."id" JOIN "answer" a ON a."gameId" = g."id"
      JOIN "guild" s ON s."id" = g."guildId" ORDER BY c."id"`);
  const row = { status: 'readyCheck', ready: 'true', by: 'instruction', tempo: 'slow' };
  expect(rows).toEqual(['1', '2'].map((turn) => ({ ...row, turn })));
});

it('refuses a first migration that nobody released, and says in both languages what can be done', async () => {
  await empty();
  await migrate(embeddedTransactions(client), [{ ...first, checksum: 'f'.repeat(64) }], now);
  const refusal = migrate(embeddedTransactions(client), ours, now);
  await expect(refusal).rejects.toMatchObject({ code: 'changed' });
  await expect(refusal).rejects.toThrow(/fieldpost import[\s\S]*꺼낸/u);
});

async function empty(): Promise<void> {
  await client.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
}

/** One game with two phases and an answer, in the words of the program that made the database. */
function furnished(text: number): string {
  const tempo = text < 1 ? 'tempo' : 'pace';
  const by = text < 2 ? 'instruction' : 'standing';
  const status = text < 3 ? 'readyCheck' : 'muster';
  return `
    INSERT INTO "guild" ("id", "${tempo}", "updatedAt") VALUES ('g', 'slow', now());
    INSERT INTO "game" ("guildId", "kind", "status", "settings", "hostId", "seedHash", "seed", "createdAt", "updatedAt")
      VALUES ('g', 'diplomacy', '${status}', '{"${status}": true}', 'ann', 'h', 's', now(), now());
    INSERT INTO "checkpoint" ("gameId", "number", "phase", "state", "draws", "at")
      VALUES (1, 0, 'p', '{"turn": 1}', 0, now()), (1, 1, 'p', '{"turn": 2}', 0, now());
    INSERT INTO "answer" ("gameId", "checkpoint", "index", "question", "seat", "value", "by", "at")
      VALUES (1, 0, 0, 'q', 'x', '{}', '${by}', now());`;
}

/** Every column, index, constraint and named value of a database. */
async function shapeOf(client: PGlite): Promise<object> {
  const [columns, indexes, constraints, values] = await Promise.all(
    [
      `SELECT table_name, column_name, data_type, udt_name, is_nullable, column_default FROM information_schema.columns
        WHERE table_schema = 'public' ORDER BY 1, 2`,
      `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
      `SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS def FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1, 2`,
      `SELECT t.typname, e.enumlabel FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid ORDER BY 1, e.enumsortorder`,
    ].map(async (sql) => (await client.query(sql)).rows),
  );
  return { columns, indexes, constraints, values };
}
