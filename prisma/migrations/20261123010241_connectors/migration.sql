-- AlterTable
ALTER TABLE "Person" ADD COLUMN "dueMailDay" TEXT;

-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN "remindedAt" DATETIME;

-- CreateTable
CREATE TABLE "CaseConnector" (
    "requestId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "askedAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    "reportedAt" DATETIME,
    "outcome" TEXT,
    "items" JSONB,
    "note" TEXT NOT NULL DEFAULT '',

    PRIMARY KEY ("requestId", "name"),
    CONSTRAINT "CaseConnector_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PrivacyRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "CaseConnector_name_idx" ON "CaseConnector"("name");
