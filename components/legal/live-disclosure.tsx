"use client";

import { useEffect, useState } from "react";
import type { Disclosure } from "@/lib/privacy/disclosure/schema";
import { endpoints } from "@/lib/site/paths";

/** In the order of the columns; null for a mean or median of no requests. */
type Figures = readonly (number | string | null)[];

const count = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;

/** The response's figures in column order; null if the response is malformed. */
function readFigures(body: unknown): Figures | null {
  if (typeof body !== "object" || body === null) return null;
  const { year, received, complied, denied, medianDays, meanDays, byType } = body as Partial<
    Disclosure<"ccpa">
  >;
  const [deletions, optOuts] = [byType?.delete, byType?.["opt-out"]].map((type) => type?.received);
  const counts = [year, received, deletions, optOuts, complied, denied].map(count);
  if (counts.includes(null)) return null;
  const days = [medianDays, meanDays].map((value) => count(value)?.toFixed(1).replace(/\.0$/, "") ?? null);
  return [...counts, ...days];
}

interface LiveDisclosureProps {
  /** In the page's language, with columns in the order of the figures. */
  words: { title: string; waiting: string; none: string; columns: readonly string[] };
  /** The decimal separator. */
  decimal: string;
}

/** The disclosure counted from stored requests. Its space is reserved while it loads, and it never shows estimates. */
export function LiveDisclosure({ words, decimal }: LiveDisclosureProps) {
  const [figures, setFigures] = useState<Figures | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    fetch(endpoints.ccpaDisclosure, { signal: abort.signal })
      .then(async (response) => {
        if (response.ok) return response.json();
        // An unread body would keep the connection open.
        await response.body?.cancel();
        return null;
      })
      .then((body) => setFigures(readFigures(body)))
      .catch(() => undefined);
    return () => abort.abort();
  }, []);

  const written = (figure: string | number | null = null) =>
    figure === null ? words.none : String(figure).replace(".", decimal);

  return (
    <div className="min-h-80 border-line border-t sm:min-h-52 print:min-h-0">
      <p className="px-4 pt-4 font-medium text-ink text-sm sm:px-5">{words.title}</p>
      {figures ? (
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 px-4 pb-4 text-sm sm:grid-cols-4 sm:px-5">
          {words.columns.map((column, index) => (
            <div key={column} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-faint leading-5">{column}</dt>
              <dd className="font-semibold text-ink text-lg tabular-nums">{written(figures[index])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="px-4 pt-1 pb-4 text-ink-faint text-sm sm:px-5">{words.waiting}</p>
      )}
    </div>
  );
}
