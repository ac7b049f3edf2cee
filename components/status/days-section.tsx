import { TextLink } from "@/components/forms/text-link";
import { statusPaths } from "@/lib/site/paths";
import { percentage } from "@/lib/status/format";
import type { DaysHistory } from "@/lib/status/read-history";
import { lastDaysId, historyWords as words } from "@/lib/status/words";
import { DayBars } from "./day-bars";

/** The last days of every service. The status page takes this part over as it stands. */
export function DaysSection({ history }: { history: DaysHistory }) {
  return (
    <section id={lastDaysId}>
      <h2 className="pt-14 text-heading">{words.daysTitle}</h2>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.daysNote}</p>
      <ul className="mt-5 grid gap-5">
        {history.services.map((service) => (
          <li key={service.id}>
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-semibold">{service.name}</h3>
              <p className="font-mono text-[0.875rem] tabular-nums text-ink-soft">
                {service.uptime === null ? words.notMeasured : words.uptime(percentage(service.uptime))}
              </p>
            </div>
            <DayBars service={service} incidents={history.incidents} />
          </li>
        ))}
      </ul>
      <div className="mt-1 flex justify-between font-mono text-[0.75rem] text-ink-faint">
        <span>{words.oldest}</span>
        <span>{words.newest}</span>
      </div>
      <p className="mt-2">
        <TextLink href={statusPaths.history}>{words.byMonth}</TextLink>
      </p>
    </section>
  );
}
