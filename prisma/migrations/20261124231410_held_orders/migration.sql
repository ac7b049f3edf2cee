-- CreateTable
CREATE TABLE "HeldOrder" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "topic" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "actor" JSONB NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "refusal" TEXT,
    "expiresAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "HeldOrder_dueAt_idx" ON "HeldOrder"("dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "HeldOrder_topic_subjectId_key" ON "HeldOrder"("topic", "subjectId");
