-- AlterTable
ALTER TABLE "Person" ADD COLUMN     "dueMailDay" TEXT;

-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN     "remindedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "CaseConnector" (
    "requestId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3),
    "reportedAt" TIMESTAMP(3),
    "outcome" TEXT,
    "items" JSONB,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "CaseConnector_pkey" PRIMARY KEY ("requestId","name")
);

-- CreateIndex
CREATE INDEX "CaseConnector_name_idx" ON "CaseConnector"("name");

-- AddForeignKey
ALTER TABLE "CaseConnector" ADD CONSTRAINT "CaseConnector_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PrivacyRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
