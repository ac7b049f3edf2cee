"use client";

import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { copyWords } from "@/lib/console/copy-words";

const staysMs = 4000;

/** Selects what could not be copied, so that Ctrl+C does it. */
function select(source: Element) {
  if (source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement) source.select();
  else getSelection()?.selectAllChildren(source);
}

type CopyButtonProps = {
  /** Names what is copied, for screen readers. */
  of: string;
  /** Leaves out the blanks, which only help to read it. */
  compact?: boolean;
};

/** Copies what its `data-copy` shows. It reads the text from the page, so that no secret is sent twice. */
export function CopyButton({ of, compact = false }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<"idle" | "done" | "selected">("idle");

  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), staysMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function press() {
    const source = button.current?.closest("[data-copy]")?.querySelector("pre, input, textarea");
    if (!source) return;
    const shown = "value" in source ? String(source.value) : (source.textContent ?? "");
    try {
      // There is no clipboard at all on a page that came over plain http.
      await navigator.clipboard.writeText(compact ? shown.replace(/\s/g, "") : shown);
      setOutcome("done");
    } catch {
      select(source);
      setOutcome("selected");
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={press}
        className={buttonClass("secondary", "md", "needs-js shrink-0")}
      >
        {copyWords[outcome]}
        <span className="sr-only"> {of}</span>
      </button>
      <span role="status" className="sr-only">
        {outcome === "idle" ? "" : copyWords.results[outcome]}
      </span>
    </>
  );
}
