import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function BarrierLayout({ children }: { children: ReactNode }) {
  return <main className="barrier">{children}</main>;
}
