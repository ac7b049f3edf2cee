import { lazy, type ReactNode, Suspense } from "react";
import { Card } from "@/components/ui/card";
import { milliseconds, moment, percentage } from "@/lib/status/format";
import type { HealthRecord } from "@/lib/status/schema";
import { statusPage } from "@/lib/status/words";
import { Figures } from "./figures";

const Sparkline = lazy(() => import("./sparkline").then((module) => ({ default: module.Sparkline })));

type MeasuredProps = { record: HealthRecord | null; failed: boolean; children: ReactNode };

/** What this site measured, beside `children`, the published figures, and never mixed with them. */
export function Measured({ record, failed, children }: MeasuredProps) {
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
        <Suspense fallback={<div className="mt-5 h-12" />}>
          {record && <Sparkline history={record.history} />}
        </Suspense>
        <p className="mt-4 text-[0.875rem] text-ink-soft">
          {words.note} {measured?.since && words.since(moment(measured.since))}
        </p>
      </Card>
      {children}
    </div>
  );
}
