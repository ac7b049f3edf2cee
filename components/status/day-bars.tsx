import { StaticHtml } from "@/components/ui/static-html";
import { worstImpact } from "@/lib/incidents/impacts";
import type { PublicIncident } from "@/lib/incidents/schema";
import { currentLanguage } from "@/lib/site/current-language";
import type { Language } from "@/lib/site/language";
import { incidentsOn, type ServiceDay } from "@/lib/status/history";
import { formats } from "@/lib/status/localized-formats";
import type { ServiceHistory } from "@/lib/status/read-history";
import { statusWords } from "@/lib/status/words";
import { bandTones } from "./incident-band";

const height = 34;
const step = 8;
const bar = 6;
const band = 6;

/** The color of the worst impact that incidents had on the service. */
const fillOf = (incidents: readonly PublicIncident[], service: string) =>
  bandTones[
    worstImpact(
      incidents.flatMap(({ services }) =>
        services.filter(({ id }) => id === service).map(({ impact }) => impact),
      ),
    )
  ].fill;

/** The state of a day, shown by height and text as well as by color, like the hour blocks. */
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

/** Whether a day has nothing to report: no problem, or no measurement. */
const isUneventful = ({ uptime, worst }: ServiceDay, incidents: readonly PublicIncident[]) =>
  incidents.length === 0 && (uptime === null || (uptime === 1 && worst === "operational"));

/** Joins rectangles of the same color into one path, which keeps a page with hundreds of them small. */
function pathsOf(boxes: readonly { fill: string; x: number; y: number; width: number; height: number }[]) {
  return [...new Set(boxes.map(({ fill }) => fill))].map((fill) => (
    <path
      key={fill}
      className={fill}
      d={boxes
        .filter((box) => box.fill === fill)
        .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`)
        .join("")}
    />
  ));
}

type DayBarsProps = { service: ServiceHistory; incidents: readonly PublicIncident[] };

/**
 * One bar per day of a service, with a band below for its incidents. Only days with something to report have a tooltip;
 * the month's table has all days.
 */
export async function DayBars({ service, incidents }: DayBarsProps) {
  const language = await currentLanguage();
  const { history: words } = statusWords[language];
  const { id, name, days, uptime } = service;
  const outages = days.filter(({ worst }) => worst === "outage").length;
  const share =
    uptime === null ? words.notMeasured : words.uptime({ share: formats[language].percentage(uptime) });
  const all = days.map((day, index) => {
    const look = looks[day.worst];
    return {
      day,
      left: index * step,
      incidents: incidentsOn(day.day, incidents, id),
      bar: {
        fill: look.fill,
        x: index * step + (step - bar) / 2,
        y: 28 - look.height,
        width: bar,
        height: look.height,
      },
    };
  });
  const bands = all
    .filter((one) => one.incidents.length > 0)
    .map(({ left: x, incidents: own }) => ({
      fill: fillOf(own, id),
      x,
      y: height,
      width: step,
      height: band,
    }));
  return (
    <StaticHtml>
      <svg
        viewBox={`0 0 ${days.length * step} ${height + band}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.bars({ service: name, uptime: share, outages })}
        className="h-11 w-full forced-color-adjust-none"
      >
        {pathsOf(all.map((one) => one.bar))}
        {pathsOf(bands)}
        <g className="fill-transparent">
          {all
            .filter((one) => !isUneventful(one.day, one.incidents))
            .map(({ day, left, incidents: own }) => (
              <rect key={day.day} x={left} width={step} height={height + band}>
                <title>{titleOf(day, own, language)}</title>
              </rect>
            ))}
        </g>
      </svg>
    </StaticHtml>
  );
}
