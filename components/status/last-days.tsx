"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { lastDaysId } from "@/lib/status/vocabulary";

/**
 * The days before the last 24 hours. They are fetched as finished HTML from the history page, so that no script has to
 * draw them. `outline` is shown until then, and if the request fails.
 * @param page the address of the history
 */
export function LastDays({ page, outline }: { page: string; outline: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    fetch(page, { signal: controller.signal })
      .then((answer) => answer.text())
      .then((html) => {
        const days = new DOMParser().parseFromString(html, "text/html").getElementById(lastDaysId);
        if (!days || !place.current) return;
        place.current.replaceChildren(days);
        setDrawn(true);
      })
      .catch(() => {});
    return () => controller.abort();
  }, [page]);
  return (
    <>
      {!drawn && outline}
      <div ref={place} />
    </>
  );
}
