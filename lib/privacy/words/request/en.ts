import { figures } from "@/lib/site/figures";
import type { Part } from "@/lib/site/language";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");
const { files } = figures.privacy;
const kinds = "PDF, images, office documents, text, CSV, JSON, recordings or ZIP";
const filesHint = (subject: string, kept = "") =>
  `${kinds}; up to ${files.personCount} files of up to ${files.personFileMib} MiB each. Files are encrypted, and are deleted when ${subject} is closed${kept}. We delete proof of identity as soon as we’ve confirmed your identity.`;

const words = {
  states: {
    received: "Received",
    verified: "Confirmed",
    "in-progress": "In progress",
    extended: "Extended",
    appealed: "Appealed",
    completed: "Completed",
    denied: "Denied",
    withdrawn: "Withdrawn",
  },
  /** The steps that the requester sees; others are internal. */
  events: {
    received: "Request received",
    gpc: "Global Privacy Control signal recorded",
    "confirmation-sent": "Confirmation link emailed",
    reminded: "Reminder emailed",
    confirmed: "Request confirmed",
    started: "Work started",
    extended: "Deadline extended",
    asked: "Question asked",
    answered: "Question answered",
    settled: "Question resolved",
    completed: "Request completed",
    denied: "Request denied",
    appealed: "Decision appealed",
    granted: "Appeal granted",
    refused: "Appeal denied",
    withdrawn: "Request withdrawn",
    "data-downloaded": "Data downloaded",
    "files-received": "Files received",
    "files-deleted": "Files deleted",
    erased: "Other personal data on this website erased",
  },
  standing: {
    paused: "We’ve asked a question. The deadline for our answer is paused until the question is answered.",
    /** To whoever was asked. */
    pausedForYou: "We’ve asked you a question. The deadline for our answer is paused until you answer it.",
    /** In emails and wherever else the question isn’t shown. */
    pausedOnPage:
      "Our question on your request’s page hasn’t been answered yet. Until it is, the deadline for our answer is paused.",
    byWhen: m("We’ll answer by {due}."),
    overdue: m("Our answer was due by {due}. We’re sorry that it’s late. We’ll answer as soon as we can."),
    toConfirm: m(
      "Please confirm the request with the link we emailed you. We’ll answer by {due}, but without your confirmation we may have to deny the request.",
    ),
    toProve: m(
      "We’re verifying that you’re authorized to act for the person the request is about. We’ll answer by {due}, but without proof we may have to deny the request.",
    ),
    /** The two above without a date, once it has passed. */
    confirmFirst:
      "Please confirm the request with the link we emailed you. We can answer it only after that.",
    proveFirst:
      "We’re verifying that you’re authorized to act for the person the request is about. We can answer it only after that.",
    carriedOut: m("We’ll carry out the request by {due}."),
    verifiedThen: m("The request is confirmed. {next}"),
    verified: m("The request is confirmed. We’re looking into it and will answer by {due}."),
    inProgress: m("We’re working on it and will answer by {due}."),
    extended: m("We need more time, so we’ve extended the deadline. It can’t be extended again. {byWhen}"),
    appealed: m("Our decision was appealed. We’re reviewing it and will tell you the outcome by {due}."),
    completedInPart: "We granted the request in part. See our answer below.",
    granted: "We granted your appeal. See our answer below.",
    completed: "We did what you asked.",
    refusedInPart:
      "We granted your request in part and denied your appeal about the rest. See below for the reasons and where you can complain.",
    refused: "We denied your appeal. See below for the reasons and where you can complain.",
    deniedAppealable:
      "We denied your request. See below for the reasons, how to appeal and where you can complain.",
    denied: "We denied your request. See below for the reasons and where you can complain.",
    withdrawn:
      "The request was withdrawn. We won’t take any further action on it. You can file it again at any time.",
    withdrawnAfterAppeal:
      "The request was withdrawn. This also ended your appeal: we won’t decide it, and our earlier decision stands. You can’t appeal that decision again, but you can file a new request at any time.",
  },
  page: {
    title: "Your privacy request",
    standing: "Current status",
    facts: "Request details",
    history: "History",
    answer: "Our answer",
    /** The parts of an answer that was given in two steps. */
    firstAnswer: "Our first answer",
    onAppeal: "Our decision on the appeal",
    extension: "Why we need more time",
    ground: "Ground for denial:",
    remedy: "If you disagree",
    agentOnly: "We’ve sent our answer to the person you represent.",
    due: "Answer due",
    gpc: "Opt-Out Request Honored",
    gpcNote: "The form was sent from a browser with a Global Privacy Control signal.",
    data: {
      title: "The data",
      note: m(
        "The data as a ZIP file: a readable page, the same data as JSON, and copies of any files. You can download it until {until}.",
      ),
      button: "Download the data",
      json: "Download JSON only",
    },
    confirmation: {
      note: `The confirmation link in our email works for ${figures.privacy.confirmationDays} days. A new one replaces any earlier confirmation links.`,
      button: "Email me a new link",
      sent: "We’ve emailed you a new link, unless we sent one in the last five minutes or you’ve reached our hourly email limit. If nothing arrives within a few minutes, check your spam folder.",
    },
    conversation: {
      title: "Questions and answers",
      toAnswer: "We have a question",
      question: "Question",
      /** For the person, if their agent was asked. */
      toAgent: "Question to your agent",
      answer: "Your answer",
      agentAnswer: "Your agent’s answer",
      stopped: m(
        "The deadline for our answer has been paused since {since}, and will stay paused until you answer ({citation}).",
      ),
      runs: "The deadline for our answer doesn’t change.",
      hints: {
        person: "Only we can read this. Don’t include passwords or card numbers.",
        agent: "We and the person you represent can read this. Don’t include passwords or card numbers.",
      },
      button: "Send answer",
      answered: "Thank you. We’ve received your answer.",
      waits: "Not answered yet",
      settled: "Resolved. We no longer need an answer.",
      removed: "The text has been deleted.",
    },
    pause: {
      label: "Paused",
      note: m("since we asked a question. If it is answered today, our answer will be due by {due}."),
    },
    appeal: {
      title: "Appeal the decision",
      label: "Why do you disagree?",
      hint: "Tell us what we should look at again. You don’t need to prove anything.",
      button: "Appeal",
      yours: "The appeal",
      sent: "We’ve received your appeal and emailed you the date by which we’ll decide.",
      withdrawNote:
        "This will also end your appeal: we won’t decide it, and our earlier decision will stand. You won’t be able to appeal that decision again, but you can file a new request at any time.",
    },
    notSent: {
      title: "Not sent",
      kept: "What you wrote:",
    },
    withdraw: {
      title: "Withdraw the request",
      note: "We won’t take any further action on it. You can file it again at any time.",
      button: "Withdraw request",
    },
    receipt: "Printable receipt",
    question: m("Questions? Write to {email} and include the reference."),
    labels: {
      reference: "Reference",
      request: "Request",
      email: "Email",
      agent: "Filed by",
      description: "Description",
      received: "Received",
      receiptSent: "Receipt sent",
      due: "Answer due by",
      extended: "Extended on",
      paused: "Deadline paused since",
      appealed: "Appealed on",
      decideBy: "Appeal decision due by",
      dueEarliest: "Earliest new due date",
      closed: "Closed on",
      state: "Status",
    },
  },
  confirm: {
    title: "Confirm your request",
    lead: "Press the button to confirm that this request comes from you.",
    leadForAgent: m(
      "{agent} filed this request on your behalf. Press the button to confirm that you gave them permission.",
    ),
    button: "Confirm the request",
    otherwise:
      "If you didn’t make this request or permit it, close this page. Nothing will be disclosed, changed or deleted without your confirmation.",
  },
  receipt: {
    title: "Receipt",
    lead: m("{us} received this {request}."),
    print: "Print",
    back: "Back to the request",
  },
  /** For a question that asks for a file. */
  files: {
    field: "Your files",
    hint: filesHint("your request", " or, after a denial, once it can no longer be appealed"),
    list: "Files you sent",
    /** Added to the error of a refused form, since browsers don't keep chosen files. */
    again: "Nothing was sent. If you chose files, please choose them again.",
    sending: "Sending",
    failed: "No response arrived. Open this page in another tab to see whether we received your answer.",
  },
  refused: {
    link: "This link doesn’t work or has expired.",
    noQuestion: "This question doesn’t exist.",
    answered: "This question has already been answered.",
    noAnswerNeeded: "We no longer need an answer to this question.",
    incomplete: "The form is incomplete. Its fields must come before its files.",
    noFile: "Choose a file.",
    fileTooLarge: m("Each file can be up to {mib} MiB."),
    tooManyFiles: m("Up to {count} files are allowed."),
    filesTooLarge: m("The files of a request can be up to {mib} MiB in total."),
    closed: "This request is closed.",
    noConfirmation: "This kind of request doesn’t need to be confirmed.",
    proofNeeded:
      "This request can’t be confirmed with a link. We’re verifying that you’re authorized to act for the person the request is about.",
    noAppealHere: "There is no appeal under the law that applies to this request.",
    appealUsed: "Only one appeal is possible, and it has already been made.",
    noDenial: "This request hasn’t been denied, so there is nothing to appeal.",
    appealOver: "The deadline for an appeal has passed.",
  },
};

