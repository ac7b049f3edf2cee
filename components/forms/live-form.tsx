"use client";

import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { FormContext } from "./form-context";
import { type LiveFormOptions, useLiveForm } from "./use-live-form";

export type LiveFormProps = LiveFormOptions & {
  label: string;
  submit: { idle: string; busy: string; className: string };
  waitsHint?: ReactNode;
  /** Whether a success replaces the form. */
  givesWay: boolean;
  /** Shown above the form after it was sent. */
  panel?: ReactNode;
  /** The fields, rendered on the server. */
  children: ReactNode;
};

/** A form that works as plain HTML and, with JavaScript, is submitted without leaving the page. */
export function LiveForm(props: LiveFormProps) {
  const { form, waiting, busy, handlers, context } = useLiveForm(props);
  const { target, label, submit, waitsHint, givesWay, panel, children } = props;
  const { live, state } = context;

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
        noValidate={live}
        hidden={givesWay && state.phase === "success"}
        className={givesWay && !live ? "peer-target:hidden" : undefined}
      >
        {children}
        <button
          type="submit"
          disabled={live && (busy || waiting)}
          aria-describedby={waitsHint && waiting ? "form-waits" : undefined}
          className={submit.className}
        >
          {busy ? submit.busy : submit.idle}
        </button>
        {/* It keeps its space after success, so that nothing moves. */}
        {waitsHint && (
          <div id="form-waits" className={cx(live && !waiting && "invisible")}>
            {waitsHint}
          </div>
        )}
      </form>
    </FormContext>
  );
}
