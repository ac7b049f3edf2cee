import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");
const { files } = figures.privacy;
const kinds = "PDF, images, office documents, text, CSV, JSON, recordings or ZIP";

/** What a requester reads about their own request, on the pages that mailed links open. */
export const en = {
  states: {
    received: "Received",
    verified: "Verified",
    "in-progress": "In progress",
    extended: "Extended",
    appealed: "Appealed",
    completed: "Completed",
    denied: "Denied",
    withdrawn: "Withdrawn",
  },
  /** The steps that the requester sees. The others are the office's own. */
  events: {
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
  },
  standing: {
    paused: "We have asked a question first; the time for our answer is paused until it is answered.",
    byWhen: m("We will answer by {due}."),
    toConfirm: m(
      "Please confirm the request with the link that we emailed. We will answer by {due}; without the confirmation we may have to decline.",
    ),
    carriedOut: m("We will carry it out by {due}. You don't need to do anything else."),
    verifiedPaused: m("You confirmed the request. {paused}"),
    verified: m("You confirmed the request. We are looking into it and will answer by {due}."),
    inProgress: m("We are working on it and will answer by {due}."),
    extended: m("We need more time and have used the one extension that the law allows. {byWhen}"),
    appealed: m("You appealed. We are looking at our decision again and decide by {due}."),
    completedInPart: "We met the request in part. Our answer is below.",
    granted: "We granted your appeal. Our answer is below.",
    completed: "We did what you asked.",
    refused:
      "We looked at our decision again and can't do what you asked. The reasons are below, with where you can complain.",
    deniedAppealable:
      "We can't do what you asked. The reasons are below, with how to appeal and where you can complain.",
    denied: "We can't do what you asked. The reasons are below, with where you can complain.",
    withdrawn:
      "You withdrew the request. Nothing more will be done about it; you can file it again at any time.",
  },
  page: {
    title: "Your privacy request",
    standing: "Current status",
    facts: "The request",
    history: "History",
    answer: "Our answer",
    extension: "Why we need more time",
    ground: "Legal ground:",
    remedy: "If you disagree",
    agentOnly: "Our answer went to the person concerned.",
    due: "Answer due",
    gpc: "Opt-Out Request Honored",
    gpcNote: "Your browser sent a Global Privacy Control signal with this request.",
    data: {
      title: "Your data",
      note: m(
        "What we hold about you, as one ZIP file: a page to read, the same for programs, and copies of files. It can be downloaded until {until}.",
      ),
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
      stopped: m(
        "The time for our answer has been paused since {since} and resumes when you answer ({citation}).",
      ),
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
      note: m("since we asked a question. If it is answered today, our answer is due by {due}."),
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
    question: m("Questions? Write to {email} and quote the reference."),
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
  },
  confirm: {
    title: "Confirm your request",
    lead: "Press the button to tell us that this request comes from you.",
    leadForAgent: m(
      "{agent} filed this request for you. Press the button to tell us that you gave them permission.",
    ),
    button: "Confirm the request",
    otherwise:
      "If you did not make this request, close this page: without your confirmation nothing is disclosed, changed or deleted.",
  },
  receipt: {
    title: "Receipt",
    lead: m("{us} received this {law} request."),
    print: "Print",
    back: "Back to the request",
  },
  /** What the person reads beside a question that asks for a file. */
  files: {
    field: "Your files",
    hint: `${kinds}; up to ${files.personCount} files of ${files.personFileMib} MiB each. They are stored encrypted, and deleted when what we asked is settled. Send them before you answer.`,
    button: "Send the files",
    list: "Files you sent",
    /** What the form ends at without JavaScript. */
    panels: {
      sent: "Thank you. Your files have arrived.",
      large: `A file may have at most ${files.personFileMib} MiB. None of them was stored.`,
      kind: `Choose up to ${files.personCount} files: ${kinds}. None was stored.`,
      closed: "Nothing is asked of you here any more. Nothing was stored.",
      failed: "That didn't work. Nothing was stored; please wait a minute and try again.",
    },
  },
  refused: {
    link: "This link doesn't work, or no longer.",
    noQuestion: "There is no such question.",
    answered: "This question has been answered already.",
    noAnswerNeeded: "This question needs no answer any more.",
    incomplete: "The form is incomplete. Its fields must come before its files.",
    noFile: "Choose a file.",
    fileTooLarge: m("A file may have at most {mib} MiB."),
    tooManyFiles: m("A request may have at most {count} files."),
    closed: "The request is closed.",
    noConfirmation: "This kind of request needs no confirmation.",
    noAppealHere: "The law knows no appeal here.",
    appealUsed: "The one appeal has been used.",
    noDenial: "There is no denial to appeal.",
    appealOver: "The time for an appeal is over.",
  },
};

export type RequestWords = typeof en;
