import { Facts } from "@/components/ui/facts";
import { PrintButton } from "@/components/ui/print-button";
import { Container } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import type { RequestView } from "@/lib/privacy/tracking/request-view";
import { requestWordsFor } from "@/lib/privacy/words/request-words";
import { site } from "@/lib/site/brand";
import { currentLanguage } from "@/lib/site/current-language";

const { street, city, region, postalCode } = site.address;

/** A receipt that fits one printed page. */
export async function ReceiptSheet({ view, back }: { view: RequestView; back: string }) {
  const { page, receipt: words } = requestWordsFor(view, await currentLanguage());
  return (
    <Container className="py-10 sm:py-14 print:p-0">
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <PrintButton label={words.print} />
        <TextLink href={back}>{words.back}</TextLink>
      </div>
      <article className="links-on-paper max-w-2xl rounded-xl border border-line bg-surface p-6 sm:p-10 print:max-w-none print:border-0 print:p-0">
        <p className="font-semibold text-accent">{site.name}</p>
        {/* Smaller on phones, where the longest word would otherwise break. */}
        <h1 className="mt-4 text-title max-sm:text-[1.375rem]">
          {words.title} <span className="block font-mono whitespace-nowrap">{view.reference}</span>
        </h1>
        <p className="mt-3 text-lead text-ink-soft">
          {words.lead({ us: site.legalName, request: view.requestNoun })}
        </p>
        <Facts
          rows={[...view.rows, [page.labels.state, view.stateLabel]]}
          className="mt-8 border-t border-line pt-8 sm:grid-cols-2 print:grid-cols-2"
        />
        {view.description && (
          <div className="mt-8 border-t border-line pt-6">
            <h2 className="text-[0.875rem] leading-5 text-ink-soft">{page.labels.description}</h2>
            <p dir="auto" className="mt-1 leading-6 wrap-anywhere whitespace-pre-wrap">
              {view.description}
            </p>
          </div>
        )}
        <p className="mt-8 border-t border-line pt-6 text-[0.875rem] leading-5 text-ink-soft">
          {`${site.legalName}, ${street}, ${city}, ${region} ${postalCode}. `}
          {page.question({ email: site.email.privacy })}
        </p>
      </article>
    </Container>
  );
}
