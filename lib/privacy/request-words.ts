import { site } from "@/lib/site/brand";
import { longDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { CaseState } from "./case";

/** What a requester reads about their own request, on the pages that mailed links open. */
export const stateLabels: Record<CaseState, string> = {
  received: "Received",
  verified: "Verified",
  "in-progress": "In progress",
  extended: "Extended",
  appealed: "Appealed",
  completed: "Completed",
  denied: "Denied",
  withdrawn: "Withdrawn",
};

interface Standing {
  state: CaseState;
  dueAt: Date;
  /** Whether the address still has to be confirmed. */
  toConfirm: boolean;
  /** Completed save for what a ground covers. */
  inPart: boolean;
  /** Whether a clock stands still for a question. */
  isPaused: boolean;
  /** Whether the denial can be appealed now, and whether it was. */
  canAppeal: boolean;
  wasAppealed: boolean;
}

/** Of an open request: by when. */
const byWhen = ({ dueAt, isPaused }: Standing) =>
  isPaused
    ? "We have asked a question first; the time for our answer is paused until it is answered."
    : `We will answer by ${longDate(dueAt)}.`;

const denialStanding = ({ canAppeal, wasAppealed }: Standing) => {
  if (wasAppealed)
    return "We looked at our decision again and can't do what you asked. The reasons are below, with where you can complain.";
  return canAppeal
    ? "We can't do what you asked. The reasons are below, with how to appeal and where you can complain."
    : "We can't do what you asked. The reasons are below, with where you can complain.";
};

/** Where a request stands and what happens next, by when. */
export function standing(request: Standing): string {
  const { state, dueAt, toConfirm, inPart, isPaused, wasAppealed } = request;
  const due = longDate(dueAt);
  switch (state) {
    case "received":
      if (isPaused) return byWhen(request);
      return toConfirm
        ? `Please confirm the request with the link that we emailed. We will answer by ${due}; without the confirmation we may have to decline.`
        : `We will carry it out by ${due}. You don't need to do anything else.`;
    case "verified":
      return isPaused
        ? `You confirmed the request. ${byWhen(request)}`
        : `You confirmed the request. We are looking into it and will answer by ${due}.`;
    case "in-progress":
      return isPaused ? byWhen(request) : `We are working on it and will answer by ${due}.`;
    case "extended":
      return `We need more time and have used the one extension that the law allows. ${byWhen(request)}`;
    case "appealed":
      return `You appealed. We are looking at our decision again and decide by ${due}.`;
    case "completed":
      if (inPart) return "We met the request in part. Our answer is below.";
      return wasAppealed ? "We granted your appeal. Our answer is below." : "We did what you asked.";
    case "denied":
      return denialStanding(request);
    case "withdrawn":
      return "You withdrew the request. Nothing more will be done about it; you can file it again at any time.";
  }
}

/** The steps that the requester sees. The others are the office's own. */
export const eventLabels: Record<string, string> = {
  received: "Request received",
  gpc: "Global Privacy Control signal recorded",
  "confirmation-sent": "Confirmation link emailed again",
  reminded: "Reminder emailed",
  confirmed: "Address confirmed",
  started: "Work started",
  extended: "Time extended",
  asked: "Question asked",
  answered: "Question answered",
  settled: "Question settled",
  completed: "Request completed",
  denied: "Request denied",
  appealed: "Decision appealed",
  granted: "Appeal granted",
  refused: "Appeal refused",
  withdrawn: "Request withdrawn",
  "data-downloaded": "Data downloaded",
  "files-received": "Files received",
  erased: "Other data on this website erased",
};

export const trackingPage = {
  title: "Your privacy request",
  standing: "Current status",
  facts: "The request",
  history: "History",
  answer: "Our answer",
  extension: "Why we need more time",
  ground: "Legal ground",
  remedy: "If you disagree",
  agentOnly: "Our answer went to the person concerned.",
  due: "Answer due",
  gpc: "Opt-Out Request Honored",
  gpcNote: "Your browser sent a Global Privacy Control signal with this request.",
  data: {
    title: "Your data",
    note: (until: Date) =>
      `What we hold about you, as one ZIP file: a page to read, the same for programs, and copies of files. It can be downloaded until ${longDate(until)}.`,
    button: "Download my data",
    json: "Only the data, as JSON",
  },
  confirmation: {
    note: `The link in our email works for ${figures.privacy.confirmationDays} days. We can send a new one; earlier ones stop working then.`,
    button: "Email me a new link",
    sent: "A new link is on its way to your address. If it doesn't arrive within a few minutes, check your spam folder.",
  },
  conversation: {
    title: "Questions and answers",
    toAnswer: "We have a question",
    question: "Question",
    /** Read by the person, when it was their agent who was asked. */
    toAgent: "Question to your agent",
    answer: "Your answer",
    agentAnswer: "Your agent’s answer",
    stopped: (since: Date, citation: string) =>
      `The time for our answer has been paused since ${longDate(since)} and resumes when you answer (${citation}).`,
    runs: "The date by which we answer stays the same.",
    hints: {
      person: "It is read by us alone. Don’t write passwords or card numbers.",
      agent: "We and the person concerned read it. Don’t write passwords or card numbers.",
    },
    button: "Send the answer",
    answered: "Your answer reached us. Thank you.",
    waits: "Not answered yet",
    settled: "Settled: it needs no answer any more.",
    removed: "The words were removed.",
  },
  pause: {
    label: "Paused",
    note: (due: Date) =>
      `since we asked a question. If it is answered today, our answer is due by ${longDate(due)}.`,
  },
  appeal: {
    title: "Appeal the decision",
    label: "Why do you disagree?",
    hint: "You can say what we should look at again. Nothing needs to be proved.",
    button: "Appeal",
    yours: "The appeal",
    sent: "Your appeal reached us. We emailed the date by which it is decided.",
  },
  notSent: {
    title: "That was not sent",
    kept: "This is what you wrote:",
  },
  withdraw: {
    title: "Withdraw the request",
    note: "Nothing more will be done about it. You can file it again at any time.",
    button: "Withdraw it now",
  },
  receipt: "Printable receipt",
  question: `Questions? Write to ${site.email.privacy} and quote the reference.`,
  labels: {
    reference: "Reference",
    request: "Request",
    email: "Email",
    agent: "Filed by",
    description: "Description",
    received: "Received",
    receiptConfirmed: "Receipt confirmed",
    due: "Answer due by",
    extended: "Extended on",
    paused: "Paused since",
    appealed: "Appealed on",
    decideBy: "Appeal decided by",
    dueEarliest: "Answer due by, at the earliest",
    closed: "Closed on",
    state: "State",
  },
} as const;

export const confirmPage = {
  title: "Confirm your request",
  lead: "Press the button to tell us that this request comes from you.",
  leadForAgent: (agent: string) =>
    `${agent} filed this request for you. Press the button to tell us that you gave them permission.`,
  button: "Confirm the request",
  otherwise:
    "If you did not make this request, close this page: without your confirmation nothing is disclosed, changed or deleted.",
} as const;

export const receiptPage = {
  title: "Receipt",
  lead: (law: string) => `${site.legalName} received this ${law} request.`,
  print: "Print",
  back: "Back to the request",
  address: `${site.legalName}, ${site.address.street}, ${site.address.city}, ${site.address.region} ${site.address.postalCode}`,
} as const;
