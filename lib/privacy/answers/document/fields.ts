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

/** What lies in a row of an answer, and what other systems report. */
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

/** What forms ask and no row keeps. */
type UntranslatedField = "acceptTerms" | "agentPermission" | "confirmOptOut";

/** No part of the data of an answer: secrets, whose work it is, and what the answer says elsewhere. */
type HiddenField =
  | "passwordHash"
  | "assigneeId"
  | "deniedById"
  | "explanation"
  | "staff"
  | "version"
  | "uploadId"
  | "uploadUntil";

/** What an answer may hold, by the names in its JSON. A language without words for one of them is a type error. */
export type HeldField = Exclude<Column, HiddenField> | NestedField | UntranslatedField;
