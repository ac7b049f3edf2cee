-- AlterTable
ALTER TABLE "AccessPass" ADD COLUMN "fingerprint" TEXT;

-- AlterTable
ALTER TABLE "CaseQuestion" ADD COLUMN "uploadId" TEXT;
ALTER TABLE "CaseQuestion" ADD COLUMN "uploadUntil" DATETIME;
