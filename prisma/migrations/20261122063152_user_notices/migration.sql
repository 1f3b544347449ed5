-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "notices" TEXT NOT NULL DEFAULT 'dm';
