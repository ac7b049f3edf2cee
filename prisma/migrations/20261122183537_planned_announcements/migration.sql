-- CreateTable
CREATE TABLE "PlannedAnnouncement" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "message" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "link" TEXT,
    "linkText" TEXT,
    "dismissible" BOOLEAN NOT NULL,
    "paths" JSONB NOT NULL,
    "draft" BOOLEAN NOT NULL,
    "startsAt" DATETIME,
    "endsAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "updatedBy" TEXT NOT NULL
);
