import { compareImpact, type Impact } from "./impacts";

interface Ordered {
  kind: "incident" | "maintenance";
  state: string;
  impact: Impact;
  startsAt: string;
}

/** What a visitor asks first: what is wrong now, what is being worked on, what is planned, what is over. */
function groupOf({ kind, state }: Ordered): number {
  if (kind === "incident") return state === "resolved" ? 3 : 0;
  return { "in-progress": 1, scheduled: 2 }[state] ?? 3;
}

/**
 * The order of the status page and its text: open incidents, worst first; maintenance in progress; planned maintenance, soonest first; what
 * is over. Otherwise latest first.
 */
export const sortForPage = <T extends Ordered>(incidents: readonly T[]): T[] =>
  [...incidents].sort((one, other) => {
    const group = groupOf(one);
    const latestFirst = Date.parse(other.startsAt) - Date.parse(one.startsAt);
    return (
      group - groupOf(other) ||
      (group === 0 ? compareImpact(one, other) : 0) ||
      (group === 2 ? -latestFirst : latestFirst)
    );
  });
