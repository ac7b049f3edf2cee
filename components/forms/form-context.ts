"use client";

import { createContext, type RefObject, useContext } from "react";
import type { Submission } from "./use-submit";

type FormContextValue = {
  state: Submission;
  /** Whether scripts run. Until they do, the static page and its `:target` styles are all there is. */
  live: boolean;
  panel: RefObject<HTMLDivElement | null>;
  notice: RefObject<HTMLDivElement | null>;
  /** Back to an empty form after a success. */
  again: () => void;
};

/** What a form's leaves, scattered over markup that the server wrote, know of the submission. */
export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("This belongs inside a LiveForm.");
  return form;
}
