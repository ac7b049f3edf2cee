-- AlterTable
ALTER TABLE "OperatorSession" ADD COLUMN "usedAt" DATETIME;

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN "recipientDomain" TEXT;

-- CreateIndex
CREATE INDEX "OutboxMail_topic_recipientDomain_createdAt_idx" ON "OutboxMail"("topic", "recipientDomain", "createdAt");
