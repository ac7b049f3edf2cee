import type { ContactColumns } from "@/lib/contact/schema";
import type { HeldField } from "@/lib/privacy/answers/document/fields";
import { connectorWords } from "@/lib/privacy/connectors/words";
import { recordLabels } from "@/lib/privacy/core/case-words";
import { stateLabels } from "@/lib/privacy/words/request-words";
import { site } from "@/lib/site/brand";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

const document = {
  title: "Your data",
  titleOf: m("Your data ({reference})"),
  lead: m(
    `This is what ${site.legalName} holds about {email} as of {date}. We compiled it for privacy request {reference}.`,
  ),
  contents: "Contents",
  also: "The same data is in data.json for programs to read; data.schema.json describes its fields. Attached files are in the folder “files”.",
  nothing: "No data held",
  contact: `Questions? Write to ${site.email.privacy} and include the reference.`,
  sections: {
    account: "Account",
    contactMessages: "Contact messages",
    privacyRequests: "Privacy requests",
    filedAsAgent: "Requests you filed for someone else",
    otherSystems: "What our other systems hold",
    mails: "Emails we sent you",
    refusedForms: "Forms with errors",
    statusUpdates: "Status updates",
    optOutSignal: "Opt-out by browser signal",
    files: "Files",
    leftOut: "What is not included",
  },
  files: { file: "File", size: "Size", added: "Added" },
  yes: "Yes",
  no: "No",
  /** What the export leaves out; part of the export itself. */
  leftOut: {
    passwords: "Passwords. We store only argon2id hashes of them.",
    links: "The secrets of emailed links. We store only hashes of them.",
    mails: "The text of delivered emails. We don’t keep it.",
    staff: "Our staff’s internal notes about a request.",
    counters:
      "Abuse counters. They contain IP addresses only as hashes, and the salt of these hashes is deleted every day.",
  },
};

export type AnswerWords = typeof document & {
  /** Labels of the fields whose names aren't clear enough. */
  labels: Partial<Record<HeldField, string>>;
  /** What happened to a contact message; the same codes mean other things for a request. */
  contactEvents: Record<"answered" | "replied", string>;
  /** Labels of stored codes, by field. A code without a label is shown as it is stored. */
  values: Partial<Record<HeldField, Record<string, string>>>;
};

/** English labels can follow from the names of columns, and those of contact fields from the form; all others are written. */
export type TranslatedAnswerWords = AnswerWords & {
  labels: Record<Exclude<HeldField, keyof ContactColumns>, string>;
};

export const en: AnswerWords = {
  ...document,
  labels: {
    id: "ID in our records",
    emailKey: "Normalized email address",
    clientHash: "Hash of the IP address",
    gpc: "Global Privacy Control",
    dueTold: "Last due-date notice to our team",
    at: "When",
    note: "Note",
    kind: "What",
    actor: "By",
    text: "Text",
    topic: "About",
    suspicion: "Reason for spam suspicion",
    receiptId: "Receipt ID",
    signUps: "Unconfirmed sign-ups",
    events: "What happened",
    attachments: "Files",
    values: "What was typed",
    request: "Reported for request",
    items: "Items held",
    label: "What",
    value: "Content",
    contentType: "Kind of file",
    region: "Place",
    requestId: "Request ID",
    accountId: "Account ID",
    askedId: "Question ID",
    answerId: "Answer ID",
    duplicateOfId: "ID of the request it repeats",
    audience: "Question to",
    stopsClock: "Pauses the deadline",
    settledAt: "Question resolved",
    acknowledgeBy: "Receipt to be sent by",
    acknowledgedAt: "Receipt sent",
    verifiedAt: "Confirmed",
    remindedAt: "Reminder emailed",
    denialGround: "Ground for denial",
  },
  contactEvents: { answered: "Our answer", replied: "Your reply by email" },
  values: {
    actor: {
      requester: "Requester",
      agent: "Agent",
      operator: "Our team",
      connector: "Another of our systems",
      system: "Our system, automatically",
    },
    audience: { person: "The person the request is about", agent: "Agent" },
    channel: { website: "Website", email: "Email", phone: "Phone", letter: "Letter" },
    dueTold: { soon: "Due soon", overdue: "Overdue" },
    form: {
      register: "Sign-up",
      complaint: "Complaint",
      contact: "Contact",
      subscribe: "Status updates",
    },
    origin: { office: "Our team", requester: "Requester" },
    reason: { identity: "Identity", clarification: "Clarification", other: "Other" },
    topic: {
      account: "Account",
      contact: "Contact message",
      "contact-answer": "Answer to a contact message",
      "privacy-request": "Privacy request",
      "privacy-link": "Link to a privacy request",
      status: "Status update",
      "status-confirmation": "Confirmation of a subscription",
    },
    filedBy: {
      agent: "Agent with signed permission",
      attorney: "Agent with power of attorney",
      guardian: "Parent or guardian",
    },
    state: {
      ...stateLabels,
      pending: "Waiting",
      sending: "Being sent",
      sent: "Sent",
      dead: "Failed",
    },
    kind: recordLabels,
    outcome: connectorWords.outcomes,
  },
};
