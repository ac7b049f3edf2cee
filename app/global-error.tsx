"use client";

import { ErrorView } from "@/components/layout/error-view";
import { errorCopy } from "@/lib/site/error-pages";
import { fontFaces } from "./fonts";
import "./globals.css";

/** Takes the place of the whole document when the root layout itself fails. The theme follows the system here. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className={fontFaces}>
      <body>
        <title>{errorCopy.title}</title>
        <main id="main">
          <ErrorView error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
