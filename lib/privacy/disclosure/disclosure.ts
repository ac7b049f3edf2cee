import type { CaseRow } from "@/lib/privacy/core/case";
import { complaintType, isComplaint, type Law, requestTypesOf } from "@/lib/privacy/laws";
import { calendarDays } from "@/lib/site/office-time";
import type { Disclosure, DisclosureFigures } from "./schema";

type CountedRequest = Pick<CaseRow, "state" | "receivedAt" | "closedAt"> & { requestType: string };

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** 11 CCR §7102(a)(1): received, complied with in whole or in part, denied, and the days to a substantive response. */
function figuresOf(requests: readonly CountedRequest[]): DisclosureFigures {
  const answeredRequests = requests.filter(({ state }) => state === "completed" || state === "denied");
  const days = answeredRequests.flatMap(({ receivedAt, closedAt }) =>
    closedAt ? [calendarDays(receivedAt, closedAt)] : [],
  );
  return {
    received: requests.length,
    complied: answeredRequests.filter(({ state }) => state === "completed").length,
    denied: answeredRequests.filter(({ state }) => state === "denied").length,
    medianDays: days.length > 0 ? toTenths(median(days)) : null,
    meanDays: days.length > 0 ? toTenths(mean(days)) : null,
  };
}

/** The figures of one calendar year: requests under a law that were received in it. */
export function disclosureOf<L extends Law>(
  law: L,
  year: number,
  requests: readonly CountedRequest[],
): Disclosure<L> {
  const ofType = (type: string) => requests.filter(({ requestType }) => requestType === type);
  const byType = Object.fromEntries(
    [...requestTypesOf(law), complaintType].map((type) => [type, figuresOf(ofType(type))]),
  );
  return {
    year,
    // Complaints are counted separately, since the law doesn't count them as requests.
    ...figuresOf(requests.filter((request) => !isComplaint(request))),
    byType: byType as Disclosure<L>["byType"],
  };
}
