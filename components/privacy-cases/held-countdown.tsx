"use client";

import { useEffect, useState } from "react";

type HeldCountdownProps = { seconds: number; page: string; soon: string };

/**
 * The page is reloaded when both numbers of seconds have passed. A worker needs about two after an action is due; if it needs longer,
 * the second number keeps the page from being reloaded all the time.
 */
const reload = { afterDue: 2, afterLoading: 5 };

/** Seconds since the server sent this page, so that neither a wrong clock nor slow scripts matter. */
function secondsSinceResponse(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (performance.now() - (page?.responseStart ?? 0)) / 1000;
}

/**
 * Counts down to the moment when a held action is carried out, then reloads to show the result.
 * @param seconds from the moment when the server made the page until the action is due
 */
export function HeldCountdown({ seconds, page, soon }: HeldCountdownProps) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    let isReloading = false;
    const count = () => {
      const secondsPassed = secondsSinceResponse();
      setSecondsLeft(Math.ceil(seconds - secondsPassed));
      const isTyping = document.activeElement?.matches("input, textarea, select");
      if (isReloading || isTyping || !navigator.onLine) return;
      if (secondsPassed < Math.max(seconds + reload.afterDue, reload.afterLoading)) return;
      isReloading = true;
      location.replace(page);
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [seconds, page]);
  if (secondsLeft === null) return null;
  return (
    <span aria-hidden="true" className="tabular-nums">
      {secondsLeft > 0 ? `0:${String(secondsLeft).padStart(2, "0")}` : soon}
    </span>
  );
}
