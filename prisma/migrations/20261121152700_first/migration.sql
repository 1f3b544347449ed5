-- CreateEnum
CREATE TYPE "Language" AS ENUM ('en', 'ko');

-- CreateEnum
CREATE TYPE "TableLanguage" AS ENUM ('en', 'ko', 'both');

-- CreateEnum
CREATE TYPE "GameStatus" AS ENUM ('signup', 'readyCheck', 'running', 'paused', 'finished', 'cancelled');

-- CreateEnum
CREATE TYPE "AnsweredBy" AS ENUM ('player', 'instruction', 'forced', 'computer', 'deadline', 'vote', 'host');

-- CreateTable
CREATE TABLE "guild" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "channelId" TEXT,
    "channelKind" TEXT,
    "language" "TableLanguage" NOT NULL DEFAULT 'both',
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "tempo" TEXT NOT NULL DEFAULT 'standard',
    "hostRoleId" TEXT,
    "settings" JSON NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guild_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" "Language",
    "palette" TEXT NOT NULL DEFAULT 'standard',
    "theme" TEXT NOT NULL DEFAULT 'light',
    "timeZone" TEXT,
    "reminderLeads" JSON,
    "quietHours" JSON,
    "awayFrom" TIMESTAMPTZ(3),
    "awayUntil" TIMESTAMPTZ(3),
    "dmClosed" BOOLEAN NOT NULL DEFAULT false,
    "locale" TEXT,
    "settings" JSON NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game" (
    "id" SERIAL NOT NULL,
    "guildId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT,
    "options" JSON NOT NULL DEFAULT '{}',
    "status" "GameStatus" NOT NULL DEFAULT 'signup',
    "language" "TableLanguage" NOT NULL DEFAULT 'both',
    "paces" JSON NOT NULL DEFAULT '{}',
    "settings" JSON NOT NULL DEFAULT '{}',
    "hostId" TEXT NOT NULL,
    "channelId" TEXT,
    "seedHash" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "checkpoint" INTEGER NOT NULL DEFAULT 0,
    "told" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "outcome" JSON,
    "rulesVersion" INTEGER NOT NULL DEFAULT 1,
    "pausedLeft" JSON,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat" (
    "gameId" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "userId" TEXT,
    "computer" BOOLEAN NOT NULL DEFAULT false,
    "left" BOOLEAN NOT NULL DEFAULT false,
    "misses" INTEGER NOT NULL DEFAULT 0,
    "excuses" INTEGER NOT NULL DEFAULT 0,
    "ready" BOOLEAN NOT NULL DEFAULT false,
    "settings" JSON NOT NULL DEFAULT '{}',
    "since" TIMESTAMPTZ(3),

    CONSTRAINT "seat_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "checkpoint" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "phase" TEXT NOT NULL,
    "state" JSON NOT NULL,
    "draws" INTEGER NOT NULL,
    "sealed" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checkpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "answer" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER NOT NULL,
    "checkpoint" INTEGER NOT NULL,
    "index" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "value" JSON NOT NULL,
    "by" "AnsweredBy" NOT NULL,
    "final" BOOLEAN NOT NULL DEFAULT true,
    "userId" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draft" (
    "gameId" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "value" JSON NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("gameId","seat","question")
);

-- CreateTable
CREATE TABLE "standing" (
    "gameId" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSON NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "standing_pkey" PRIMARY KEY ("gameId","seat","key")
);

-- CreateTable
CREATE TABLE "report" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER NOT NULL,
    "checkpoint" INTEGER NOT NULL,
    "index" INTEGER NOT NULL,
    "text" JSON NOT NULL,
    "audience" JSON,
    "focus" JSON,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "retractedAt" TIMESTAMPTZ(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "due" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "runAt" TIMESTAMPTZ(3) NOT NULL,
    "payload" JSON NOT NULL DEFAULT '{}',
    "leaseUntil" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "due_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "gameId" INTEGER,
    "target" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSON NOT NULL,
    "nonce" TEXT NOT NULL,
    "runAt" TIMESTAMPTZ(3) NOT NULL,
    "leaseUntil" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "doneAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "messageRef" JSON,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post" (
    "gameId" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "userId" TEXT NOT NULL DEFAULT '',
    "channelId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_pkey" PRIMARY KEY ("gameId","purpose","userId")
);

-- CreateTable
CREATE TABLE "proposal" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSON NOT NULL DEFAULT '{}',
    "bySeat" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "result" TEXT,

    CONSTRAINT "proposal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ballot" (
    "proposalId" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "choice" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ballot_pkey" PRIMARY KEY ("proposalId","seat")
);

-- CreateTable
CREATE TABLE "audit" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER,
    "guildId" TEXT,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "detail" JSON NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSON NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "game_guildId_status_idx" ON "game"("guildId", "status");

-- CreateIndex
CREATE INDEX "game_channelId_idx" ON "game"("channelId");

-- CreateIndex
CREATE INDEX "game_status_idx" ON "game"("status");

-- CreateIndex
CREATE INDEX "seat_userId_idx" ON "seat"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "checkpoint_gameId_number_key" ON "checkpoint"("gameId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "answer_gameId_checkpoint_index_key" ON "answer"("gameId", "checkpoint", "index");

-- CreateIndex
CREATE INDEX "report_gameId_checkpoint_index_idx" ON "report"("gameId", "checkpoint", "index");

-- CreateIndex
CREATE UNIQUE INDEX "due_gameId_kind_key_key" ON "due"("gameId", "kind", "key");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_key_key" ON "outbox"("key");

-- CreateIndex
CREATE INDEX "outbox_gameId_idx" ON "outbox"("gameId");

-- CreateIndex
CREATE INDEX "proposal_gameId_closedAt_idx" ON "proposal"("gameId", "closedAt");

-- CreateIndex
CREATE INDEX "audit_gameId_id_idx" ON "audit"("gameId", "id");

-- AddForeignKey
ALTER TABLE "game" ADD CONSTRAINT "game_guildId_fkey" FOREIGN KEY ("guildId") REFERENCES "guild"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkpoint" ADD CONSTRAINT "checkpoint_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer" ADD CONSTRAINT "answer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft" ADD CONSTRAINT "draft_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "standing" ADD CONSTRAINT "standing_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "due" ADD CONSTRAINT "due_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post" ADD CONSTRAINT "post_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ballot" ADD CONSTRAINT "ballot_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit" ADD CONSTRAINT "audit_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Partial indexes, which the Prisma schema cannot express: what is still to be done.
CREATE INDEX "outbox_open_target_id_idx" ON "outbox"("target", "id") WHERE "doneAt" IS NULL;
CREATE INDEX "outbox_open_runAt_idx" ON "outbox"("runAt") WHERE "doneAt" IS NULL;
CREATE INDEX "due_open_runAt_idx" ON "due"("runAt") WHERE "doneAt" IS NULL;
CREATE INDEX "due_open_gameId_idx" ON "due"("gameId") WHERE "doneAt" IS NULL;
