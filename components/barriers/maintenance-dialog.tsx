"use client";

import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { MaintenanceNotice, type MaintenanceNoticeProps } from "./maintenance-notice";
import type { MaintenanceFacts } from "./poll-maintenance";

type MaintenanceDialogProps = MaintenanceFacts & Pick<MaintenanceNoticeProps, "words" | "links">;

/** A modal dialog over the whole window that only the end of maintenance closes. What was typed below stays there. */
export default function MaintenanceDialog({ message, endTime, words, links }: MaintenanceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because only a dialog that is still in the page gives the focus back when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const show = () => element.isConnected && !element.open && element.showModal();
    show();
    document.getElementById("maintenance-title")?.focus();
    // A second Escape closes a dialog whatever its cancel handler says.
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
      onKeyDown={stayInside}
      className="maintenance-dialog"
    >
      <MaintenanceNotice message={message} endTime={endTime} now={Date.now()} words={words} links={links} />
    </dialog>
  );
}

/** From the last link back to the first: on the way between them the browser would offer its own controls. */
function stayInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const [from, to] = event.shiftKey ? [links.at(0), links.at(-1)] : [links.at(-1), links.at(0)];
  const leaving = document.activeElement === from || !links.some((link) => link === document.activeElement);
  if (!to || !leaving) return;
  event.preventDefault();
  to.focus();
}
