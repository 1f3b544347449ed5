-- AlterTable
ALTER TABLE "letter" ADD COLUMN     "accepted" BOOLEAN,
ADD COLUMN     "said" JSON;
