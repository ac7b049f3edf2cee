-- AlterTable
ALTER TABLE "ContactEvent" ADD COLUMN "sentAs" TEXT;

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN "sentAs" TEXT;

