"use client";

import { useEffect } from "react";

/** Choosing a programming language changes all samples of the page without moving the text being read. Nothing is stored. */
export function SampleSync() {
  useEffect(() => {
    const choices = () => document.querySelectorAll<HTMLInputElement>(".code-tabs input");
    function follow({ target }: { target: EventTarget | null }) {
      if (!(target instanceof HTMLInputElement) || !target.closest(".code-tabs")) return;
      const before = target.getBoundingClientRect().top;
      for (const choice of choices()) {
        if (choice.value === target.value) choice.checked = true;
      }
      scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
    }
    // A language that was chosen before this script ran.
    const chosen = [...choices()].filter(({ checked, defaultChecked }) => checked && !defaultChecked);
    const last = chosen.find((choice) => choice === document.activeElement) ?? chosen.at(-1);
    if (last) follow({ target: last });
    document.addEventListener("change", follow);
    return () => document.removeEventListener("change", follow);
  }, []);
  return null;
}
