import { StaticHtml } from "@/components/ui/static-html";
import { currentLanguage } from "@/lib/site/current-language";
import { fill } from "@/lib/site/fill";
import { pathIn } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";
import { groupDays } from "@/lib/status/history";
import { formats } from "@/lib/status/localized-formats";
import type { MonthHistory } from "@/lib/status/read-history";
import { statusWords } from "@/lib/status/words";

/** A month's figures, latest day first. Days with nothing to report are collapsed into one line. */
export async function MonthTable({ history }: { history: MonthHistory }) {
  const language = await currentLanguage();
  const { history: words, statesWithin, live } = statusWords[language];
  const { percentage, shortDay } = formats[language];
  const measuredServices = history.services.filter(({ uptime }) => uptime !== null);
  const unmeasured = history.services.filter(({ uptime }) => uptime === null);
  if (measuredServices.length === 0) return <p className="text-ink-soft">{words.nothingKept}</p>;
  return (
    <>
      <StaticHtml
        as="ol"
        aria-label={words.daysTable}
        className="divide-y divide-line rounded-xl border border-line bg-surface px-4 text-[0.9375rem] sm:px-5"
      >
        {groupDays(history).map(({ from, to, kind, services, incidents }) => (
          <li key={from} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <p className="font-medium first-letter:uppercase">
              {from === to ? (
                <time dateTime={from}>{shortDay(from)}</time>
              ) : (
                fill(live.incidents.span, { from: shortDay(from), to: shortDay(to) })
              )}
            </p>
            {kind === "unmeasured" && <p className="text-ink-faint">{words.notMeasured}</p>}
            {kind === "operational" && <p>{words.operationalThroughout({ share: percentage(1) })}</p>}
            {kind === "detailed" && (
              <div className="min-w-0">
                <dl className="grid gap-x-8 gap-y-1 lg:grid-cols-2">
                  {services.map(({ id, name, uptime, worst }) => (
                    <div key={id} className="flex items-baseline justify-between gap-4">
                      <dt className="text-ink-soft">{name}</dt>
                      <dd className="shrink-0 text-right tabular-nums">
                        {uptime === null ? words.notMeasured : percentage(uptime)}
                        {worst !== "operational" && worst !== "unknown" && `, ${statesWithin[worst]}`}
                      </dd>
                    </div>
                  ))}
                </dl>
                {incidents.map(({ id, title }) => (
                  <a
                    key={id}
                    href={pathIn(language, statusPaths.incident(id))}
                    className="mt-1.5 block wrap-anywhere underline underline-offset-4"
                  >
                    {title}
                  </a>
                ))}
              </div>
            )}
          </li>
        ))}
      </StaticHtml>
      {unmeasured.length > 0 && (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">
          {words.unmeasuredServices({ services: unmeasured.map(({ name }) => name).join(", ") })}
        </p>
      )}
    </>
  );
}
