import { figures } from "@/lib/site/figures";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { type KeptHere, ownEnd, spanText } from "./kept";

const { retention: r, privacy } = figures;
const rowsDeleted = "Rows deleted";

/** What this website itself stores, in the order of its table. */
export const websiteData = {
  contactMessages: {
    data: "Contact messages",
    what: "Name, email address, company, inquiry type and message, and what we answered",
    period: { months: r.contactMessageMonths },
    rules: { "contact messages": { months: r.contactMessageMonths } },
    ending: { clock: "When we receive them", how: rowsDeleted },
  },
  privacyRequests: {
    data: "Privacy request records",
    what: "The request, its steps and our answer; what other systems of ours report that they hold; an agent’s name and email address; a Global Privacy Control signal",
    period: { months: r.privacyRequestMonths },
    rules: { "privacy requests": { months: r.privacyRequestMonths } },
    ending: {
      clock: "When the request is closed",
      how: "Rows deleted, count logged; of an opt-out or limit in force the address, what was asked and when stay",
    },
  },
  requestFiles: {
    data: "Files of privacy requests",
    what: "Copies of what other systems hold about you, for you to fetch; what you sent us because we asked for it",
    period: { days: privacy.dataOfferDays },
    rules: { "files of privacy requests": { days: privacy.dataOfferDays } },
    ending: {
      clock: "When the request is closed; what you sent when the question is settled, at the latest then",
      how: "The key that they are encrypted with is deleted, and then the files",
    },
  },
  inForce: {
    data: "Opt-outs and limits in force",
    what: "The email address, what was asked and when; nothing else of the record after its period",
    period: { months: r.privacyRequestMonths },
    keptFor: () => "As long as they apply",
    rules: { "words of opt-outs in force": { months: r.privacyRequestMonths } },
    ending: null,
  },
  sentMail: {
    data: "Email we sent you",
    what: "Confirmations and answers, once delivered (without their text) or given up",
    period: { days: r.sentMailDays },
    rules: { "delivered mails": { days: r.sentMailDays }, "undeliverable mails": { days: r.sentMailDays } },
    ending: { clock: "When it is delivered, or the last try fails", how: rowsDeleted },
  },
  events: {
    data: "Events sent to other systems",
    what: "Ids, kinds and times of what happened, and when each was delivered; no names, addresses or texts",
    period: { days: webhookFigures.keptDays },
    rules: { "webhook events": { days: webhookFigures.keptDays } },
    ending: { clock: "When it happens", how: rowsDeleted },
  },
  links: {
    data: "Links we emailed",
    what: "Only a hash of the secret in each",
    period: { months: r.privacyRequestMonths },
    keptFor: (period) => `Until they expire, at most ${period}`,
    rules: { "expired links": ownEnd },
    ending: { clock: "When we email them", deleted: () => "When they expire", how: rowsDeleted },
  },
  abuse: {
    data: "Abuse-prevention records",
    what: "Request counters by hashed address; keys against double submission",
    period: { hours: r.abuseRecordHours },
    rules: {
      "keys against double submission": ownEnd,
      "request counters": ownEnd,
      "salts of earlier days": ownEnd,
    },
    ending: { clock: "When you send a form", how: rowsDeleted },
  },
  refusedForms: {
    data: "Refused forms",
    what: "What was typed, without passwords, so that it can be corrected: by you, or by our office about a request or message",
    period: { minutes: r.refusedFormMinutes },
    rules: { "refused forms": ownEnd },
    ending: { clock: "When they are refused", how: rowsDeleted },
  },
  erasures: {
    data: "Record of erasures",
    what: "A keyed hash of each erased address and when, so that a restored backup is erased again",
    period: { days: r.disasterBackupDays },
    keptFor: (period) => `${period} from the end of the month`,
    rules: { "months of noted erasures": { days: r.disasterBackupDays } },
    ending: {
      clock: "At the end of the month",
      deleted: (period) => `After ${period}, when no older backup is left`,
      how: "File deleted",
    },
  },
  access: {
    data: "Entries through the passcode gate",
    what: "How often each passcode or link was tried, by day, the name it was issued to and outcome; to whom it was issued and until when. No addresses",
    period: { days: r.accessDays },
    rules: {
      "counts of entries": { days: r.accessDays },
      "ended passcodes and links": { days: r.accessDays },
    },
    ending: { clock: "On the day of the entry, or when the passcode or link ends", how: rowsDeleted },
  },
  unconfirmedAccounts: {
    data: "Accounts never confirmed",
    what: "What was entered at sign-up, if its address is not confirmed",
    period: { days: r.unconfirmedAccountDays },
    rules: { "unconfirmed accounts": { days: r.unconfirmedAccountDays } },
    ending: { clock: "At sign-up", how: rowsDeleted },
  },
  subscriptions: {
    data: "Status updates by email",
    what: "Email address, the services chosen and whether planned maintenance is included",
    period: { days: r.unconfirmedSubscriptionDays },
    keptFor: (period) => `Until you end it; ${period} if never confirmed`,
    rules: { "unconfirmed subscriptions": { days: r.unconfirmedSubscriptionDays } },
    ending: {
      clock: "When the address is entered, if it is not confirmed",
      deleted: (period) => `After ${period}; a confirmed one at once when you end it`,
      how: rowsDeleted,
    },
  },
  errors: {
    data: "Unexpected errors",
    what: "Which page failed and when",
    period: { days: r.logsDays },
    rules: { "unexpected errors": { days: r.logsDays } },
    ending: null,
  },
  measurements: {
    data: "Service measurements",
    what: "Hourly figures behind the status page, and single measurements, here and from other places",
    period: { days: r.performanceDays },
    keptFor: (period) => `${period}, and ${spanText({ days: r.healthSampleDays })}`,
    rules: {
      "health hours": { days: r.performanceDays },
      "health samples": { days: r.healthSampleDays },
      "hours of places": { days: r.performanceDays },
      "samples of places": { days: r.healthSampleDays },
    },
    ending: null,
  },
} satisfies Record<string, KeptHere>;
