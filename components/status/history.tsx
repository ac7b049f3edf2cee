"use client";

import { lazy, Suspense, useState } from "react";
import { cx } from "@/components/ui/cx";
import { fill } from "@/lib/site/fill";
import { timings } from "@/lib/site/status-figures";
import { shortHour } from "@/lib/status/format";
import type { HealthRecord, HistoryBlock } from "@/lib/status/schema";
import type { Spoken } from "./spoken";

// Fetched when the first hour is opened.
const HourDetail = lazy(() => import("./hour-detail").then((module) => ({ default: module.HourDetail })));

/** The state of a block: told by its height and its words as well as by its colour. */
const looks = {
  operational: "h-full bg-allowed",
  degraded: "h-2/3 bg-review",
  outage: "h-1/3 bg-flagged",
  none: "h-1.5 bg-line-strong/50",
} as const;

function lookOf({ samples, worst }: HistoryBlock): keyof typeof looks {
  if (samples === 0) return "none";
  if (worst === "degraded") return "degraded";
  return worst === "operational" ? "operational" : "outage";
}

function labelOf({ hour, samples, worst }: HistoryBlock, words: Spoken): string {
  const { block, emptyBlock } = words.hours;
  const state = words.statesWithin[worst];
  return fill(samples === 0 ? emptyBlock : block, {
    hour: words.hourSpan(hour),
    state,
    count: String(samples),
  });
}

const placeholders = Array.from({ length: timings.historyBlocks }, (_, index) => `hour-${index}`);

/** One stake for each hour. Choosing one opens its measurements below. */
export function History({ words, record }: { words: Spoken; record: HealthRecord | null }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const blocks = record?.history ?? [];
  const open = blocks.find(({ hour }) => hour === chosen);
  return (
    <>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.hours.hint}</p>
      {/* From one to the next it is 24 pixels at least, at 320 too. */}
      <div className="mt-5 grid grid-cols-12 gap-x-2 gap-y-2 min-[21rem]:gap-x-1 sm:grid-cols-24">
        {record
          ? blocks.map((block) => (
              <button
                key={block.hour}
                type="button"
                aria-label={labelOf(block, words)}
                aria-pressed={block.hour === chosen}
                onClick={() => setChosen(block.hour === chosen ? null : block.hour)}
                className={cx(
                  "on-paper group flex h-20 items-end rounded-sm",
                  block.hour === chosen ? "bg-accent-soft ring-2 ring-accent" : "hover:bg-sunken",
                )}
              >
                <span className={cx("w-full forced-color-adjust-none", looks[lookOf(block)])} />
              </button>
            ))
          : placeholders.map((key) => (
              <span key={key} className="flex h-20 items-end">
                <span className={cx("w-full", looks.none)} />
              </span>
            ))}
      </div>
      <div className="mt-2 flex justify-between font-mono text-[0.75rem] text-ink-faint">
        <span>{blocks[0] ? shortHour(blocks[0].hour) : words.hours.oldest}</span>
        <span>{words.hours.newest}</span>
      </div>
      {/* Which hour it is, and not its whole table. */}
      <p role="status" className="sr-only">
        {open && words.hourSpan(open.hour)}
      </p>
      <Suspense>
        {record && open && <HourDetail words={words} block={open} services={record.services} />}
      </Suspense>
    </>
  );
}
