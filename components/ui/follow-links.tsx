"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePagePath } from "./use-page-path";

/** The address of this site's page that a link leads to; null where the browser should act by itself. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  // Another language is another document, and some links load theirs anew on purpose.
  if (link.hreflang || link.hasAttribute("data-reload")) return null;
  // Files and answers of the API are no pages, and a part of this page is the browser's to scroll to.
  if (link.pathname.includes(".") || link.pathname.startsWith("/api/")) return null;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Follows the links of a document without loading the site anew, and fetches a page ahead once the visitor shows
 * interest (pointer, touch or focus). One listener does what a component for each link would, so links are plain HTML.
 */
export function FollowLinks() {
  const router = useRouter();
  const path = usePagePath();
  // The footer is finished HTML, which does not know its page.
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
      router.push(page);
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
  return null;
}
