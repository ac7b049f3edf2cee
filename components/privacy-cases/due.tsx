import { cx } from "@/components/ui/cx";
import { caseQueueWords } from "@/lib/privacy/core/case-words";
import { calendarDays } from "@/lib/privacy/core/deadlines";
import { shortDate } from "@/lib/site/dates";

const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

function distance(left: number): string {
  if (left < 0) return `${days(-left)} overdue`;
  return left === 0 ? "today" : `in ${days(left)}`;
}

type DueProps = { at: Date; now: Date; closed: boolean; pausedAt: Date | null };

/** When an open request is due and how far off that is. Late and near dates are said, not only coloured. */
export function Due({ at, now, closed, pausedAt }: DueProps) {
  if (pausedAt) {
    return (
      <span>
        {caseQueueWords.paused}
        <span className="block text-[0.875rem] leading-5 text-ink-soft">
          {caseQueueWords.pausedSince(shortDate(pausedAt))}
        </span>
      </span>
    );
  }
  const left = calendarDays(now, at);
  return (
    <span>
      <time dateTime={at.toISOString()}>{shortDate(at)}</time>
      {!closed && (
        <span
          className={cx(
            "block text-[0.875rem] leading-5",
            left < 0 ? "font-semibold text-flagged" : left <= 7 ? "font-medium text-review" : "text-ink-soft",
          )}
        >
          {distance(left)}
        </span>
      )}
    </span>
  );
}
