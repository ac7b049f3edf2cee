import { lazy, type ReactNode, Suspense } from "react";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { fill } from "@/lib/site/fill";
import type { HealthRecord } from "@/lib/status/schema";
import type { LiveStatusWords } from "./live-words";

const Sparkline = lazy(() => import("./sparkline").then((module) => ({ default: module.Sparkline })));

/** Reserves the space for a moment that isn’t known yet, so that nothing moves when it arrives. */
const longMoment = "2026-12-31T23:00:00Z";

const sparklineSpace = <div className="mt-5 h-12" />;

type MeasuredFiguresProps = {
  words: LiveStatusWords;
  record: HealthRecord | null;
  failed: boolean;
  children: ReactNode;
};

/** This site's own measurements, beside the published figures (`children`) and never mixed with them. */
export function MeasuredFigures({ words: statusWords, record, failed, children }: MeasuredFiguresProps) {
  const { measured: words, milliseconds, percentage, moment, count } = statusWords;
  const measured = record?.measured;
  const missing = failed ? statusWords.banner.unknown : "…";
  const rows = [
    [words.p50, measured ? milliseconds(measured.latencyP50) : missing],
    [words.p95, measured ? milliseconds(measured.latencyP95) : missing],
    [words.success, measured ? percentage(measured.successRate) : missing],
    [words.samples, measured ? count(measured.samples) : missing],
  ] as const;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card as="section">
        <h3 className="font-semibold">{words.title}</h3>
        <Figures rows={rows} />
        <Suspense fallback={sparklineSpace}>
          {record ? <Sparkline words={statusWords} history={record.history} /> : sparklineSpace}
        </Suspense>
        <p className="mt-4 text-[0.875rem] text-ink-soft">
          {words.note}
          <span className={cx("block", !measured?.since && "invisible")}>
            {fill(words.since, { moment: moment(measured?.since ?? longMoment) })}
          </span>
        </p>
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
