"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** The address of this site's page that a click leads to in this tab; null where the browser should act by itself. */
function pageOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target || link.download || link.origin !== location.origin) return null;
  // Files are no pages, and a part of this page is the browser's to scroll to.
  if (link.pathname.includes(".") || link.pathname === location.pathname) return null;
  return link.pathname + link.search + link.hash;
}

/** Follows links in static text, which no component stands behind, as `Link` would: without loading the site anew. */
export function FollowLinks({ within }: { within: string }) {
  const router = useRouter();
  useEffect(() => {
    const container = document.querySelector<HTMLElement>(within);
    const follow = (event: MouseEvent) => {
      const page = pageOf(event);
      if (page === null) return;
      event.preventDefault();
      router.push(page);
    };
    container?.addEventListener("click", follow);
    return () => container?.removeEventListener("click", follow);
  }, [router, within]);
  return null;
}
