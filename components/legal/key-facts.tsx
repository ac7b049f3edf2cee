import type { LegalDocument } from "@/lib/pages/legal-document";

/** The document's four key figures, shown before the text that contains them. */
export function KeyFacts({ keyFacts }: Pick<LegalDocument, "keyFacts">) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden wrap-break-word rounded-xl border border-line bg-line xl:grid-cols-4">
      {keyFacts.map(({ term, value, note }) => (
        <div key={term} className="flex flex-col bg-surface p-4 sm:p-5">
          <dt className="text-ink-soft text-sm">{term}</dt>
          <dd className="mt-1 font-semibold text-lg tracking-tight sm:text-xl">{value}</dd>
          <dd className="mt-1 text-ink-faint text-sm leading-5">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
