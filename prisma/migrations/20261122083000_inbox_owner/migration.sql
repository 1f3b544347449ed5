-- AlterTable
ALTER TABLE "inbox_message" ADD COLUMN     "owner" TEXT;
