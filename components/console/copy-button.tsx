"use client";

import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { copyWords } from "@/lib/console/copy-words";

const staysMs = 4000;

/** If copying fails, selects the text for Ctrl+C. */
function select(source: Element) {
  if (source instanceof HTMLInputElement || source instanceof HTMLTextAreaElement) source.select();
  else getSelection()?.selectAllChildren(source);
}

type CopyButtonProps = {
  /** Names the copied text for screen readers. */
  of: string;
  /** Removes the spaces, which are there only for readability. */
  compact?: boolean;
};

/** Copies the text of its `data-copy` element. It reads the text from the page, so that no secret is sent twice. */
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
    const visibleText = "value" in source ? String(source.value) : (source.textContent ?? "");
    try {
      // Pages served over plain HTTP have no clipboard API.
      await navigator.clipboard.writeText(compact ? visibleText.replace(/\s/g, "") : visibleText);
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
