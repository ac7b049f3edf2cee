-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "requestId" TEXT
);

-- What was recorded of settings and sessions so far
INSERT INTO "AuditEntry" ("id", "at", "actor", "action", "subject", "before", "after")
SELECT "id", "at", "actor", CASE "key" WHEN 'sessions' THEN 'sessions.ended' ELSE 'setting.changed' END, "key", "before", "after"
FROM "SettingChange";

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "SettingChange";
PRAGMA foreign_keys=on;

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "AuditEntry_subject_idx" ON "AuditEntry"("subject");
