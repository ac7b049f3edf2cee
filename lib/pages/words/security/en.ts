import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";

export const en = {
  meta: {
    title: "Security",
    description: `What ${site.name}’s website stores, for how long, and how it is protected, with figures measured by the site itself.`,
    picture: "What isn’t stored can’t leak",
  },
  label: "Security",
  header: {
    title: "What isn’t stored can’t leak",
    lead: "What this website stores, for how long, and how it is protected. The website itself measures the figures below.",
  },
  kept: {
    title: "What is stored right now",
    lead: "These are some of the records that this website stores. At least once a day, those whose retention period has ended are deleted automatically. The data retention policy lists everything we keep, including confirmed accounts, which are erased by our staff instead. Each bar compares the age of the oldest record with the longest time we keep such a record. For privacy requests, the age is counted from the day the request was closed, and active opt-outs and limits on use are left out. For status updates by email, only unconfirmed subscriptions count.",
    /** The browser fills in these sentences. */
    oldest: "Oldest: {age}",
    underOneDay: "less than a day, or no records",
    records: "fewer than {count} records",
    overdue: "deletion is overdue",
    waiting: "Measuring...",
    failed: "The figures couldn’t be loaded.",
    note: "Measured at most once an hour. The number of records is rounded up to a power of ten. We give no number for accounts and subscriptions, so that nobody can find out whether someone has signed up or subscribed.",
    json: "These figures as JSON",
    policy: "All periods: data retention policy",
  },
  measures: {
    title: "How it is protected",
    lead: "The measures behind this website’s forms, emails and staff console.",
    items: {
      secrets: {
        title: "Passwords and links",
        text: "Passwords are stored as argon2id hashes. Access tokens, and the secrets in links that confirm accounts or open privacy requests, are stored as SHA-256 hashes. Nobody can read them back. Sign-in cookies and the links in status emails are signed, and their signatures are not stored.",
      },
      addresses: {
        title: "IP addresses",
        text: "We don’t store the IP address a request comes from, only a hash of it. The hash’s salt changes every day and the old one is deleted, so nobody can tell later whose address it was.",
      },
      files: {
        title: "Files",
        text: "Each file of a privacy request is encrypted with its own key (AES-256-GCM). To delete a file, we delete its key first. From then on, the website can’t open the file, even if its encrypted data hasn’t been removed yet.",
      },
      mails: {
        title: "Emails",
        text: `The text of an email to one person is removed from the outbox once it is delivered. For ${figures.retention.sentMailDays} days, we keep a record that the email was sent, with its recipient and subject. The text of a status update is stored once per language and kept until the last record of sending it is deleted.`,
      },
      scripts: {
        title: "Pages",
        text: "A page runs only the scripts that its Content-Security-Policy names. No script, font or picture comes from another company.",
      },
      staff: {
        title: "Staff",
        text: "Staff sign in with a passkey, or with a password and a code. A separate token, meant for setting up the first staff account, can also be used to sign in until it is turned off. Each role sees only what it needs, and every change made in the console is recorded, together with who made it.",
      },
    },
  },
  limits: {
    title: "Limitations",
    certificates:
      "This page isn’t a certification, and we don’t claim to have one. It describes the software behind this website, not the moderation service, whose retention periods are in the data retention policy.",
    uploads:
      "Files that people send us for a privacy request are not scanned for viruses. Their type is recognized by their content, and only staff who handle privacy requests can open them. Each time they do, it is recorded.",
    questions: "Ask a question",
  },
  report: {
    title: "Report a vulnerability",
    text: "If you find a vulnerability, please tell us before you tell others. Write in English:",
    file: "security.txt",
  },
};

export type SecurityWords = typeof en;
