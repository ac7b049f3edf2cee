"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { statusPaths } from "@/lib/site/paths";
import { lastDaysId } from "@/lib/status/words";

/**
 * The days before the last 24 hours, as the history's page draws them: fetched from it whole, so that none of it has to
 * be drawn by script. Until then, and when that fails, the outline stands in their place.
 */
export function LastDays({ outline }: { outline: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    fetch(statusPaths.history, { signal: controller.signal })
      .then((answer) => answer.text())
      .then((html) => {
        const days = new DOMParser().parseFromString(html, "text/html").getElementById(lastDaysId);
        if (!days || !place.current) return;
        place.current.replaceChildren(days);
        setDrawn(true);
      })
      .catch(() => {});
    return () => controller.abort();
  }, []);
  return (
    <>
      {!drawn && outline}
      <div ref={place} />
    </>
  );
}
