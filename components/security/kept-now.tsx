"use client";

import { useEffect, useState } from "react";
import { cx } from "@/components/ui/cx";
import { useHydrated } from "@/components/ui/use-hydrated";
import { withTimeout } from "@/lib/platform/with-timeout";
import { fill } from "@/lib/site/fill";
import { endpoints } from "@/lib/site/paths";

interface RetentionMeasurement {
  data: string;
  fewerThan: number | null;
  oldestDays: number;
  periodDays: number;
}

const isMeasured = (value: unknown): value is RetentionMeasurement => {
  const { data, fewerThan, oldestDays, periodDays } = (value ?? {}) as Partial<RetentionMeasurement>;
  const isCount = (count: unknown) => typeof count === "number" && count >= 0;
  return (
    typeof data === "string" &&
    (fewerThan === null || isCount(fewerThan)) &&
    isCount(oldestDays) &&
    isCount(periodDays)
  );
};

const timeoutMs = 15_000;

/** One day late is on time, because deletion runs once a day. */
const isOverdue = ({ oldestDays, periodDays }: RetentionMeasurement) => oldestDays > periodDays + 1;

interface KeptNowProps {
  rows: readonly { data: string; label: string; period: string }[];
  words: Record<"oldest" | "underOneDay" | "records" | "overdue" | "waiting" | "failed", string>;
  language: string;
}

/** The data stored now: a bar shows the age of the oldest record. Nothing moves when the figures load. */
export function KeptNow({ rows, words, language }: KeptNowProps) {
  const [measurements, setMeasurements] = useState<Map<string, RetentionMeasurement> | "failed" | null>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    const controller = new AbortController();
    let isUnmounted = false;
    const ask = async (signal: AbortSignal): Promise<{ kept: unknown[] }> =>
      (await fetch(endpoints.keptData, { signal })).json();
    withTimeout(timeoutMs, ask, controller)
      .then(({ kept: measuredRows }) =>
        setMeasurements(new Map(measuredRows.filter(isMeasured).map((one) => [one.data, one]))),
      )
      .catch(() => isUnmounted || setMeasurements("failed"));
    return () => {
      isUnmounted = true;
      controller.abort();
    };
  }, []);

  const days = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" });
  const textOf = (measurement: RetentionMeasurement | undefined) => {
    if (measurements === null) return words.waiting;
    if (!measurement) return words.failed;
    const age = measurement.oldestDays === 0 ? words.underOneDay : days.format(measurement.oldestDays);
    const count = measurement.fewerThan?.toLocaleString(language);
    return [
      fill(words.oldest, { age }),
      ...(count ? [fill(words.records, { count })] : []),
      ...(isOverdue(measurement) ? [words.overdue] : []),
    ].join(" · ");
  };

  return (
    <>
      <ul aria-busy={hydrated && measurements === null} className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {rows.map(({ data, label, period }) => {
          const measurement = measurements instanceof Map ? measurements.get(data) : undefined;
          const share = measurement ? Math.min(1, measurement.oldestDays / measurement.periodDays) : 0;
          return (
            <li key={data} className="text-[0.9375rem]">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 wrap-break-word">
                <span className="font-medium">{label}</span>
                <span className="text-ink-soft tabular-nums">{period}</span>
              </p>
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="needs-js mt-2 h-1.5 w-full rounded-full bg-line"
              >
                <rect
                  width={(100 * share).toFixed(1)}
                  height="1"
                  className={measurement && isOverdue(measurement) ? "fill-flagged" : "fill-accent"}
                />
              </svg>
              <p
                className={cx(
                  "needs-js mt-1.5 min-h-[2lh] text-[0.875rem] text-ink-soft tabular-nums sm:min-h-[1lh]",
                  !hydrated && "late-hidden",
                )}
              >
                {textOf(measurement)}
              </p>
            </li>
          );
        })}
      </ul>
      {!hydrated && (
        <div className="late-shown">
          <p className="pt-8">{words.failed}</p>
        </div>
      )}
    </>
  );
}
