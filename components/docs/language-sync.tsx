"use client";

import { useEffect } from "react";

/**
 * A language chosen once is chosen in every sample of the page that has it, and what was being read stays where it
 * was on the screen. Nothing is stored. Renders nothing; without it each sample is switched by itself.
 */
export function LanguageSync() {
  useEffect(() => {
    function follow({ target }: Event) {
      if (!(target instanceof HTMLInputElement) || !target.closest(".code-tabs")) return;
      const before = target.getBoundingClientRect().top;
      for (const choice of document.querySelectorAll<HTMLInputElement>(".code-tabs input")) {
        if (choice.value === target.value) choice.checked = true;
      }
      scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
    }
    document.addEventListener("change", follow);
    return () => document.removeEventListener("change", follow);
  }, []);
  return null;
}
