-- AlterTable
ALTER TABLE "CaseAttachment" ADD COLUMN "identifiers" TEXT;

-- CreateTable
CREATE TABLE "OptOutSignal" (
    "subject" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL
);
