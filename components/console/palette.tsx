"use client";

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { withTimeout } from "@/lib/platform/with-timeout";
import type { Question } from "@/lib/search/commands";
import type { SearchGroup, SearchResult } from "@/lib/search/search";
import { searchWords } from "@/lib/search/words";
import { consolePaths } from "@/lib/site/staff-paths";
import { ConfirmForm } from "./confirm-panel";
import { isDialogOpen, mayUseSingleKeys } from "./single-keys";

const { palette: paletteWords, ...words } = searchWords;
const waitMs = 100;
/** Milliseconds after which the results of an earlier text disappear, and after which a request counts as failed. */
const slowMs = 1000;
const timeoutMs = 10_000;

type SearchResponse = { search: string; groups: readonly SearchGroup[] };

type PaletteProps = {
  icon: ReactNode;
  /** Opens the list of shortcuts. */
  onKeys: () => void;
};

/**
 * The console's search as a dialog over the current page: one field and a list of results. The link that opens it leads
 * to a search page, which is what visitors without scripts use.
 */
export function Palette({ icon, onKeys }: PaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Enter was pressed before the results for the current text arrived. */
  const opensFirstResult = useRef(false);
  const [isOpen, setOpen] = useState(false);
  /** A new object sends a new request, even for the same text. */
  const [query, setQuery] = useState({ search: "" });
  const [latestResponse, setLatestResponse] = useState<SearchResponse | "failed" | null>(null);
  const [active, setActive] = useState(0);
  /** The action that was chosen and asks first. */
  const [question, setQuestion] = useState<Question | null>(null);

  const { search } = query;
  const results = latestResponse === null || latestResponse === "failed" ? null : latestResponse;
  const groups = results?.groups ?? [];
  const items = groups.flatMap((group) => group.items);
  const isCurrent = results?.search === search.trim();

  const choose = useCallback(({ href, ask }: SearchResult) => {
    opensFirstResult.current = false;
    if (ask) setQuestion(ask);
    else {
      dialog.current?.close();
      location.assign(href);
    }
  }, []);

  const open = useCallback(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    setOpen(true);
  }, []);

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === "/" && mayUseSingleKeys(event);
      if (!(isShortcut && !event.altKey && !event.shiftKey) && !isSlash) return;
      if (isDialogOpen()) return;
      event.preventDefault();
      open();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);

  useEffect(() => {
    if (!isOpen) return;
    const { search: typedText } = query;
    const searchText = typedText.trim();
    const stop = new AbortController();
    let isCanceled = false;
    // What failed before is being tried again.
    setLatestResponse((before) => (before === "failed" ? null : before));
    const slow = setTimeout(setLatestResponse, slowMs, null);
    const timer = setTimeout(
      async () => {
        try {
          const address = `${consolePaths.searchResults}?${new URLSearchParams({ q: searchText })}`;
          const { groups } = await withTimeout(
            timeoutMs,
            async (signal): Promise<{ groups: SearchGroup[] }> => {
              const response = await fetch(address, { signal });
              if (!response.ok) throw new Error(response.statusText);
              return response.json();
            },
            stop,
          );
          setLatestResponse({ search: searchText, groups });
          setActive(0);
          const first = groups[0]?.items[0];
          if (opensFirstResult.current && first) choose(first);
        } catch {
          if (isCanceled) return;
          setLatestResponse("failed");
        }
        clearTimeout(slow);
        opensFirstResult.current = false;
      },
      searchText === "" ? 0 : waitMs,
    );
    return () => {
      isCanceled = true;
      clearTimeout(slow);
      clearTimeout(timer);
      stop.abort();
    };
  }, [isOpen, query, choose]);

  // What stood there before is replaced by typing.
  useEffect(() => {
    if (question)
      dialog.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("[name=text]")?.select();
  }, [question]);

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  const close = () => dialog.current?.close();

  function go() {
    const item = items[active];
    if (isCurrent) {
      if (item) choose(item);
      return;
    }
    opensFirstResult.current = true;
    if (latestResponse === "failed") setQuery({ search });
  }

  function onFieldKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) setActive((at) => (at + step + items.length) % items.length);
    else if (event.key === "Home" && event.ctrlKey) setActive(0);
    else if (event.key === "Enter") go();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <a
        href={consolePaths.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
        className="flex min-h-11 items-center gap-2 rounded-lg border border-line-strong px-3 text-[0.9375rem] text-ink-soft hover:border-ink-soft hover:text-ink md:w-48 lg:w-64"
      >
        {icon}
        <span className="max-md:sr-only">{paletteWords.open}</span>
        <span aria-hidden="true" className="console-key needs-js ml-auto max-md:hidden">
          {paletteWords.shortcut}
        </span>
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        aria-label={words.title}
        onClose={() => {
          setOpen(false);
          setQuery({ search: "" });
          setQuestion(null);
          opensFirstResult.current = false;
        }}
        // A key that is held down answers nothing: the question may just have come.
        onKeyDownCapture={(event) => {
          if (question && event.key === "Enter" && event.repeat) event.preventDefault();
        }}
        onClick={({ target }) => target === dialog.current && close()}
        className="console-dialog w-[min(40rem,calc(100vw-2rem))]"
      >
        {question && (
          <div className="p-5 sm:p-6">
            <h2 className="text-heading wrap-anywhere">{words.confirm.title(question.title)}</h2>
            <ConfirmForm {...question}>
              <button type="button" onClick={close} className={buttonClass("ghost")}>
                {words.confirm.cancel}
              </button>
            </ConfirmForm>
          </div>
        )}
        <div className={cx("flex max-h-[min(36rem,80dvh)] flex-col", question && "hidden")}>
          <input
            type="text"
            role="combobox"
            aria-label={words.label}
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
            placeholder={words.label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={search}
            onChange={({ target }) => setQuery({ search: target.value })}
            onKeyDown={onFieldKey}
            className="h-14 shrink-0 border-b border-line bg-transparent px-4 text-base outline-offset-[-4px] placeholder:text-ink-faint sm:px-5"
          />
          <div id={`${id}-list`} role="listbox" aria-label={words.title} className="overflow-y-auto py-2">
            {groups.map(({ name, label, items: ofGroup }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset groups no options
              <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                <p
                  id={`${id}-${name}`}
                  className="px-4 pt-2 pb-1 text-[0.8125rem] leading-5 font-semibold text-ink-faint sm:px-5"
                >
                  {label}
                </p>
                {ofGroup.map((item) => {
                  const { title, detail, href } = item;
                  const at = items.indexOf(item);
                  return (
                    <a
                      key={`${href} ${title}`}
                      id={`${id}-${at}`}
                      role="option"
                      aria-selected={at === active}
                      tabIndex={-1}
                      href={href}
                      onClick={(event) => {
                        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                        event.preventDefault();
                        choose(item);
                      }}
                      onPointerMove={() => setActive(at)}
                      className={cx(
                        "mx-2 block min-h-11 rounded-lg px-2 py-2 sm:px-3",
                        at === active && "bg-accent-soft",
                      )}
                    >
                      <span className="block leading-6 font-medium wrap-anywhere">{title}</span>
                      {detail && (
                        <span className="block text-[0.875rem] leading-5 wrap-anywhere text-ink-soft">
                          {detail}
                        </span>
                      )}
                    </a>
                  );
                })}
              </div>
            ))}
          </div>
          <p role="status" className={cx("px-5 text-ink-soft", items.length > 0 ? "sr-only" : "py-6")}>
            {isOpen && latestResponse === null && paletteWords.searching}
            {latestResponse === "failed" && words.failed}
            {isCurrent && (items.length > 0 ? words.found(items.length) : words.none(search.trim()))}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 text-[0.8125rem] text-ink-faint sm:px-5">
            <span className="max-sm:hidden">{paletteWords.hint}</span>
            <button
              type="button"
              onClick={() => {
                close();
                onKeys();
              }}
              className="min-h-11 font-medium text-accent underline-offset-4 hover:underline"
            >
              {paletteWords.keys}
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
