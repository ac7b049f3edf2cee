"use client";

import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import type { optOutButton } from "@/lib/content/requests";
import { useSubmit } from "./use-submit";

/** Asks for an address and opts it out. Until scripts run it is a link to the form with opt-out chosen. */
export function OptOutButton({ copy }: { copy: typeof optOutButton }) {
  const [live, setLive] = useState(false);
  const { state, submit } = useSubmit(copy.target);
  useEffect(() => setLive(true), []);

  async function onClick() {
    const email = window.prompt(copy.prompt)?.trim();
    if (!email) return;
    const outcome = await submit({ email, confirmOptOut: true });
    if (outcome && !outcome.ok) window.alert(outcome.message);
  }

  if (!live) {
    return (
      <a href={copy.href} className={buttonClass("primary", "lg")}>
        {copy.idle}
      </a>
    );
  }
  const done = state.phase === "success";
  const busy = state.phase === "sending";
  return (
    <div>
      <button
        type="button"
        onClick={onClick}
        disabled={busy || done}
        className={buttonClass("primary", "lg", done ? "bg-allowed! text-canvas! opacity-100!" : undefined)}
      >
        {busy ? copy.busy : done ? copy.done : copy.idle}
      </button>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {done && state.answer?.message}
      </p>
    </div>
  );
}
