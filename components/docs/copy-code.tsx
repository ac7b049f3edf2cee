"use client";

import { useEffect, useRef, useState } from "react";
import type { docsControls } from "@/lib/content/docs-controls";

type CopyCodeProps = {
  label: string;
  copy: typeof docsControls.copy;
  /** How long the button says what happened, in milliseconds. */
  staysMs: number;
};

type Outcome = "done" | "selected";

/**
 * Copies the program that its figure shows, and says so for a while. It reads the text from the page, so that no
 * program is sent twice. Where the browser refuses, it selects the text, to be copied by hand.
 */
export function CopyCode({ label, copy, staysMs }: CopyCodeProps) {
  const button = useRef<HTMLButtonElement>(null);
  // An object of its own for each press, so that each begins the time anew.
  const [last, setLast] = useState<{ outcome: Outcome } | null>(null);
  const outcome = last?.outcome;

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), staysMs);
    return () => clearTimeout(timer);
  }, [last, staysMs]);

  async function press() {
    const programs = button.current?.closest("figure")?.querySelectorAll("pre") ?? [];
    const shown = Array.from(programs).find((program) => program.offsetParent !== null);
    if (!shown) return;
    try {
      // There is no clipboard at all on a page that came over plain http.
      await navigator.clipboard.writeText(shown.textContent ?? "");
      setLast({ outcome: "done" });
    } catch {
      getSelection()?.selectAllChildren(shown);
      setLast({ outcome: "selected" });
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={press}
        className="needs-js inline-flex min-h-11 min-w-20 shrink-0 items-center justify-center rounded-md px-3 font-medium font-sans text-[0.8125rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
      >
        <span className={outcome === "done" ? "text-allowed" : undefined}>{copy[outcome ?? "idle"]}</span>
        <span className="sr-only"> {label}</span>
      </button>
      <span role="status" className="sr-only">
        {outcome === "done" && copy.done}
        {outcome === "selected" && copy.byHand}
      </span>
    </>
  );
}
