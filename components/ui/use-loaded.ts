"use client";

import { useEffect, useState } from "react";

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/**
 * What `load` returns, as soon as it succeeds once; it is called again after growing pauses while it fails.
 * @param load always the same function; null while nothing is needed
 */
export function useLoaded<T>(load: (() => Promise<T>) | null): { loaded: T | null; hasFailed: boolean } {
  const [result, setResult] = useState<{ loaded: T } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoaded = result !== null;
  useEffect(() => {
    if (load === null || isLoaded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const attempt = (pauseMs: number) =>
      void load().then(
        // Also when it isn't needed anymore: it may be needed again.
        (loaded) => setResult({ loaded }),
        () => {
          if (isUnmounted) return;
          setHasFailed(true);
          timer = setTimeout(attempt, pauseMs, Math.min(2 * pauseMs, longestPauseMs));
        },
      );
    attempt(firstPauseMs);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [load, isLoaded]);
  return { loaded: result?.loaded ?? null, hasFailed };
}
