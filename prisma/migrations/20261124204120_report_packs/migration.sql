-- CreateTable
CREATE TABLE "report_pack" (
    "gameId" INTEGER NOT NULL,
    "firstId" INTEGER NOT NULL,
    "lastId" INTEGER NOT NULL,
    "firstCheckpoint" INTEGER NOT NULL,
    "lastCheckpoint" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "report_pack_pkey" PRIMARY KEY ("gameId","firstId")
);

-- AddForeignKey
ALTER TABLE "report_pack" ADD CONSTRAINT "report_pack_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
