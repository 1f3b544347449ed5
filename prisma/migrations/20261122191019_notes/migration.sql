-- CreateTable
CREATE TABLE "note" (
    "gameId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "note_pkey" PRIMARY KEY ("gameId","userId","number")
);

-- CreateIndex
CREATE INDEX "note_userId_idx" ON "note"("userId");

-- AddForeignKey
ALTER TABLE "note" ADD CONSTRAINT "note_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
