import { site } from "@/lib/site/brand";
import { longDate, longTime } from "@/lib/site/dates";
import { fileSize } from "../attachment-words";
import { recordLabels } from "../case-words";
import { connectorCopy } from "../connector-words";
import { type Law, laws, requestTypeLabel } from "../laws";
import { stateLabels } from "../request-words";

/** What the document of an answer says around the data. */
export const documentCopy = {
  title: "Your data",
  lead: (email: string, at: Date) =>
    `What ${site.legalName} holds about ${email}, as of ${longDate(at)}. It was put together for privacy request`,
  contents: "Contents",
  also: "The same data for programs is in data.json; data.schema.json describes its fields. Attached files are in the folder files.",
  nothing: "Nothing is held.",
  contact: `Questions? Write to ${site.email.privacy} and quote the reference.`,
  sections: {
    account: "Account",
    contactMessages: "Contact messages",
    privacyRequests: "Privacy requests",
    filedAsAgent: "Requests you filed for somebody else",
    otherSystems: "What our other systems hold",
    mails: "Emails we sent you",
    refusedForms: "Forms that wait to be corrected",
    statusUpdates: "Status updates",
    files: "Files from other systems",
    leftOut: "What is not in here",
  },
} as const;

/** Fields whose names don't say by themselves what they are. */
const labels: Record<string, string> = {
  id: "Number in our records",
  emailKey: "Address as it is searched for",
  clientHash: "Hash of the network address",
  gpc: "Global Privacy Control",
  dueTold: "Due date told",
  at: "When",
  note: "Words",
  kind: "What",
  actor: "By",
  text: "Words",
  topic: "About",
  suspicion: "Looks like spam because",
  receiptId: "Id of the receipt",
  signUps: "Sign-ups that were not confirmed",
  events: "What happened",
  attachments: "Files",
  values: "What was typed",
  request: "Reported for request",
  items: "What it holds",
  label: "What",
  value: "Content",
  contentType: "Kind of file",
};

/** "dataOfferedUntil" as "Data offered until". */
function spelled(field: string): string {
  const words = field.replace(/([A-Z])/g, " $1").toLowerCase();
  // "At" at the end of a moment's name says nothing more.
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/ at$/, "");
}

export const labelOf = (field: string): string => labels[field] ?? spelled(field);

const lawNames = new Map<string, string>(laws.map(({ id, name }) => [id, name]));
const known: Record<string, Record<string, string>> = {
  state: stateLabels,
  kind: recordLabels,
  outcome: connectorCopy.outcomes,
};

/** A value as a person reads it; null for one that says nothing. */
export function wordsOf(field: string, value: unknown, row: Record<string, unknown>): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (value instanceof Date) return field === "at" || /At$/.test(field) ? longTime(value) : longDate(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (field === "size" && typeof value === "number") return fileSize(value);
  const word = String(value);
  if (field === "law") return lawNames.get(word) ?? word;
  if (field === "requestType" && lawNames.has(String(row.law))) return requestTypeLabel(row.law as Law, word);
  return known[field]?.[word] ?? word;
}
