import { contactCollected } from "@/lib/contact/schema";
import { figures } from "@/lib/site/figures";
import { listSentence, messagesIn } from "@/lib/site/message";
import type { KeptWords } from "../../kept";

const m = messagesIn("en");
const rowsDeleted = "Deleted from the database";
const hashedAddress = "the IP address as a hash whose salt is deleted after a day";

/** What is kept and for how long, as the data-retention page says it. */
export const en = {
  after: m("After {period}"),
  elsewhere: {
    content: {
      data: "Submitted content",
      what: "Text, images, video, audio and text read from images",
      ending: {
        clock: "When we receive it",
        deleted: m("Within {period}"),
        how: "Deleted from storage",
      },
    },
    results: {
      data: "Moderation results and metadata",
      what: "Verdict, categories, scores, explanations, your userId and metadata fields",
      ending: { clock: "When the result is returned", how: rowsDeleted },
    },
    usageLogs: {
      data: "API usage logs",
      what: "Endpoint, time, status and credits of each call",
      ending: {
        data: "API usage and error logs",
        clock: "When the entry is written",
        how: "Log entries deleted",
      },
    },
    errorLogs: {
      data: "Error logs",
      what: "What failed and when, without the content",
      ending: null,
    },
    performance: {
      data: "Performance metrics",
      what: "Latency, throughput and availability",
      ending: { clock: "When measured", how: "Measurements deleted" },
    },
    analytics: {
      data: "Analytics",
      what: "Anonymized counts and trends",
      ending: { clock: "When the counts are made", how: "Counts and trends deleted" },
    },
    account: {
      data: "Account data",
      what: "Names, company, email address, password hash, settings",
      keptFor: m("Account lifetime plus {period}"),
      ending: { clock: "When the account is closed", how: "Deleted or anonymized" },
    },
    apiKeys: {
      data: "API keys",
      what: "Keys and their records",
      keptFor: m("Until revoked plus {period}"),
      ending: { clock: "When the key is revoked", how: "Key record deleted" },
    },
    billing: {
      data: "Billing records",
      what: "Invoices, payments and credit purchases",
      ending: { clock: "When the record is made", how: "Records deleted" },
    },
    operationalBackups: {
      data: "Operational backups",
      what: "Copies for day-to-day recovery",
      ending: null,
    },
    disasterBackups: {
      data: "Disaster-recovery backups",
      what: "Copies for recovery from the loss of a whole data center",
      ending: null,
    },
  },
  here: {
    contactMessages: {
      data: "Contact messages",
      what: listSentence("en", [
        ...contactCollected.en,
        "why it was flagged as spam (if it was)",
        "the language of the page",
        "our answers and your replies by email",
        "the files sent with our answers",
        hashedAddress,
      ]),
      ending: { clock: "When we receive them", how: rowsDeleted },
    },
    privacyRequests: {
      data: "Privacy request records",
      what: `The request or complaint, its language, its steps and our answer; our other systems’ reports on the data they hold about you; an agent’s name and email address; a Global Privacy Control signal; ${hashedAddress}`,
      ending: {
        clock: "When the request is closed",
        how: "Deleted from the database, except for the data needed to apply active opt-outs and limits on use",
      },
    },
    requestFiles: {
      data: "Privacy request files",
      what: "Copies of what our other systems hold about you, for you to download; files you sent at our request",
      keptFor: m(
        "Our copies: until {period} after the request is closed. Files you sent: until it is closed or, after a denial, until it can no longer be appealed",
      ),
      ending: {
        clock: "When the request is closed",
        deleted: m(
          "Our copies: after {period}. Files you sent: when the request is closed or, after a denial, when it can no longer be appealed. Proof of identity: as soon as we have confirmed your identity",
        ),
        how: "The encryption key is deleted, then the files",
      },
    },
    inForce: {
      data: "Active opt-outs and limits on use",
      what: "What remains of the request after its retention period or after an erasure: the email address, what was requested and in which language, the state or country if it was given, and the date and outcome of each step. For a Global Privacy Control signal, only the date and a keyed hash of the address",
      keptFor: m("As long as they apply"),
      ending: null,
    },
    sentMail: {
      data: "Emails we sent you",
      what: "Confirmations, answers and status updates: recipient and subject. The text of a confirmation or an answer is removed once the email is delivered. The text of a status update, stored once per language, is deleted with the last record of sending it. When you unsubscribe, we delete the records of your status updates",
      ending: { clock: "When the email is delivered, or the last attempt fails", how: rowsDeleted },
    },
    events: {
      data: "Events sent to other systems",
      what: "The IDs, type, times and details of each event (such as a request’s reference, law, type, status and due date), and when it was delivered. No names, addresses or message text",
      ending: { clock: "When the event happens", how: rowsDeleted },
    },
    links: {
      data: "Links we emailed",
      what: "Only a hash of each link’s secret",
      keptFor: m(
        `Until they expire, at most {period}; up to ${figures.retention.unconfirmedAccountDays} days for links that confirm an account`,
      ),
      ending: {
        clock: "When we email them",
        deleted: m(
          `When they expire; for links that confirm an account, after ${figures.retention.unconfirmedAccountDays} days at the latest`,
        ),
        how: rowsDeleted,
      },
    },
    abuse: {
      data: "Abuse-prevention records",
      what: "Request counters by hashed IP address; keys that prevent double submission",
      ending: { clock: "When you send a form or load a page", how: rowsDeleted },
    },
    refusedForms: {
      data: "Forms with errors",
      what: "What you entered, or what our staff entered about a request or message (never passwords), so that it can be corrected",
      ending: { clock: "When you send them", how: rowsDeleted },
    },
    erasures: {
      data: "Record of erasures",
      what: "A keyed hash of each erased email address and the date of the erasure, so that the address is erased again if a backup is restored",
      keptFor: m("{period} from the end of the month of the erasure"),
      ending: {
        clock: "At the end of the month of the erasure",
        deleted: m("After {period}, when no older backup is left"),
        how: "File deleted",
      },
    },
    access: {
      data: "Passcode and access link attempts",
      what: "For each passcode or access link: its holder’s name, when it expires, and the number and results of attempts per day. No IP addresses. The record of our staff’s actions keeps the holder’s name",
      ending: {
        clock: "On the day of the attempt, or when the passcode or access link expires or is revoked",
        how: rowsDeleted,
      },
    },
    unconfirmedAccounts: {
      data: "Unconfirmed accounts",
      what: "What was entered at sign-up and the language of the page, if the address is never confirmed",
      ending: { clock: "At sign-up", how: rowsDeleted },
    },
    subscriptions: {
      data: "Status updates by email",
      what: "Email address, the language of the page, the services chosen and whether planned maintenance is included",
      keptFor: m("Until you unsubscribe; {period} if never confirmed"),
      ending: {
        clock: "When the address is entered, if it is not confirmed",
        deleted: m("After {period}; once confirmed, as soon as you unsubscribe"),
        how: rowsDeleted,
      },
    },
    confirmedAccounts: {
      data: "Confirmed accounts",
      what: "Names, company, email address, the language of the sign-up page, password hash (until the dashboard has received it) and when the terms were accepted",
      keptFor: m("Until our staff erase them, no later than {period} after the account is closed"),
      ending: null,
    },
    audit: {
      data: "Record of our staff’s actions",
      what: "Who did what and when, with the reference of a request or message, or the name of the holder of a passcode or access link. No addresses, and nothing that you wrote",
      keptFor: m("As long as this website exists"),
      ending: null,
    },
    requestLogs: {
      data: "Request logs",
      what: "Page, time and outcome of each request to this website. No addresses, form contents or passwords",
      ending: { clock: "When the entry is written", how: "Log entries deleted" },
    },
    errors: {
      data: "Unexpected errors",
      what: "Which page failed and when",
      ending: { clock: "When the error is recorded", how: rowsDeleted },
    },
    measurements: {
      data: "Service measurements",
      what: "Hourly figures behind the status page and the individual measurements they are based on, taken on our servers and at other locations",
      keptFor: m("{period} for hourly figures; {samples} for individual measurements"),
      ending: {
        clock: "When measured",
        deleted: m("Individual measurements after {samples}, hourly figures after {period}"),
        how: rowsDeleted,
      },
    },
  },
  tables: {
    service: "Data handled for customers of the service",
    website: "Records of this website",
    columns: { data: "Data", what: "What it is", kept: "Kept for" },
    schedule: "When each period starts, and what happens when it ends",
    scheduleColumns: { data: "Data", starts: "Period starts", deleted: "Deleted", how: "How" },
    backups: "Backups",
    backupColumns: { backup: "Backup", purpose: "Purpose", kept: "Kept for" },
    operational: { name: "Operational", purpose: "Recovery from mistakes and single failures" },
    disaster: { name: "Disaster recovery", purpose: "Recovery from the loss of a whole data center" },
  },
  scale: {
    caption: "From the shortest period to the longest. The scale is logarithmic.",
    bars: {
      content: "Submitted content",
      usageLogs: "Logs, operational backups",
      results: "Moderation results",
      disasterBackups: "Disaster-recovery backups",
      analytics: "Analytics, anonymized",
      account: "Account data, after closure",
      privacyRequests: "Privacy request records",
      billing: "Billing records",
    },
  },
} satisfies {
  elsewhere: Record<string, KeptWords>;
  here: Record<string, KeptWords>;
  [other: string]: unknown;
};

export type RetentionWords = typeof en;
