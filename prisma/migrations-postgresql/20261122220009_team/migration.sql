-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "hash" TEXT,
ADD COLUMN     "personId" TEXT,
ADD COLUMN     "personName" TEXT,
ADD COLUMN     "previousHash" TEXT,
ADD COLUMN     "seal" TEXT,
ADD COLUMN     "sealKey" TEXT,
ADD COLUMN     "tokenName" TEXT;

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "assigneeId" TEXT,
ADD COLUMN     "receiptId" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "OperatorSession" ADD COLUMN     "personId" TEXT,
ADD COLUMN     "provenAt" TIMESTAMP(3),
ADD COLUMN     "userAgent" TEXT;

-- AlterTable
ALTER TABLE "PrivacyRequest" ADD COLUMN     "assigneeId" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "PrivacyRequestEvent" ADD COLUMN     "staff" TEXT;

-- CreateTable
CREATE TABLE "AuditHead" (
    "id" TEXT NOT NULL,
    "entryId" INTEGER NOT NULL,
    "seal" TEXT NOT NULL,
    "sealKey" TEXT NOT NULL,

    CONSTRAINT "AuditHead_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "createdBy" TEXT NOT NULL,
    "joinedAt" TIMESTAMP(3),
    "lastSignInAt" TIMESTAMP(3),
    "passwordHash" TEXT,
    "totpSecret" TEXT,
    "totpStep" INTEGER,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Passkey" (
    "id" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" JSONB NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastUsedAt" TIMESTAMP(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "hash" TEXT NOT NULL,
    "personId" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "hash" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "ApiToken" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "createdBy" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3),
    "lastUsedAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SpentChallenge" (
    "id" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SpentChallenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactEvent" (
    "id" SERIAL NOT NULL,
    "messageId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "note" TEXT,
    "mailId" TEXT,
    "mailRef" TEXT,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "ContactEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Presence" (
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Presence_pkey" PRIMARY KEY ("kind","subjectId","personId")
);

-- CreateTable
CREATE TABLE "StaffNotice" (
    "personId" TEXT NOT NULL,
    "about" TEXT NOT NULL,

    CONSTRAINT "StaffNotice_pkey" PRIMARY KEY ("personId","about")
);

-- CreateIndex
CREATE UNIQUE INDEX "Person_email_key" ON "Person"("email");

-- CreateIndex
CREATE INDEX "Passkey_personId_idx" ON "Passkey"("personId");

-- CreateIndex
CREATE INDEX "RecoveryCode_personId_idx" ON "RecoveryCode"("personId");

-- CreateIndex
CREATE INDEX "Invitation_personId_idx" ON "Invitation"("personId");

-- CreateIndex
CREATE UNIQUE INDEX "ApiToken_hash_key" ON "ApiToken"("hash");

-- CreateIndex
CREATE INDEX "ApiToken_name_idx" ON "ApiToken"("name");

-- CreateIndex
CREATE INDEX "SpentChallenge_expiresAt_idx" ON "SpentChallenge"("expiresAt");

-- CreateIndex
CREATE INDEX "ContactEvent_messageId_idx" ON "ContactEvent"("messageId");

-- CreateIndex
CREATE INDEX "ContactEvent_mailId_idx" ON "ContactEvent"("mailId");

-- CreateIndex
CREATE INDEX "Presence_personId_idx" ON "Presence"("personId");

-- CreateIndex
CREATE INDEX "Presence_seenAt_idx" ON "Presence"("seenAt");

-- CreateIndex
CREATE INDEX "StaffNotice_about_idx" ON "StaffNotice"("about");

-- CreateIndex
CREATE INDEX "AuditEntry_action_idx" ON "AuditEntry"("action");

-- CreateIndex
CREATE INDEX "AuditEntry_personId_idx" ON "AuditEntry"("personId");

-- CreateIndex
CREATE INDEX "ContactMessage_assigneeId_idx" ON "ContactMessage"("assigneeId");

-- CreateIndex
CREATE INDEX "OperatorSession_personId_idx" ON "OperatorSession"("personId");

-- CreateIndex
CREATE INDEX "PrivacyRequest_assigneeId_idx" ON "PrivacyRequest"("assigneeId");

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OperatorSession" ADD CONSTRAINT "OperatorSession_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactMessage" ADD CONSTRAINT "ContactMessage_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "Person"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactEvent" ADD CONSTRAINT "ContactEvent_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Presence" ADD CONSTRAINT "Presence_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffNotice" ADD CONSTRAINT "StaffNotice_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrivacyRequest" ADD CONSTRAINT "PrivacyRequest_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "Person"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Entries of the audit are only ever added.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the audit are never changed or removed.';
END;
$$ LANGUAGE plpgsql;
CREATE TRIGGER "AuditEntry_no_change" BEFORE UPDATE OR DELETE ON "AuditEntry"
FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "AuditEntry_no_truncate" BEFORE TRUNCATE ON "AuditEntry"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
