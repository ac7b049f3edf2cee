"use client";

import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { findErrors, readPayload } from "@/lib/platform/forms/payload";
import { timeoutMs } from "@/lib/platform/forms/send";
import type { FieldRule, Target } from "@/lib/platform/forms/spec";
import { focusFirst, hasInput, isMistyped, markInvalid, preselect } from "./form-controls";
import { type Submission, useSubmit } from "./use-submit";

export type LiveFormOptions = {
  target: Target;
  rules: readonly FieldRule[];
  /** Fields without which the button stays disabled. */
  requiredFields?: readonly string[];
  /** The page that a success leads to; without it, the success is shown in place. */
  redirectTo?: string;
  start?: Submission;
};

/** The behavior of a form once scripts run: it validates, submits, focuses the result and resets itself. */
export function useLiveForm({ target, rules, requiredFields, redirectTo, start }: LiveFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);
  const { state, setState, submit } = useSubmit(target, start, redirectTo !== undefined);
  const [hasScript, setHasScript] = useState(false);
  const [ready, setReady] = useState(false);

  const updateReady = useCallback(
    () => setReady(hasInput(form.current, requiredFields ?? [])),
    [requiredFields],
  );

  // The page is static, so only the browser knows the selection in the address.
  useEffect(() => {
    if (window.location.hash === "#sent") {
      setState({ phase: "success", response: null, sent: {} });
      window.history.replaceState(window.history.state, "", window.location.pathname);
    }
    preselect(form.current, new URL(window.location.href));
    updateReady();
    setHasScript(true);
    // The browser is sending the form, which was submitted before this script ran (components/announcement/first-paint.ts).
    if (form.current?.dataset.sent === undefined) return;
    delete form.current.dataset.sent;
    const sending = { phase: "sending" } as const;
    setState(sending);
    // If it gives up without leaving the page, because somebody pressed Stop.
    const revival = setTimeout(
      () => setState((now) => (now === sending ? { phase: "idle" } : now)),
      timeoutMs,
    );
    return () => clearTimeout(revival);
  }, [updateReady, setState]);

  useEffect(() => {
    markInvalid(form.current, state.phase === "error" ? state.fields : {});
    if (!moveFocus.current || state.phase === "sending") return;
    moveFocus.current = false;
    if (state.phase === "success") {
      // A focused panel that is higher than the window would have its heading behind the header.
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView();
    } else if (state.phase === "idle") focusFirst(form.current, rules);
    else if (
      !focusFirst(
        form.current,
        rules.filter(({ name }) => name in state.fields),
      )
    )
      notice.current?.focus();
  }, [state, rules]);

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    moveFocus.current = true;
    const element = event.currentTarget;
    const payload = readPayload(rules, new FormData(element));
    const fields = findErrors(rules, payload, (name) => isMistyped(element, name));
    if (Object.keys(fields).length > 0) return setState({ phase: "error", message: "", fields });
    const outcome = await submit(payload);
    if (!outcome?.ok) return;
    if (redirectTo) return window.location.assign(redirectTo);
    // What was typed meanwhile has not been sent, so it stays.
    if (JSON.stringify(readPayload(rules, new FormData(element))) === JSON.stringify(payload))
      element.reset();
    updateReady();
  }

  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    updateReady();
    const { name } = event.target as HTMLInputElement;
    if (state.phase !== "error" || !(name in state.fields)) return;
    const { [name]: _corrected, ...rest } = state.fields;
    setState({ ...state, fields: rest });
  }

  function reset() {
    moveFocus.current = true;
    setState({ phase: "idle" });
  }

  return {
    form,
    /** A value that the button requires is missing. */
    isIncomplete: hasScript && !ready,
    busy: state.phase === "sending" || (state.phase === "success" && redirectTo !== undefined),
    handlers: { onSubmit, onInput },
    context: { state, hasScript, panel, notice, reset },
  };
}
