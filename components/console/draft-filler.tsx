"use client";

import { useEffect } from "react";

type DraftFillerProps = {
  formId: string;
  /** The name of the field in which something is chosen. */
  choice: string;
  /** The text for each choice. */
  drafts: Record<string, string>;
};

/** Writes the text for what is chosen in a form, as long as nobody has written anything else. */
export function DraftFiller({ formId, choice, drafts }: DraftFillerProps) {
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const chosen = form?.elements.namedItem(choice);
    const text = form?.elements.namedItem("text");
    if (!(chosen instanceof HTMLSelectElement && text instanceof HTMLTextAreaElement)) return;
    const fill = () => {
      const isOurs = text.value.trim() === "" || Object.values(drafts).includes(text.value);
      if (isOurs) text.value = drafts[chosen.value] ?? "";
    };
    chosen.addEventListener("change", fill);
    return () => chosen.removeEventListener("change", fill);
  }, [formId, choice, drafts]);
  return null;
}
