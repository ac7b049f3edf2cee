import { site } from "@/lib/site/brand";

export const messagesCopy = {
  title: "Contact messages",
  lead: "What visitors wrote. Suspected spam is listed apart and never dropped: check it from time to time.",
  filters: { new: "New", suspected: "Suspected", handled: "Handled" },
  none: {
    new: "No new messages.",
    suspected: "No suspected messages.",
    handled: "No message has been handled yet.",
  },
  suspected: (reason: string) => `Suspected: ${reason}`,
  open: "Open",
  back: "All contact messages",
  gone: "There is no such message. It may have been erased, or its retention period may have ended.",
  handle: "Mark as handled",
  reopen: "Mark as new",
  handledAt: (moment: string) => `Handled ${moment}`,
  said: {
    handled: (reference: string) => `${reference} is marked as handled.`,
    open: (reference: string) => `${reference} is new again.`,
  },
} as const;

/** What staff did with a message, as its thread says it. */
export const eventLabels: Record<string, string> = {
  taken: "Taken",
  given: "Assigned",
  released: "Unassigned",
  handled: "Marked as handled",
  reopened: "Mark as new",
  answered: "Answered",
};

export const threadCopy = {
  wrote: (moment: string) => `Wrote ${moment}`,
  thread: "Thread",
  givenTo: (name: string) => `Assigned to ${name}`,
  answer: {
    title: "Answer",
    lead: (email: string) =>
      `Goes to ${email} by email, with the reference and the original message. Replies arrive at ${site.email.hello}.`,
    label: "Your answer",
    writeIn: (language: string) => `Write it in ${language}, the language of the message.`,
    handled: "Mark as handled",
    button: "Send the answer",
  },
  mail: {
    sent: (moment: string) => `Delivered ${moment}`,
    waiting: "On its way",
    retried: (tries: string, moment: string) => `Not delivered yet after ${tries}; next try ${moment}`,
    dead: "Not delivered: given up",
    gone: "Not delivered; its mail was past its period",
    resend: "Send again",
  },
  marks: { handled: "Handled", new: "New" },
  facts: {
    title: "The message",
    from: "From",
    reference: "Reference",
    received: "Received",
    language: "Language",
  },
  said: {
    answer: (reference: string) => `The answer to ${reference} is on its way.`,
    resend: "The answer is on its way again.",
  },
} as const;
