-- AlterTable
ALTER TABLE "AccessPass" ADD COLUMN     "fingerprint" TEXT;

-- AlterTable
ALTER TABLE "CaseQuestion" ADD COLUMN     "uploadId" TEXT,
ADD COLUMN     "uploadUntil" TIMESTAMP(3);
