"use client";

import { useState } from "react";
import { cx } from "@/components/ui/cx";
import { Later } from "@/components/ui/later";
import { worstImpact } from "@/lib/incidents/impacts";
import { fill } from "@/lib/site/fill";
import { timings } from "@/lib/site/status-figures";
import { shortHour } from "@/lib/status/format";
import type { HealthRecord, HistoryBlock } from "@/lib/status/schema";
import { BandLegend, bandTones } from "./incident-band";

import type { LiveStatusWords } from "./live-words";

// Loaded when the first hour is opened.
const loadHour = () => import("./hour-detail");

/** The state of a block, shown by height and text as well as by color. */
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

/** The incidents that were open during an hour, without planned maintenance. */
function incidentsIn({ hour }: HistoryBlock, { incidents }: HealthRecord) {
  const from = Date.parse(hour);
  return incidents.filter(
    ({ kind, startsAt, endsAt }) =>
      kind === "incident" &&
      Date.parse(startsAt) < from + 3_600_000 &&
      (endsAt === null || Date.parse(endsAt) >= from),
  );
}

type Incidents = HealthRecord["incidents"];

function labelOf(
  { hour, samples, worst }: HistoryBlock,
  incidents: Incidents,
  words: LiveStatusWords,
): string {
  const { block, emptyBlock } = words.hours;
  const state = words.statesWithin[worst];
  const label = fill(samples === 0 ? emptyBlock : block, {
    hour: words.hourSpan(hour),
    state,
    count: String(samples),
  });
  if (incidents.length === 0) return label;
  const titles = incidents.map(({ title }) => title).join(", ");
  return `${label}, ${fill(words.open.incident, { titles })}`;
}

const band = "mt-1 h-1.5 w-full forced-color-adjust-none";
const bandOf = (incidents: Incidents) => bandTones[worstImpact(incidents.map(({ impact }) => impact))].ground;

const placeholders = Array.from({ length: timings.historyBlocks }, (_, index) => `hour-${index}`);

/** One bar per hour. Choosing one shows its measurements below. */
export function HourBars({ words, record }: { words: LiveStatusWords; record: HealthRecord | null }) {
  const [chosenHour, setChosenHour] = useState<string | null>(null);
  const blocks = (record?.history ?? []).map((block) => ({
    block,
    incidents: record ? incidentsIn(block, record) : [],
  }));
  const open = blocks.find(({ block }) => block.hour === chosenHour);
  const oldest = blocks[0] ? shortHour(blocks[0].block.hour) : words.hours.oldest;
  return (
    <>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.hours.hint}</p>
      {/* On phones the blocks are in two rows: the first starts with the oldest, the second ends with the newest. */}
      <p className="mt-5 font-mono text-[0.75rem] text-ink-faint sm:hidden">{oldest}</p>
      {/* Bars are at least 24px apart, even on screens 320px wide. */}
      <div className="mt-2 grid grid-cols-12 gap-x-2 gap-y-2 min-[21rem]:gap-x-1 sm:mt-5 sm:grid-cols-24">
        {record
          ? blocks.map(({ block, incidents }) => (
              <button
                key={block.hour}
                type="button"
                aria-label={labelOf(block, incidents, words)}
                aria-pressed={block.hour === chosenHour}
                onClick={() => setChosenHour(block.hour === chosenHour ? null : block.hour)}
                className={cx(
                  "on-paper group flex h-20 flex-col justify-end rounded-sm",
                  block.hour === chosenHour ? "bg-accent-soft ring-2 ring-accent" : "hover:bg-sunken",
                )}
              >
                <span className="flex w-full flex-1 items-end">
                  <span className={cx("w-full forced-color-adjust-none", looks[lookOf(block)])} />
                </span>
                <span className={cx(band, incidents.length > 0 && bandOf(incidents))} />
              </button>
            ))
          : placeholders.map((key) => (
              <span key={key} className="flex h-20 items-end pb-2.5">
                <span className={cx("w-full", looks.none)} />
              </span>
            ))}
      </div>
      <div className="mt-2 flex justify-between font-mono text-[0.75rem] text-ink-faint">
        <span className="max-sm:hidden">{oldest}</span>
        <span className="ml-auto">{words.hours.newest}</span>
      </div>
      {blocks.some(({ incidents }) => incidents.length > 0) && <BandLegend>{words.open.legend}</BandLegend>}
      {/* While an incident is open, the legend's space is reserved from the first paint. */}
      {record === null && (
        <div className="open-outline invisible">
          <BandLegend>{words.open.legend}</BandLegend>
        </div>
      )}
      {/* Announces only the hour, not its whole table. */}
      <p role="status" className="sr-only">
        {open && words.hourSpan(open.block.hour)}
      </p>
      {record && open && (
        <Later
          load={loadHour}
          loading={<p className="mt-5 text-ink-soft">{words.loading}</p>}
          missing={
            <p role="alert" className="mt-5 text-ink-soft">
              {words.unreachable}
            </p>
          }
        >
          {({ HourDetail }) => (
            <HourDetail
              words={words}
              block={open.block}
              incidents={open.incidents}
              services={record.services}
            />
          )}
        </Later>
      )}
    </>
  );
}
