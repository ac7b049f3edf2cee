import "server-only";
import { groundOf } from "@/lib/content/denial-grounds";
import { toCsv } from "@/lib/csv";
import { calendarDays } from "@/lib/privacy/clocks";
import { lawNames, requestTypeLabel } from "@/lib/schemas/privacy";
import { read } from "../db";
import { asCase, type CaseRow } from "./case-row";

const day = (date: Date | null) => date?.toISOString() ?? "";
const flag = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");

/** The log that 11 CCR §7101(b) asks for: when, what, how it came in, when and how it was answered, and why not. */
const columns: [heading: string, value: (request: CaseRow) => string][] = [
  ["Reference", ({ reference }) => reference],
  ["Law", ({ law }) => lawNames[law]],
  ["Request", ({ law, requestType }) => requestTypeLabel(law, requestType)],
  ["Manner", ({ channel }) => channel],
  ["Email", ({ email }) => email],
  ["Agent", ({ agentName }) => agentName ?? ""],
  ["California resident", ({ californiaResident }) => flag(californiaResident)],
  ["Global Privacy Control", ({ gpc }) => flag(gpc)],
  ["State", ({ state }) => state],
  ["Received", ({ receivedAt }) => day(receivedAt)],
  ["Receipt confirmed", ({ acknowledgedAt }) => day(acknowledgedAt)],
  ["Identity confirmed", ({ verifiedAt }) => day(verifiedAt)],
  ["Extended", ({ extendedAt }) => day(extendedAt)],
  ["Due", ({ dueAt }) => day(dueAt)],
  ["Closed", ({ closedAt }) => day(closedAt)],
  [
    "Days to answer",
    ({ receivedAt, closedAt }) => (closedAt ? String(calendarDays(receivedAt, closedAt)) : ""),
  ],
  ["Legal ground", (request) => ground(request)],
];

function ground({ law, requestType, denialGround }: CaseRow): string {
  const found = denialGround ? groundOf(law, requestType, denialGround) : null;
  return found ? `${found.label} (${found.citation})` : "";
}

/** All cases as CSV, the latest first. */
export async function exportCases(): Promise<string> {
  const rows = await read((db) => db.privacyRequest.findMany({ orderBy: { receivedAt: "desc" } }));
  const cases = rows.map(asCase);
  return toCsv([
    columns.map(([heading]) => heading),
    ...cases.map((one) => columns.map(([, value]) => value(one))),
  ]);
}
