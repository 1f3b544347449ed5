-- CreateTable
CREATE TABLE "process" (
    "id" TEXT NOT NULL,
    "roles" JSON NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "process_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shard" (
    "count" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "owner" TEXT,
    "until" TIMESTAMPTZ(3),
    "session" JSON,

    CONSTRAINT "shard_pkey" PRIMARY KEY ("count","id")
);

-- CreateTable
CREATE TABLE "identify_slot" (
    "key" INTEGER NOT NULL,
    "notBefore" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identify_slot_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "inbox_message" (
    "id" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "payload" JSON NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "leaseUntil" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "begunAt" TIMESTAMPTZ(3),
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "inbox_message_pkey" PRIMARY KEY ("id")
);

-- A partial index, which the Prisma schema cannot express: what is still to be answered.
CREATE INDEX "inbox_message_open_receivedAt_idx" ON "inbox_message"("receivedAt") WHERE "doneAt" IS NULL;
