"use client";

import { useEffect, useState } from "react";
import type { PresentPerson } from "@/lib/desk/presence";
import { presenceSeconds, presenceWords as words } from "@/lib/desk/presence-words";

type PresenceProps = {
  kind: "message" | "case";
  id: string;
  /** The endpoint to which the page reports that it is open. */
  path: string;
  /** Who had it open when the page was rendered. Without scripts this never changes. */
  others: readonly PresentPerson[];
};

/** Shows who else has this item open. The open page reports itself regularly and receives the list of others. */
export function Presence({ kind, id, path, others: before }: PresenceProps) {
  const [others, setOthers] = useState(before);

  useEffect(() => {
    const bodyOf = (left: boolean) => JSON.stringify({ kind, id, left });
    const report = async () => {
      const headers = { "Content-Type": "application/json" };
      const requestInit = { method: "POST", headers, body: bodyOf(false) };
      // Offline or signed out: the last known state stays until the page is reloaded.
      const response = await fetch(path, requestInit).catch(() => null);
      if (response?.ok) setOthers((await response.json()).others);
    };
    const leave = () => {
      navigator.sendBeacon(path, new Blob([bodyOf(true)], { type: "application/json" }));
    };
    report();
    const timer = setInterval(report, presenceSeconds.reportEvery * 1000);
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", leave);
    };
  }, [kind, id, path]);

  return (
    <div
      role="status"
      aria-label={words.label}
      className="grid gap-3 text-[0.9375rem] leading-6 font-medium text-review [&:not(:empty)]:my-4"
    >
      {others.map(({ name, since, clock }) => (
        <p key={`${name} ${since}`} className="rounded-xl border border-review/35 bg-review-soft px-4 py-3">
          {words[kind](name, clock)}
        </p>
      ))}
    </div>
  );
}
