/** Error codes of emails with files: a file can no longer be read, or its storage can’t be reached. */
export const unreadableFileCode = "EFILEGONE";
export const fileStoreUnavailableCode = "EFILESAWAY";

export const outboxWords = {
  title: "Outbox",
  lead: "Emails that are waiting, have failed or were sent. Their text isn’t shown here because some contain secret links.",
  /** Shown without a mail server. */
  files: (folder: string) =>
    `Emails aren’t being sent because SMTP_URL is not set. Each is written as a file to ${folder} instead.`,
  filters: { dead: "Failed", pending: "Waiting", sent: "Sent" },
  /** The state of an email that was sent without a mail server. */
  written: "Written as a file",
  /** The name of the filter “sent” without a mail server. */
  writtenFilter: "Written as files",
  /** What happened to emails that were just stored, for example “The answer”. */
  queued: (what: string, count: number) => `${what} ${count === 1 ? "is" : "are"} in the Outbox.`,
  notSent: (what: string, count: number, folder: string) =>
    count === 1
      ? `${what} won’t be sent because SMTP_URL is not set. It will be written as a file to ${folder}.`
      : `${what} won’t be sent because SMTP_URL is not set. They’ll be written as files to ${folder}.`,
  none: {
    dead: "No emails have failed.",
    pending: "No emails are waiting.",
    sent: "No emails were sent within the retention period.",
  },
  search: "Address or subject",
  /** The subject of an email, by topic. */
  topics: {
    account: "Account",
    contact: "Contact message",
    "contact-answer": "Answer to a contact message",
    "privacy-request": "Privacy request",
    "privacy-link": "Link to a request",
    status: "Status update",
    "status-confirmation": "Subscription confirmation",
    webhook: "Webhook",
    "staff-invitation": "Invitation",
    "staff-notice": "Notification",
  } as Record<string, string>,
  created: (moment: string) => `Created ${moment}`,
  sent: (moment: string) => `Sent ${moment}`,
  writtenAt: (moment: string) => `Written as a file ${moment}`,
  next: (moment: string) => `Next attempt ${moment}`,
  sending: "Being sent now",
  attempts: (count: number) => `${count} ${count === 1 ? "attempt" : "attempts"}`,
  resend: "Resend",
  resendAll: (count: number) => `Resend all ${count}`,
  results: {
    one: "The email is being resent.",
    all: (count: number) => `${count} ${count === 1 ? "email is" : "emails are"} being resent.`,
  },
  /** What the codes of a failed delivery mean; the first known one is used. */
  reasons: [
    ["EAUTH", "The mail server refused our sign-in. Check SMTP_URL."],
    ["EDNS", "The mail server’s name can’t be resolved. Check SMTP_URL."],
    ["ENOTFOUND", "The mail server’s name can’t be resolved. Check SMTP_URL."],
    ["ECONNREFUSED", "The mail server refused the connection."],
    ["ETIMEDOUT", "The mail server didn’t respond in time."],
    ["ETLS", "No secure connection to the mail server could be established."],
    ["ECONNECTION", "The mail server couldn’t be reached."],
    ["ESOCKET CONN", "The mail server couldn’t be reached."],
    ["ESOCKET", "The connection to the mail server was lost."],
    ["RCPT TO", "The mail server refused the recipient’s address."],
    ["MAIL FROM", "The mail server refused our sender address. Check MAIL_FROM."],
    ["EENVELOPE", "The mail server refused the sender or recipient."],
    ["DATA", "The mail server refused the message."],
    ["EMESSAGE", "The mail server refused the message."],
    ["ENOSPC", "The disk is full."],
    [
      unreadableFileCode,
      "A file of this email can no longer be read: it is missing or damaged, or was stored with a different key.",
    ],
    [fileStoreUnavailableCode, "The storage of this email’s files couldn’t be reached."],
  ],
  otherReason: "The delivery failed.",
} as const;

/** The label of an email's topic. Each kind of notice to staff has its own topic. */
export const topicName = (topic: string): string =>
  outboxWords.topics[topic] ?? outboxWords.topics[topic.split("-").slice(0, 2).join("-")] ?? topic;

/** The explanation for the codes of a failed attempt. */
export const failureReason = (codes: string): string =>
  outboxWords.reasons.find(([code]) => codes.includes(code))?.[1] ?? outboxWords.otherReason;
