import { cx } from "@/components/ui/cx";
import { type QueueQuery, queueHref } from "@/lib/privacy/queue/queue-query";
import { caseQueueWords as words } from "@/lib/privacy/queue/queue-words";
import { casePaths } from "@/lib/site/staff-paths";

/** The query that each count links to. */
const countQueries = {
  overdue: { needs: "overdue" },
  dueSoon: { needs: "due-soon" },
  unconfirmed: { turn: "confirmation" },
  open: {},
} as const;

type QueueCountsProps = {
  counts: { open: number; overdue: number; dueSoon: number; unconfirmed: number };
  query: QueueQuery;
};

/** The most important counts, each linking to its part of the queue. */
export function QueueCounts({ counts, query }: QueueCountsProps) {
  const visibleCounts = Object.keys(countQueries) as (keyof typeof countQueries)[];
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {visibleCounts.map((name) => {
        const href = queueHref(casePaths.queue, {
          filter: "open",
          search: "",
          page: 1,
          ...countQueries[name],
        });
        return (
          <li key={name}>
            <a
              href={href}
              aria-current={href === queueHref(casePaths.queue, query) ? "true" : undefined}
              className="flex h-full items-baseline gap-2.5 rounded-xl border border-line bg-surface px-4 py-2.5 hover:border-line-strong aria-[current]:border-accent"
            >
              <span
                className={cx(
                  "text-[1.375rem] leading-8 font-semibold tabular-nums",
                  name === "overdue" && counts.overdue > 0 && "text-flagged",
                )}
              >
                {counts[name]}
              </span>
              <span className="text-[0.875rem] leading-5 text-ink-soft">{words.counts[name]}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
