"use client";

import { useEffect } from "react";
import { isChanged } from "@/components/ui/changed-controls";

type DraftFillerProps = {
  formId: string;
  /** The name of the field that selects the draft. */
  choice: string;
  /** The name of the text field. */
  field?: string;
  /** The text for each option. */
  drafts: Record<string, string>;
};

/** Fills in the text for the selected option, unless somebody edited it. */
export function DraftFiller({ formId, choice, field = "text", drafts }: DraftFillerProps) {
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const choiceControl = form?.elements.namedItem(choice);
    const text = form?.elements.namedItem(field);
    if (!(choiceControl instanceof HTMLSelectElement && text instanceof HTMLTextAreaElement)) return;
    const fill = () => {
      const isUnedited = text.value.trim() === "" || Object.values(drafts).includes(text.value);
      if (isUnedited) text.value = drafts[choiceControl.value] ?? "";
    };
    // A choice that was made before this ran.
    if (isChanged(choiceControl)) fill();
    choiceControl.addEventListener("change", fill);
    return () => choiceControl.removeEventListener("change", fill);
  }, [formId, choice, field, drafts]);
  return null;
}
