-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "appealedAt" TIMESTAMP(3),
ADD COLUMN     "deniedById" TEXT,
ADD COLUMN     "pausedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "CaseQuestion" (
    "id" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "stopsClock" BOOLEAN NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL,
    "askedId" INTEGER NOT NULL,
    "answeredAt" TIMESTAMP(3),
    "answerId" INTEGER,
    "settledAt" TIMESTAMP(3),

    CONSTRAINT "CaseQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CaseQuestion_askedId_key" ON "CaseQuestion"("askedId");

-- CreateIndex
CREATE UNIQUE INDEX "CaseQuestion_answerId_key" ON "CaseQuestion"("answerId");

-- CreateIndex
CREATE INDEX "CaseQuestion_requestId_idx" ON "CaseQuestion"("requestId");

-- AddForeignKey
ALTER TABLE "CaseQuestion" ADD CONSTRAINT "CaseQuestion_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PrivacyRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
