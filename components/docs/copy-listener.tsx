"use client";

import { useEffect } from "react";
import type { docsControls } from "@/lib/documentation/controls";

type CopyListenerProps = {
  copy: typeof docsControls.copy;
  /** How long a button says what happened, in milliseconds. */
  staysMs: number;
};

type Outcome = "done" | "selected";

/**
 * What the page's copy buttons do: copy the program that their figure shows, and say so for a while. It reads the text
 * from the page, so that no program is sent twice. Where the browser refuses, it selects the text, to be copied by hand.
 * One listener for all of them, so that React has one component to take over instead of one for each program.
 */
export function CopyListener({ copy, staysMs }: CopyListenerProps) {
  useEffect(() => {
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();

    function say(figure: Element, outcome?: Outcome) {
      const word = figure.querySelector(".copy-code-word");
      const status = figure.querySelector("[role=status]");
      if (!word || !status) return;
      word.textContent = copy[outcome ?? "idle"];
      word.classList.toggle("text-allowed", outcome === "done");
      status.textContent = outcome ? { done: copy.done, selected: copy.byHand }[outcome] : "";
    }

    async function press({ target }: Event) {
      const figure = target instanceof Element && target.closest(".copy-code")?.closest("figure");
      const shown =
        figure && Array.from(figure.querySelectorAll("pre")).find(({ offsetParent }) => offsetParent);
      if (!shown) return;
      let outcome: Outcome = "done";
      try {
        // There is no clipboard at all on a page that came over plain http.
        await navigator.clipboard.writeText(shown.textContent ?? "");
      } catch {
        getSelection()?.selectAllChildren(shown);
        outcome = "selected";
      }
      say(figure, outcome);
      clearTimeout(timers.get(figure));
      timers.set(
        figure,
        setTimeout(() => say(figure), staysMs),
      );
    }

    document.addEventListener("click", press);
    return () => {
      document.removeEventListener("click", press);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [copy, staysMs]);
  return null;
}
