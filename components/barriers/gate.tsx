"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { checkProtection } from "./check-protection";
import type { GateSettings } from "./gate-settings";
import { PasscodeField } from "./passcode-field";
import { submitPasscode } from "./unlock";

/**
 * The passcode form. It grants nothing by itself: only the cookie that the server sets opens the site. Without
 * JavaScript it is a plain form post, and `children` hold the errors that the address of the response selects.
 */
export function Gate({ settings, children }: { settings: GateSettings; children: ReactNode }) {
  const { words } = settings;
  const [state, setState] = useState<"checking" | "ready" | "submitting">("checking");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const hasSubmitted = useRef(false);

  useEffect(() => {
    // The form may have been submitted without JavaScript before this script ran.
    setError(settings.answers[location.hash.slice(1)]);
    return checkProtection(settings, {
      onProtected: () => setState((now) => (now === "checking" ? "ready" : now)),
      mayReload: () => !input.current?.value && !hasSubmitted.current,
    });
  }, [settings]);

  // The field is hidden while the status is checked.
  useEffect(() => {
    if (state === "ready" && error) input.current?.focus();
  }, [state, error]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "submitting" || !input.current) return;
    hasSubmitted.current = true;
    setState("submitting");
    setError(undefined);
    const refusal = await submitPasscode(settings, input.current.value);
    if (refusal === null) {
      location.reload();
      return;
    }
    if (refusal.isWrongPasscode) input.current.value = "";
    setError(refusal.message);
    setState("ready");
  }

  return (
    <div className="gate relative" data-state={state}>
      <div className="gate-loading absolute inset-0 place-content-center justify-items-center gap-3 text-ink-soft">
        <span aria-hidden="true" className="gate-spinner" />
        <p role="status">{state === "checking" && words.loading}</p>
      </div>
      <div className="gate-form mt-5">
        <h1 className="mb-6 text-center text-heading">{words.heading}</h1>
        <form method="post" action={settings.access} onSubmit={submit} className="grid gap-5">
          {children}
          <PasscodeField ref={input} words={words} error={error} onInput={() => setError(undefined)} />
          <Button type="submit" size="lg" disabled={state === "submitting"}>
            {state === "submitting" ? words.submitting : words.submit}
          </Button>
        </form>
      </div>
    </div>
  );
}
