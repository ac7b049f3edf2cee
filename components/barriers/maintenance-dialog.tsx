"use client";

import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { MaintenanceNotice, type MaintenanceNoticeProps } from "./maintenance-notice";
import type { MaintenanceFacts } from "./poll-maintenance";

type MaintenanceDialogProps = MaintenanceFacts & Pick<MaintenanceNoticeProps, "words" | "links">;

/**
 * A modal dialog over the whole window that closes only when maintenance ends. Text typed into the page below is kept.
 */
export function MaintenanceDialog({ words, links, ...maintenance }: MaintenanceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because a dialog returns the focus on closing only while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const show = () => element.isConnected && !element.open && element.showModal();
    show();
    document.getElementById("maintenance-title")?.focus();
    // Browsers close a dialog on a second Escape even if its cancel event was prevented.
    element.addEventListener("close", show);
    return () => {
      element.removeEventListener("close", show);
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="maintenance-title"
      aria-describedby="maintenance-message"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepFocusInside}
      className="maintenance-dialog"
    >
      <MaintenanceNotice {...maintenance} now={Date.now()} words={words} links={links} />
    </dialog>
  );
}

/** Moves the focus from the last link back to the first; otherwise it would pass through the browser's own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const [from, to] = event.shiftKey ? [links.at(0), links.at(-1)] : [links.at(-1), links.at(0)];
  const leaving = document.activeElement === from || !links.some((link) => link === document.activeElement);
  if (!to || !leaving) return;
  event.preventDefault();
  to.focus();
}
