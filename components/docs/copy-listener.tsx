"use client";

import { useEffect, useState } from "react";
import type { DocumentationWords } from "@/lib/documentation/words";

type CopyListenerProps = {
  copy: DocumentationWords["copy"];
  /** How long a button says what happened, in milliseconds. */
  staysMs: number;
};

type Outcome = "done" | "selected";

/**
 * What the page's copy buttons do: copy the program that their figure shows, and say so for a while. It reads the text
 * from the page, so that no program is sent twice. Where the browser refuses, it selects the text, to be copied by hand.
 * One listener and one spoken line for all of them: React has one component to take over, and a button is one element.
 */
export function CopyListener({ copy, staysMs }: CopyListenerProps) {
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();

    function say(button: HTMLElement, outcome?: Outcome) {
      const word = copy[outcome ?? "idle"];
      button.textContent = word;
      button.ariaLabel = `${word}${copy.between}${button.dataset.program}`;
      button.classList.toggle("text-allowed", outcome === "done");
      setSpoken(outcome ? { done: copy.done, selected: copy.byHand }[outcome] : "");
    }

    async function press({ target }: Event) {
      const button = target instanceof Element ? target.closest<HTMLElement>(".copy-code") : null;
      const programs = button?.closest("figure")?.querySelectorAll("pre") ?? [];
      const shown = Array.from(programs).find(({ offsetParent }) => offsetParent);
      if (!button || !shown) return;
      let outcome: Outcome = "done";
      try {
        // There is no clipboard at all on a page that came over plain http.
        await navigator.clipboard.writeText(shown.textContent ?? "");
      } catch {
        getSelection()?.selectAllChildren(shown);
        outcome = "selected";
      }
      say(button, outcome);
      clearTimeout(timers.get(button));
      timers.set(
        button,
        setTimeout(() => say(button), staysMs),
      );
    }

    document.addEventListener("click", press);
    return () => {
      document.removeEventListener("click", press);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [copy, staysMs]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
