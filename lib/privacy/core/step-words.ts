import { figures } from "@/lib/site/figures";
import type { CaseAction } from "./case-schema";

/** If the requester's language isn't English. */
export const stepReaderWords = {
  writeIn: (language: string) => `Write it in ${language}, the language of the request.`,
  sentences: (language: string) => `Standard sentences, in English and in ${language}`,
} as const;

type FieldText = { label: string; hint?: string };

const answerField = {
  label: "Answer",
  hint: "The requester will read exactly this text, together with the standard sentences shown in the preview. Make sure it is accurate for this request.",
} as const;
interface StepText {
  title: string;
  note: string;
  button: string;
  text?: FieldText;
}

/** The forms of the case page: an action each, except that one answers and one decides an appeal, with several outcomes. */
export type CaseForm =
  | Exclude<CaseAction["step"], "assign" | "complete" | "deny" | "grant" | "refuse">
  | "answer"
  | "decide";

/** The text of each form of the case page: what it does, what it emails, and what has to be written. */
export const stepWords: Record<CaseForm, StepText> = {
  confirm: {
    title: "Confirm the identity another way",
    note: "For requesters who can’t use the emailed link, and for a representative whose authority you’ve verified. We’ll notify them that the request is confirmed.",
    button: "Record as confirmed",
    text: { label: "How was it confirmed?", hint: "Kept in the record. The requester doesn’t see it." },
  },
  start: {
    title: "Start work",
    note: "We’ll notify the requester that we’re working on it.",
    button: "Start work",
  },
  extend: {
    title: "Extend the deadline",
    note: "Possible once, before the answer is due. The requester will get the reason and the new date.",
    button: "Extend and notify requester",
    text: {
      label: "Reason",
      hint: "The requester will read exactly this text. State why the law allows it: under the GDPR, the complexity or number of the requests (Art. 12(3)); under the CCPA, why more time is reasonably necessary.",
    },
  },
  answer: {
    title: "Answer the request",
    note: "Emails the answer, shows it on the requester’s page, and closes the request.",
    button: "Send answer",
    text: answerField,
  },
  appeal: {
    title: "Record an appeal",
    note: "For requesters who appeal by phone, email or letter. We’ll tell them the date by which we’ll decide the appeal.",
    button: "Record as appealed",
    text: { label: "How did they appeal?", hint: "Kept in the record. The requester doesn’t see it." },
  },
  decide: {
    title: "Decide the appeal",
    note: "Emails the decision, shows it on the requester’s page, and closes the request. This decision can’t be appealed.",
    button: "Send decision",
    text: answerField,
  },
  ask: {
    title: "Ask a question",
    note: "The person asked will get an email saying that there is a question, with a link to the page where they can read and answer it.",
    button: "Send question",
    text: { label: "Question", hint: "The person asked will read exactly this text." },
  },
  settle: {
    title: "Resolve the question",
    note: "For a question that no longer needs an answer, or was answered another way. We’ll notify the person asked. If the clock is paused, it will resume.",
    button: "Resolve question",
  },
  withdraw: {
    title: "Record a withdrawal",
    note: "For requesters who withdrew by phone, email or letter. We’ll notify them and close the request.",
    button: "Record as withdrawn",
    text: { label: "How did they withdraw?", hint: "Kept in the record. The requester doesn’t see it." },
  },
  note: {
    title: "Add a note for colleagues",
    note: "Kept in the record. The requester never sees it.",
    button: "Add note",
    text: { label: "Note for colleagues", hint: "Only colleagues can read it." },
  },
  explain: {
    title: "Add to the explanation in the answer",
    note: "The answer explains what we do with the data, based on the tables in the privacy policy. Add what they don’t cover: recipients of data disclosed outside this website, other sources, and the purposes of other systems.",
    button: "Save",
    text: {
      label: "Addition to the explanation",
      hint: "The requester will read exactly this text. Leave empty to add nothing.",
    },
  },
  confirmation: {
    title: "Email a new confirmation link",
    note: `Earlier links will stop working. The new one works for ${figures.privacy.confirmationDays} days.`,
    button: "Email a new link",
  },
  erase: {
    title: "Erase this person’s data",
    note: `Deletes this address’s contact messages, account, emails, saved forms with errors and subscriptions to status updates, and removes the person from closed requests. Emails about open requests and about active opt-outs and limits are kept. Open requests keep the address until ${figures.privacy.erasedCaseDays} days after they are closed. Active opt-outs and limits keep the address.`,
    button: "Erase now",
  },
};

