"use client";

import { useEffect, useState } from "react";

type HeldCountdownProps = { dueAt: string; page: string; soon: string };

/** Counts down to the moment when a held action is carried out, then reloads to show the result. */
export function HeldCountdown({ dueAt, page, soon }: HeldCountdownProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let isLeaving = false;
    const count = () => {
      const seconds = Math.ceil((new Date(dueAt).getTime() - Date.now()) / 1000);
      setLeft(seconds);
      // Reloads two seconds late, so that a worker has carried it out, and never while somebody is typing or the browser
      // is offline.
      const isTyping = document.activeElement?.matches("input, textarea, select");
      if (isLeaving || seconds > -2 || isTyping || !navigator.onLine) return;
      isLeaving = true;
      location.replace(page);
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [dueAt, page]);
  if (left === null) return null;
  return (
    <span aria-hidden="true" className="tabular-nums">
      {left > 0 ? `0:${String(left).padStart(2, "0")}` : soon}
    </span>
  );
}
