import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Later } from "@/components/ui/later";
import { fill } from "@/lib/site/fill";
import type { HealthRecord } from "@/lib/status/schema";
import type { LiveStatusWords } from "./live-words";

const loadSparkline = () => import("./sparkline");

type MeasuredFiguresProps = {
  words: LiveStatusWords;
  record: HealthRecord | null;
  failed: boolean;
  children: ReactNode;
};

/** This site's own measurements, beside the published figures (`children`) and never mixed with them. */
export function MeasuredFigures({ words: statusWords, record, failed, children }: MeasuredFiguresProps) {
  const { measured: words, milliseconds, percentage, moment, count } = statusWords;
  const measurements = record?.measured;
  const missing = failed ? statusWords.banner.unknown : "…";
  const rows = [
    [words.p50, measurements ? milliseconds(measurements.latencyP50) : missing],
    [words.p95, measurements ? milliseconds(measurements.latencyP95) : missing],
    [words.success, measurements ? percentage(measurements.successRate) : missing],
    [words.samples, measurements ? count(measurements.samples) : missing],
  ] as const;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card as="section">
        <h3 className="font-semibold">{words.title}</h3>
        <Figures rows={rows} />
        <p className="mt-4 text-[0.875rem] text-ink-soft">
          {words.note}
          {/* Space for the longest sentence, so that nothing moves when it arrives. */}
          <span className="block min-h-[2lh] max-[24rem]:min-h-[3lh]">
            {measurements?.since && fill(words.since, { moment: moment(measurements.since) })}
          </span>
        </p>
        {/* Last, because with few measurements its space stays empty. */}
        <div className="mt-4 h-12">
          {record && (
            <Later load={loadSparkline}>
              {({ Sparkline }) => <Sparkline words={statusWords} history={record.history} />}
            </Later>
          )}
        </div>
      </Card>
      {children}
    </div>
  );
}

export function Figures({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-4 grid gap-y-3">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="items-baseline justify-between gap-4 border-b border-line pb-3 min-[24rem]:flex"
        >
          <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
          <dd className="font-mono font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
