import { figures } from "@/lib/site/figures";
import type { CaseOrder } from "./case-schema";

/** What the console says once an order was carried out. */
export const orderDone: Record<CaseOrder["step"], string> = {
  confirm: "The identity is recorded as confirmed. The requester was told.",
  start: "Work on the request has begun. The requester was told.",
  extend: "The time is extended. The requester was told the reason and the new date.",
  complete: "The request is completed. The answer is on its way.",
  deny: "The request is denied. The requester was told why, and how to appeal or where to complain.",
  appeal: "The appeal is recorded, and its clock runs. The requester was told.",
  grant: "The appeal is granted. The answer is on its way.",
  refuse: "The appeal is refused. The requester was told why, and where to complain.",
  ask: "The question is asked. The mail says that there is one, and not which.",
  settle: "The question is settled, and the clock runs. Who was asked was told.",
  withdraw: "The request is recorded as withdrawn. The requester was told.",
  note: "The note is added.",
  confirmation: "A new confirmation link is on its way.",
  assign: "Assigned.",
  erase: "What this site held about the person is erased.",
};

export const queueCopy = {
  title: "Privacy requests",
  filters: { open: "Open", closed: "Closed", all: "All" },
  search: "Reference or email",
  find: "Find",
  enter: "Enter a request",
  figures: "Figures",
  narrow: {
    title: "Narrow down",
    law: "Law",
    anyLaw: "Any law",
    type: "Type",
    anyType: "Any type",
    kind: "Wants",
    anyKind: "Anything",
    kinds: { data: "The data itself", change: "Something done with it", directive: "To opt out or limit" },
    person: "Whose work",
    anybody: "Anybody’s",
    from: "Received from",
    to: "Received until",
    apply: "Show",
    clear: "Show all",
    none: "No request fits. Widen what is asked for.",
  },
  export: "Export as CSV",
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
    unanswered: "Waiting for an answer",
  },
  paused: "Clock paused",
  pausedSince: (day: string) => `since ${day}`,
  columns: { request: "Request", state: "State", received: "Received", due: "Due" },
  marks: { agent: "Agent", gpc: "GPC", duplicate: "Repeats another", erased: "Erased" },
  pages: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: "Previous",
  next: "Next",
} as const;

/** The page of the figures that 11 CCR §7102(a) asks for. */
export const figuresCopy = {
  title: "Figures of privacy requests",
  titleOf: (year: number) => `Privacy requests received in ${year}`,
  lead: "Counted from the stored requests, by the law they were made under. Days are calendar days from receipt to our answer.",
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

export const caseCopy = {
  back: "All privacy requests",
  gone: "There is no such request.",
  facts: "The request",
  steps: "Next step",
  closed: "This request is closed. Notes can still be added.",
  colleagues: "For colleagues only",
  openQuestion: {
    title: "Waiting for an answer",
    asked: (whom: string, time: string) => `${whom} was asked on ${time}.`,
    whom: { person: "The person concerned", agent: "The agent" },
    stopped: (citation: string) => `The clock is paused (${citation}).`,
    runs: "The clock keeps running.",
  },
  /** For who denied, while there is somebody else. */
  otherDecides: (names: string) =>
    `An appeal is decided by another person than who denied. That can be: ${names}.`,
  record: "Record",
  mails: "Mails",
  noMails: "The mails of this case have passed their retention period.",
  others: "Other requests from this address",
  repeats: "repeated by this one",
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
    forChild: "A parent asks for a child",
    manner: "Manner",
    agent: "Agent",
    gpc: "Global Privacy Control",
    received: "Received",
    acknowledged: "Receipt confirmed",
    acknowledgeBy: "to be confirmed by",
    verified: "Identity confirmed",
    due: "Due",
    extended: "Extended",
    paused: "Clock paused since",
    appealed: "Appealed",
    answered: "Answered first",
    closed: "Closed",
    ground: "Legal ground",
    dataOffer: "Data offered until",
    erased: "Person erased",
    duplicate: "Repeats",
  },
  forChildUnknown: "Not in the provision we know: ask for the guardian’s own proof",
  affirmed: "Affirmed",
  notAffirmed: "Not affirmed",
  signal: "Signal sent with the request",
} as const;

/** Where the requester reads another language than the console. */
export const stepReaderCopy = {
  writeIn: (language: string) => `Write it in ${language}, the language of the request.`,
  sentences: (language: string) => `Standard sentences, in English and in ${language}`,
} as const;

type FieldCopy = { label: string; hint?: string };

const answerField = { label: "Answer", hint: "The requester reads it word for word." } as const;
const explanationField = {
  label: "Explanation",
  hint: "The requester reads it word for word. Say what was refused and why.",
} as const;

interface StepCopy {
  title: string;
  note: string;
  button: string;
  text?: FieldCopy;
}

