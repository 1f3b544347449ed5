-- AlterTable
ALTER TABLE "tournament" ADD COLUMN     "roleId" TEXT,
ADD COLUMN     "roleWithout" TEXT;

-- AlterTable
ALTER TABLE "tournament_entry" ADD COLUMN     "role" BOOLEAN NOT NULL DEFAULT false;
