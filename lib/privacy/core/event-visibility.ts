import { assignments } from "@/lib/desk/assignee";

/** Internal events, such as notes for colleagues: never shown to the person. */
const officeOnly: readonly string[] = [
  ...assignments,
  "note",
  "explained",
  "decided-alone",
  "not-carried-out",
  "discarded",
  "connector-reported",
  "reports-missing",
  "carried-out",
  "identifiers-sent",
  "file-fetched",
];

/** The condition for the events that the person may see. */
export const wherePublic = { kind: { notIn: [...officeOnly] } };

/** Events whose note only staff may read: how they confirmed something. */
const recordOnly: readonly string[] = ["confirmed", "withdrawn", "appealed", "erased"];

/** An event as the person may see it, without notes for staff. */
export const withoutOfficeWords = <T extends { kind: string; actor: string; note: string | null }>(
  event: T,
): T => (event.actor === "operator" && recordOnly.includes(event.kind) ? { ...event, note: null } : event);