/** For complaints. */
const complaint = {
  events: { received: "Complaint received", completed: "Outcome sent", withdrawn: "Complaint withdrawn" },
  standing: {
    byWhen: m("We’ll send the outcome by {due}."),
    overdue: m("The outcome was due by {due}. We’re sorry that it’s late. We’ll send it as soon as we can."),
    inProgress: m("We’re working on it and will send the outcome by {due}."),
    completed: "We’ve looked into your complaint. The outcome is below.",
    withdrawn:
      "The complaint was withdrawn. We won’t take any further action on it. You can make it again at any time.",
  },
  page: {
    title: "Your privacy complaint",
    facts: "Complaint details",
    answer: "The outcome",
    due: "Outcome due",
    withdraw: {
      title: "Withdraw the complaint",
      note: "We won’t take any further action on it. You can make it again at any time.",
      button: "Withdraw complaint",
    },
    labels: { request: "Type", due: "Outcome due by" },
  },
  files: { hint: filesHint("your complaint") },
  receipt: { lead: m("{us} received this complaint."), back: "Back to the complaint" },
  refused: {
    closed: "This complaint is closed.",
    noConfirmation: "A complaint doesn’t need to be confirmed.",
    noDenial: "A complaint can’t be denied, so there is nothing to appeal.",
  },
} satisfies Part<typeof words>;

export const en: RequestWords = { ...words, complaint };

export type RequestWords = typeof words & { complaint: Part<typeof words> };
