import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";
import { recordLabels } from "../../case-words";
import { connectorCopy } from "../../connector-words";
import { stateLabels } from "../../request-words";
import type { HeldField } from "../fields";

const m = messagesIn("en");

/** What the document of an answer says around the data. */
const document = {
  title: "Your data",
  titleOf: m("Your data ({reference})"),
  lead: m(
    `What ${site.legalName} holds about {email}, as of {date}. It was put together for privacy request {reference}.`,
  ),
  contents: "Contents",
  also: "The same data for programs is in data.json; data.schema.json describes its fields. Attached files are in the folder files.",
  nothing: "Nothing is held.",
  contact: `Questions? Write to ${site.email.privacy} and quote the reference.`,
  sections: {
    account: "Account",
    contactMessages: "Contact messages",
    privacyRequests: "Privacy requests",
    filedAsAgent: "Requests you filed for somebody else",
    otherSystems: "What our other systems hold",
    mails: "Emails we sent you",
    refusedForms: "Forms that wait to be corrected",
    statusUpdates: "Status updates",
    files: "Files from other systems",
    leftOut: "What is not in here",
  },
  files: { file: "File", size: "Size", added: "Added" },
  yes: "Yes",
  no: "No",
  /** What the export leaves out, said in the export itself. */
  leftOut: {
    passwords: "Passwords, of which only argon2id hashes are stored.",
    links: "The secrets of emailed links, of which only hashes are stored.",
    mails: "The words of emails that were delivered: they are not kept.",
    staff: "What staff wrote for each other about a request.",
    counters: "Counters against abuse, which hold addresses only as hashes whose salt is deleted every day.",
  },
};

export type AnswerWords = typeof document & {
  /** What fields are called whose names don't say by themselves what they are. */
  labels: Partial<Record<HeldField, string>>;
  /** What is stored in a word of ours, by field; what isn't named is shown as it is stored. */
  values: Partial<Record<HeldField, Record<string, string>>>;
};

/** The words of a language to which the names of fields say nothing. */
export type TranslatedAnswerWords = AnswerWords & { labels: Record<HeldField, string> };

export const en: AnswerWords = {
  ...document,
  labels: {
    id: "Number in our records",
    emailKey: "Address as it is searched for",
    clientHash: "Hash of the network address",
    gpc: "Global Privacy Control",
    dueTold: "Due date told",
    at: "When",
    note: "Words",
    kind: "What",
    actor: "By",
    text: "Words",
    topic: "About",
    suspicion: "Looks like spam because",
    receiptId: "Id of the receipt",
    signUps: "Sign-ups that were not confirmed",
    events: "What happened",
    attachments: "Files",
    values: "What was typed",
    request: "Reported for request",
    items: "What it holds",
    label: "What",
    value: "Content",
    contentType: "Kind of file",
  },
  values: { state: stateLabels, kind: recordLabels, outcome: connectorCopy.outcomes },
};
