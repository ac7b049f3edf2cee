import { fewestLetters } from "@/lib/privacy/core/case-schema";
import { figures } from "@/lib/site/figures";
import type { ConnectorOutcome } from "./schema";

const kept = `with at least ${fewestLetters} letters. Kept in the record. The requester doesn’t see it.`;

/** Text of the console about connectors. */
export const connectorWords = {
  title: "Other systems",
  lead: `A request waits for a report from every system that had a token when the request became ready for action. A system whose token expired or was revoked within the last ${figures.retention.accessDays} days is added when it reads its list with a new token.`,
  outcomes: {
    nothing: "Holds nothing",
    holds: "Holds data",
    erased: "Erased what it held",
    done: "Did what was asked",
    failed: "Failed",
  } satisfies Record<ConnectorOutcome, string>,
  waiting: "No report yet",
  asked: (moment: string) => `Asked ${moment}`,
  read: (moment: string) => `read ${moment}`,
  unread: "not read yet",
  reported: (moment: string) => `reported ${moment}`,
  noToken: "There is no active token with this name, so this system can’t report.",
  items: (count: number) => (count === 1 ? "1 item held" : `${count} items held`),
  note: "For staff",
  without: {
    label: (names: string) => `Why are you answering without the report from ${names}?`,
    hint: `Required while a report is missing, ${kept}`,
    unexplained: (names: string) => `Why doesn’t the answer explain the data in ${names}?`,
    unexplainedHint: `Required unless you explain what the data is used for, who receives it, how long it is kept and, for California, its categories, ${kept}`,
    toErase: (names: string) =>
      `${names} reported that it holds data. Wait until it reports that it erased it, or explain below.`,
    erased: (names: string) => `Why is the deletion complete, although ${names} reported data?`,
    erasedHint: `Required for “Done in full”, for example how the data was erased there, ${kept}`,
    refusedToErase: (names: string) =>
      `${names} reported that it holds data. Wait until it reports that it erased it, choose an outcome with the ground on which the data is kept, or explain why the deletion is complete.`,
    tooShort: `Explain it with at least ${fewestLetters} letters.`,
    noData: "Why doesn’t the answer include any data?",
    noDataHint: `Attached files are part of the download. Required if you don’t offer the data, for example because none is held, ${kept}`,
  },
} as const;
