"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { searchWords } from "@/lib/search/words";
import { Palette } from "./palette";
import { areSingleKeysOn, mayUseSingleKeys, setSingleKeys } from "./single-keys";

const words = searchWords.keys;

const rowsOfPage = () => [...document.querySelectorAll<HTMLElement>("main [data-item]")];

/** Focuses a row's link, or the row itself if it has none. */
function focusRow(row: HTMLElement) {
  const opens = row.matches("a[href]") ? row : row.querySelector<HTMLElement>("a[href], summary");
  if (!opens) row.tabIndex = -1;
  (opens ?? row).focus();
  row.scrollIntoView({ block: "nearest" });
}

/** Handles keys for the page's time zone and list rows. @returns whether the key was handled */
function pressOnPage(key: string): boolean {
  if (key === "u") {
    const choice = document.querySelector<HTMLElement>("main [data-utc-choice]");
    choice?.click();
    return choice !== null;
  }
  const rows = rowsOfPage();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const step = { j: 1, k: -1 }[key];
  if (step) {
    const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
    if (next) focusRow(next);
    return next !== undefined;
  }
  const part = { x: "input[data-pick]", e: "button[data-done]" }[key];
  const control = part ? rows[at]?.querySelector<HTMLElement>(part) : null;
  control?.click();
  return Boolean(control);
}

/** The console's shortcuts, the list of them, and the search that two of them open. */
export function ConsoleKeys({ searchIcon }: { searchIcon: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(true);

  function show() {
    setOn(areSingleKeysOn());
    dialog.current?.showModal();
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!mayUseSingleKeys(event)) return;
      if (event.key === "?") {
        setOn(true);
        dialog.current?.showModal();
      } else if (!pressOnPage(event.key)) return;
      event.preventDefault();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <Palette icon={searchIcon} onKeys={show} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        aria-labelledby="console-keys"
        onClick={({ target }) => target === dialog.current && dialog.current?.close()}
        className="console-dialog w-[min(28rem,calc(100vw-2rem))]"
      >
        <div className="max-h-[80dvh] overflow-y-auto p-5">
          <h2 id="console-keys" className="text-heading">
            {words.title}
          </h2>
          <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">{words.lead}</p>
          <dl className="mt-4 grid gap-2">
            {words.list.map(({ keys, does }) => (
              <div key={keys.join("+")} className="flex items-baseline justify-between gap-4">
                <dt className="order-2 flex shrink-0 gap-1">
                  {keys.map((key) => (
                    <kbd key={key} className="console-key">
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd className="text-[0.9375rem] leading-6">{does}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={isOn}
                onChange={({ target }) => {
                  setOn(target.checked);
                  setSingleKeys(target.checked);
                }}
                className="size-5 accent-accent"
              />
              {words.single}
            </label>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className={buttonClass("secondary")}
            >
              {words.close}
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
