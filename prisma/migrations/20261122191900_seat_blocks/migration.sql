-- CreateTable
CREATE TABLE "seat_block" (
    "gameId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seat_block_pkey" PRIMARY KEY ("gameId","userId","seat")
);

-- CreateIndex
CREATE INDEX "seat_block_userId_idx" ON "seat_block"("userId");

-- Blocks set so far at anonymous tables go on by seat.
INSERT INTO "seat_block" ("gameId", "userId", "seat", "blockedId", "at")
SELECT "gameId", "userId", "seat", "blockedId", "at" FROM "letter_block" WHERE "gameId" IS NOT NULL AND "seat" IS NOT NULL
ON CONFLICT DO NOTHING;
