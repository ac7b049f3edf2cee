"use client";

import { useEffect, useRef } from "react";
import { statusPaths } from "@/lib/site/paths";
import { lastDaysId } from "@/lib/status/words";

/**
 * The days before the last 24 hours, as the history's page draws them: fetched from it whole, so that none of it has to
 * be drawn by script. When that fails, the link to the history stands below all the same.
 */
export function LastDays() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(statusPaths.history, { signal: controller.signal })
      .then((answer) => answer.text())
      .then((html) => {
        const days = new DOMParser().parseFromString(html, "text/html").getElementById(lastDaysId);
        if (days) place.current?.replaceChildren(days);
      })
      .catch(() => {});
    return () => controller.abort();
  }, []);
  return <div ref={place} />;
}
