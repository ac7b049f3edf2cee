"use client";

import { useEffect } from "react";

/**
 * Redirects old addresses from when the documentation was one page. This needs a script, because servers don't see the
 * fragment. Renders nothing.
 */
export function OldAnchors({ moved }: { moved: Readonly<Record<string, string>> }) {
  useEffect(() => {
    const redirect = () => {
      const id = location.hash.slice(1);
      const address = document.getElementById(id) ? undefined : moved[id];
      if (address) location.replace(address);
    };
    redirect();
    addEventListener("hashchange", redirect);
    return () => removeEventListener("hashchange", redirect);
  }, [moved]);
  return null;
}
