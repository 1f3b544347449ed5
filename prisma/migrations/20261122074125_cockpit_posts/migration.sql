-- AlterTable
ALTER TABLE "post" ADD COLUMN     "stamp" TEXT,
ADD COLUMN     "touchedAt" TIMESTAMPTZ(3);
