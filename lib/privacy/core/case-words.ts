import { figures } from "@/lib/site/figures";
import type { CaseAction } from "./case-schema";

/** What the console shows after an action. */
export const actionResults: Record<CaseAction["step"], string> = {
  confirm: "Identity recorded as confirmed. The requester was notified.",
  start: "Work on the request has started. The requester was notified.",
  extend: "Deadline extended. The requester was sent the reason and the new date.",
  complete: "Request completed. The answer is being sent.",
  deny: "Request denied. The requester was told why, and how to appeal or where to complain.",
  appeal: "Appeal recorded, and its clock is running. The requester was notified.",
  grant: "Appeal granted. The answer is being sent.",
  refuse: "Appeal denied. The requester was told why, and where to complain.",
  ask: "Question sent. The email doesn’t contain its text.",
  settle: "Question resolved; the clock is running again. The person asked was notified.",
  withdraw: "Request recorded as withdrawn. The requester was notified.",
  explain: "Explanation saved.",
  note: "Note added.",
  confirmation: "A new confirmation link is being sent.",
  assign: "Assigned.",
  erase: "The data this site held about the person has been erased.",
};

export const caseQueueWords = {
  title: "Privacy requests",
  filters: { open: "Open", closed: "Closed", all: "All" },
  search: "Reference or email",
  enter: "Enter a request",
  figures: "Figures",
  narrow: {
    law: "Law",
    anyLaw: "Any law",
    type: "Type",
    anyType: "Any type",
    kind: "Asks for",
    anyKind: "Anything",
    kinds: { data: "A copy of the data", change: "A change or erasure", directive: "An opt-out or limit" },
    turn: "Whose turn",
    anyTurn: "Anyone’s",
    needs: "Needs attention",
    anyNeeds: "All requests",
    needed: {
      overdue: "Overdue",
      appeals: "Appeal to decide",
      answered: "Question answered",
      "opt-outs": "Opt-out or limit to carry out",
      "due-soon": "Due within 7 days",
      new: "Can be started",
      "failed-email": "Email failed",
      reports: "Report from another system missing",
    },
    person: "Assignee",
    anybody: "Anyone",
    from: "Received from",
    to: "Received until",
    none: "No matching requests. Try fewer filters.",
  },
  export: "Export all as CSV",
  turns: {
    ours: "Our turn",
    theirs: "Their turn: a question is open",
    confirmation: "Their turn: not confirmed yet",
  },
  none: { open: "No open requests.", closed: "No closed requests.", all: "No requests." },
  noMatch: {
    open: (search: string) => `No open request matches “${search}”.`,
    closed: (search: string) => `No closed request matches “${search}”.`,
    all: (search: string) => `No request matches “${search}”.`,
  },
  searchAll: "Search all requests",
  counts: {
    open: "Open",
    overdue: "Overdue",
    dueSoon: "Due within 7 days",
    unconfirmed: "Not confirmed yet",
    unanswered: "With an open question",
  },
  paused: "Clock paused",
  pausedSince: (day: string) => `since ${day}`,
  columns: {
    request: "Request",
    requester: "Requester",
    state: "State",
    assignee: "Assigned to",
    received: "Received",
    due: "Due",
  },
  marks: { agent: "Agent", gpc: "GPC", duplicate: "Duplicate", erased: "Erased" },
  pages: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: "Previous",
  next: "Next",
} as const;

/** The page of the figures that 11 CCR §7102(a) asks for. */
export const figuresWords = {
  title: "Privacy request figures",
  titleOf: (year: number) => `Privacy requests received in ${year}`,
  lead: "Counted from the stored requests and grouped by law. Days are calendar days from receipt to our answer. Types without requests are left out.",
  noneIn: (year: number) => `No requests were received in ${year}.`,
  unused: (count: number) => `${count} ${count === 1 ? "law" : "laws"} without requests`,
  parts: { complied: "Complied with, in whole or in part", denied: "Denied", rest: "Open or withdrawn" },
  columns: [
    "Type",
    "Received",
    "Complied with",
    "Denied",
    "Open or withdrawn",
    "Median days",
    "Average days",
  ],
  tableOf: (law: string) => `${law}, by type`,
  all: "All",
  none: "n/a",
} as const;

