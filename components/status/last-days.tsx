"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { timings } from "@/lib/site/status-figures";
import { lastDaysId } from "@/lib/status/vocabulary";

interface LastDaysProps {
  /** The address of the history. */
  page: string;
  outline: ReactNode;
  unreachable: string;
  /** When the shown record was made. After a failure, a newer one shows that the server can be reached again. */
  recordedAt: string | undefined;
}

/**
 * The days before the last 24 hours. They are fetched as finished HTML from the history page, so that no script has to
 * draw them. `outline` is shown until they arrive. If they can’t be loaded, it stays, with `unreachable` below it.
 */
export function LastDays({ page, outline, unreachable, recordedAt }: LastDaysProps) {
  const container = useRef<HTMLDivElement>(null);
  const [days, setDays] = useState<Element | null>(null);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer record is the reason to try again
  useEffect(() => {
    if (days || running.current) return;
    running.current = true;
    fetch(page, { signal: AbortSignal.timeout(timings.requestTimeoutMs) })
      .then((response) => response.text())
      .then((html) => {
        const loaded = new DOMParser().parseFromString(html, "text/html").getElementById(lastDaysId);
        setDays(loaded);
        setFailed(!loaded);
      })
      .catch(() => setFailed(true))
      .finally(() => {
        running.current = false;
      });
  }, [page, days, recordedAt]);
  // Before the browser draws the page without the outline.
  useLayoutEffect(() => {
    if (days) container.current?.replaceChildren(days);
  }, [days]);
  return (
    <>
      {!days && outline}
      <div aria-live="polite">{failed && <p className="mt-4 text-ink-soft">{unreachable}</p>}</div>
      <div ref={container} />
    </>
  );
}
