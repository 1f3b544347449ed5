-- CreateEnum
CREATE TYPE "TournamentFormat" AS ENUM ('roundRobin', 'swiss', 'league');

-- CreateEnum
CREATE TYPE "TournamentStatus" AS ENUM ('signup', 'running', 'finished', 'cancelled');

-- CreateTable
CREATE TABLE "result" (
    "gameId" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT,
    "computer" BOOLEAN NOT NULL DEFAULT false,
    "place" INTEGER NOT NULL,
    "share" DOUBLE PRECISION NOT NULL,
    "score" DOUBLE PRECISION,
    "rated" BOOLEAN NOT NULL,
    "own" BOOLEAN NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "result_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "miss" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "checkpoint" INTEGER NOT NULL,
    "excused" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "miss_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tournament" (
    "id" SERIAL NOT NULL,
    "guildId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "format" "TournamentFormat" NOT NULL,
    "status" "TournamentStatus" NOT NULL DEFAULT 'signup',
    "hostId" TEXT NOT NULL,
    "language" "TableLanguage" NOT NULL DEFAULT 'both',
    "options" JSON NOT NULL DEFAULT '{}',
    "paces" JSON NOT NULL DEFAULT '{}',
    "settings" JSON NOT NULL DEFAULT '{}',
    "seed" TEXT NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "tournament_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tournament_entry" (
    "tournamentId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "leftAt" TIMESTAMPTZ(3),

    CONSTRAINT "tournament_entry_pkey" PRIMARY KEY ("tournamentId","userId")
);

-- CreateTable
CREATE TABLE "tournament_round" (
    "tournamentId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "byes" JSON NOT NULL DEFAULT '[]',
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "tournament_round_pkey" PRIMARY KEY ("tournamentId","number")
);

-- CreateTable
CREATE TABLE "tournament_table" (
    "tournamentId" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "gameId" INTEGER NOT NULL,
    "places" JSON NOT NULL,

    CONSTRAINT "tournament_table_pkey" PRIMARY KEY ("tournamentId","round","number")
);

-- CreateIndex
CREATE INDEX "result_userId_idx" ON "result"("userId");

-- CreateIndex
CREATE INDEX "result_guildId_kind_idx" ON "result"("guildId", "kind");

-- CreateIndex
CREATE INDEX "result_kind_idx" ON "result"("kind");

-- CreateIndex
CREATE INDEX "miss_gameId_checkpoint_idx" ON "miss"("gameId", "checkpoint");

-- CreateIndex
CREATE INDEX "miss_userId_idx" ON "miss"("userId");

-- CreateIndex
CREATE INDEX "tournament_guildId_status_idx" ON "tournament"("guildId", "status");

-- CreateIndex
CREATE INDEX "tournament_dueAt_idx" ON "tournament"("dueAt");

-- CreateIndex
CREATE INDEX "tournament_entry_userId_idx" ON "tournament_entry"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "tournament_table_gameId_key" ON "tournament_table"("gameId");

-- CreateIndex
CREATE INDEX "answer_userId_gameId_checkpoint_idx" ON "answer"("userId", "gameId", "checkpoint");

-- AddForeignKey
ALTER TABLE "result" ADD CONSTRAINT "result_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "miss" ADD CONSTRAINT "miss_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament" ADD CONSTRAINT "tournament_guildId_fkey" FOREIGN KEY ("guildId") REFERENCES "guild"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_round" ADD CONSTRAINT "tournament_round_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_table" ADD CONSTRAINT "tournament_table_tournamentId_fkey" FOREIGN KEY ("tournamentId") REFERENCES "tournament"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tournament_table" ADD CONSTRAINT "tournament_table_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
