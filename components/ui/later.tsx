"use client";

import { type ReactNode, useEffect, useState } from "react";

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

interface LaterProps<Module> {
  /** Must be the same function in every rendering. */
  load: () => Promise<Module>;
  children: (loaded: Module) => ReactNode;
  loading?: ReactNode;
  /** Shown once loading has failed, until a later attempt succeeds. */
  missing?: ReactNode;
}

/**
 * A part of a page whose script is loaded when the part is first shown. With `React.lazy`, a failure would replace the whole
 * page for good. Here only the part is missing, and loading is tried again after growing pauses.
 */
export function Later<Module>({ load, children, loading, missing = loading }: LaterProps<Module>) {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const attempt = (pauseMs: number) =>
      void load().then(
        (module) => gone || setLoaded(() => module),
        () => {
          if (gone) return;
          setFailed(true);
          timer = setTimeout(attempt, pauseMs, Math.min(2 * pauseMs, longestPauseMs));
        },
      );
    attempt(firstPauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load]);
  return loaded ? children(loaded) : failed ? missing : loading;
}
