-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN "recipientKey" TEXT;

-- CreateIndex
CREATE INDEX "OutboxMail_topic_recipientKey_createdAt_idx" ON "OutboxMail"("topic", "recipientKey", "createdAt");
