"use client";

import { Countdown } from "@/components/barriers/countdown";
import type { MaintenanceWords } from "@/lib/gate/words";
import { PreviewFrame } from "./preview-frame";
import { useTypedValues } from "./use-typed-values";

type MaintenancePreviewProps = {
  formId: string;
  initial: Record<string, string>;
  now: number;
  /** The office's UTC offset, such as "-05:00". */
  offset: string;
  /** The names of the pages that the notice links to. */
  links: readonly string[];
  words: MaintenanceWords;
};

/** Reads a datetime-local value with the office's current UTC offset. @returns null if it is invalid */
function moment(value: string | undefined, offset: string): string | null {
  const date = new Date(`${value}${offset}`);
  return value && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

/** A small preview of the overlay, with its countdown running. */
export function MaintenancePreview({ formId, initial, now, offset, links, words }: MaintenancePreviewProps) {
  const { enabled, message, endTime, showTimer } = useTypedValues(formId, initial);
  const end = showTimer === "on" ? moment(endTime, offset) : null;
  return (
    <PreviewFrame on={enabled === "on"}>
      <div className="grid justify-items-center px-5 py-10 text-center">
        <p className="text-[1.75rem] leading-9 font-semibold tracking-[-0.026em]">{words.title}</p>
        <p dir="auto" className="mt-3 max-w-md wrap-anywhere whitespace-pre-line text-ink-soft">
          {message?.trim() || words.defaultMessage}
        </p>
        {end && <Countdown endTime={end} start={now} words={words} />}
        {links.length > 0 && <p className="mt-6 text-[0.875rem] text-ink-faint">{words.reachable}</p>}
        <p className="mt-1 flex flex-wrap justify-center gap-x-5 text-[0.9375rem] font-medium text-accent">
          {links.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </div>
    </PreviewFrame>
  );
}
