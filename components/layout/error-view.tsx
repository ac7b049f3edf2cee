import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { type ErrorPage, errorPageAt } from "@/lib/site/error-pages";
import { ErrorLayout } from "./error-layout";

type ErrorViewProps = { page: ErrorPage; error: unknown; retry: () => void };

/** The reference of a server error, which is also in the server's log. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error ? String(error.digest) : undefined;
}

/** A script that couldn't be loaded is missing for the rest of the document's life, so a new document has to try again. */
function retryOrReload(error: unknown, retry: () => void): void {
  if (error instanceof Error && error.name === "ChunkLoadError") location.reload();
  else retry();
}

/** What a visitor sees when a page fails: a way to try again, the status page, and a reference to quote. */
export function ErrorView({ page: { words, status }, error, retry }: ErrorViewProps) {
  const digest = digestOf(error);
  return (
    <ErrorLayout kind="lean" title={words.title} lead={words.lead}>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => retryOrReload(error, retry)}
          className={buttonClass("primary", "lg")}
        >
          {words.retry}
        </button>
        {/* A full page load on purpose, to discard the broken state. */}
        <a href={status} data-reload className={buttonClass("secondary", "lg")}>
          {words.status}
        </a>
      </div>
      {digest && (
        <p className="mt-7 text-[0.9375rem] leading-6 text-ink-soft">
          {words.reference} <code className="font-mono text-ink">{digest}</code>
        </p>
      )}
    </ErrorLayout>
  );
}

/** @returns the error page for the current address; null until it is determined */
export function useErrorPage(): ErrorPage | null {
  const [page, setPage] = useState<ErrorPage | null>(null);
  useEffect(() => void errorPageAt(location.pathname).then(setPage), []);
  return page;
}