export const caseWords = {
  back: "All privacy requests",
  gone: "This request doesn’t exist.",
  facts: "Request details",
  steps: "Next step",
  more: "Other actions",
  danger: "Erase personal data",
  closed: "This request is closed. Notes can still be added.",
  waiting: "The requester was asked a question. Nothing needs to be done until they answer.",
  conversation: "Conversation and files",
  wrote: "Request",
  asked: "We asked",
  replied: "Their answer",
  answered: "Our answer",
  unanswered: "No answer yet.",
  resolved: "Resolved without an answer.",
  removed: "Removed from the record.",
  deadline: "Deadline",
  turn: "Whose turn",
  assigned: "Assigned to",
  nobody: "Unassigned",
  next: (reference: string) => `Next: ${reference}`,
  noNext: "No other request is waiting for us.",
  held: {
    title: "Not sent yet",
    ordered: (seconds: number) => `Nothing has been sent yet. You can undo this for ${seconds} seconds.`,
    note: (time: string) =>
      `This will be carried out at ${time}. Nothing will be sent before then, and you can still undo it.`,
    soon: "in a moment",
    undo: "Undo",
    reload: "Reload this page",
    done: "Undone. Nothing was sent; your text is back in the form.",
    refused: (reason: string) =>
      `Not carried out, and nothing was sent: ${reason} Your text is back in the form.`,
  },
  preview: {
    button: "Preview",
    title: "Preview: nothing has been sent",
    shown: "This is what would be sent. Nothing has been sent.",
    mail: "Email",
    to: (address: string) => `To ${address}`,
    agent: (address: string) => `${address} gets a short notice, as the agent.`,
    page: "Page of the request",
    draft: "Use the standard text",
    drafted: "The standard text for this outcome is in the form.",
  },
  colleagues: "For colleagues only",
  openQuestion: {
    title: "Waiting for an answer",
    asked: (whom: string, time: string) => `${whom} was asked on ${time}.`,
    whom: { person: "The person concerned", agent: "The agent" },
    stopped: (citation: string) => `The clock is paused (${citation}).`,
    runs: "The clock keeps running.",
  },
  /** For the person who denied, while somebody else may decide. */
  otherDecides: (names: string) =>
    `Someone other than the person who denied the request must decide the appeal: ${names}.`,
  record: "Record",
  mails: "Emails",
  noMails: "The emails of this case have passed their retention period.",
  others: "Other requests from this address",
  repeats: "this request repeats it",
  description: "Description",
  noDescription: "None.",
  actors: {
    requester: "Requester",
    agent: "Agent",
    operator: "Operator",
    connector: "Other system",
    system: "System",
  },
  labels: {
    email: "Email",
    language: "Language",
    region: "Lives in",
    forChild: "A parent is asking for a child",
    manner: "Received by",
    agent: "Filed by",
    gpc: "Global Privacy Control",
    received: "Received",
    acknowledged: "Receipt confirmed",
    acknowledgeBy: "to be confirmed by",
    verified: "Identity confirmed",
    due: "Due",
    extended: "Extended",
    paused: "Clock paused since",
    appealed: "Appealed",
    answered: "First answered",
    closed: "Closed",
    ground: "Legal ground",
    dataOffer: "Data available until",
    erased: "Personal data erased",
    duplicate: "Duplicate of",
  },
  /** By what right somebody filed. */
  roles: {
    agent: "agent with signed permission",
    attorney: "with a power of attorney: verify it, then confirm",
    guardian: "parent or guardian: verify their right to act, then confirm",
  },
  forChildUnknown: "No provision that we know of covers this: ask the guardian for proof",
  affirmed: "Affirmed",
  notAffirmed: "Not affirmed",
  signal: "Signal sent with the request, kept as an active opt-out",
} as const;

