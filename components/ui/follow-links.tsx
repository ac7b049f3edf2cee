"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useState, useTransition } from "react";
import { isAnyControlChanged } from "./changed-controls";
import { useHydrated } from "./use-hydrated";
import { usePagePath } from "./use-page-path";

const textFace = { family: "Palisade Text", weight: "400 600" };
const textFile = new URL("../../app/fonts/instrument-sans.woff2", import.meta.url).pathname;

/** Whether text is drawn in the text face. Without it, the canvas uses a monospaced one, whose "i" is as wide as its "m". */
function isTextFaceShown(): boolean {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return true;
  canvas.font = `16px "${textFace.family}", monospace`;
  return canvas.measureText("i").width < canvas.measureText("m").width;
}

/** Not every browser knows `navigator.connection`. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Kept when another layout takes over. */
let loadedFace: FontFace | undefined;
/** When a link was last followed, in milliseconds since the document began. */
let followedAt = Number.NEGATIVE_INFINITY;
/** Half of the time for which the Layout Instability API attributes movements to an input, because frames can be late. */
const promptMs = 250;

/**
 * A first visit over a slow connection is shown in the fallback, whose text must not move. The text face is loaded
 * after it, and shown from the next page on, in the frame in which the page changes. The header stays and would move
 * by itself if that page came late, so the face then waits for a page that comes promptly.
 */
function useTextFaceLater(path: string): void {
  useEffect(() => {
    const load = () => {
      if (loadedFace || isTextFaceShown() || savesData()) return;
      const { family, weight } = textFace;
      new FontFace(family, `url(${textFile})`, { weight }).load().then(
        (face) => {
          loadedFace = face;
        },
        () => {},
      );
    };
    if (document.readyState === "complete") load();
    else addEventListener("load", load, { once: true });
    return () => removeEventListener("load", load);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => {
    if (loadedFace && performance.now() - followedAt < promptMs) document.fonts.add(loadedFace);
  }, [path]);
}

/** A page that comes within this time needs no sign that it is awaited. */
const promptlyMs = 400;

/** The address if the link leads to a page of this site; null if the browser should handle it. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  // Other languages are separate documents, and some links reload on purpose.
  if (link.hreflang || link.hasAttribute("data-reload")) return null;
  // Files and API responses are not pages, and the browser scrolls to fragments of this page.
  if (link.pathname.includes(".") || link.pathname.startsWith("/api/")) return null;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null;
  // If the browser loads the next page, going back restores what was typed.
  if (isAnyControlChanged()) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Client-side navigation for all links of a document, with prefetching once the visitor shows interest (pointer, touch
 * or focus). One listener replaces a component per link, so links are plain HTML.
 * @param loading says that a page that comes slowly is being loaded
 */
export function FollowLinks({ loading }: { loading: string }) {
  const router = useRouter();
  const path = usePagePath();
  useTextFaceLater(path);
  const hydrated = useHydrated();
  const [isWaiting, startWaiting] = useTransition();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), promptlyMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  // The footer is finished HTML, which doesn't know its page.
  useEffect(() => {
    for (const link of document.querySelectorAll(".footer-link")) {
      if (link.getAttribute("href") === path) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [path]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const page = pageOf(event.target);
      if (page === null) return;
      event.preventDefault();
      followedAt = event.timeStamp;
      startWaiting(() => router.push(page));
    };
    let meant: string | null = null;
    const fetchAhead = ({ target }: Event) => {
      const page = pageOf(target);
      if (page === null || page === meant) return;
      meant = page;
      router.prefetch(page);
    };
    document.addEventListener("click", follow);
    document.addEventListener("pointerover", fetchAhead);
    document.addEventListener("focusin", fetchAhead);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("pointerover", fetchAhead);
      document.removeEventListener("focusin", fetchAhead);
    };
  }, [router]);
  return (
    hydrated && (
      <div role="status">
        {isSlow && (
          <span className="awaited-page">
            <span className="sr-only">{loading}</span>
          </span>
        )}
      </div>
    )
  );
}
