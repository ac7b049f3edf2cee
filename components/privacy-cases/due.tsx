import { cx } from "@/components/ui/cx";
import { dueSoonDays } from "@/lib/privacy/core/deadlines";
import { caseQueueWords } from "@/lib/privacy/queue/queue-words";
import { shortDate } from "@/lib/site/dates";
import { calendarDays } from "@/lib/site/office-time";

const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

function distance(daysLeft: number, isOverdue: boolean): string {
  if (daysLeft < 0) return `${days(-daysLeft)} overdue`;
  if (isOverdue) return "overdue";
  return daysLeft === 0 ? "today" : `in ${days(daysLeft)}`;
}

function lookOf(daysLeft: number, isOverdue: boolean): string {
  if (isOverdue) return "font-semibold text-flagged";
  return daysLeft <= dueSoonDays ? "font-medium text-review" : "text-ink-soft";
}

type DueProps = { at: Date; now: Date; closed: boolean; pausedAt: Date | null };

/** The due date of an open request and the time left. Overdue and near dates are marked by text, not only by color. */
export function Due({ at, now, closed, pausedAt }: DueProps) {
  if (pausedAt) {
    return (
      <span>
        {caseQueueWords.paused}
        <span className="block text-[0.875rem] leading-5 text-ink-soft">
          {caseQueueWords.pausedSince(shortDate(pausedAt).replaceAll(" ", "\u00a0"))}
        </span>
      </span>
    );
  }
  const daysLeft = calendarDays(now, at);
  // Elsewhere the day may have ended already.
  const isOverdue = at < now;
  return (
    <span>
      <time dateTime={at.toISOString()} className="whitespace-nowrap">
        {shortDate(at)}
      </time>
      {!closed && (
        <span
          className={cx("block text-[0.875rem] leading-5 whitespace-nowrap", lookOf(daysLeft, isOverdue))}
        >
          {distance(daysLeft, isOverdue)}
        </span>
      )}
    </span>
  );
}
