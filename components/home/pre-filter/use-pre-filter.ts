import { useCallback, useRef, useState } from "react";
import type { Match } from "@/lib/moderation/types";

const warmUpRuns = 8;

type Engine = typeof import("@/lib/moderation/pre-filter");

export type Check = {
  text: string;
  matches: Match[];
  /** Measured for this text, in milliseconds; absent for the example that was checked at build time. */
  ms?: number;
  state: "checked" | "loading" | "failed";
};

/** The country whose telephone numbers this visitor most likely writes. */
function visitorRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    return undefined;
  }
}

/**
 * Checks text as it comes. The engine is a separate download, begun by `warmUp` or by the first check.
 * @param examples what the engine runs on first
 */
export function usePreFilter(
  initialText: string,
  initialMatches: Match[],
  examples: readonly { text: string }[],
) {
  const [check, setCheck] = useState<Check>({ text: initialText, matches: initialMatches, state: "checked" });
  const engine = useRef<Engine | null>(null);
  const loading = useRef<Promise<Engine> | null>(null);
  const latest = useRef(initialText);

  const warmUp = useCallback(() => {
    loading.current ??= import("@/lib/moderation/pre-filter").then((loaded) => {
      // Some runs beforehand, so that the figures shown are not the time a browser takes to compile.
      const warmUpText = examples.map(({ text }) => text).join("\n");
      for (let run = 0; run < warmUpRuns; run++) loaded.preFilter(warmUpText);
      engine.current = loaded;
      return loaded;
    });
    return loading.current;
  }, [examples]);

  const run = useCallback((loaded: Engine) => {
    const text = latest.current;
    const region = visitorRegion();
    const start = performance.now();
    const matches = loaded.preFilter(text, { region });
    setCheck({ text, matches, ms: performance.now() - start, state: "checked" });
  }, []);

  const update = useCallback(
    (text: string) => {
      latest.current = text;
      if (engine.current) return run(engine.current);
      setCheck({ text, matches: [], state: "loading" });
      warmUp().then(run, () => {
        loading.current = null;
        setCheck({ text: latest.current, matches: [], state: "failed" });
      });
    },
    [run, warmUp],
  );

  return { check, update, warmUp };
}
