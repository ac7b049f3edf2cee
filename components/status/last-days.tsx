"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { lastDaysId } from "@/lib/status/vocabulary";

type LastDaysProps = { page: string; outline: ReactNode; unreachable: string };

/**
 * The days before the last 24 hours. They are fetched as finished HTML from the history page, so that no script has to
 * draw them. `outline` is shown until they arrive. If the days can’t be loaded, it stays, with `unreachable` below it.
 * @param page the address of the history
 */
export function LastDays({ page, outline, unreachable }: LastDaysProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "drawn" | "failed">("loading");
  useEffect(() => {
    const controller = new AbortController();
    fetch(page, { signal: controller.signal })
      .then((answer) => answer.text())
      .then((html) => {
        const days = new DOMParser().parseFromString(html, "text/html").getElementById(lastDaysId);
        if (!days) throw new Error("The page has no days.");
        place.current?.replaceChildren(days);
        setState("drawn");
      })
      .catch(() => {
        if (!controller.signal.aborted) setState("failed");
      });
    return () => controller.abort();
  }, [page]);
  return (
    <>
      {state !== "drawn" && outline}
      {state === "failed" && <p className="mt-4 text-ink-soft">{unreachable}</p>}
      <div ref={place} />
    </>
  );
}
