import type { Metadata } from "next";
import type { ReactNode } from "react";
import "@/components/console/operator.css";
import { consoleWords } from "@/lib/console/words";
import { Document, documentMetadata } from "../document";

export { viewport } from "../document";

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await documentMetadata()),
    title: { default: consoleWords.title, template: `%s · ${consoleWords.brand}` },
    description: null,
    robots: { index: false, follow: false },
    referrer: "same-origin",
  };
}

/** The console is in English only and not part of the public tree. */
export default function OperatorLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <div className="console">{children}</div>
    </Document>
  );
}
