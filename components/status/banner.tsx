import { cx } from "@/components/ui/cx";
import { clockTime } from "@/lib/status/format";
import type { HealthRecord } from "@/lib/status/schema";
import type { Overall } from "@/lib/status/vocabulary";
import type { Spoken } from "./spoken";

const looks: Record<Overall | "loading", string> = {
  healthy: "border-allowed/40 bg-allowed-soft text-allowed",
  degraded: "border-review/40 bg-review-soft text-review",
  critical: "border-flagged/40 bg-flagged-soft text-flagged",
  unknown: "border-line bg-sunken text-ink-soft",
  maintenance: "border-accent/40 bg-accent-soft text-accent",
  loading: "border-line bg-sunken text-ink-soft",
};

function isOverall(status: string): status is Overall {
  return status in looks;
}

interface BannerProps {
  words: Spoken;
  record: HealthRecord | null;
  failed: boolean;
}

/** The overall state in one sentence; screen readers hear it when it changes, and only then. */
export function Banner({ words, record, failed }: BannerProps) {
  const labels = words.banner;
  const overall = failed ? "critical" : record && isOverall(record.status) ? record.status : "unknown";
  const loading = record === null && !failed;
  const known = failed ? null : record;
  return (
    <div className={cx("min-h-44 rounded-2xl border p-6 sm:p-8", looks[loading ? "loading" : overall])}>
      {/* Two lines on a phone from the start: some headlines need them, and nothing below may move. */}
      <p role="status" className="min-h-[2lh] text-title sm:min-h-[1lh]">
        {loading ? words.loading : words.headlines[overall]}
      </p>
      {/* Who says so. Its room is there from the start as well. */}
      <p className="mt-2 min-h-[2lh] text-[0.9375rem] font-medium sm:min-h-[1lh]">
        {failed ? words.unreachable : record?.says}
      </p>
      <dl className="mt-6 grid gap-x-8 gap-y-2 text-[0.9375rem] text-ink sm:grid-cols-2 sm:gap-y-3 lg:grid-cols-4">
        <Fact label={labels.uptime} value={known ? words.duration(known.uptime) : labels.unknown} />
        <Fact label={labels.version} value={known?.version ?? labels.unknown} />
        <Fact label={labels.environment} value={known?.environment ?? labels.unknown} />
        <Fact label={labels.checked} value={record ? clockTime(record.timestamp) : labels.notYet} />
      </dl>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[8.25rem_1fr] items-baseline gap-3 max-[22rem]:grid-cols-[7.25rem_minmax(0,1fr)] sm:block">
      <dt className="text-[0.8125rem] text-ink-soft">{label}</dt>
      <dd className="font-mono whitespace-nowrap tabular-nums max-[22rem]:whitespace-normal">{value}</dd>
    </div>
  );
}
