-- AlterTable
ALTER TABLE "Incident" ADD COLUMN "overlay" BOOLEAN NOT NULL DEFAULT false;

-- A plan that runs now has switched the overlay on.
UPDATE "Incident" SET "overlay" = true WHERE "kind" = 'maintenance' AND "state" = 'in-progress';
