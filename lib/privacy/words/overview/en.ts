import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

const periods = {
  days: m("{count, plural, one {one day} other {# days}}"),
  months: m("{count, plural, one {one calendar month} other {# calendar months}}"),
  businessDays: m("{count, plural, one {one business day} other {# business days}}"),
};

/** Sentences and links about several laws at once. */
export const en = {
  /** Several periods of one clock, of which the earliest end applies. */
  earliest: m("{periods}, whichever is shorter"),
  answerTime: m("{period} under {laws}"),
  moreAnswerTimes: ", and within ",
  answerNote: "or sooner, depending on the request and where you live",
  days: m("{counts} days"),
  clock: m("Under {laws}, the deadline for most kinds of request is {clock}."),
  receipt: m("We confirm receipt of a {law} request within {period}."),
  extension: m("by {period} under {laws}"),
  portal: m("{law} request portal"),
  portalNote: m("File a request under {law}"),
  elsewhere: {
    label: "Request from anywhere else",
    portal: "Requests from anywhere else",
    note: "Tell us where you live to get the right form",
  },
  /** A period alone, and after "within", which needs another case in German. */
  periods: { alone: periods, within: periods },
  /** Short sentences about periods. */
  answered: {
    /** The name of a law in these sentences and after the word for a request, if it differs. */
    names: {} as Partial<Record<"gdpr" | "ccpa", string>>,
    item: m("{law} requests answered within {time}"),
    /** The part of the sentence about the first law, and about each of the others. */
    first: m("{law} requests are answered within {time}"),
    next: m("{law} requests within {time}"),
  },
};

export type OverviewWords = typeof en;
