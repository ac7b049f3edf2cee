import { worstImpact } from "@/lib/incidents/impacts";
import type { PublicIncident } from "@/lib/incidents/schema";
import { currentLanguage } from "@/lib/site/current-language";
import type { Language } from "@/lib/site/language";
import { formats } from "@/lib/status/formats";
import { incidentsOn, type ServiceDay } from "@/lib/status/history";
import type { ServiceHistory } from "@/lib/status/read-history";
import { statusWords } from "@/lib/status/words";
import { bandTones } from "./incident-band";

const height = 34;
const step = 8;
const bar = 6;
const band = 6;

/** The worst that incidents said of the service. */
const fillOf = (incidents: readonly PublicIncident[], service: string) =>
  bandTones[
    worstImpact(
      incidents.flatMap(({ services }) =>
        services.filter(({ id }) => id === service).map(({ impact }) => impact),
      ),
    )
  ].fill;

/** The state of a day: told by its height and its words as well as by its colour, as the blocks of the hours are. */
const looks = {
  operational: { height: 28, fill: "fill-allowed" },
  degraded: { height: 20, fill: "fill-review" },
  outage: { height: 10, fill: "fill-flagged" },
  unknown: { height: 3, fill: "fill-line-strong/50" },
} as const;

function titleOf(
  { day: date, uptime, minutes, worst }: ServiceDay,
  incidents: readonly PublicIncident[],
  language: Language,
): string {
  const { history: words, statesWithin } = statusWords[language];
  const { percentage, shortDay } = formats[language];
  const day = shortDay(date);
  const [share, state] = [percentage(uptime), statesWithin[worst]];
  const found =
    uptime === null ? words.emptyBar({ day }) : words.bar({ day, share, state, minutes: String(minutes) });
  return [found, ...incidents.map(({ title }) => title)].join("\n");
}

type DayBarsProps = { service: ServiceHistory; incidents: readonly PublicIncident[] };

/** One bar for each day of a service; a band below stands for its incidents of that day. */
export async function DayBars({ service, incidents }: DayBarsProps) {
  const language = await currentLanguage();
  const { history: words } = statusWords[language];
  const { id, name, days, uptime } = service;
  const outages = days.filter(({ worst }) => worst === "outage").length;
  const share =
    uptime === null ? words.notMeasured : words.uptime({ share: formats[language].percentage(uptime) });
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${height + band}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.bars({ service: name, uptime: share, outages })}
      className="h-11 w-full forced-color-adjust-none"
    >
      {days.map((day, index) => {
        const look = looks[day.worst];
        const own = incidentsOn(day.day, incidents, id);
        const x = index * step + (step - bar) / 2;
        return (
          <g key={day.day}>
            <title>{titleOf(day, own, language)}</title>
            <rect x={index * step} width={step} height={height + band} className="fill-transparent" />
            <rect x={x} y={28 - look.height} width={bar} height={look.height} className={look.fill} />
            {own.length > 0 && (
              <rect x={index * step} y={height} width={step} height={band} className={fillOf(own, id)} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
