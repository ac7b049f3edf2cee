-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN "files" JSONB;

-- CreateTable
CREATE TABLE "ContactAttachment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "eventId" INTEGER NOT NULL,
    "fileId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    CONSTRAINT "ContactAttachment_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "ContactEvent" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ContactAttachment_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ContactAttachment_fileId_key" ON "ContactAttachment"("fileId");

-- CreateIndex
CREATE UNIQUE INDEX "ContactAttachment_eventId_number_key" ON "ContactAttachment"("eventId", "number");
