// What leads a database made by a program from before the first release to the migrations as they were released.

/** From one text of a migration to the next that the file had. */
export interface Bridge {
  readonly migration: string;
  /** Lower-case hex SHA-256 of the file before, and behind. */
  readonly from: string;
  readonly to: string;
  readonly sql: string;
}

const first = '20261121152700_first';

/** The texts that the first migration had before it was released, oldest first. No other migration has ever been edited. */
const bridges: readonly Bridge[] = [
  {
    migration: first,
    from: '70be54e29dd665f0a7c6fdb5d725e0b98c467dd4ef7bbf938ff0095653fceec2',
    to: 'ab1c5f06145211313aaab03688f975568397c5e7db0c64552a10384f9a395846',
    sql: `
ALTER TYPE "GameStatus" RENAME VALUE 'muster' TO 'readyCheck';
UPDATE "game"
   SET "settings" = (("settings"::jsonb - 'muster') || jsonb_build_object('readyCheck', "settings"::jsonb -> 'muster'))::json
 WHERE "settings"::jsonb ? 'muster';`,
  },
  {
    migration: first,
    from: 'ab1c5f06145211313aaab03688f975568397c5e7db0c64552a10384f9a395846',
    to: 'c90d6e8f6ab595ac2c0cd5c7cabc37cdb748b8e14ebcf5426cdbcb1f3dd799c0',
    sql: `ALTER TYPE "AnsweredBy" RENAME VALUE 'standing' TO 'instruction';`,
  },
  {
    migration: first,
    from: 'c90d6e8f6ab595ac2c0cd5c7cabc37cdb748b8e14ebcf5426cdbcb1f3dd799c0',
    to: '5f8475488ef220b7e5743ddb2e55dc416c58e501f04112b2c4449cfb0fa04a28',
    sql: `ALTER TABLE "guild" RENAME COLUMN "pace" TO "tempo";`,
  },
  {
    migration: first,
    from: '5f8475488ef220b7e5743ddb2e55dc416c58e501f04112b2c4449cfb0fa04a28',
    to: '5bd57765b77c30feba9f4fafbf4422be4b61dc3af94381f6b5d3c8d0edbcd36b',
    sql: `
ALTER TABLE "checkpoint" DROP CONSTRAINT "checkpoint_pkey", ADD COLUMN "id" SERIAL NOT NULL;
ALTER TABLE "checkpoint" ADD CONSTRAINT "checkpoint_pkey" PRIMARY KEY ("id");
CREATE UNIQUE INDEX "checkpoint_gameId_number_key" ON "checkpoint"("gameId", "number");`,
  },
];

/** What leads from this text of a migration to the released one, in this order; nothing for any other text. */
export function bridgesFrom(migration: string, checksum: string): readonly Bridge[] {
  const next = bridges.find((bridge) => bridge.migration === migration && bridge.from === checksum);
  return next === undefined ? [] : [next, ...bridgesFrom(migration, next.to)];
}
