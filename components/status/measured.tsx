import { Card } from "@/components/ui/card";
import { milliseconds, moment, percentage } from "@/lib/status/format";
import type { HealthRecord } from "@/lib/status/schema";
import { statusPage } from "@/lib/status/words";
import { Sparkline } from "./sparkline";

/** What this site measured, beside the published figures and never mixed with them. */
export function Measured({ record, failed }: { record: HealthRecord | null; failed: boolean }) {
  const words = statusPage.measured;
  const measured = record?.measured;
  const missing = failed ? statusPage.banner.unknown : "…";
  const rows = [
    [words.p50, measured ? milliseconds(measured.latencyP50) : missing],
    [words.p95, measured ? milliseconds(measured.latencyP95) : missing],
    [words.success, measured ? percentage(measured.successRate) : missing],
    [words.samples, measured ? String(measured.samples) : missing],
  ] as const;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card as="section">
        <h3 className="font-semibold">{words.title}</h3>
        <Figures rows={rows} />
        {record && <Sparkline history={record.history} />}
        <p className="mt-4 text-[0.875rem] text-ink-soft">
          {words.note} {measured?.since && words.since(moment(measured.since))}
        </p>
      </Card>
      <Published />
    </div>
  );
}

/** The service's figures, which nobody measured here. */
export function Published() {
  const { title, rows, note } = statusPage.published;
  return (
    <Card as="section">
      <h3 className="font-semibold">{title}</h3>
      <Figures rows={rows} />
      <p className="mt-4 text-[0.875rem] text-ink-soft">{note}</p>
    </Card>
  );
}

function Figures({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-4 grid gap-y-3">
      {rows.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
          <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
          <dd className="font-mono font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
