import type {
  Account,
  CaseAttachment,
  CaseQuestion,
  ContactEvent,
  ContactMessage,
  FormDraft,
  OutboxMail,
  PrivacyRequest,
  PrivacyRequestEvent,
  SignUp,
  StoredFile,
  Subscriber,
} from "@/lib/platform/database/generated/client";

type Column =
  | keyof Account
  | keyof SignUp
  | keyof ContactMessage
  | keyof Pick<ContactEvent, "at" | "kind" | "note" | "sentAt">
  | keyof PrivacyRequest
  | keyof PrivacyRequestEvent
  | keyof CaseQuestion
  | keyof Pick<CaseAttachment, "number" | "label" | "contentType" | "origin" | "addedAt">
  | keyof Pick<StoredFile, "size">
  | keyof Pick<OutboxMail, "subject" | "text" | "topic" | "state" | "createdAt" | "sentAt">
  | keyof Pick<FormDraft, "form" | "values" | "expiresAt">
  | keyof Subscriber;

/** Fields inside a row of an answer, and those of reports from other systems. */
type NestedField =
  | "signUps"
  | "events"
  | "questions"
  | "attachments"
  | "system"
  | "request"
  | "outcome"
  | "reportedAt"
  | "items"
  | "value";

/** Fields of forms that are not stored. */
type UntranslatedField = "acceptTerms" | "agentPermission" | "confirmOptOut";

/** Not part of the data of an answer: secrets, assignments, and what the answer states elsewhere. */
type HiddenField =
  | "passwordHash"
  | "assigneeId"
  | "deniedById"
  | "explanation"
  | "staff"
  | "version"
  | "uploadId"
  | "uploadUntil";

/** The fields that an answer may hold, by their names in its JSON. A language without a label for one is a type error. */
export type HeldField = Exclude<Column, HiddenField> | NestedField | UntranslatedField;
