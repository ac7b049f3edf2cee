import { useEffect, useState } from "react";
import type { Verdict } from "@/lib/moderation/types";
import { announce, formatMs } from "@/lib/pages/home-pre-filter";
import type { Check } from "./use-pre-filter";

/** Long enough that a screen reader speaks after a phrase and not after each letter. */
const pauseMs = 800;

/** Says the outcome aloud once typing pauses; silent for the example that was there from the start. */
export function Announcer({ check, verdict }: { check: Check; verdict: Verdict }) {
  const [message, setMessage] = useState("");
  const { state, ms, matches } = check;

  useEffect(() => {
    if (state !== "checked" || ms === undefined) return;
    const timer = setTimeout(() => setMessage(announce(verdict, matches.length, formatMs(ms))), pauseMs);
    return () => clearTimeout(timer);
  }, [state, ms, matches, verdict]);

  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
