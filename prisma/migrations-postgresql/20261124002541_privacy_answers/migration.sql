-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN     "explanation" TEXT,
ADD COLUMN     "filedBy" TEXT;
