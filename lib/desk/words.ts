import { figures } from "@/lib/site/figures";

export const deskCopy = {
  whose: { label: "Whose", all: "Everybody’s", mine: "Mine", nobody: "Nobody’s" },
  assignee: {
    title: "Assigned to",
    nobody: "Nobody’s yet",
    mine: "Yours",
    label: "Assign to",
    choose: "Choose somebody",
    take: "Take",
    give: "Assign",
    release: "Unassign",
    refused: "Choose somebody who may work on it.",
    noPerson: "Only a person can take it. Assign it to somebody instead.",
    said: {
      taken: "It is assigned to you.",
      given: (name: string) => `It is assigned to ${name}.`,
      released: "It is unassigned.",
    },
  },
  conflict: (changes: string) =>
    `Somebody else changed this first: ${changes}. Nothing was stored. Review the current state; what you typed is kept.`,
  change: (what: string, who: string, time: string) => `${what} (${who}, ${time})`,
  unknown: "it was changed meanwhile",
  notices: {
    title: "Email notifications",
    lead: "Emails from the console to your own address. Each has references, kinds or numbers and a link, and never a person’s words, name or address.",
    cases: "Privacy requests: new ones, answers and appeals",
    due: `Due privacy requests: one email a day at ${figures.privacy.dueMailHour}:00 office time with what is overdue, due within 7 days, not confirmed or waiting for an answer. None when there is nothing`,
    messages: "New contact messages, unless they look like spam",
    deadMail: "Mail that could not be delivered. One notice at a time, however much there is",
    save: "Save",
    saved: "Your choice is saved.",
    noRight: "Your role doesn’t include these.",
  },
  mails: {
    case: (reference: string) => `New privacy request ${reference}`,
    message: (reference: string) => `New contact message ${reference}`,
    deadMail: "A mail was given up",
    due: (lines: readonly { label: string; count: number }[]) =>
      `Privacy requests: ${lines.map(({ label, count }) => `${count} ${label.toLowerCase()}`).join(", ")}`,
    andMore: (count: number) => ` and ${count} more`,
    reference: "Reference",
    kind: "Kind",
    open: "Open it in the console",
    why: "You get this email because you asked for it in the console, where you can turn it off.",
  },
} as const;
