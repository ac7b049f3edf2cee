"use client";

import { useEffect } from "react";

/** Choosing a programming language changes all samples of the page without moving the text being read. Nothing is stored. */
export function SampleSync() {
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
