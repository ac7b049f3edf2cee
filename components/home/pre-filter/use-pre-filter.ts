import { useCallback, useRef, useState } from "react";
import type { Match } from "@/lib/moderation/types";

const warmUpRuns = 8;

type Engine = typeof import("@/lib/moderation/pre-filter");

export type Check = {
  text: string;
  matches: Match[];
  /** Measured for this text, in milliseconds; absent for the example that was checked at build time. */
  ms?: number;
  /** `blank`: no text, so no verdict. */
  state: "checked" | "blank" | "loading" | "failed";
};

const isBlank = (text: string) => text.trim() === "";

/** The country whose phone number format this visitor most likely uses. */
function visitorRegion(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    return undefined;
  }
}

/**
 * Checks text while typing. The engine is loaded by `warmUp` or the first check.
 * @param examples texts to warm up the engine
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
      // Some runs in advance, so that the times shown exclude the browser's compilation.
      const warmUpText = examples.map(({ text }) => text).join("\n");
      for (let run = 0; run < warmUpRuns; run++) loaded.preFilter(warmUpText);
      engine.current = loaded;
      return loaded;
    });
    return loading.current;
  }, [examples]);

  const run = useCallback((loaded: Engine) => {
    const text = latest.current;
    if (isBlank(text)) return setCheck({ text, matches: [], state: "blank" });
    const region = visitorRegion();
    const start = performance.now();
    const matches = loaded.preFilter(text, { region });
    setCheck({ text, matches, ms: performance.now() - start, state: "checked" });
  }, []);

  const update = useCallback(
    (text: string) => {
      latest.current = text;
      if (engine.current) return run(engine.current);
      setCheck({ text, matches: [], state: isBlank(text) ? "blank" : "loading" });
      warmUp().then(run, () => {
        loading.current = null;
        setCheck({ text: latest.current, matches: [], state: isBlank(latest.current) ? "blank" : "failed" });
      });
    },
    [run, warmUp],
  );

  return { check, update, warmUp };
}
