import type { Metadata } from "next";
import type { ReactNode } from "react";
import "@/components/console/operator.css";
import { consoleCopy } from "@/lib/console/words";

export const metadata: Metadata = {
  title: { default: consoleCopy.title, template: `%s · ${consoleCopy.brand}` },
  description: null,
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export default function OperatorLayout({ children }: { children: ReactNode }) {
  return <div className="console">{children}</div>;
}
