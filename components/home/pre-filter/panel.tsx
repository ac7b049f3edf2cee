"use client";

import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { TextAreaControl } from "@/components/ui/text-area-control";
import type { Match } from "@/lib/moderation/types";
import { verdictOf } from "@/lib/moderation/verdict";
import { Announcer } from "./announcer";
import { Examples } from "./examples";
import { Findings } from "./findings";
import { MarkedText } from "./marked-text";
import { usePreFilter } from "./use-pre-filter";
import { type PanelWords, timeText } from "./words";

/** The maximum text length that the speed claim covers. */
const maxLength = 10_000;

type PanelProps = {
  /** The first example, which is already checked. */
  initialText: string;
  initialMatches: Match[];
  words: PanelWords;
  /** The page section that describes both layers. */
  layersHref: string;
};

export function PreFilterPanel({ initialText, initialMatches, words, layersHref }: PanelProps) {
  const { check, update, warmUp } = usePreFilter(initialText, initialMatches, words.examples);
  const field = useRef<HTMLTextAreaElement>(null);
  const verdict = verdictOf(check.matches);
  const isChecked = check.state === "checked";

  // A reload may restore typed text, and visitors may type before this script runs.
  useEffect(() => {
    const value = field.current?.value;
    if (value !== undefined && value !== initialText) update(value);
  }, [initialText, update]);

  return (
    <section
      aria-label={words.title}
      className="rounded-2xl border border-line bg-surface text-left shadow-xl shadow-ink/5"
    >
      <div className="flex min-h-20 flex-wrap content-center items-center justify-between gap-x-3 gap-y-1 border-b sm:min-h-12 border-line px-4 sm:px-5">
        <p className="font-mono text-[0.8125rem] text-ink-soft">
          <span className="text-ink">{words.title}</span> · {words.layer}
        </p>
        {isChecked && (
          <Badge tone={verdict === "allowed" ? "neutral" : verdict}>{words.verdicts[verdict]}</Badge>
        )}
      </div>

      <label
        htmlFor="pre-filter-text"
        className="needs-js block px-4 pt-4 text-[0.8125rem] text-ink-faint sm:px-5"
      >
        {words.label}
      </label>
      <div className="h-36 overflow-y-auto transition-colors focus-within:bg-canvas hover:bg-canvas">
        <div className="grid text-base leading-7 wrap-anywhere whitespace-pre-wrap *:col-start-1 *:row-start-1 *:min-w-0 *:px-4 *:pt-1.5 *:pb-4 sm:text-[1.0625rem] sm:*:px-5">
          {/* With forced colors, each line of the field has a ground, which must not cover the underlines. */}
          <p
            aria-hidden="true"
            className="min-h-28 text-transparent forced-color-adjust-none forced-colors:pointer-events-none forced-colors:z-1 noscript:text-ink noscript:forced-colors:text-[CanvasText]"
          >
            <MarkedText text={check.text} matches={check.matches} />
            {"\u200b"}
          </p>
          <TextAreaControl
            ref={field}
            id="pre-filter-text"
            defaultValue={initialText}
            onChange={(event) => update(event.target.value)}
            onFocus={warmUp}
            maxLength={maxLength}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            data-gramm="false"
            className="needs-js resize-none overflow-hidden bg-transparent text-ink selection:bg-accent/30 selection:text-ink focus-visible:-outline-offset-2"
          />
        </div>
      </div>

      <section
        aria-label={words.findings}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls has to be reached by keyboard
        tabIndex={0}
        className="h-64 overflow-y-auto border-t border-line px-4 py-1.5 focus-visible:-outline-offset-2 sm:h-56 sm:px-5"
      >
        {check.matches.length > 0 && <Findings matches={check.matches} words={words} />}
        {check.matches.length === 0 && (
          <p className="py-2.5 text-[0.875rem] leading-5 text-ink-soft">
            {
              { checked: words.nothing, blank: words.label, loading: words.loading, failed: words.failed }[
                check.state
              ]
            }
          </p>
        )}
      </section>

      <div className="flex min-h-18 flex-wrap content-center items-center justify-between gap-x-6 gap-y-1 border-t border-line bg-sunken/60 px-4 py-3 text-[0.8125rem] text-ink-soft sm:px-5">
        <p className="only:invisible">{words.privacy}</p>
        {check.ms === undefined ? (
          <p className="needs-js">{words.unmeasured}</p>
        ) : (
          <p>
            {words.checkedIn}{" "}
            <span className="font-mono text-ink tabular-nums">{timeText(words, check.ms)}</span>
          </p>
        )}
      </div>

      <Examples
        words={words}
        onPick={(text) => {
          if (field.current) field.current.value = text;
          update(text);
        }}
        onIntent={warmUp}
      />
      <p className="border-t border-line px-4 py-3.5 text-[0.8125rem] leading-5 text-ink-soft sm:px-5">
        {words.layers.text}{" "}
        <a
          href={layersHref}
          className="font-medium whitespace-nowrap text-accent underline underline-offset-2"
        >
          {words.layers.link}
        </a>
      </p>
      <Announcer check={check} verdict={verdict} words={words} />
    </section>
  );
}
