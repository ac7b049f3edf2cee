import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

const periods = {
  days: m("{count, plural, one {one day} other {# days}}"),
  months: m("{count, plural, one {one calendar month} other {# calendar months}}"),
  businessDays: m("{count, plural, one {one business day} other {# business days}}"),
};

/** The sentences and links that are about several laws at once. */
export const en = {
  /** Periods that the same clock has, of which the earliest end counts. */
  earliest: m("{periods}, whichever is earlier"),
  answerTime: m("{period} under {laws}"),
  moreAnswerTimes: ", and within ",
  answerNote: "depending on where you live",
  days: m("{counts} days"),
  clock: m("Under {laws}, we answer within {clock}."),
  receipt: m("We confirm receipt of a {law} request within {period}."),
  portal: m("{law} request portal"),
  portalNote: m("File a request under {law}"),
  elsewhere: {
    label: "Request from anywhere else",
    portal: "Requests from anywhere else",
    note: "Tell us where you live to get the right form",
  },
  /** A period by itself, and behind "within", which in German is another case. */
  periods: { alone: periods, within: periods },
  /** How soon most requests are answered, where a page says so in passing. */
  answered: {
    /** What a law is called in these sentences and behind the word for a request, where that isn't its name. */
    names: {} as Partial<Record<"gdpr" | "ccpa", string>>,
    item: m("{law} requests answered within {time}"),
    /** The first law's part of the sentence, and that of each after it. */
    first: m("{law} requests are answered within {time}"),
    next: m("{law} requests within {time}"),
  },
};

export type OverviewWords = typeof en;
