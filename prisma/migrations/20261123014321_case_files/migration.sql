-- CreateTable
CREATE TABLE "CaseAttachment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestId" TEXT NOT NULL,
    "questionId" TEXT,
    "fileId" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    "addedAt" DATETIME NOT NULL,
    "staff" TEXT,
    CONSTRAINT "CaseAttachment_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PrivacyRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CaseAttachment_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sealedKey" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "heldUntil" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "CaseAttachment_fileId_key" ON "CaseAttachment"("fileId");

-- CreateIndex
CREATE INDEX "CaseAttachment_questionId_idx" ON "CaseAttachment"("questionId");

-- CreateIndex
CREATE UNIQUE INDEX "CaseAttachment_requestId_number_key" ON "CaseAttachment"("requestId", "number");

-- CreateIndex
CREATE INDEX "StoredFile_heldUntil_idx" ON "StoredFile"("heldUntil");
