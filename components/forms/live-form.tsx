"use client";

import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { FormContext } from "./form-context";
import { type LiveFormOptions, useLiveForm } from "./use-live-form";

export type LiveFormProps = LiveFormOptions & {
  label: string;
  submit: { idle: string; busy: string; className: string };
  incompleteHint?: ReactNode;
  /** Whether a success replaces the form. */
  isReplacedBySuccess: boolean;
  /** Shown above the form after it was sent. */
  panel?: ReactNode;
  /** The fields, rendered on the server. */
  children: ReactNode;
};

/** A form that works as plain HTML and, with JavaScript, is submitted without leaving the page. */
export function LiveForm(props: LiveFormProps) {
  const { form, isIncomplete, busy, handlers, context } = useLiveForm(props);
  const { target, label, submit, incompleteHint, isReplacedBySuccess, panel, children } = props;
  const { hasScript, state } = context;

  return (
    <FormContext value={context}>
      {panel}
      <form
        {...handlers}
        ref={form}
        id="form"
        action={target.endpoint}
        method="post"
        aria-label={label}
        noValidate={hasScript}
        // Because of data-sent (components/announcement/first-paint.ts).
        suppressHydrationWarning
        hidden={isReplacedBySuccess && state.phase === "success"}
        className={isReplacedBySuccess && !hasScript ? "peer-target:hidden" : undefined}
      >
        {children}
        <button
          type="submit"
          disabled={hasScript && (busy || isIncomplete)}
          aria-describedby={incompleteHint && isIncomplete ? "form-waits" : undefined}
          className={submit.className}
        >
          {busy ? submit.busy : submit.idle}
        </button>
        {/* It keeps its space after success, so that nothing moves. */}
        {incompleteHint && (
          <div id="form-waits" className={cx(hasScript && !isIncomplete && "invisible")}>
            {incompleteHint}
          </div>
        )}
      </form>
    </FormContext>
  );
}
