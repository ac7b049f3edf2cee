import { LocalLink } from "@/components/ui/local-link";
import { Container } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { creditsNoteId, planNames, pricingWords } from "@/lib/pages/pricing";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";
import { PlanCard } from "./plan-card";

/** The two plans side by side in one frame, for comparison. */
export async function Plans() {
  const { cards, developer, enterprise } = await localize(pricingWords);
  return (
    <section aria-labelledby="plans" className="py-8 sm:py-16">
      <Container>
        <h2 id="plans" className="sr-only">
          {cards.title}
        </h2>
        <div className="grid overflow-hidden rounded-2xl border border-line bg-surface lg:grid-cols-2">
          <PlanCard
            name={planNames.developer}
            words={developer}
            limitations={{ title: cards.limitations, items: Object.values(developer.limitations) }}
            href={paths.signup}
            primary
            note={
              <p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">
                {cards.freeCredits}. {cards.valueOfCredits}{" "}
                <LocalLink
                  href={`#${creditsNoteId}`}
                  className="py-3.25 text-accent underline underline-offset-4 hover:text-accent-strong sm:py-0"
                >
                  {cards.howCreditsWork}
                </LocalLink>
              </p>
            }
          />
          <PlanCard
            name={planNames.enterprise}
            words={enterprise}
            href={paths.contact}
            className="border-t border-line bg-sunken/60 lg:border-t-0 lg:border-l"
            note={<p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">{cards.salesAnswer}</p>}
          />
        </div>
        <p className="mt-3 text-[0.9375rem]">
          <TextLink href={paths.figuresNote}>{cards.figuresNote}</TextLink>
        </p>
      </Container>
    </section>
  );
}
