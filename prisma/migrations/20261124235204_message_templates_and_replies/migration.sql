-- CreateTable
CREATE TABLE "MessageTemplate" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "updatedBy" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "MessageTemplate_name_language_key" ON "MessageTemplate"("name", "language");

-- CreateIndex
CREATE INDEX "ContactEvent_mailRef_idx" ON "ContactEvent"("mailRef");