/** Each order of the case view: what it does, what it mails, and what has to be written for it. */
export const stepCopy: Record<Exclude<CaseOrder["step"], "assign">, StepCopy> = {
  confirm: {
    title: "Confirm the identity another way",
    note: "For requesters who can't use the mailed link. They are told that the request is confirmed.",
    button: "Record as confirmed",
    text: { label: "How was it confirmed?", hint: "Stays in the record; the requester doesn't see it." },
  },
  start: {
    title: "Begin work",
    note: "The requester is told that we are working on it.",
    button: "Begin work",
  },
  extend: {
    title: "Extend the time",
    note: "Once, and only before the answer is due. The requester gets the reason and the new date.",
    button: "Extend and tell the requester",
    text: { label: "Reason", hint: "The requester reads it word for word." },
  },
  complete: {
    title: "Complete",
    note: "Sends the answer and closes the case.",
    button: "Complete and send the answer",
    text: answerField,
  },
  deny: {
    title: "Deny",
    note: "Sends the legal ground, the explanation, how to appeal and where to complain, and closes the case.",
    button: "Deny and tell the requester",
    text: explanationField,
  },
  appeal: {
    title: "Record an appeal",
    note: "For requesters who appeal by phone or mail. They are told by when it is decided.",
    button: "Record as appealed",
    text: { label: "How did they appeal?", hint: "Stays in the record; the requester doesn't see it." },
  },
  grant: {
    title: "Grant the appeal",
    note: "Sends the answer and closes the case as completed.",
    button: "Grant and send the answer",
    text: answerField,
  },
  refuse: {
    title: "Refuse the appeal",
    note: "Sends the legal ground, the explanation and the authority to turn to, and closes the case. It can't be appealed again.",
    button: "Refuse and tell the requester",
    text: explanationField,
  },
  ask: {
    title: "Ask a question",
    note: "The requester gets a mail that there is a question, reads it on the page of the request and answers there.",
    button: "Ask the requester",
    text: { label: "Question", hint: "The requester reads it word for word." },
  },
  settle: {
    title: "Settle the question",
    note: "For a question that needs no answer any more, or was answered some other way. Who was asked is told, and the clock goes on.",
    button: "Settle the question",
  },
  withdraw: {
    title: "Record a withdrawal",
    note: "For requesters who withdrew by phone or mail. They are told, and the case is closed.",
    button: "Record as withdrawn",
    text: { label: "How did they withdraw?", hint: "Stays in the record; the requester doesn't see it." },
  },
  note: {
    title: "Add a note for colleagues",
    note: "Stays in the record. No page, mail or export that the requester gets has it.",
    button: "Add the note",
    text: { label: "Note for colleagues", hint: "Only colleagues read it." },
  },
  confirmation: {
    title: "Mail a new confirmation link",
    note: `Earlier links stop working; the new one works for ${figures.privacy.confirmationDays} days.`,
    button: "Mail a new link",
  },
  erase: {
    title: "Erase this person",
    note: `Deletes contact messages, the account, mails and refused forms of this address, and takes the person out of closed requests. Requests that are open keep the address until ${figures.privacy.erasedCaseDays} days after they are closed; opt-outs keep it because they stay in force.`,
    button: "Erase now",
    text: { label: "Type the reference to confirm" },
  },
};

export const fieldCopy = {
  ground: "Legal ground",
  chooseGround: "Choose the ground",
  partial: "Met only in part?",
  inWhole: "No, in whole",
  partialHint: "The ground on which the rest is refused.",
  reason: "What is it about?",
  chooseReason: "Choose what it is about",
  reasons: {
    identity: "Who they are",
    clarification: "What they ask for",
    other: "Something else",
  },
  stops: (reason: string, citation: string) => `${reason}: stops the clock (${citation})`,
  runs: (reason: string) => `${reason}: the clock runs on`,
  audience: "Who is asked?",
  audiences: { person: "The person concerned", agent: "Their agent" },
  offerData: `Offer what this site holds for download from the requester’s page, for ${figures.privacy.dataOfferDays} days.`,
} as const;

export const dataCopy = {
  title: "What this site holds",
  note: "Everything stored about the address, as JSON. Fetching it is recorded.",
  button: "Download as JSON",
} as const;

export const enterCopy = {
  title: "Enter a request",
  lead: "For requests that came by phone, mail or letter. The clocks run from the day the request came in; the receipt is mailed at once.",
  kind: "Request",
  chooseKind: "Choose the kind of request",
  region: "Lives in",
  language: "Language of mails and pages",
  regionHint: "Counts for the laws of US states only; leave it open for any other.",
  noRegion: "Not told, or none of these",
  channel: "How it reached us",
  channels: { email: "Email", phone: "Phone", letter: "Letter" },
  receivedOn: "Day it came in",
  email: "Email of the person concerned",
  description: "Description",
  agent: "Filed by an agent?",
  agentName: "Agent’s name",
  agentEmail: "Agent’s email",
  agentPermission: "The agent affirms to hold the person’s signed permission.",
  button: "Enter and send the receipt",
} as const;

/** The record's lines as the operator reads them. */
export const recordLabels: Record<string, string> = {
  received: "Request received",
  gpc: "Global Privacy Control signal",
  "receipt-held": "Receipt not mailed: its address had many mails within the hour",
  "mail-held": "Mail not sent: its address had many mails within the hour",
  "confirmation-sent": "Confirmation link mailed again",
  confirmed: "Identity confirmed",
  started: "Work started",
  extended: "Time extended",
  completed: "Completed",
  denied: "Denied",
  asked: "Question asked",
  answered: "Question answered",
  settled: "Question settled",
  appealed: "Appealed",
  granted: "Appeal granted",
  refused: "Appeal refused",
  "decided-alone": "Decided without another person: nobody else may",
  withdrawn: "Withdrawn",
  note: "Note for colleagues",
  "subject-access": "Data of the person fetched",
  "data-downloaded": "Data downloaded by the requester",
  erased: "Person erased",
  "connector-reported": "Another system reported",
  "reports-missing": "Completed without every report",
  reminded: "Reminder to confirm mailed",
  "files-added": "Files attached",
  "file-removed": "File removed",
  "file-fetched": "File fetched",
  "files-received": "Files sent by the requester",
  taken: "Taken",
  given: "Assigned",
  released: "Unassigned",
};