/** Where the requester reads another language than the console. */
export const stepReaderWords = {
  writeIn: (language: string) => `Write it in ${language}, the language of the request.`,
  sentences: (language: string) => `Standard sentences, in English and in ${language}`,
} as const;

type FieldText = { label: string; hint?: string };

const answerField = {
  label: "Answer",
  hint: "The requester will read exactly this text, after the standard sentences. Check that it is true of this request.",
} as const;
interface StepText {
  title: string;
  note: string;
  button: string;
  text?: FieldText;
}

/** The forms of the case view: an order each, save that one answers, and one decides an appeal. */
export type CaseForm =
  | Exclude<CaseAction["step"], "assign" | "complete" | "deny" | "grant" | "refuse">
  | "answer"
  | "decide";

/** Each form of the case view: what it does, what it mails, and what has to be written for it. */
export const stepWords: Record<CaseForm, StepText> = {
  confirm: {
    title: "Confirm the identity another way",
    note: "For requesters who can’t use the emailed link. We notify them that the request is confirmed.",
    button: "Record as confirmed",
    text: { label: "How was it confirmed?", hint: "Kept in the record. The requester doesn’t see it." },
  },
  start: {
    title: "Start work",
    note: "We notify the requester that we’re working on it.",
    button: "Start work",
  },
  extend: {
    title: "Extend the deadline",
    note: "Possible once, before the answer is due. The requester gets the reason and the new date.",
    button: "Extend and notify requester",
    text: { label: "Reason", hint: "The requester will read exactly this text." },
  },
  answer: {
    title: "Answer the request",
    note: "Emails the answer, shows it on the page of the request, and closes the case.",
    button: "Send answer",
    text: answerField,
  },
  appeal: {
    title: "Record an appeal",
    note: "For requesters who appeal by phone, email or post. We tell them when it will be decided.",
    button: "Record as appealed",
    text: { label: "How did they appeal?", hint: "Kept in the record. The requester doesn’t see it." },
  },
  decide: {
    title: "Decide the appeal",
    note: "Emails the decision, shows it on the page of the request, and closes the case. This decision can’t be appealed.",
    button: "Send decision",
    text: answerField,
  },
  ask: {
    title: "Ask a question",
    note: "The requester gets an email saying that there is a question, and reads and answers it on the page of the request.",
    button: "Send question",
    text: { label: "Question", hint: "The requester will read exactly this text." },
  },
  settle: {
    title: "Resolve the question",
    note: "For a question that no longer needs an answer, or was answered another way. We notify the person asked, and the clock resumes.",
    button: "Resolve question",
  },
  withdraw: {
    title: "Record a withdrawal",
    note: "For requesters who withdrew by phone, email or post. We notify them, and the case is closed.",
    button: "Record as withdrawn",
    text: { label: "How did they withdraw?", hint: "Kept in the record. The requester doesn’t see it." },
  },
  note: {
    title: "Add a note for colleagues",
    note: "Kept in the record. The requester never sees it.",
    button: "Add note",
    text: { label: "Note for colleagues", hint: "Only colleagues can read it." },
  },
  explain: {
    title: "Add to the explanation in the answer",
    note: "The answer explains what we do with the data, based on the tables in the privacy policy. Add what they don’t cover: actual recipients outside this website, other sources, and the purposes of other systems.",
    button: "Save",
    text: {
      label: "Addition to the explanation",
      hint: "The requester will read exactly this text. Leave empty to add nothing.",
    },
  },
  confirmation: {
    title: "Email a new confirmation link",
    note: `Earlier links will stop working. The new one works for ${figures.privacy.confirmationDays} days.`,
    button: "Email a new link",
  },
  erase: {
    title: "Erase this person",
    note: `Deletes contact messages, the account, emails and unsent forms of this address, and removes the person from closed requests. Open requests keep the address until ${figures.privacy.erasedCaseDays} days after they are closed. Opt-outs keep the address because they remain active.`,
    button: "Erase now",
    text: { label: "Type the reference to confirm" },
  },
};

