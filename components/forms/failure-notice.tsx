"use client";

import type { ReactNode } from "react";
import { useForm } from "./form-context";

/** The box that says a form wasn't sent, around the notice that the server wrote. */
export function FailureNotice({ children }: { children: ReactNode }) {
  const { state, notice } = useForm();
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      hidden={state.phase !== "error" || !state.message}
      className="mb-6 scroll-mt-8 outline-none"
    >
      {children}
    </div>
  );
}

export function FailureSentence() {
  const { state } = useForm();
  return state.phase === "error" && state.message;
}
