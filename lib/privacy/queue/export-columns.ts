import { differenceInDays } from "date-fns";
import type { CaseQuestion } from "@/lib/platform/database/generated/client";
import { type CaseRow, isClosed } from "@/lib/privacy/core/case";
import { groundOf, lawOf, laws, regionOf, requestTypeLabel } from "@/lib/privacy/laws";
import { calendarDays, officeTime } from "@/lib/site/office-time";

/** A request with what the log says beyond its own columns. */
export type LoggedCase = CaseRow & {
  assignee: { name: string } | null;
  /** The steps that decided something. */
  events: readonly { kind: string }[];
  questions: readonly Pick<CaseQuestion, "stopsClock" | "askedAt" | "answeredAt" | "settledAt">[];
};

const has = ({ events }: LoggedCase, kind: string): boolean => events.some((event) => event.kind === kind);

/** What the person got, after an appeal if there was one. A partial answer stays one, however its appeal is decided. */
function outcomeOf(request: LoggedCase): string {
  const { state, denialGround, appealedAt } = request;
  if (state === "completed") return denialGround ? "completed in part" : "completed in full";
  if (state === "withdrawn" && appealedAt === null) return "withdrawn";
  if (!isClosed(state) && state !== "appealed") return "";
  return has(request, "completed") ? "completed in part" : "denied";
}

function appealOutcomeOf(request: LoggedCase): string {
  if (request.appealedAt === null) return "";
  if (has(request, "granted")) return request.denialGround ? "granted in part" : "granted in full";
  if (has(request, "refused")) return "denied";
  return request.state === "withdrawn" ? "withdrawn" : "pending";
}

/** The whole days by which questions moved the due date, a running pause included. */
function daysPaused({ questions }: LoggedCase, now: Date): string {
  const pauses = questions.filter(({ stopsClock }) => stopsClock);
  const days = pauses.map(({ askedAt, answeredAt, settledAt }) =>
    differenceInDays(officeTime(answeredAt ?? settledAt ?? now), officeTime(askedAt)),
  );
  return days.length > 0 ? String(days.reduce((sum, one) => sum + one, 0)) : "";
}

const day = (date: Date | null) => date?.toISOString() ?? "";
const flag = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");

/** When a request was answered for the first time; an appeal comes after that. Null if it was withdrawn before. */
const firstAnswered = ({ state, answeredAt, closedAt }: CaseRow): Date | null =>
  answeredAt ?? (state === "withdrawn" ? null : closedAt);

type Column = [heading: string, value: (request: LoggedCase, now: Date) => string];

/** The checkboxes of all laws' forms, each once. */
const affirmations = [
  ...new Map(laws.flatMap(({ id }) => lawOf(id).affirmations.map((one) => [one.name, one]))).values(),
];

const namingColumns: Column[] = [
  ["Email", ({ email }) => email],
  ["Agent", ({ agentName }) => agentName ?? ""],
];

function ground(request: CaseRow): string {
  const denialGround = request.denialGround ? groundOf(request, request.denialGround) : null;
  if (!denialGround) return "";
  return denialGround.citation ? `${denialGround.label} (${denialGround.citation})` : denialGround.label;
}

/**
 * The log that 11 CCR §7101(b) requires: date, type and manner of a request, date and kind of the answer, ground of a denial.
 * New columns go to the end, since scripts may count them.
 * @param addresses whether it names requesters
 */
export const columnsFor = (addresses: boolean): Column[] => [
  ["Reference", ({ reference }) => reference],
  ["Law", ({ law }) => lawOf(law).name],
  ["Lives in", ({ law, region }) => regionOf(law, region)?.name ?? ""],
  ["Request", ({ law, requestType }) => requestTypeLabel(law, requestType)],
  ["Received via", ({ channel }) => channel],
  ...(addresses ? namingColumns : []),
  ...affirmations.map(({ name, heading }): Column => [heading, (request) => flag(request[name])]),
  ["Global Privacy Control", ({ gpc }) => flag(gpc)],
  ["Status", ({ state }) => state],
  ["Received", ({ receivedAt }) => day(receivedAt)],
  ["Receipt sent", ({ acknowledgedAt }) => day(acknowledgedAt)],
  ["Identity confirmed", ({ verifiedAt }) => day(verifiedAt)],
  ["Extended", ({ extendedAt }) => day(extendedAt)],
  ["Due", ({ dueAt }) => day(dueAt)],
  ["Appealed", ({ appealedAt }) => day(appealedAt)],
  ["Closed", ({ closedAt }) => day(closedAt)],
  [
    "Days to answer",
    (request) => {
      const answerDate = firstAnswered(request);
      return answerDate ? String(calendarDays(request.receivedAt, answerDate)) : "";
    },
  ],
  ["Ground for denial", (request) => ground(request)],
  ["Outcome", (request) => outcomeOf(request)],
  ["Appeal outcome", (request) => appealOutcomeOf(request)],
  ["First answered", (request) => day(firstAnswered(request))],
  ["Clock paused since", ({ pausedAt }) => day(pausedAt)],
  ["Days paused", (request, now) => daysPaused(request, now)],
  ["Assigned to", ({ assignee }) => assignee?.name ?? ""],
];
