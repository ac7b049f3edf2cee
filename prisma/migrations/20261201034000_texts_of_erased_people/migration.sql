-- Texts of staff about people who were erased, which earlier versions kept.
UPDATE "PrivacyRequest" SET "explanation" = NULL, "extensionReason" = NULL WHERE "emailKey" LIKE '%@erased.invalid';
