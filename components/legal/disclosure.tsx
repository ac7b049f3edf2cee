import { ccpaCopy, disclosureFigures } from "@/lib/privacy/ccpa-words";
import { LiveDisclosure } from "./live-disclosure";

/** The published figures with their year and, under them, the row counted from the stored requests. */
export function Disclosure() {
  return (
    <div className="legal-wide mt-6 overflow-hidden rounded-xl border border-line bg-surface print:break-inside-avoid">
      <p className="border-line border-b bg-sunken px-4 py-3 font-medium text-ink text-sm sm:px-5">
        {ccpaCopy.publishedLabel}
      </p>
      <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
        {disclosureFigures.map(({ term, value }) => (
          <div key={term} className="flex flex-col-reverse justify-end bg-surface p-4 sm:p-5">
            <dt className="mt-1 text-ink-soft text-sm leading-5">{term}</dt>
            <dd className="font-semibold text-2xl text-ink tabular-nums tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <LiveDisclosure />
    </div>
  );
}
