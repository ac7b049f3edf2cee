import type { Metadata } from "next";

/** For pages that a mailed link opens: in no index, and their address in no other site's log. */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}