export const fieldWords = {
  chooseOutcome: "Choose the outcome",
  outcome: "Outcome",
  outcomes: {
    complete: { full: "Done in full", part: (ground: string) => `Done in part; the rest denied: ${ground}` },
    deny: { full: null, part: (ground: string) => `Denied: ${ground}` },
    grant: {
      full: "Appeal granted in full",
      part: (ground: string) => `Appeal granted in part; the rest denied: ${ground}`,
    },
    refuse: { full: null, part: (ground: string) => `Appeal denied: ${ground}` },
  },
  otherStandardText:
    "This is the standard text for another outcome. Press “Use the standard text” to replace it, or write your own.",
  reason: "What is the question about?",
  chooseReason: "Choose one",
  reasons: {
    identity: "Who they are",
    clarification: "Which part of a large amount of data they mean",
    other: "Something else",
  },
  stops: (reason: string, citation: string) => `${reason}: pauses the clock (${citation})`,
  runs: (reason: string) => `${reason}: the clock keeps running`,
  audience: "Who is the question for?",
  audiences: { person: "The requester", agent: "Their agent" },
  disclose: "The recipient should get these numbers.",
  whatChanged: {
    label: "What was changed, and where?",
    hint: "Required unless the request is denied: the systems, the records, and what they say now. Kept in the record. The requester doesn’t see it.",
  },
  offerDespitePart: "What is left out isn’t in the data this site holds.",
  offerDataHint:
    "The download contains everything this site holds about the person, and the attached files. If a partial answer leaves some of it out, don’t offer it: send what the person should get another way, and write below how.",
  offerData: `Offer the data this site holds as a download on the requester’s page for ${figures.privacy.dataOfferDays} days.`,
} as const;

/** Why an answer isn't sent. */
export const answerWords = {
  answeredBefore:
    "This site has no earlier answered request of this person for the same thing, so “We’ve already dealt with the same matter” may not be true. Your text was kept. Write why this request is unfounded or excessive; we have to be able to show it.",
  proofAsked:
    "The case shows no question about the identity, so “We asked for proof” may not be true. Your text was kept. Ask a question first, or write what you asked for, when and how, and what was missing; we have to be able to show it.",
  whatChanged:
    "The answer will say that something was changed, and the case doesn’t show it. Your text was kept. Write what was changed, and where.",
  offerInPart:
    "The data offered is everything this site holds, although the answer says that something is left out. Your text was kept. Uncheck the offer and write how you’ll send what the person should get, or confirm that what is left out isn’t held by this site.",
  unfinished:
    "The text isn’t finished: it announces something with a colon, or has a gap, and nothing follows. Your text was kept. Write what belongs there, for example what you found and what you’ll do.",
} as const;

/** About an answer that offers no data. Attached files are part of the download, so nobody gets them without it. */
export const noDataWords = {
  none: "This answer doesn’t include any data. Offer the data, or explain why not.",
  filesOnly:
    "The attached files are part of the download, so the person won’t get them without it. Offer the data, or explain how the person gets the files.",
} as const;

/** About a deletion request while this site holds the person's data. */
export const heldWords = {
  notice: (held: string) =>
    `This site still holds ${held}. Erase it before you answer “Done in full”. If some of it must be kept, answer “Done in part” or “Denied” with the ground.`,
  refused: (held: string) =>
    `This site still holds ${held}, so the request can’t be done in full. Your text was kept. Erase that data first, choose an outcome with the ground on which it is kept, or confirm that the person didn’t ask to delete it.`,
  notAsked: "The person asked to delete only other data.",
  notAskedHint: "Only for “Done in full” while this site holds data. What is kept is recorded.",
  recorded: (held: string) => `this site still holds ${held}, which the person didn’t ask to delete`,
} as const;

export const eraseWords = {
  reference: "Type the reference to confirm",
  held: "Held about this address",
  counts: {
    messages: "Contact messages",
    accounts: "Accounts",
    emails: "Emails",
    requestEmails: "Emails about privacy requests",
    forms: "Forms with errors",
    subscriptions: "Subscriptions",
    requests: "Privacy requests",
    filed: "Filed as agent",
  },
  unanswered: (reference: string, law: string) =>
    `${reference} asks for a copy of this data and is open. Answer it first: after the erasure, there will be nothing left to send.${law === "uk-gdpr" ? " Erasing data to keep someone from getting it is an offense (DPA 2018 s. 173)." : ""}`,
  offered: (reference: string, until: string) =>
    `The data download for ${reference} is available until ${until}. If you erase the data, the download will end now and the requester’s links will stop working.`,
  reason: {
    label: "Why erase it before the person has received it?",
    hint: "Kept in the record of the requests, also after the erasure, so don’t name the person. The requester doesn’t see it.",
  },
  noReason: (references: string) =>
    `The person hasn’t received this data yet (${references}). Answer first, or say why you’re erasing it before they receive it. Nothing was erased.`,
  mailbox: (address: string) =>
    `Contact messages and privacy requests were also emailed to ${address}. Search that mailbox for the address, and delete what you find.`,
  files: (folder: string) => `Emails written as files to ${folder} won’t be deleted. Delete them yourself.`,
} as const;
