import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

/** The sentences and links that are about several laws at once. */
export const en = {
  /** Periods that the same clock has, of which the earliest end counts. */
  earliest: m("{periods}, whichever is earlier"),
  answerTime: m("{period} under {laws}"),
  moreAnswerTimes: ", and ",
  answerNote: "depending on where you live",
  days: m("{counts} days"),
  clock: m("Under {laws} we answer within {clock}."),
  receipt: m("Receipt of a {law} request is confirmed within {period}."),
  requestForm: m("{law} request"),
  portal: m("{law} request portal"),
  portalNote: m("File a request under {law}"),
  elsewhere: {
    label: "Request from anywhere else",
    portal: "Requests from anywhere else",
    note: "Say where you live and get the right form",
  },
};

export type OverviewWords = typeof en;
