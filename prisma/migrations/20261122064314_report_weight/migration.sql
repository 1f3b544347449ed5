-- CreateEnum
CREATE TYPE "ReportWeight" AS ENUM ('headline', 'main', 'detail');

-- AlterTable
ALTER TABLE "checkpoint" ADD COLUMN     "title" JSON;

-- AlterTable
ALTER TABLE "report" ADD COLUMN     "post" INTEGER,
ADD COLUMN     "weight" "ReportWeight" NOT NULL DEFAULT 'main';
