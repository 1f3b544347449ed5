-- Ballots are a person's from now on; no vote is carried over.
DELETE FROM "ballot";

-- AlterTable
ALTER TABLE "ballot" DROP CONSTRAINT "ballot_pkey",
DROP COLUMN "seat",
ADD COLUMN     "userId" TEXT NOT NULL,
ADD CONSTRAINT "ballot_pkey" PRIMARY KEY ("proposalId", "userId");

-- AlterTable
ALTER TABLE "seat" DROP COLUMN "ready";

-- CreateTable
CREATE TABLE "sign_up" (
    "gameId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "wishes" JSON NOT NULL DEFAULT '[]',
    "more" BOOLEAN NOT NULL DEFAULT false,
    "ready" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_up_pkey" PRIMARY KEY ("gameId","userId")
);

-- CreateIndex
CREATE INDEX "sign_up_userId_idx" ON "sign_up"("userId");

-- AddForeignKey
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_userId_fkey" FOREIGN KEY ("userId") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
