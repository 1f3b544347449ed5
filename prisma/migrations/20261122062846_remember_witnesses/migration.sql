-- AlterTable
ALTER TABLE "app_user" DROP COLUMN "awayFrom",
DROP COLUMN "awayUntil";

-- AlterTable
ALTER TABLE "game" ADD COLUMN     "pausedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "proposal" ADD COLUMN     "byUser" TEXT,
ADD COLUMN     "checkpoint" INTEGER,
ADD COLUMN     "endsAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "seat" DROP COLUMN "excuses",
ADD COLUMN     "leftAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "witness" (
    "gameId" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "witness_pkey" PRIMARY KEY ("gameId","seat","userId")
);

-- CreateIndex
CREATE INDEX "game_hostId_guildId_idx" ON "game"("hostId", "guildId");

-- CreateIndex
CREATE INDEX "proposal_byUser_openedAt_idx" ON "proposal"("byUser", "openedAt");

-- AddForeignKey
ALTER TABLE "witness" ADD CONSTRAINT "witness_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever holds a seat of a running game has seen its secrets.
INSERT INTO "witness" ("gameId", "seat", "userId", "at")
SELECT s."gameId", s."seat", s."userId", coalesce(s."since", g."startedAt")
  FROM "seat" s JOIN "game" g ON g."id" = s."gameId"
 WHERE g."startedAt" IS NOT NULL AND s."userId" IS NOT NULL;

-- What stands already counts from now on.
UPDATE "seat" SET "leftAt" = g."updatedAt" FROM "game" g WHERE g."id" = "seat"."gameId" AND "seat"."left";
UPDATE "game" SET "pausedAt" = "updatedAt" WHERE "status" = 'paused';
UPDATE "proposal" SET "checkpoint" = g."checkpoint" FROM "game" g WHERE g."id" = "proposal"."gameId" AND "proposal"."closedAt" IS NULL;
