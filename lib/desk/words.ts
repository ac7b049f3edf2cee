import { figures } from "@/lib/site/figures";

export const deskCopy = {
  whose: { label: "Whose", all: "Everybody’s", mine: "Mine", nobody: "Nobody’s" },
  assignee: {
    title: "Whose work",
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
      taken: "It is yours.",
      given: (name: string) => `It is assigned to ${name}.`,
      released: "It is nobody’s again.",
    },
  },
  conflict: (changes: string) =>
    `Somebody else was faster: ${changes}. Nothing was stored. Look at it as it stands now; what you typed is kept.`,
  change: (what: string, who: string, time: string) => `${what} (${who}, ${time})`,
  unknown: "it was changed meanwhile",
  notices: {
    title: "Mails to you",
    lead: "What the console mails to you, to your address only. A mail has references, kinds or numbers and a link, and no words, names or addresses of persons.",
    cases: "Privacy requests: new ones, answers and appeals",
    due: `What is due of privacy requests, once a day at ${figures.privacy.dueMailHour} o’clock at the office: due within 7 days, overdue, not confirmed, questions without an answer. Nothing when there is nothing`,
    messages: "New contact messages, unless they look like spam",
    deadMail: "Mails that were given up. One mail until you have got it, however many there are",
    save: "Save",
    saved: "Your choice is saved.",
    noRight: "Your role doesn’t see these.",
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
    why: "You get this mail because you chose it in the console, where you can end it.",
  },
} as const;
