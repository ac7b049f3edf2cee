"use client";

import { ErrorView, useErrorPage } from "@/components/layout/error-view";

import "./globals.css";

/** Replaces the whole document if the root layout itself fails. The theme follows the system here. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const page = useErrorPage();
  return (
    <html lang={page?.language}>
      <body>
        {page && (
          <>
            <title>{page.words.title}</title>
            <main id="main">
              <ErrorView page={page} error={error} retry={retry} />
            </main>
          </>
        )}
      </body>
    </html>
  );
}
