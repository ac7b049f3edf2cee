"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { usePagePath } from "@/components/ui/use-page-path";
import { dismissedKey } from "@/lib/settings/announcement";
import { currentAnnouncement } from "./current-announcement";
import { type Moment, paintAnnouncement } from "./paint-announcement";

type AnnouncementBarProps = {
  /** An icon for each type; the style sheet shows the right one. */
  icons: ReactNode;
  close: ReactNode;
  label: string;
  endpoint: string;
};

/** The longest delay that setTimeout accepts, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;
const leftAsFound = { __html: "" };
let wasMounted = false;

/** The bar's frame. paintAnnouncement writes its content, at first before React runs, so React must not touch these nodes. */
export function AnnouncementBar({ icons, close, label, endpoint }: AnnouncementBarProps) {
  const bar = useRef<HTMLElement>(null);

  const page = usePagePath();

  useEffect(() => {
    const element = bar.current;
    return () => {
      if (element) paintAnnouncement(element, null, "late");
    };
  }, []);

  // During a client-side navigation the bar stays unchanged until the new page's announcement is known.
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const moment: Moment = wasMounted || root.dataset.announcement === "early" ? "early" : "late";
    wasMounted = true;
    let expiry: ReturnType<typeof setTimeout> | undefined;
    let mounted = true;
    let paint = () => {};
    // While a page was in the back-forward cache, the announcement may have been dismissed on another page, or have expired.
    const repaint = () => paint();
    addEventListener("pageshow", repaint);

    let width = element.offsetWidth;
    // Recalculate the height only when the width changes, because a font that loads late must not shift the page.
    const resizeObserver = new ResizeObserver(() => {
      if (element.hidden || element.offsetWidth === width) return;
      width = element.offsetWidth;
      root.style.setProperty("--announcement-height", "0px");
      root.style.setProperty("--announcement-height", `${element.offsetHeight}px`);
    });
    resizeObserver.observe(element);
    void currentAnnouncement(endpoint, page).then((announcement) => {
      if (!mounted || !announcement) return;
      paint = () => paintAnnouncement(element, announcement, moment);
      paint();
      const left = announcement.expiresAt ? Date.parse(announcement.expiresAt) - Date.now() : maxTimerMs;
      if (left < maxTimerMs) expiry = setTimeout(paint, left);
    });
    return () => {
      mounted = false;
      clearTimeout(expiry);
      removeEventListener("pageshow", repaint);
      resizeObserver.disconnect();
    };
  }, [endpoint, page]);

  function dismiss() {
    const element = bar.current;
    if (!element) return;
    try {
      localStorage.setItem(dismissedKey, element.querySelector("p")?.textContent ?? "");
    } catch {
      // Storage is unavailable, so the bar is dismissed for this page only.
    }
    paintAnnouncement(element, null, "late");
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={bar}
      id="announcement"
      aria-label={label}
      className="announcement"
      hidden
      suppressHydrationWarning
    >
      {icons}
      <div className="min-w-0 py-2">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant, which keeps React out */}
        <p dir="auto" aria-live="polite" dangerouslySetInnerHTML={leftAsFound} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above; hidden until it has an address */}
        <a href="/" dir="auto" hidden dangerouslySetInnerHTML={leftAsFound} suppressHydrationWarning />
      </div>
      <button type="button" onClick={dismiss} hidden suppressHydrationWarning>
        {close}
      </button>
    </section>
  );
}
