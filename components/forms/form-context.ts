"use client";

import { createContext, type RefObject, useContext } from "react";
import type { Submission } from "./use-submit";

type FormContextValue = {
  state: Submission;
  /** Whether scripts run. Until then, the static page and its `:target` styles are shown. */
  hasScript: boolean;
  panel: RefObject<HTMLDivElement | null>;
  notice: RefObject<HTMLDivElement | null>;
  /** Resets to an empty form after a success. */
  reset: () => void;
};

/** The submission's state, for client components spread over markup that the server rendered. */
export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("This belongs inside a LiveForm.");
  return form;
}
