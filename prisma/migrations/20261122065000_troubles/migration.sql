-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "troubleSince" TIMESTAMPTZ(3);

-- Partial index, which the Prisma schema cannot express: what waits for somebody to put something right.
CREATE INDEX "outbox_troubled_gameId_idx" ON "outbox"("gameId") WHERE "trouble" IS NOT NULL AND "doneAt" IS NULL;
