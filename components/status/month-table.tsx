import { currentLanguage } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";
import { formats } from "@/lib/status/formats";
import { incidentsOn } from "@/lib/status/history";
import type { MonthHistory } from "@/lib/status/read-history";
import { statusWords } from "@/lib/status/words";

const cell = "px-4 py-2.5 align-top";

/** A month day by day, the latest first: what the bars say, in figures. */
export async function MonthTable({ history }: { history: MonthHistory }) {
  const language = await currentLanguage();
  const { history: words, statesWithin } = statusWords[language];
  const { percentage, shortDay } = formats[language];
  const { services, incidents } = history;
  const isMeasured = services.some(({ uptime }) => uptime !== null);
  if (!isMeasured) return <p className="text-ink-soft">{words.nothingKept}</p>;
  const days = history.days
    .map((day, index) => ({ day, index, own: incidentsOn(day, incidents) }))
    .toReversed();
  return (
    <section
      aria-label={words.daysTable}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-surface"
    >
      <table className="w-full min-w-3xl text-left print:min-w-0 text-[0.9375rem]">
        <caption className="sr-only">{words.daysTable}</caption>
        <thead className="text-[0.8125rem] text-ink-soft">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {words.day}
            </th>
            {services.map(({ id, name }) => (
              <th key={id} scope="col" className={`${cell} font-medium`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${cell} font-medium`}>
              {words.incidents}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, index, own }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className={`${cell} font-medium whitespace-nowrap`}>
                <time dateTime={day}>{shortDay(day)}</time>
              </th>
              {services.map(({ id, days: measured }) => {
                const { uptime = null, worst = "unknown" } = measured[index] ?? {};
                return (
                  <td key={id} className={`${cell} font-mono tabular-nums`}>
                    {uptime === null ? (
                      <span className="text-ink-faint">{words.notMeasured}</span>
                    ) : (
                      percentage(uptime)
                    )}
                    {worst !== "operational" && worst !== "unknown" && (
                      <span className="block font-sans text-[0.8125rem] text-ink-soft">
                        {statesWithin[worst]}
                      </span>
                    )}
                  </td>
                );
              })}
              <td className={cell}>
                {own.map(({ id, title }) => (
                  <a
                    key={id}
                    href={pathIn(language, statusPaths.incident(id))}
                    className="block underline underline-offset-4"
                  >
                    {title}
                  </a>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
