"use client";

import type { ReactNode } from "react";
import { useForm } from "./form-context";

type FailureNoticeProps = {
  /** Whether the page begins with the focus on it, because it comes with an error that concerns no field. */
  focused: boolean;
  children: ReactNode;
};

/** The error box of a form that wasn't sent, around a notice rendered on the server. */
export function FailureNotice({ focused, children }: FailureNoticeProps) {
  const { state, notice } = useForm();
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      {...(focused && { autoFocus: true })}
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