export const fieldWords = {
  chooseOutcome: "Choose the outcome",
  outcome: "Outcome",
  outcomes: {
    complete: { full: "Done in full", part: (ground: string) => `Done in part. Denied: ${ground}` },
    deny: { full: null, part: (ground: string) => `Denied: ${ground}` },
    grant: {
      full: "Appeal granted in full",
      part: (ground: string) => `Appeal granted in part. Denied: ${ground}`,
    },
    refuse: { full: null, part: (ground: string) => `Appeal denied: ${ground}` },
  },
  reason: "What is it about?",
  chooseReason: "Choose what it is about",
  reasons: {
    identity: "Who they are",
    clarification: "Which part of a large amount of data they mean",
    other: "Something else",
  },
  stops: (reason: string, citation: string) => `${reason}: pauses the clock (${citation})`,
  runs: (reason: string) => `${reason}: the clock keeps running`,
  audience: "Who is asked?",
  audiences: { person: "The person concerned", agent: "Their agent" },
  disclose: "The requester should get these numbers.",
  offerData: `Offer the data this site holds as a download on the requester’s page for ${figures.privacy.dataOfferDays} days.`,
} as const;

export const caseDataWords = {
  title: "What this site holds",
  note: "Everything stored about the address, as JSON. The download is recorded.",
  button: "Download as JSON",
} as const;

export const enterWords = {
  title: "Enter a request",
  lead: "For requests that arrived by phone, email or post. The clocks run from the day the request arrived. The receipt is emailed right away.",
  kind: "Request",
  chooseKind: "Choose the kind of request",
  region: "Lives in",
  language: "Language of emails and pages",
  regionHint: "For US states and countries worldwide. For any other law, keep “Unknown or none of these”.",
  noRegion: "Unknown or none of these",
  channel: "How it reached us",
  channels: { email: "Email", phone: "Phone", letter: "Post" },
  receivedOn: "Date received",
  email: "Email of the person concerned",
  description: "Description",
  agent: "Filed by an agent?",
  filedBy: "Authority to act",
  agentRoles: {
    agent: "Signed permission",
    attorney: "Power of attorney",
    guardian: "Parent or legal guardian",
  },
  agentName: "Agent’s name",
  agentEmail: "Agent’s email",
  agentPermission: "They affirm that they may act for the person.",
  button: "Enter and send receipt",
} as const;

/** What an answer says about the processing, before it is sent. */
export const explanationWords = {
  title: "Explanation in the answer",
  link: "Preview the explanation",
  note: "In the requester’s language, limited to what this site holds about them.",
} as const;

/** The record's lines as the operator reads them. */
export const recordLabels: Record<string, string> = {
  received: "Request received",
  gpc: "Global Privacy Control signal",
  "receipt-held": "Receipt not sent: too many emails to this address in the last hour",
  "mail-held": "Email not sent: too many emails to this address in the last hour",
  "confirmation-sent": "Confirmation link emailed again",
  confirmed: "Identity confirmed",
  started: "Work started",
  extended: "Deadline extended",
  completed: "Completed",
  denied: "Denied",
  asked: "Question asked",
  answered: "Question answered",
  settled: "Question resolved",
  appealed: "Appealed",
  granted: "Appeal granted",
  refused: "Appeal denied",
  "decided-alone": "Decided by the same person: no one else has the right",
  withdrawn: "Withdrawn",
  note: "Note for colleagues",
  explained: "Explanation of the answer changed",
  "subject-access": "Data of the person fetched",
  "data-downloaded": "Data downloaded by the requester",
  erased: "Personal data erased",
  "connector-reported": "Another system reported",
  "reports-missing": "Completed with an exception",
  reminded: "Confirmation reminder emailed",
  "files-added": "Files attached",
  "file-removed": "File removed",
  "file-fetched": "File fetched",
  "files-received": "Files sent by the requester",
  taken: "Taken",
  given: "Assigned",
  released: "Unassigned",
};
