"use client";

import { useEffect, useState } from "react";

type HeldCountdownProps = { seconds: number; page: string; soon: string };

/** A worker needs about two seconds to carry out what is due. If it needs longer, the page isn't reloaded all the time. */
const reloadAfter = { due: 2, loaded: 5 };

/**
 * Counts down to the moment when a held action is carried out, then reloads to show the result.
 * @param seconds how long that was when the page was made, so that the browser's clock doesn't matter
 */
export function HeldCountdown({ seconds, page, soon }: HeldCountdownProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let isLeaving = false;
    const startedAt = Date.now();
    const count = () => {
      const passed = (Date.now() - startedAt) / 1000;
      setLeft(Math.ceil(seconds - passed));
      const isTyping = document.activeElement?.matches("input, textarea, select");
      if (isLeaving || isTyping || !navigator.onLine) return;
      if (passed < Math.max(seconds + reloadAfter.due, reloadAfter.loaded)) return;
      isLeaving = true;
      location.replace(page);
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds, page]);
  if (left === null) return null;
  return (
    <span aria-hidden="true" className="tabular-nums">
      {left > 0 ? `0:${String(left).padStart(2, "0")}` : soon}
    </span>
  );
}
