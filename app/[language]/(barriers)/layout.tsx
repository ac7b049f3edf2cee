import type { Metadata } from "next";
import type { ReactNode } from "react";

/** Without the site's description, because pages in front of the site must reveal nothing about it. */
export const metadata: Metadata = { description: null, robots: { index: false, follow: false } };

export default function BarrierLayout({ children }: { children: ReactNode }) {
  return <main className="barrier">{children}</main>;
}
