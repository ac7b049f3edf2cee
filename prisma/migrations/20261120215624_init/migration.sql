-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL,
    "updatedBy" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "SettingChange" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB NOT NULL,
    "actor" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "LogoImage" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "contentType" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "suspicion" TEXT,
    "clientHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "handledAt" DATETIME
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "companyName" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "termsAcceptedAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "verifiedAt" DATETIME
);

-- CreateTable
CREATE TABLE "PrivacyRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "law" TEXT NOT NULL,
    "requestType" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "californiaResident" BOOLEAN,
    "agentName" TEXT,
    "agentEmail" TEXT,
    "state" TEXT NOT NULL,
    "receivedAt" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "acknowledgeBy" DATETIME,
    "acknowledgedAt" DATETIME,
    "extendedAt" DATETIME,
    "extensionReason" TEXT,
    "verifiedAt" DATETIME,
    "closedAt" DATETIME,
    "denialGround" TEXT,
    "duplicateOfId" TEXT,
    "clientHash" TEXT NOT NULL,
    "trackingTokenHash" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "PrivacyRequestEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "requestId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actor" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "note" TEXT,
    CONSTRAINT "PrivacyRequestEvent_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PrivacyRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MailToken" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "purpose" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "messageId" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "subjectId" TEXT,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL,
    "claimedBy" TEXT,
    "claimedUntil" DATETIME,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME
);

-- CreateTable
CREATE TABLE "Submission" (
    "keyHash" TEXT NOT NULL PRIMARY KEY,
    "endpoint" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "FormDraft" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "form" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "fields" JSONB NOT NULL,
    "message" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "HealthSample" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "service" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "status" TEXT NOT NULL,
    "latencyMs" REAL,
    "detail" TEXT
);

-- CreateTable
CREATE TABLE "HealthHour" (
    "service" TEXT NOT NULL,
    "hour" DATETIME NOT NULL,
    "samples" INTEGER NOT NULL,
    "worst" TEXT NOT NULL,
    "good" INTEGER NOT NULL,
    "latencyP50" REAL,
    "latencyP95" REAL,

    PRIMARY KEY ("service", "hour")
);

-- CreateTable
CREATE TABLE "Incident" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "impact" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "IncidentUpdate" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "incidentId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "IncidentUpdate_incidentId_fkey" FOREIGN KEY ("incidentId") REFERENCES "Incident" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UnexpectedError" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    "requestId" TEXT,
    "path" TEXT NOT NULL,
    "digest" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT
);

-- CreateTable
CREATE TABLE "DailySalt" (
    "day" TEXT NOT NULL PRIMARY KEY,
    "salt" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "SettingChange_at_idx" ON "SettingChange"("at");

-- CreateIndex
CREATE UNIQUE INDEX "ContactMessage_reference_key" ON "ContactMessage"("reference");

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_idx" ON "ContactMessage"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Account_email_key" ON "Account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "PrivacyRequest_reference_key" ON "PrivacyRequest"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "PrivacyRequest_trackingTokenHash_key" ON "PrivacyRequest"("trackingTokenHash");

-- CreateIndex
CREATE INDEX "PrivacyRequest_email_idx" ON "PrivacyRequest"("email");

-- CreateIndex
CREATE INDEX "PrivacyRequest_state_dueAt_idx" ON "PrivacyRequest"("state", "dueAt");

-- CreateIndex
CREATE INDEX "PrivacyRequest_receivedAt_idx" ON "PrivacyRequest"("receivedAt");

-- CreateIndex
CREATE INDEX "PrivacyRequestEvent_requestId_at_idx" ON "PrivacyRequestEvent"("requestId", "at");

-- CreateIndex
CREATE INDEX "MailToken_purpose_subjectId_idx" ON "MailToken"("purpose", "subjectId");

-- CreateIndex
CREATE INDEX "MailToken_expiresAt_idx" ON "MailToken"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMail_messageId_key" ON "OutboxMail"("messageId");

-- CreateIndex
CREATE INDEX "OutboxMail_state_nextAttemptAt_idx" ON "OutboxMail"("state", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutboxMail_topic_subjectId_idx" ON "OutboxMail"("topic", "subjectId");

-- CreateIndex
CREATE INDEX "Submission_expiresAt_idx" ON "Submission"("expiresAt");

-- CreateIndex
CREATE INDEX "FormDraft_expiresAt_idx" ON "FormDraft"("expiresAt");

-- CreateIndex
CREATE INDEX "HealthSample_service_at_idx" ON "HealthSample"("service", "at");

-- CreateIndex
CREATE INDEX "HealthSample_at_idx" ON "HealthSample"("at");

-- CreateIndex
CREATE INDEX "HealthHour_hour_idx" ON "HealthHour"("hour");

-- CreateIndex
CREATE INDEX "Incident_kind_startsAt_idx" ON "Incident"("kind", "startsAt");

-- CreateIndex
CREATE INDEX "IncidentUpdate_incidentId_at_idx" ON "IncidentUpdate"("incidentId", "at");

-- CreateIndex
CREATE INDEX "UnexpectedError_at_idx" ON "UnexpectedError"("at");
