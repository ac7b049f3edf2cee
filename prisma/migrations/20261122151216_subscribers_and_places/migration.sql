-- CreateTable
CREATE TABLE "MailBody" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "content" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Subscriber" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "services" JSONB NOT NULL,
    "maintenance" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "changedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "SubscriptionRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "services" JSONB NOT NULL,
    "maintenance" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "PlaceSample" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "place" TEXT NOT NULL,
    "check" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "status" TEXT NOT NULL,
    "latencyMs" REAL
);

-- CreateTable
CREATE TABLE "PlaceHour" (
    "place" TEXT NOT NULL,
    "check" TEXT NOT NULL,
    "hour" DATETIME NOT NULL,
    "samples" INTEGER NOT NULL,
    "worst" TEXT NOT NULL,
    "good" INTEGER NOT NULL,
    "down" INTEGER,
    "latencyP50" REAL,
    "latencyP95" REAL,

    PRIMARY KEY ("place", "check", "hour")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_OutboxMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "messageId" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "recipientKey" TEXT,
    "recipientDomain" TEXT,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "headers" JSONB,
    "bulk" BOOLEAN NOT NULL DEFAULT false,
    "bodyId" TEXT,
    "fills" JSONB,
    "topic" TEXT NOT NULL,
    "subjectId" TEXT,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL,
    "claimedBy" TEXT,
    "claimedUntil" DATETIME,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME,
    CONSTRAINT "OutboxMail_bodyId_fkey" FOREIGN KEY ("bodyId") REFERENCES "MailBody" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_OutboxMail" ("attempts", "claimedBy", "claimedUntil", "createdAt", "html", "id", "lastError", "messageId", "nextAttemptAt", "recipient", "recipientDomain", "recipientKey", "replyTo", "sentAt", "state", "subject", "subjectId", "text", "topic") SELECT "attempts", "claimedBy", "claimedUntil", "createdAt", "html", "id", "lastError", "messageId", "nextAttemptAt", "recipient", "recipientDomain", "recipientKey", "replyTo", "sentAt", "state", "subject", "subjectId", "text", "topic" FROM "OutboxMail";
DROP TABLE "OutboxMail";
ALTER TABLE "new_OutboxMail" RENAME TO "OutboxMail";
CREATE UNIQUE INDEX "OutboxMail_messageId_key" ON "OutboxMail"("messageId");
CREATE INDEX "OutboxMail_state_bulk_nextAttemptAt_idx" ON "OutboxMail"("state", "bulk", "nextAttemptAt");
CREATE INDEX "OutboxMail_bodyId_idx" ON "OutboxMail"("bodyId");
CREATE INDEX "OutboxMail_topic_subjectId_idx" ON "OutboxMail"("topic", "subjectId");
CREATE INDEX "OutboxMail_topic_recipientKey_createdAt_idx" ON "OutboxMail"("topic", "recipientKey", "createdAt");
CREATE INDEX "OutboxMail_topic_recipientDomain_createdAt_idx" ON "OutboxMail"("topic", "recipientDomain", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_emailKey_key" ON "Subscriber"("emailKey");

-- CreateIndex
CREATE INDEX "SubscriptionRequest_emailKey_idx" ON "SubscriptionRequest"("emailKey");

-- CreateIndex
CREATE INDEX "SubscriptionRequest_createdAt_idx" ON "SubscriptionRequest"("createdAt");

-- CreateIndex
CREATE INDEX "PlaceSample_at_idx" ON "PlaceSample"("at");

-- CreateIndex
CREATE UNIQUE INDEX "PlaceSample_place_check_at_key" ON "PlaceSample"("place", "check", "at");

-- CreateIndex
CREATE INDEX "PlaceHour_hour_idx" ON "PlaceHour"("hour");
