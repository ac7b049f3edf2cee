import { useEffect, useState } from "react";
import type { Verdict } from "@/lib/moderation/types";
import { fill } from "@/lib/site/fill";
import type { Check } from "./use-pre-filter";
import { formFor, type PanelWords, timeText } from "./words";

/** Long enough that a screen reader speaks after a phrase, not after each letter. */
const pauseMs = 800;

type AnnouncerProps = { check: Check; verdict: Verdict; words: PanelWords };

/** Announces the result to screen readers after a pause in typing, but not for the initial example. */
export function Announcer({ check, verdict, words }: AnnouncerProps) {
  const [message, setMessage] = useState("");
  const { state, ms, matches } = check;

  useEffect(() => {
    if (state !== "blank" && (state !== "checked" || ms === undefined)) return;
    const timer = setTimeout(() => {
      if (ms === undefined) return setMessage("");
      const result = matches.length === 0 ? words.found.none : formFor(words.found, matches.length);
      setMessage(
        fill(words.spoken, { verdict: words.verdicts[verdict], found: result, time: timeText(words, ms) }),
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [state, ms, matches, verdict, words]);

  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
