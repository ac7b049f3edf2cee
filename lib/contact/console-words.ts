import { acceptedTypesText } from "@/lib/platform/files/content-type";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";

const { count: maxFiles, mib: maxMib } = figures.answerFiles;

export const messagesWords = {
  title: "Contact messages",
  lead: "Messages from visitors. Suspected spam is listed separately and kept as long as other messages. Check it from time to time, because it may include real messages.",
  filters: {
    new: "New",
    suspected: "Suspected spam",
    undelivered: "Answer failed",
    handled: "Handled",
    all: "All",
  },
  search: "Reference, name, email or text",
  searchAll: "Search all messages",
  actions: [
    { value: "handled", label: "Mark as handled" },
    { value: "open", label: "Mark as new" },
  ],
  changed: (count: number, to: string) => {
    const question =
      to === "handled"
        ? "marked as handled"
        : to === "open"
          ? "marked as new"
          : to === "nobody"
            ? "unassigned"
            : "assigned";
    return `${count} ${count === 1 ? "message was" : "messages were"} ${question}.`;
  },
  turns: { ours: "Our turn: not answered", theirs: "Answered" },
  none: {
    new: "No new messages.",
    suspected: "No suspected spam.",
    undelivered: "No answers have failed.",
    handled: "No message has been handled yet.",
    all: "No messages.",
  },
  suspected: (reason: string) => `Suspected spam: ${reason}`,
  back: "All contact messages",
  gone: "This message doesn’t exist. It may have been erased, or its retention period may have ended.",
  handle: "Mark as handled",
  reopen: "Mark as new",
  handledAt: (moment: string) => `Handled ${moment}`,
  results: {
    handled: (reference: string) => `${reference} is marked as handled.`,
    open: (reference: string) => `${reference} is marked as new.`,
  },
} as const;

/** Staff actions on a message, as named in its thread. */
export const eventLabels: Record<string, string> = {
  taken: "Taken",
  given: "Assigned",
  released: "Unassigned",
  handled: "Marked as handled",
  reopened: "Marked as new",
  answered: "Answered",
  replied: "Replied by email",
};

export const threadWords = {
  thread: "Thread",
  givenTo: (name: string) => `Assigned to ${name}`,
  answer: {
    title: "Answer",
    lead: (email: string) => `We’ll email it to ${email}, with the reference and the original message.`,
    replies: { here: "Replies arrive in this thread.", elsewhere: `Replies arrive at ${site.email.hello}.` },
    label: "Your answer",
    writeIn: (language: string) => `Write it in ${language}, the language of the message.`,
    handled: "Mark as handled",
    button: "Send answer",
    sendNext: "Send and open the next message",
    template: "Template",
    noTemplate: "None",
    insert: "Insert",
    inserted: "The template was inserted. Nothing has been sent.",
    editTemplates: "Edit templates",
  },
  mail: {
    sent: (moment: string) => `Delivered ${moment}`,
    written: (moment: string) => `Not sent: written as a file ${moment}, because no mail server was set up`,
    waiting: "Waiting to be sent",
    retried: (tries: string, moment: string) => `Not delivered yet after ${tries}; next attempt ${moment}`,
    dead: "Delivery failed",
    gone: "Not delivered before its retention period ended",
    resend: "Resend",
  },
  files: {
    list: "Files",
    label: "Files to attach",
    hint: `Up to ${maxFiles} files, ${maxMib} MiB in total: ${acceptedTypesText}. They are attached to the email.`,
    again: "Choose the files again: the browser doesn’t keep them.",
    sending: "Sending the answer and its files…",
    failed: "No response arrived. Open this page in another tab to see whether the answer was sent.",
    tooMany: `An answer can have at most ${maxFiles} files.`,
    tooMuch: `The files of an answer can be up to ${maxMib} MiB in total.`,
    fieldsFirst: "The form’s fields must come before its files.",
    gone: "This file doesn’t exist.",
  },
  next: (name: string) => `Next: ${name}`,
  marks: { handled: "Handled", new: "New" },
  facts: {
    title: "The message",
    received: "Received",
    language: "Language",
  },
  results: {
    answer: (reference: string) => `Your answer to ${reference} is being sent.`,
    resend: "Your answer is being resent.",
  },
} as const;

export const templateWords = {
  title: "Answer templates",
  lead: "Standard texts that the whole team can start an answer with. {name} and {reference} are replaced with the sender’s name and the message’s reference.",
  back: "All contact messages",
  add: "Add a template",
  none: "No templates yet.",
  fields: { name: "Name", language: "Language", text: "Text" },
  save: "Save",
  remove: "Remove",
  results: {
    saved: (name: string) => `The template “${name}” was saved.`,
    removed: (name: string) => `The template “${name}” was removed.`,
  },
  taken: "There is already a template with this name in this language. Choose another name.",
  gone: "This template doesn’t exist.",
} as const;
