"use client";

import { useEffect, useState } from "react";

/** The current values of a form, initially the server's. Files are left out. */
export function useTypedValues(formId: string, initial: Record<string, string>): Record<string, string> {
  const [values, setValues] = useState(initial);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => {
      const texts = [...new FormData(form)].filter((entry): entry is [string, string] => {
        return typeof entry[1] === "string";
      });
      setValues(Object.fromEntries(texts));
    };
    // Browsers restore typed values after going back, without an event.
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [formId]);

  return values;
}
