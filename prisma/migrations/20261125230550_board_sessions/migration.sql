-- CreateTable
CREATE TABLE "board_link" (
    "hash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "gameId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "board_link_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "board_session" (
    "hash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "board_session_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "board_link_expiresAt_idx" ON "board_link"("expiresAt");

-- CreateIndex
CREATE INDEX "board_session_userId_idx" ON "board_session"("userId");
