-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN "explanation" TEXT;
ALTER TABLE "PrivacyRequest" ADD COLUMN "filedBy" TEXT;
