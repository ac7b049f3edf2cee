-- AlterTable
ALTER TABLE "Incident" ADD COLUMN "closesSite" BOOLEAN NOT NULL DEFAULT false;

-- Plans made before this choice existed close the site, as they said they would.
UPDATE "Incident" SET "closesSite" = true WHERE "kind" = 'maintenance';
