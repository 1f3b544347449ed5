-- AlterTable
ALTER TABLE "due" ADD COLUMN     "owner" TEXT;

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "owner" TEXT,
ADD COLUMN     "trouble" TEXT,
ADD COLUMN     "unsureSince" TIMESTAMPTZ(3);
