-- CreateEnum
CREATE TYPE "InstructionMode" AS ENUM ('use', 'ask', 'never');

-- CreateEnum
CREATE TYPE "InstructionFallback" AS ENUM ('use', 'pass');

-- DropForeignKey
ALTER TABLE "standing" DROP CONSTRAINT "standing_gameId_fkey";

-- DropTable
DROP TABLE "standing";

-- CreateTable
CREATE TABLE "instruction" (
    "gameId" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "mode" "InstructionMode" NOT NULL DEFAULT 'use',
    "value" JSON,
    "filter" JSON,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "fallback" "InstructionFallback" NOT NULL DEFAULT 'pass',
    "once" BOOLEAN NOT NULL DEFAULT false,
    "until" INTEGER,
    "early" BOOLEAN NOT NULL DEFAULT false,
    "usedBy" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "instruction_pkey" PRIMARY KEY ("gameId","seat","key")
);

-- AddForeignKey
ALTER TABLE "instruction" ADD CONSTRAINT "instruction_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
