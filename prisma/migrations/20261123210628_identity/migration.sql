-- AlterTable
ALTER TABLE "ApiToken" ADD COLUMN "createdById" TEXT;

-- CreateTable
CREATE TABLE "RefusedSignIn" (
    "hour" DATETIME NOT NULL,
    "by" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("hour", "by")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Person" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "createdBy" TEXT NOT NULL,
    "joinedAt" DATETIME,
    "lastSignInAt" DATETIME,
    "dueMailDay" TEXT,
    "passwordHash" TEXT,
    "totpSecret" TEXT,
    "totpStep" INTEGER,
    "codesTried" INTEGER NOT NULL DEFAULT 0,
    "codesEndedAt" DATETIME
);
INSERT INTO "new_Person" ("createdAt", "createdBy", "dueMailDay", "email", "id", "joinedAt", "lastSignInAt", "name", "passwordHash", "role", "totpSecret", "totpStep") SELECT "createdAt", "createdBy", "dueMailDay", "email", "id", "joinedAt", "lastSignInAt", "name", "passwordHash", "role", "totpSecret", "totpStep" FROM "Person";
DROP TABLE "Person";
ALTER TABLE "new_Person" RENAME TO "Person";
CREATE UNIQUE INDEX "Person_email_key" ON "Person"("email");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "ApiToken_createdById_idx" ON "ApiToken"("createdById");

-- Who added the tokens that are there, as the audit has it.
UPDATE "ApiToken" SET "createdById" = (
    SELECT "personId" FROM "AuditEntry"
    WHERE "action" = 'token.added' AND "subject" = "ApiToken"."name" AND "at" = "ApiToken"."createdAt"
    ORDER BY "id" LIMIT 1
);
