"use client";

import { useEffect, useRef, useState } from "react";
import { useSubmit } from "@/components/forms/use-submit";
import { buttonClass } from "@/components/ui/button";
import type { Target } from "@/lib/platform/forms/spec";

interface OptOutButtonProps {
  /** In the page's language. */
  words: { idle: string; prompt: string; busy: string; done: string };
  href: string;
  target: Target;
}

/** Prompts for an email address and opts it out. Without scripts it is a link to the form with opt-out selected. */
export function OptOutButton({ words, href, target }: OptOutButtonProps) {
  const [hasScript, setHasScript] = useState(false);
  const { state, submit } = useSubmit(target);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** A refused address is prefilled in the next prompt. */
  const refusalText = useRef("");
  const link = useRef<HTMLAnchorElement>(null);
  const linkHadFocus = useRef(false);
  useEffect(() => {
    linkHadFocus.current = document.activeElement === link.current;
    setHasScript(true);
  }, []);
  useEffect(() => {
    if (hasScript && linkHadFocus.current) button.current?.focus({ preventScroll: true });
  }, [hasScript]);

  // A disabled button loses the focus. The focus then moves to the result, unless the visitor moved it elsewhere.
  useEffect(() => {
    if (document.activeElement !== document.body && document.activeElement !== button.current) return;
    if (state.phase === "success") status.current?.focus();
    if (state.phase === "error") button.current?.focus();
  }, [state.phase]);

  async function onClick() {
    const email = window.prompt(words.prompt, refusalText.current)?.trim();
    if (!email) return;
    const outcome = await submit({ email, confirmOptOut: true });
    if (!outcome || outcome.ok) return;
    refusalText.current = email;
    window.alert(outcome.message);
  }

  if (!hasScript) {
    return (
      <a ref={link} href={href} className={buttonClass("primary", "lg")}>
        {words.idle}
      </a>
    );
  }
  const isDone = state.phase === "success";
  const busy = state.phase === "sending";
  const label = { idle: words.idle, sending: words.busy, success: words.done, error: words.idle }[
    state.phase
  ];
  return (
    <div className="peer" data-done={isDone || undefined}>
      <button
        ref={button}
        type="button"
        onClick={onClick}
        disabled={busy || isDone}
        className={buttonClass("primary", "lg", isDone ? "bg-allowed! text-canvas! opacity-100!" : undefined)}
      >
        {label}
      </button>
      <p ref={status} role="status" tabIndex={-1} className="text-ink-soft outline-none not-empty:mt-3">
        {isDone && state.response?.message}
      </p>
    </div>
  );
}
