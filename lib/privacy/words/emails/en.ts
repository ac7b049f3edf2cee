import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { Part } from "@/lib/site/language";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");
const { confirmationDays: days } = figures.privacy;
const { privacyRequestMonths: months } = figures.retention;

const ignore =
  "If you didn’t make this request or permit it, you can ignore this email. Nothing will be disclosed, changed or deleted without your confirmation.";

const words = {
  rows: {
    reference: "Reference",
    request: "Request",
    received: "Received",
    due: "Answer due by",
    appealDue: "Appeal decision due by",
  },
  subjectWith: m("{heading}: {reference}"),
  follow: {
    button: "Open your request’s page",
    /** For an agent. */
    agentButton: "Open the request’s page",
    note: `Don’t share this link: anyone who has it can see the request and act on it. If you have a question, reply to this email or write to ${site.email.privacy}.`,
  },
  confirm: {
    subject: m("Please confirm your {request} ({reference})"),
    own: "Please confirm that this request comes from you. We’ll start once you do.",
    forAgent: m(
      "{agent} filed this request on your behalf. Please confirm that you gave them permission. We’ll start once you do.",
    ),
    sameDate: "Confirming doesn’t change the due date above.",
    button: "Confirm the request",
    once: `The link can be used once. It expires after ${days} days, or earlier if the request is closed. ${ignore}`,
    onceUntil: m(
      `The link can be used once. It expires on {moment}, or earlier if the request is closed. ${ignore}`,
    ),
  },
  receipt: {
    subject: m("We received your {request} ({reference})"),
    heading: "We received your request",
    byDate: "We’ll carry out the request by the date above.",
    nothingNeeded: m("You don’t need to do anything else, and we won’t verify your identity. {byWhen}"),
    nothingNeededOfAgent: m(
      "{agent} filed this request on your behalf. You don’t need to do anything. {byWhen}",
    ),
    proofNeeded:
      "You filed this request on behalf of another person. Before we act on it, we’ll verify that you’re authorized to act for them. If we need proof, we’ll ask for it on your request’s page. Please don’t email it. We’ll send our answer to you.",
    carriedOut: m(
      "You filed this request on behalf of another person. {byWhen} We may ask you to prove that you’re authorized to act for them.",
    ),
    gpc: "Opt-Out Request Honored: the form was sent from a browser with a Global Privacy Control signal, and we’ve recorded the opt-out. We don’t sell personal information or share it for targeted advertising.",
  },
  /** To the person the request is about, if a representative filed. */
  represented: {
    subject: m("A privacy request in your name: {reference}"),
    heading: "Someone filed a privacy request in your name",
    attorney: m(
      "{agent} filed this request and says that they hold a power of attorney from you. We’ll verify that before we act on the request. We’ll send our answer to them.",
    ),
    guardian: m(
      "{agent} filed this request and says that they are your parent or legal guardian. We’ll verify that before we act on the request. We’ll send our answer to them.",
    ),
    /** For an opt-out, which needs no proof of authority. */
    atOnce: m(
      "{agent} filed this request for you. It took effect immediately. No personal data was disclosed, changed or deleted.",
    ),
    /** The same in an email whose answer says that it took effect. */
    answered: m("{agent} filed this request for you. No personal data was disclosed, changed or deleted."),
    wrong: "If this isn’t right, reply to this email.",
    /** Instead of `wrong`, if the request took effect already. */
    unwanted: "If you don’t agree with this request, reply to this email.",
  },
  agent: {
    receivedSubject: m("We received the {request} you filed ({reference})"),
    received: "We received the request you filed",
    personAsked:
      "We’ve asked the person you represent to confirm that you have their permission. We’ll send our answer and any data to them, and let you know the outcome.",
    carriedOut: m("{byWhen} We may ask you for the signed permission of the person you represent."),
    subject: m("Update on the request you filed ({reference})"),
    update: "Update on the request you filed",
    steps: {
      confirm: m("The person you represent has confirmed that you have their permission."),
      start: m("We’re working on the request."),
      extend: m("We need more time, so we’ve extended the deadline to {due}. It can’t be extended again."),
      complete: m("The request is complete. We’ve sent our answer to the person you represent."),
      completeInPart: m(
        "We granted the request in part. We’ve sent our answer, with the reasons, to the person you represent.",
      ),
      deny: m("We denied the request. We’ve sent our answer, with the reasons, to the person you represent."),
      appeal: m("Our decision was appealed. We’ll decide the appeal by {due}."),
      grant: m("We granted the appeal. We’ve sent our answer to the person you represent."),
      grantInPart: m(
        "We granted the appeal in part. We’ve sent our answer, with the reasons, to the person you represent.",
      ),
      refuse: m(
        "We denied the appeal. This is our final decision. We’ve sent our answer, with the reasons, to the person you represent.",
      ),
      withdraw: m("The request was withdrawn. We won’t take any further action on it."),
    },
    /** While the clock is paused, by the person asked. */
    paused: {
      person:
        "Our question to the person you represent hasn’t been answered yet. Until it is, the deadline for our answer is paused.",
      agent:
        "You haven’t answered our question on the request’s page yet. Until you do, the deadline for our answer is paused.",
    },
  },
  steps: {
    confirm: {
      heading: "Your request is confirmed",
      text: m("Thank you. We’ll answer by {due}."),
    },
    /** To a representative, once staff have verified their authority. */
    authorized: {
      heading: "We’ve verified your authority to file the request",
      text: m("We’ll answer by {due}."),
    },
    start: { heading: "We’re working on your request", text: m("We’ll answer by {due}.") },
    extend: {
      heading: "We need more time for your request",
      text: m("We’ve extended the deadline to {due}. It can’t be extended again."),
      /** Instead of `text` while the clock is paused. */
      paused:
        "The deadline for our answer is paused until our question is answered. We’ve also extended it. It can’t be extended again.",
      reason: "This is why we need more time:",
    },
    complete: { heading: "Your request is complete", inPart: "We granted your request in part" },
    deny: { heading: "We denied your request" },
    appeal: {
      heading: "We received your appeal",
      text: m("We’ll review our decision and let you know the outcome by {due}."),
    },
    grant: { heading: "We granted your appeal", inPart: "We granted your appeal in part" },
    refuse: {
      heading: "We denied your appeal",
      text: "We reviewed our decision and came to the same conclusion. This is our final decision.",
    },
    withdraw: {
      heading: "Your request has been withdrawn",
      text: `We won’t take any further action on your request. You don’t lose any rights by withdrawing: you can file the same request again at any time. We’ll keep a record of the withdrawn request for ${months} months.`,
      /** Only one appeal is possible. */
      afterAppeal: `The withdrawal also ends your appeal: we won’t decide it, and our earlier decision stands. You can’t appeal that decision again, but you can file a new request at any time. We’ll keep a record of the withdrawn request for ${months} months.`,
    },
  },
  answer: {
    data: m("The data you asked for is ready. You can download it from your request’s page until {until}."),
    notDone: "Why we didn’t do everything you asked:",
    ground: "Ground for denial",
    inDetail: "Details:",
    disagree: "If you disagree:",
  },
  /** The emails add that the appeal is made on the request's page; `source` is a provision. */
  appeal: {
    here: m("You can appeal until {until}."),
    inEmail: m("You can appeal on your request’s page until {until}."),
    inAgentEmail: m("You can appeal on the request’s page until {until}."),
    review: m(
      "Where possible, someone who wasn’t involved in the decision will review it. We’ll tell you the outcome within {time} of receiving your appeal{source}.",
    ),
    source: m(" ({citation})"),
  },
  /** The email about closing an unconfirmed request. */
  unconfirmed:
    "Nobody confirmed this request with the link we emailed, so we closed it without acting on it. No personal data was disclosed, changed or deleted. You can file it again at any time.",
  newConfirmation: "Please confirm your request",
  reminder: {
    subject: m("Reminder: Please confirm your {request} ({reference})"),
    heading: "You haven’t confirmed your request yet",
    only: "We won’t send another reminder.",
  },
  newLink: { person: "A new link to your request", agent: "A new link to the request you filed" },
  newLinkAsked: "You asked us to send you this link. If you didn’t, you can ignore this email.",
  question: {
    subject: "We have a question",
    heading: {
      person: "We have a question about your request",
      agent: "We have a question about the request you filed",
    },
    paused: {
      person: m(
        "You’ll find the question on your request’s page, with a field for your answer. The deadline for our answer is paused until you answer the question there ({citation}). Each full day of the pause adds one day to the due date above.",
      ),
      agent: m(
        "You’ll find the question on the request’s page, with a field for your answer. The deadline for our answer is paused until you answer the question there ({citation}). Each full day of the pause adds one day to the due date above.",
      ),
    },
    running: {
      person: m(
        "You’ll find the question on your request’s page, with a field for your answer. {byWhen} The sooner you answer the question, the sooner we can answer your request.",
      ),
      agent: m(
        "You’ll find the question on the request’s page, with a field for your answer. {byWhen} The sooner you answer the question, the sooner we can answer the request.",
      ),
    },
    settled: "We no longer need your answer",
    noAnswerNeeded: m("Our question is resolved, so you don’t need to answer it. {byWhen}"),
  },
};

