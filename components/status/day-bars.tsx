import type { PublicIncident } from "@/lib/incidents/schema";
import { percentage, shortDay } from "@/lib/status/format";
import { incidentsOn, type ServiceDay } from "@/lib/status/history";
import type { ServiceHistory } from "@/lib/status/read-history";
import { statusWords, historyWords as words } from "@/lib/status/words";

const height = 36;
const step = 8;
const bar = 6;

/** The state of a day: told by its height and its words as well as by its colour, as the blocks of the hours are. */
const looks = {
  operational: { height: 30, fill: "fill-allowed" },
  degraded: { height: 20, fill: "fill-review" },
  outage: { height: 10, fill: "fill-flagged" },
  unknown: { height: 3, fill: "fill-line-strong/50" },
} as const;

function titleOf({ day, uptime, minutes, worst }: ServiceDay, incidents: readonly PublicIncident[]): string {
  const measured =
    uptime === null
      ? words.noMinutes
      : `${words.uptime(percentage(uptime))}, ${statusWords[worst].word.toLowerCase()}, ${words.minutes(String(minutes))}`;
  return [`${shortDay(day)}: ${measured}`, ...incidents.map(({ title }) => title)].join("\n");
}

type DayBarsProps = { service: ServiceHistory; incidents: readonly PublicIncident[] };

/** One bar for each day of a service; a diamond below stands for its incidents of that day. */
export function DayBars({ service, incidents }: DayBarsProps) {
  const { id, name, days, uptime } = service;
  const outages = days.filter(({ worst }) => worst === "outage").length;
  const share = uptime === null ? words.notMeasured : words.uptime(percentage(uptime));
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${height + 6}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.barsLabel(name, share, outages)}
      className="h-11 w-full forced-color-adjust-none"
    >
      {days.map((day, index) => {
        const look = looks[day.worst];
        const own = incidentsOn(day.day, incidents, id);
        const x = index * step + (step - bar) / 2;
        return (
          <g key={day.day}>
            <title>{titleOf(day, own)}</title>
            <rect x={index * step} width={step} height={height + 6} className="fill-transparent" />
            <rect x={x} y={30 - look.height} width={bar} height={look.height} className={look.fill} />
            {own.length > 0 && (
              <path d={`M${x} 38l${bar / 2}-4 ${bar / 2} 4-${bar / 2} 4z`} className="fill-flagged" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
