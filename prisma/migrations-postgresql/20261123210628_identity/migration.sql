-- AlterTable
ALTER TABLE "ApiToken" ADD COLUMN     "createdById" TEXT;

-- AlterTable
ALTER TABLE "Person" ADD COLUMN     "codesEndedAt" TIMESTAMP(3),
ADD COLUMN     "codesTried" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "RefusedSignIn" (
    "hour" TIMESTAMP(3) NOT NULL,
    "by" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "RefusedSignIn_pkey" PRIMARY KEY ("hour","by")
);

-- CreateIndex
CREATE INDEX "ApiToken_createdById_idx" ON "ApiToken"("createdById");

-- Who added the tokens that are there, as the audit has it.
UPDATE "ApiToken" SET "createdById" = (
    SELECT "personId" FROM "AuditEntry"
    WHERE "action" = 'token.added' AND "subject" = "ApiToken"."name" AND "at" = "ApiToken"."createdAt"
    ORDER BY "id" LIMIT 1
);