/** For complaints. */
const complaint = {
  rows: { request: "Type", due: "Outcome due by" },
  follow: {
    button: "Open your complaint’s page",
    agentButton: "Open the complaint’s page",
    note: `Don’t share this link: anyone who has it can see the complaint and act on it. If you have a question, reply to this email or write to ${site.email.privacy}.`,
  },
  receipt: {
    subject: m("We received your complaint ({reference})"),
    heading: "We received your complaint",
    byDate: "We’ll send the outcome by the date above.",
    nothingNeeded: m("You don’t need to do anything else. We’ll look into your complaint. {byWhen}"),
    nothingNeededOfAgent: m(
      "{agent} made this complaint on your behalf. You don’t need to do anything. We’ll look into it. {byWhen}",
    ),
  },
  represented: {
    subject: m("A privacy complaint in your name: {reference}"),
    heading: "Someone made a privacy complaint in your name",
    attorney: m(
      "{agent} made this complaint and says that they hold a power of attorney from you. We’ll look into it and send our answer to them.",
    ),
    guardian: m(
      "{agent} made this complaint and says that they are your parent or legal guardian. We’ll look into it and send our answer to them.",
    ),
  },
  agent: {
    receivedSubject: m("We received the complaint you made ({reference})"),
    received: "We received the complaint you made",
    carriedOut: m(
      "We’ll look into the complaint and write to the person you represent. {byWhen} We may ask you for their signed permission.",
    ),
    subject: m("Update on the complaint you made ({reference})"),
    update: "Update on the complaint you made",
    steps: {
      start: m("We’re working on the complaint."),
      complete: m("We’ve looked into the complaint and sent the outcome to the person you represent."),
      withdraw: m("The complaint was withdrawn. We won’t take any further action on it."),
    },
  },
  steps: {
    start: { heading: "We’re working on your complaint", text: m("We’ll tell you the outcome by {due}.") },
    complete: { heading: "The outcome of your complaint" },
    withdraw: {
      heading: "Your complaint has been withdrawn",
      text: `We won’t take any further action on your complaint. You don’t lose any rights by withdrawing: you can make the same complaint again at any time. We’ll keep a record of the withdrawn complaint for ${months} months.`,
    },
  },
  newLink: { person: "A new link to your complaint", agent: "A new link to the complaint you made" },
  question: {
    heading: {
      person: "We have a question about your complaint",
      agent: "We have a question about the complaint you made",
    },
    running: {
      person: m(
        "You’ll find the question on your complaint’s page, with a field for your answer. {byWhen} The sooner you answer the question, the sooner we can tell you the outcome.",
      ),
      agent: m(
        "You’ll find the question on the complaint’s page, with a field for your answer. {byWhen} The sooner you answer the question, the sooner we can send the outcome.",
      ),
    },
  },
} satisfies Part<typeof words>;

export const en: EmailWords = { ...words, complaint };

export type EmailWords = typeof words & { complaint: Part<typeof words> };
