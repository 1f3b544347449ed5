-- CreateTable
CREATE TABLE "embassy" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER NOT NULL,
    "seats" TEXT NOT NULL,
    "channelId" TEXT,
    "without" TEXT,
    "members" JSON NOT NULL DEFAULT '[]',
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "embassy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter" (
    "id" SERIAL NOT NULL,
    "gameId" INTEGER NOT NULL,
    "from" TEXT NOT NULL,
    "to" JSON,
    "byUser" TEXT NOT NULL,
    "toUsers" JSON NOT NULL DEFAULT '[]',
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "letter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter_mute" (
    "gameId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,

    CONSTRAINT "letter_mute_pkey" PRIMARY KEY ("gameId","userId","seat")
);

-- CreateTable
CREATE TABLE "letter_block" (
    "userId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "gameId" INTEGER,
    "seat" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "letter_block_pkey" PRIMARY KEY ("userId","blockedId")
);

-- CreateIndex
CREATE UNIQUE INDEX "embassy_gameId_seats_key" ON "embassy"("gameId", "seats");

-- CreateIndex
CREATE INDEX "letter_gameId_id_idx" ON "letter"("gameId", "id");

-- CreateIndex
CREATE INDEX "letter_byUser_at_idx" ON "letter"("byUser", "at");

-- AddForeignKey
ALTER TABLE "embassy" ADD CONSTRAINT "embassy_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter" ADD CONSTRAINT "letter_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
