-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
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
    "clientHash" TEXT NOT NULL
);
INSERT INTO "new_PrivacyRequest" ("acknowledgeBy", "acknowledgedAt", "agentEmail", "agentName", "californiaResident", "clientHash", "closedAt", "denialGround", "description", "dueAt", "duplicateOfId", "email", "emailKey", "extendedAt", "extensionReason", "id", "law", "receivedAt", "reference", "requestType", "state", "verifiedAt") SELECT "acknowledgeBy", "acknowledgedAt", "agentEmail", "agentName", "californiaResident", "clientHash", "closedAt", "denialGround", "description", "dueAt", "duplicateOfId", "email", lower("email"), "extendedAt", "extensionReason", "id", "law", "receivedAt", "reference", "requestType", "state", "verifiedAt" FROM "PrivacyRequest";
DROP TABLE "PrivacyRequest";
ALTER TABLE "new_PrivacyRequest" RENAME TO "PrivacyRequest";
CREATE UNIQUE INDEX "PrivacyRequest_reference_key" ON "PrivacyRequest"("reference");
CREATE INDEX "PrivacyRequest_emailKey_idx" ON "PrivacyRequest"("emailKey");
CREATE INDEX "PrivacyRequest_state_dueAt_idx" ON "PrivacyRequest"("state", "dueAt");
CREATE INDEX "PrivacyRequest_receivedAt_idx" ON "PrivacyRequest"("receivedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
