import { useEffect, useState } from "react";
import type { Verdict } from "@/lib/moderation/types";
import { fill } from "@/lib/site/fill";
import type { Check } from "./use-pre-filter";
import { formFor, type PanelWords, timeText } from "./words";

/** Long enough that a screen reader speaks after a phrase and not after each letter. */
const pauseMs = 800;

type AnnouncerProps = { check: Check; verdict: Verdict; words: PanelWords };

/** Says the outcome aloud once typing pauses; silent for the example that was there from the start. */
export function Announcer({ check, verdict, words }: AnnouncerProps) {
  const [message, setMessage] = useState("");
  const { state, ms, matches } = check;

  useEffect(() => {
    if (state !== "checked" || ms === undefined) return;
    const timer = setTimeout(() => {
      const found = matches.length === 0 ? words.found.none : formFor(words.found, matches.length);
      setMessage(fill(words.spoken, { verdict: words.verdicts[verdict], found, time: timeText(words, ms) }));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [state, ms, matches, verdict, words]);

  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
