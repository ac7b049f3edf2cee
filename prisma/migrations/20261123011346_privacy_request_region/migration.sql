-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN "region" TEXT;
