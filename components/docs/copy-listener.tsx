"use client";

import { useEffect, useState } from "react";
import type { DocumentationWords } from "@/lib/documentation/words";

type CopyListenerProps = {
  words: DocumentationWords["copy"];
  /** How long a button shows the result, in milliseconds. */
  staysMs: number;
};

type Outcome = "done" | "selected";

/**
 * Handles all copy buttons of a page. It reads the text from the page, so that no program is sent twice. If the browser
 * refuses, it selects the text. One listener serves them all, so that React hydrates a single component.
 */
export function CopyListener({ words, staysMs }: CopyListenerProps) {
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();

    function showOutcome(button: HTMLElement, outcome?: Outcome) {
      const label = words[outcome ?? "idle"];
      button.textContent = label;
      button.ariaLabel = `${label}${words.between}${button.dataset.program}`;
      button.classList.toggle("text-allowed", outcome === "done");
      setAnnouncement(outcome ? { done: words.done, selected: words.byHand }[outcome] : "");
    }

    async function press({ target }: Event) {
      const button = target instanceof Element ? target.closest<HTMLElement>(".copy-code") : null;
      const programs = button?.closest("figure")?.querySelectorAll("pre") ?? [];
      const visibleProgram = Array.from(programs).find(({ offsetParent }) => offsetParent);
      if (!button || !visibleProgram) return;
      let outcome: Outcome = "done";
      try {
        // Pages served over plain HTTP have no clipboard API.
        await navigator.clipboard.writeText(visibleProgram.textContent ?? "");
      } catch {
        getSelection()?.selectAllChildren(visibleProgram);
        outcome = "selected";
      }
      showOutcome(button, outcome);
      clearTimeout(timers.get(button));
      timers.set(
        button,
        setTimeout(() => showOutcome(button), staysMs),
      );
    }

    document.addEventListener("click", press);
    return () => {
      document.removeEventListener("click", press);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [words, staysMs]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
