-- AlterTable
ALTER TABLE "CaseAttachment" ADD COLUMN     "identifiers" TEXT;

-- CreateTable
CREATE TABLE "OptOutSignal" (
    "subject" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OptOutSignal_pkey" PRIMARY KEY ("subject")
);
