"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { isMotionOff } from "@/components/layout/motion-guard";

type RotatingHeadlineProps = {
  prefix: string;
  words: readonly string[];
  /** Read by screen readers instead of the changing word. */
  spoken: string;
  intervalMs: number;
  labels: { pause: string; resume: string };
  icons: { pause: ReactNode; resume: ReactNode };
};

/** Safari itself: other browsers with the same engine add their own name to the user agent. */
function isSafari(agent: string): boolean {
  return /safari/i.test(agent) && !/chrome|chromium|crios|fxios|edg|opr|android/i.test(agent);
}

/**
 * The page's h1. Its last line changes every three seconds in a fixed box, so that nothing moves. Safari gets a
 * cross-fade. It doesn't run with reduced motion, or if animation is too slow on the machine.
 */
export function RotatingHeadline(props: RotatingHeadlineProps) {
  const { prefix, words, spoken, intervalMs, labels, icons } = props;
  const [step, setStep] = useState(0);
  // Undefined until the visitor's motion preference is known: no timer may start before that.
  const [playing, setPlaying] = useState<boolean>();
  const [simple, setSimple] = useState(false);
  // The visitor's own choice overrides the measured speed.
  const hasChosen = useRef(false);

  useEffect(() => {
    setSimple(isSafari(navigator.userAgent));
    setPlaying(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (isMotionOff() && !hasChosen.current) setPlaying(false);
      else setStep((current) => current + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [playing, intervalMs]);

  function onClick() {
    hasChosen.current = true;
    setPlaying(isStopped);
  }

  const isStopped = playing === false;
  const word = words[step % words.length];
  const before = step > 0 ? words[(step - 1) % words.length] : undefined;

  return (
    <div className="flex items-end gap-2">
      <h1 className="text-display max-[22rem]:text-[2.25rem]">
        <span className="sr-only">{spoken}</span>
        <span aria-hidden="true" className="block">
          {prefix}
          <span className="rotator" data-variant={simple ? "simple" : "animated"}>
            {before && (
              <span key={step - 1} className="rotator-out">
                {before}
              </span>
            )}
            <span key={step} data-testid="hero-word" className={step > 0 ? "rotator-in" : undefined}>
              {word}
            </span>
          </span>
        </span>
      </h1>
      <button
        type="button"
        onClick={onClick}
        aria-label={isStopped ? labels.resume : labels.pause}
        className="needs-js group -mr-1.5 mb-0.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft sm:mb-2"
      >
        <span className="grid size-8 place-items-center rounded-full border border-line-strong/60 transition-colors group-hover:border-ink group-hover:text-ink">
          {isStopped ? icons.resume : icons.pause}
        </span>
      </button>
    </div>
  );
}
