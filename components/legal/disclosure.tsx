import { disclosureFigures } from "@/lib/pages/ccpa";
import { translations as rightsWords } from "@/lib/pages/words/rights/generated";
import { noticeWords } from "@/lib/privacy/intake/notice";
import { currentLanguage } from "@/lib/site/current-language";
import { numberForms } from "@/lib/site/number-forms";
import { LiveDisclosure } from "./live-disclosure";

/** The published figures of a year, and below them a row counted from the stored requests. */
export async function Disclosure() {
  const language = await currentLanguage();
  const { columns, ...words } = noticeWords[language].liveDisclosure;
  return (
    <div className="legal-wide mt-6 overflow-hidden rounded-xl border border-line bg-surface print:break-inside-avoid">
      <p className="border-line border-b bg-sunken px-4 py-3 font-medium text-ink text-sm sm:px-5">
        {rightsWords[language].ccpa.published.label}
      </p>
      <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
        {disclosureFigures[language].map(({ term, value }) => (
          <div key={term} className="flex flex-col-reverse justify-end bg-surface p-4 sm:p-5">
            <dt className="mt-1 text-ink-soft text-sm leading-5">{term}</dt>
            <dd className="font-semibold text-2xl text-ink tabular-nums tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <LiveDisclosure
        words={{ ...words, columns: Object.values(columns) }}
        decimal={numberForms[language].decimal}
      />
    </div>
  );
}
