import { cx } from "@/components/ui/cx";
import { fill } from "@/lib/site/fill";
import { timings } from "@/lib/site/status-figures";
import { checkedAt } from "@/lib/status/checked-at";
import { clockTime } from "@/lib/status/format";
import type { HealthRecord } from "@/lib/status/schema";
import type { Overall } from "@/lib/status/vocabulary";
import type { LiveStatusWords } from "./live-words";
import { listOpenIncidents } from "./open-incidents";

const looks: Record<Overall | "loading", string> = {
  healthy: "border-allowed/40 bg-allowed-soft text-allowed",
  degraded: "border-review/40 bg-review-soft text-review",
  critical: "border-flagged/40 bg-flagged-soft text-flagged",
  unknown: "border-line bg-sunken text-ink-soft",
  maintenance: "border-accent/40 bg-accent-soft text-accent",
  loading: "border-line bg-sunken text-ink-soft",
};

function isOverallStatus(status: string): status is Overall {
  return status in looks;
}

type Fact = readonly [label: string, value: string];

/** During a problem: what is affected and for how long. Otherwise: how much is measured, and the last problem. */
function factsOf(record: HealthRecord, words: LiveStatusWords): [Fact, Fact] {
  const { banner: labels, shortDay, duration } = words;
  const { services, incidents, timestamp } = record;
  const open = listOpenIncidents(incidents);
  const affectedServices = services.filter(({ status }) => status === "degraded" || status === "outage");
  const names = affectedServices.map(({ name }) => name).join(", ");
  // Not one from long ago that was posted or changed lately.
  const since = new Date(Date.parse(timestamp) - timings.incidentDays * 86_400_000).toISOString();
  const last = incidents.find(({ kind, startsAt }) => kind === "incident" && startsAt >= since);
  const lastOne: Fact = [
    labels.lastIncident,
    last ? shortDay(last.startsAt.slice(0, 10)) : labels.noIncident,
  ];
  if (open.length > 0) {
    const began = Math.min(...open.map(({ startsAt }) => Date.parse(startsAt)));
    const seconds = Math.max(0, Date.parse(timestamp) - began) / 1000;
    return [
      [labels.affected, names || labels.everything],
      [labels.ongoing, duration(seconds)],
    ];
  }
  if (names) return [[labels.affected, names], lastOne];
  const measuredCount = services.filter(({ measured }) => measured !== "unknown").length;
  const count = fill(labels.measuredOf, { measured: String(measuredCount), all: String(services.length) });
  return [[labels.measured, count], lastOne];
}

const longestHeadline = ({ headlines, loading }: LiveStatusWords): string =>
  [loading, ...Object.values(headlines)].reduce((one, other) => (other.length > one.length ? other : one));

interface BannerProps {
  words: LiveStatusWords;
  record: HealthRecord | null;
  failed: boolean;
}

/** The overall state in one sentence. Screen readers announce it only when it changes. */
export function Banner({ words, record, failed }: BannerProps) {
  const labels = words.banner;
  const overall = failed ? "critical" : record && isOverallStatus(record.status) ? record.status : "unknown";
  const loading = record === null && !failed;
  const source = failed ? words.unreachable : record?.says;
  const checkedText = record && checkedAt(record);
  const [first, second] = record
    ? factsOf(record, words)
    : ([
        [labels.measured, labels.unknown],
        [labels.lastIncident, labels.unknown],
      ] as const);
  return (
    <div className={cx("rounded-2xl border p-5 sm:p-8", looks[loading ? "loading" : overall])}>
      {/* Space for the longest headline and sentence from the start (app/styles/status.css): nothing below may move. */}
      <div
        className="banner-text text-title max-[24rem]:text-[1.625rem]"
        data-longest={longestHeadline(words)}
      >
        <div>
          <p role="status">{loading ? words.loading : words.headlines[overall]}</p>
          {/* The source of the state. */}
          {source && (
            <p className="mt-2 text-[0.9375rem] leading-[1.5] font-medium tracking-normal">{source}</p>
          )}
        </div>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-2 text-[0.9375rem] text-ink sm:mt-6 sm:grid-cols-[2fr_1fr_1fr]">
        <Row label={first[0]} value={first[1]} />
        <Row label={second[0]} value={second[1]} />
        <Row label={labels.checked} value={checkedText ? clockTime(checkedText) : labels.notYet} />
      </dl>
    </div>
  );
}

/**
 * The first value may list services: on phones it comes last, below its label, and on phones and tablets it has space for
 * two lines. On narrow phones, the second is below its label, too.
 */
function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 first:order-last first:block first:min-h-[calc(1.25rem+2lh)] max-[22rem]:nth-2:block sm:block sm:first:order-none sm:max-lg:first:min-h-[3lh] lg:first:min-h-0">
      <dt className="text-[0.8125rem] leading-5 text-ink-soft">{label}</dt>
      {/* A new element, because one whose text changes counts as moved. */}
      <dd key={value} className="line-clamp-2 font-medium tabular-nums">
        {value}
      </dd>
    </div>
  );
}
