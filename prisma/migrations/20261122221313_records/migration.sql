-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN "hash" TEXT;
ALTER TABLE "AuditEntry" ADD COLUMN "personId" TEXT;
ALTER TABLE "AuditEntry" ADD COLUMN "personName" TEXT;
ALTER TABLE "AuditEntry" ADD COLUMN "previousHash" TEXT;
ALTER TABLE "AuditEntry" ADD COLUMN "seal" TEXT;
ALTER TABLE "AuditEntry" ADD COLUMN "sealKey" TEXT;
ALTER TABLE "AuditEntry" ADD COLUMN "tokenName" TEXT;

-- AlterTable
ALTER TABLE "PrivacyRequestEvent" ADD COLUMN "staff" TEXT;

-- CreateTable
CREATE TABLE "AuditHead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "entryId" INTEGER NOT NULL,
    "seal" TEXT NOT NULL,
    "sealKey" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "ContactEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "messageId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "note" TEXT,
    "mailId" TEXT,
    "mailRef" TEXT,
    "sentAt" DATETIME,
    CONSTRAINT "ContactEvent_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Presence" (
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "since" DATETIME NOT NULL,
    "seenAt" DATETIME NOT NULL,

    PRIMARY KEY ("kind", "subjectId", "personId"),
    CONSTRAINT "Presence_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StaffNotice" (
    "personId" TEXT NOT NULL,
    "about" TEXT NOT NULL,

    PRIMARY KEY ("personId", "about"),
    CONSTRAINT "StaffNotice_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_ContactMessage" (
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
    "handledAt" DATETIME,
    "assigneeId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "receiptId" TEXT,
    CONSTRAINT "ContactMessage_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_ContactMessage" ("clientHash", "company", "createdAt", "email", "handledAt", "id", "message", "name", "reference", "suspicion", "type") SELECT "clientHash", "company", "createdAt", "email", "handledAt", "id", "message", "name", "reference", "suspicion", "type" FROM "ContactMessage";
DROP TABLE "ContactMessage";
ALTER TABLE "new_ContactMessage" RENAME TO "ContactMessage";
CREATE UNIQUE INDEX "ContactMessage_reference_key" ON "ContactMessage"("reference");
CREATE INDEX "ContactMessage_createdAt_idx" ON "ContactMessage"("createdAt");
CREATE INDEX "ContactMessage_assigneeId_idx" ON "ContactMessage"("assigneeId");
CREATE TABLE "new_PrivacyRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "law" TEXT NOT NULL,
    "requestType" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "californiaResident" BOOLEAN,
    "agentName" TEXT,
    "agentEmail" TEXT,
    "channel" TEXT NOT NULL DEFAULT 'website',
    "gpc" BOOLEAN NOT NULL DEFAULT false,
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
    "dataOfferedUntil" DATETIME,
    "erasedAt" DATETIME,
    "duplicateOfId" TEXT,
    "dueTold" TEXT,
    "clientHash" TEXT NOT NULL,
    "assigneeId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "PrivacyRequest_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_PrivacyRequest" ("acknowledgeBy", "acknowledgedAt", "agentEmail", "agentName", "californiaResident", "channel", "clientHash", "closedAt", "dataOfferedUntil", "denialGround", "description", "dueAt", "dueTold", "duplicateOfId", "email", "emailKey", "erasedAt", "extendedAt", "extensionReason", "gpc", "id", "law", "receivedAt", "reference", "requestType", "state", "verifiedAt") SELECT "acknowledgeBy", "acknowledgedAt", "agentEmail", "agentName", "californiaResident", "channel", "clientHash", "closedAt", "dataOfferedUntil", "denialGround", "description", "dueAt", "dueTold", "duplicateOfId", "email", "emailKey", "erasedAt", "extendedAt", "extensionReason", "gpc", "id", "law", "receivedAt", "reference", "requestType", "state", "verifiedAt" FROM "PrivacyRequest";
DROP TABLE "PrivacyRequest";
ALTER TABLE "new_PrivacyRequest" RENAME TO "PrivacyRequest";
CREATE UNIQUE INDEX "PrivacyRequest_reference_key" ON "PrivacyRequest"("reference");
CREATE INDEX "PrivacyRequest_assigneeId_idx" ON "PrivacyRequest"("assigneeId");
CREATE INDEX "PrivacyRequest_emailKey_idx" ON "PrivacyRequest"("emailKey");
CREATE INDEX "PrivacyRequest_state_dueAt_idx" ON "PrivacyRequest"("state", "dueAt");
CREATE INDEX "PrivacyRequest_receivedAt_idx" ON "PrivacyRequest"("receivedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "ContactEvent_messageId_idx" ON "ContactEvent"("messageId");

-- CreateIndex
CREATE INDEX "ContactEvent_mailId_idx" ON "ContactEvent"("mailId");

-- CreateIndex
CREATE INDEX "Presence_personId_idx" ON "Presence"("personId");

-- CreateIndex
CREATE INDEX "Presence_seenAt_idx" ON "Presence"("seenAt");

-- CreateIndex
CREATE INDEX "StaffNotice_about_idx" ON "StaffNotice"("about");

-- CreateIndex
CREATE INDEX "AuditEntry_action_idx" ON "AuditEntry"("action");

-- CreateIndex
CREATE INDEX "AuditEntry_personId_idx" ON "AuditEntry"("personId");

-- The audit is only ever added to. A replacing insert would delete without a word to the other two.
CREATE TRIGGER "AuditEntry_no_update" BEFORE UPDATE ON "AuditEntry"
BEGIN
  SELECT RAISE(ABORT, 'Entries of the audit are never changed.');
END;
CREATE TRIGGER "AuditEntry_no_delete" BEFORE DELETE ON "AuditEntry"
BEGIN
  SELECT RAISE(ABORT, 'Entries of the audit are never removed.');
END;
CREATE TRIGGER "AuditEntry_no_replace" BEFORE INSERT ON "AuditEntry"
WHEN EXISTS (SELECT 1 FROM "AuditEntry" WHERE "id" = NEW."id")
BEGIN
  SELECT RAISE(ABORT, 'Entries of the audit are never replaced.');
END;
