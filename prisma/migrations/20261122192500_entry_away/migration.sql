-- AlterTable
ALTER TABLE "tournament_entry" ADD COLUMN     "away" JSON NOT NULL DEFAULT '[]';
