-- CreateTable
CREATE TABLE "AccessPass" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "through" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "createdBy" TEXT NOT NULL,
    "endsAt" DATETIME,
    "revokedAt" DATETIME,
    "spentAt" DATETIME
);

-- CreateTable
CREATE TABLE "AccessCount" (
    "day" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("day", "kind", "name", "outcome")
);

-- CreateIndex
CREATE INDEX "AccessPass_endsAt_idx" ON "AccessPass"("endsAt");

-- CreateIndex
CREATE INDEX "AccessPass_revokedAt_idx" ON "AccessPass"("revokedAt");
