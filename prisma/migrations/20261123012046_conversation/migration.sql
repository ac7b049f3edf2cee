-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN "answeredAt" DATETIME;
ALTER TABLE "PrivacyRequest" ADD COLUMN "appealedAt" DATETIME;
ALTER TABLE "PrivacyRequest" ADD COLUMN "deniedById" TEXT;
ALTER TABLE "PrivacyRequest" ADD COLUMN "pausedAt" DATETIME;

-- CreateTable
CREATE TABLE "CaseQuestion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "stopsClock" BOOLEAN NOT NULL,
    "askedAt" DATETIME NOT NULL,
    "askedId" INTEGER NOT NULL,
    "answeredAt" DATETIME,
    "answerId" INTEGER,
    "settledAt" DATETIME,
    CONSTRAINT "CaseQuestion_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PrivacyRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "CaseQuestion_askedId_key" ON "CaseQuestion"("askedId");

-- CreateIndex
CREATE UNIQUE INDEX "CaseQuestion_answerId_key" ON "CaseQuestion"("answerId");

-- CreateIndex
CREATE INDEX "CaseQuestion_requestId_idx" ON "CaseQuestion"("requestId");
