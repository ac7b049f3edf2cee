import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { type ErrorPage, errorPageAt } from "@/lib/site/error-pages";
import { Trouble } from "./trouble";

type ErrorViewProps = { page: ErrorPage; error: unknown; retry: () => void };

/** The reference of an error of the server, which its log holds as well. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error ? String(error.digest) : undefined;
}

/** What a visitor sees when a page fails: a way to try again, the status page, and a reference to quote. */
export function ErrorView({ page: { words: copy, status }, error, retry }: ErrorViewProps) {
  const digest = digestOf(error);
  return (
    <Trouble kind="lean" title={copy.title} lead={copy.lead}>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={retry} className={buttonClass("primary", "lg")}>
          {copy.retry}
        </button>
        {/* A whole page load on purpose: whatever broke here is left behind. */}
        <a href={status} data-reload className={buttonClass("secondary", "lg")}>
          {copy.status}
        </a>
      </div>
      {digest && (
        <p className="mt-7 text-[0.9375rem] leading-6 text-ink-soft">
          {copy.reference} <code className="font-mono text-ink">{digest}</code>
        </p>
      )}
    </Trouble>
  );
}

/** @returns what to say of a failure on the page that is shown; null for the moment in which it is found */
export function useErrorPage(): ErrorPage | null {
  const [page, setPage] = useState<ErrorPage | null>(null);
  useEffect(() => void errorPageAt(location.pathname).then(setPage), []);
  return page;
}
