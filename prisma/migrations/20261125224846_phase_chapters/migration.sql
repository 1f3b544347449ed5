-- AlterTable
ALTER TABLE "checkpoint" ADD COLUMN     "chapter" JSON,
ADD COLUMN     "span" JSON;
