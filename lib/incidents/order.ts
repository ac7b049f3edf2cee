import { compareImpact, storedImpact } from "./impacts";

interface Ordered {
  kind: string;
  state: string;
  impact: string;
  startsAt: string | Date;
}

/** What a visitor asks first: what is wrong now, what is being worked on, what is planned, what is over. */
function groupOf({ kind, state }: Ordered): number {
  if (kind === "incident") return state === "resolved" ? 3 : 0;
  return { "in-progress": 1, scheduled: 2 }[state] ?? 3;
}

const withImpact = ({ impact }: Ordered) => ({ impact: storedImpact(impact) });

/**
 * The order of the status page, its text and the console: open incidents, worst first; maintenance in progress; planned
 * maintenance, soonest first; then what is over. Otherwise latest first.
 */
export const sortForPage = <T extends Ordered>(incidents: readonly T[]): T[] =>
  [...incidents].sort((one, other) => {
    const group = groupOf(one);
    const latestFirst = Number(new Date(other.startsAt)) - Number(new Date(one.startsAt));
    return (
      group - groupOf(other) ||
      (group === 0 ? compareImpact(withImpact(one), withImpact(other)) : 0) ||
      (group === 2 ? -latestFirst : latestFirst)
    );
  });
