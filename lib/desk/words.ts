import { figures } from "@/lib/site/figures";

export const deskWords = {
  assigneeFilter: { label: "Assignee", all: "Anyone", mine: "Assigned to me", nobody: "Unassigned" },
  assignee: {
    title: "Assigned to",
    nobody: "Unassigned",
    mine: "You",
    label: "Assign to",
    choose: "Choose a person",
    take: "Take",
    give: "Assign",
    release: "Unassign",
    refused: "Choose a person who has the right to work on it.",
    noPerson: "Only a signed-in person can take this. Assign it to a person instead.",
    results: {
      taken: "Assigned to you.",
      given: (name: string) => `Assigned to ${name}.`,
      released: "Unassigned.",
    },
  },
  /** Bulk actions on a list. */
  bulk: {
    title: "Selected:",
    column: "Select",
    choose: "Choose an action",
    me: "Assign to me",
    assign: (name: string) => `Assign to ${name}`,
    nobody: "Unassign",
    button: "Apply",
    none: "Select at least one row first.",
    assigned: (count: number, one: string, more: string) =>
      `${count} ${count === 1 ? `${one} was` : `${more} were`} assigned.`,
    unassigned: (count: number, one: string, more: string) =>
      `${count} ${count === 1 ? `${one} was` : `${more} were`} unassigned.`,
  },
  changed: (changes: string) => `Someone else changed this first: ${changes}.`,
  conflict: (changed: string) =>
    `${changed} Nothing was saved. Review the current state; what you typed is still here.`,
  change: (what: string, who: string, time: string) => `${what} (${who}, ${time})`,
  unknown: "no details were recorded",
  notices: {
    title: "Email notifications",
    lead: "Emails from the console to your own address. They contain references, request types or counts, and a link, but never what a person wrote, their name or their address.",
    cases: "Privacy requests: new ones, answers and appeals",
    due: `Due privacy requests: one email a day, sent after ${figures.privacy.dueMailHour}:00 office time, listing requests that are overdue, due within 7 days or not confirmed, or that have an open question or an action that was not carried out (no email if there’s nothing to report)`,
    messages: "New contact messages, unless they look like spam, and replies to our answers",
    deadMail: "Failed emails (no further notification while an earlier one is waiting to be sent)",
    save: "Save",
    saved: "Your choice has been saved.",
    noRight: "Your role doesn’t include these notifications.",
  },
  /** The short names of the notifications, for the audit. */
  noticeNames: {
    cases: "Privacy requests",
    due: "Due privacy requests",
    messages: "Contact messages",
    deadMail: "Failed emails",
  },
  emails: {
    case: (reference: string) => `New privacy request ${reference}`,
    message: (reference: string) => `New contact message ${reference}`,
    reply: (reference: string) => `New reply to contact message ${reference}`,
    deadMail: "An email couldn’t be delivered",
    due: (lines: readonly { label: string; count: number }[]) =>
      `Privacy requests: ${lines.map(({ label, count }) => `${count} ${label.toLowerCase()}`).join(", ")}`,
    andMore: (count: number) => ` and ${count} more`,
    reference: "Reference",
    kind: "Type",
    inquiryType: "Inquiry type",
    open: "Open in the console",
    why: "You’re receiving this email because you switched on these notifications in the console. You can switch them off there, under “Your account”.",
  },
} as const;
