"use client";

import { useEffect } from "react";

/** Choosing a programming language changes all samples of the page without moving the text being read. Nothing is stored. */
export function SampleSync() {
  useEffect(() => {
    const choices = () => document.querySelectorAll<HTMLInputElement>(".code-tabs input");
    function selectEverywhere({ target }: { target: EventTarget | null }) {
      if (!(target instanceof HTMLInputElement) || !target.closest(".code-tabs")) return;
      const before = target.getBoundingClientRect().top;
      for (const choice of choices()) {
        if (choice.value === target.value) choice.checked = true;
      }
      scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
    }
    // A language that was chosen before this script ran.
    const changedChoices = [...choices()].filter(({ checked, defaultChecked }) => checked && !defaultChecked);
    const last = changedChoices.find((choice) => choice === document.activeElement) ?? changedChoices.at(-1);
    if (last) selectEverywhere({ target: last });
    document.addEventListener("change", selectEverywhere);
    return () => document.removeEventListener("change", selectEverywhere);
  }, []);
  return null;
}
