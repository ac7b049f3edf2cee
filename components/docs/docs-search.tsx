"use client";

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import { findEntries, type SearchEntry, splitMatches } from "@/lib/documentation/search";

type DocsSearchProps = {
  labels: Record<"search" | "hint" | "keys" | "found" | "foundOne" | "none" | "loading" | "failed", string>;
  /** The address of the search index, which is fetched when somebody searches. */
  entries: string;
  icon: ReactNode;
};

/** Milliseconds after which a fetch counts as failed. */
const fetchTimeoutMs = 30_000;

/** Finds the parts of the documentation that contain all words of the search. */
export function DocsSearch({ labels, entries: address, icon }: DocsSearchProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [isActive, setActive] = useState(false);
  const load = useCallback(async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (!response.ok) throw new Error(response.statusText);
    return (await response.json()) as SearchEntry[];
  }, [address]);
  // Fetched when the visitor first searches.
  const { loaded: entries, hasFailed } = useLoaded(isActive ? load : null);
  const results = findEntries(entries ?? [], query);
  const open = isActive && query.trim().length > 1;
  const nothing = entries ? labels.none : labels[hasFailed ? "failed" : "loading"];
  const count = results.length === 1 ? labels.foundOne : `${results.length} ${labels.found}`;

  useEffect(() => {
    // With a modifier key, because single-key shortcuts interfere with speech input.
    function focusOnKey(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      field.current?.focus();
    }
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setActive(false);
    };
    addEventListener("keydown", focusOnKey);
    // Tapping on text doesn't move the focus, so blur alone would not close the panel.
    addEventListener("pointerdown", closeOutside);
    return () => {
      removeEventListener("keydown", focusOnKey);
      removeEventListener("pointerdown", closeOutside);
    };
  }, []);

  // Visitors may type before this script runs.
  useEffect(() => {
    if (!field.current?.value) return;
    setQuery(field.current.value);
    setActive(document.activeElement === field.current);
  }, []);

  /**
   * Up and Down move between the field and the results, Enter opens the first result, Escape clears the field and
   * focuses it.
   */
  function move(event: KeyboardEvent) {
    if (event.key === "Escape") {
      setQuery("");
      field.current?.focus();
      return;
    }
    if (event.key === "Enter" && event.target === field.current) {
      box.current?.querySelector("a")?.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = Array.from(box.current?.querySelectorAll<Element>("input, a") ?? []);
    const at = document.activeElement ? stops.indexOf(document.activeElement) : 0;
    (stops[Math.min(stops.length - 1, Math.max(0, at + step))] as HTMLElement | undefined)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside
    <div
      ref={box}
      className="needs-js relative"
      onKeyDown={move}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Where only the window has lost the focus, the field is still the active element.
        if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
        setActive(false);
      }}
    >
      <label htmlFor={id} className="sr-only">
        {labels.search}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={labels.search}
        title={labels.hint}
        aria-keyshortcuts="Control+K Meta+K"
        value={query}
        onFocus={() => setActive(true)}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(true);
        }}
        className="peer h-11 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 text-[0.9375rem] placeholder:text-ink-faint hover:border-ink-soft"
      />
      <span className="pointer-events-none absolute top-3.5 left-3 text-ink-faint">{icon}</span>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 right-2.5 hidden rounded empty:invisible border border-line bg-sunken px-1.5 font-mono text-ink-faint text-xs leading-5 lg:peer-placeholder-shown:block lg:peer-focus:hidden"
      >
        {labels.keys}
      </span>
      <p role="status" className="sr-only">
        {open && (results.length === 0 ? nothing : count)}
      </p>
      {open && (
        // Keeps the focus in the field: where links don't take the focus, the panel would close before the click.
        // biome-ignore lint/a11y/noStaticElementInteractions: the presses are meant for the links inside
        <div
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-2 max-h-96 min-w-72 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-ink/10 shadow-lg"
        >
          {results.length === 0 && <p className="px-3 py-2.5 text-[0.9375rem] text-ink-soft">{nothing}</p>}
          <ul>
            {results.map((entry) => (
              <li key={entry.href}>
                <a
                  href={entry.href}
                  onClick={() => setQuery("")}
                  className="block rounded-lg px-3 py-2 hover:bg-sunken"
                >
                  <span className="block font-medium text-[0.9375rem]">{entry.title}</span>
                  {entry.page !== entry.title && (
                    <span className="block text-[0.8125rem] text-accent leading-5">{entry.page}</span>
                  )}
                  <span className="line-clamp-2 text-[0.8125rem] text-ink-faint leading-5">
                    {splitMatches(entry.context, query).map((part, index) =>
                      index % 2 === 0 ? (
                        part
                      ) : (
                        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
                        <mark key={index} className="bg-transparent font-semibold text-ink">
                          {part}
                        </mark>
                      ),
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
