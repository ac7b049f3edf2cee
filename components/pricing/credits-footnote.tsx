import { Container } from "@/components/ui/section";
import { creditsNoteId, pricingWords } from "@/lib/pages/pricing";
import { localize } from "@/lib/site/current-language";

/** Explains how all offers of free credits relate. Highlighted if a link led here. */
export async function CreditsFootnote() {
  const { creditsNote } = await localize(pricingWords);
  return (
    <section id={creditsNoteId} aria-labelledby="credits-note-title" className="group py-8 sm:py-16">
      <Container>
        <div className="rounded-2xl border border-line p-6 group-target:border-accent group-target:bg-accent-soft sm:p-8">
          <h2 id="credits-note-title" className="text-heading">
            {creditsNote.title}
          </h2>
          <dl className="mt-5 grid gap-6 md:grid-cols-3 md:gap-10">
            {Object.values(creditsNote.items).map(({ term, text }) => (
              <div key={term}>
                <dt className="font-mono text-[0.9375rem] leading-6 text-accent">{term}</dt>
                <dd className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
