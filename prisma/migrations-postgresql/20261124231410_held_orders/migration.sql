-- CreateTable
CREATE TABLE "HeldOrder" (
    "id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "actor" JSONB NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "refusal" TEXT,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HeldOrder_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "HeldOrder_dueAt_idx" ON "HeldOrder"("dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "HeldOrder_topic_subjectId_key" ON "HeldOrder"("topic", "subjectId");
