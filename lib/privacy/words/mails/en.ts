import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { byLaw, lawOf } from "../../laws";

const m = messagesIn("en");
const { confirmationDays: days } = figures.privacy;
const { privacyRequestMonths: months } = figures.retention;

const ignore =
  "If you did not make this request, you can ignore this email: without the confirmation nothing is disclosed, changed or deleted.";

export const en = {
  /** A request by the short name of its law, as in "Your GDPR request GD-7K2M-9QXD". */
  kinds: byLaw((law) => `${lawOf(law).name} request`),
  rows: {
    reference: "Reference",
    request: "Request",
    received: "Received",
    due: "Answer due by",
    appealDue: "Appeal decided by",
  },
  subject: m("Your {kind} {reference}"),
  subjectWith: m("{heading}: {reference}"),
  follow: {
    button: "Follow the request",
    note: `Keep the link to yourself: anyone who has it can see the request. If you have a question, reply to this email or write to ${site.email.privacy}.`,
  },
  confirm: {
    own: "Please confirm that the request comes from you. We act on it once you have; the date above stays the same.",
    forAgent: m(
      "{agent} filed this request for you. Please confirm that you gave them permission. We act on it once you have; the date above stays the same.",
    ),
    button: "Confirm the request",
    once: `The link works once, for ${days} days. ${ignore}`,
    onceUntil: m(`The link works once, until {moment}. ${ignore}`),
  },
  receipt: {
    heading: "We received your request",
    nothingNeeded:
      "You don't need to do anything else: we will carry it out by the date above, without verifying your identity.",
    nothingNeededOfAgent: m(
      "{agent} filed this request for you. You don't need to do anything else: we will carry it out by the date above.",
    ),
    gpc: "Your browser sent a Global Privacy Control signal with the request. Opt-Out Request Honored: we sell and share no personal information, and have recorded your choice.",
  },
  agent: {
    receivedSubject: m("The {kind} {reference} that you filed"),
    received: "We received the request you filed",
    personAsked:
      "We have asked the person concerned to confirm your permission. The answer and any data go to them; we will tell you the outcome.",
    carriedOut: "We carry it out by the date above. We may ask you for the signed permission.",
    subject: m("The request {reference} that you filed"),
    steps: {
      confirm: m("The person concerned has confirmed your permission."),
      start: m("We are working on the request."),
      extend: m("We need more time, once. The answer is now due by {due}."),
      complete: m("The request is completed. Our answer went to the person concerned."),
      deny: m("We could not do what was asked. The reasons went to the person concerned."),
      appeal: m("Our decision was appealed. We decide on the appeal by {due}."),
      grant: m("The appeal was granted. Our answer went to the person concerned."),
      refuse: m("The appeal was refused, finally with us. The reasons went to the person concerned."),
      withdraw: m("The request was withdrawn. Nothing more will be done about it."),
    },
  },
  steps: {
    confirm: {
      heading: "Your request is confirmed",
      text: m("Thank you. You have our answer by {due}."),
    },
    start: { heading: "We are working on your request", text: m("You have our answer by {due}.") },
    extend: {
      heading: "We need more time for your request",
      text: m(
        "The law lets us extend the time once. The new date is {due}; it can't be moved again. This is the reason:",
      ),
    },
    complete: { heading: "Your request is completed", inPart: "We met your request in part" },
    deny: { heading: "We can't do what you asked" },
    appeal: {
      heading: "We received your appeal",
      text: m("We look at our decision again. You have the decision on your appeal by {due}."),
    },
    grant: { heading: "We granted your appeal", inPart: "We granted your appeal in part" },
    refuse: {
      heading: "We refused your appeal",
      text: "We looked at our decision again and came to the same result. It is final with us.",
    },
    withdraw: {
      heading: "Your request is withdrawn",
      text: `Nothing more will be done about it. Withdrawing costs you no right: you can file the same request again at any time. We keep a record of it for ${months} months, as the law asks.`,
    },
  },
  answer: {
    data: m(
      "The data that this website holds about you can be downloaded as a file from the page below until {until}.",
    ),
    notDone: "What we did not do, and why:",
    ground: "Legal ground",
    inDetail: "In detail:",
    disagree: "If you disagree",
  },
  /** `where` tells whoever reads this in a mail that it is done on the request's page; `source` is a provision. */
  appeal: {
    here: m(
      "You can appeal until {until}. Somebody other than who decided looks at it again where we can arrange that, and you have the decision within {time}{source}.",
    ),
    inMail: m(
      "You can appeal until {until}, on the page of the request. Somebody other than who decided looks at it again where we can arrange that, and you have the decision within {time}{source}.",
    ),
    source: m(" ({citation})"),
  },
  newConfirmation: "Please confirm your request",
  reminder: {
    subject: m("Reminder: Your {kind} {reference}"),
    heading: "Your request is not confirmed yet",
    only: "This is the only reminder.",
  },
  newLink: "The link you asked for",
  question: {
    subject: "We have a question",
    heading: "We have a question about your request",
    paused: m(
      "You will find the question on the page of your request, with a field for your answer. The time for our answer is paused until you answer ({citation}); the date above moves by as many days.",
    ),
    running:
      "You will find the question on the page of your request, with a field for your answer. The date above stays the same. The sooner you answer, the sooner we can.",
    settled: "Our question is settled",
    noAnswerNeeded: m("You don't need to answer it. You have our answer by {due}."),
  },
};

export type MailWords = typeof en;
