import type { ConnectorOutcome } from "./connector-schema";

/** What the desk reads about other systems that a request waits for. */
export const connectorCopy = {
  title: "Other systems",
  lead: "A request waits for the report of every system that had a token when it could first be acted on.",
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
  noToken: "No token of this name is in force: it can’t report.",
  items: (count: number) => (count === 1 ? "What it holds: 1 thing" : `What it holds: ${count} things`),
  note: "For the desk",
  without: {
    label: (names: string) => `Why not wait for ${names}?`,
    hint: "Needed while a report is missing. Stays in the record; the requester doesn’t see it.",
  },
} as const;
