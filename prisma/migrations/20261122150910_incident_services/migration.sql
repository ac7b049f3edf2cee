-- AlterTable
ALTER TABLE "HealthHour" ADD COLUMN "down" INTEGER;

-- CreateTable
CREATE TABLE "IncidentService" (
    "incidentId" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "impact" TEXT NOT NULL,

    PRIMARY KEY ("incidentId", "service"),
    CONSTRAINT "IncidentService_incidentId_fkey" FOREIGN KEY ("incidentId") REFERENCES "Incident" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_IncidentUpdate" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "incidentId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "services" JSONB,
    "silent" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "IncidentUpdate_incidentId_fkey" FOREIGN KEY ("incidentId") REFERENCES "Incident" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_IncidentUpdate" ("actor", "at", "id", "incidentId", "message", "state") SELECT "actor", "at", "id", "incidentId", "message", "state" FROM "IncidentUpdate";
DROP TABLE "IncidentUpdate";
ALTER TABLE "new_IncidentUpdate" RENAME TO "IncidentUpdate";
CREATE INDEX "IncidentUpdate_incidentId_at_idx" ON "IncidentUpdate"("incidentId", "at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "IncidentService_service_idx" ON "IncidentService"("service");
