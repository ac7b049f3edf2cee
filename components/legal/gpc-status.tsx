"use client";

import { useEffect, useState } from "react";
import { cx } from "@/components/ui/cx";
import { Glyph } from "@/components/ui/glyph";
import { glyphs } from "@/components/ui/glyphs";

/** The flag of the Global Privacy Control specification; undefined in browsers without it. */
const hasSignal = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Shows that the browser's opt-out signal is honored (11 CCR §7025(c)(6)). Both texts share one grid cell, so that
 * nothing moves when the script of the static page detects the signal.
 */
export function GpcStatus({
  words,
}: {
  words: Record<"honored" | "honoredNote" | "quiet" | "quietNote", string>;
}) {
  const [honored, setHonored] = useState(false);
  useEffect(() => setHonored(hasSignal()), []);
  return (
    <div
      role="status"
      className={cx(
        "mt-5 flex gap-3 rounded-xl border bg-surface p-4 text-[0.9375rem] leading-6",
        honored ? "border-allowed/50" : "border-line",
      )}
    >
      <Glyph
        d={honored ? glyphs["check-circle"] : glyphs.info}
        className={cx("mt-0.5 size-5 shrink-0", honored ? "text-allowed" : "text-ink-faint")}
      />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        <Wording shown={honored} title={words.honored} note={words.honoredNote} />
        <Wording shown={!honored} title={words.quiet} note={words.quietNote} />
      </div>
    </div>
  );
}

function Wording({ shown, title, note }: { shown: boolean; title: string; note: string }) {
  return (
    <div className={cx("col-start-1 row-start-1", !shown && "invisible")}>
      <p className="font-semibold">{title}</p>
      <p>{note}</p>
    </div>
  );
}
