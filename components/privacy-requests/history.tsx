import type { RequestView } from "@/lib/privacy/tracking/request-view";
import { currentLanguage } from "@/lib/site/current-language";
import { longDate } from "@/lib/site/dates";

type HistoryProps = Pick<RequestView, "history" | "dueAt"> & { dueLabel: string };

/** The history, and the date that is still ahead. */
export async function History({ history, dueAt, dueLabel }: HistoryProps) {
  const language = await currentLanguage();
  return (
    <ol className="grid gap-5 border-l border-line">
      {history.map(({ label, at }) => (
        <li key={`${label} ${at.toISOString()}`} className="relative pl-6">
          <span aria-hidden="true" className="timeline-dot" />
          <p className="leading-6 font-medium">{label}</p>
          <time dateTime={at.toISOString()} className="text-[0.875rem] leading-5 text-ink-soft">
            {longDate(at, language)}
          </time>
        </li>
      ))}
      {dueAt && (
        <li className="relative pl-6">
          <span aria-hidden="true" className="timeline-dot is-ahead" />
          <p className="leading-6 font-medium text-ink-soft">{dueLabel}</p>
          <time dateTime={dueAt.toISOString()} className="text-[0.875rem] leading-5 text-ink-soft">
            {longDate(dueAt, language)}
          </time>
        </li>
      )}
    </ol>
  );
}
