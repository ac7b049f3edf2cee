"use client";

import { useEffect, useRef, useState } from "react";
import { facts } from "@/lib/facts";

/**
 * Copies the program that its figure shows, and says 'Copied' for two seconds. It reads the text from the page, so
 * that no program is sent twice.
 */
export function CopyCode({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), facts.timings.copyConfirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const programs = button.current?.closest("figure")?.querySelectorAll("pre") ?? [];
    const shown = Array.from(programs).find((program) => program.offsetParent !== null);
    await navigator.clipboard.writeText(shown?.textContent ?? "");
    setCopied((count) => count + 1);
  }

  return (
    <button
      ref={button}
      type="button"
      onClick={copy}
      className="needs-js inline-flex min-h-11 min-w-20 shrink-0 items-center justify-center rounded-md px-3 font-medium font-sans text-[0.8125rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <span aria-live="polite" className={copied > 0 ? "text-allowed" : undefined}>
        {copied > 0 ? "Copied" : "Copy"}
      </span>
      <span className="sr-only"> {label}</span>
    </button>
  );
}
