import { LocalLink } from "@/components/ui/local-link";
import { Container } from "@/components/ui/section";
import { creditsNote, developerPlan, enterprisePlan, planCards } from "@/lib/pages/pricing";
import { PlanCard } from "./plan-card";

/** Both plans on one sheet, so that they are read across. */
export function Plans() {
  return (
    <section aria-labelledby="plans" className="py-12 sm:py-16">
      <Container>
        <h2 id="plans" className="sr-only">
          {planCards.title}
        </h2>
        <div className="grid overflow-hidden rounded-2xl border border-line bg-surface lg:grid-cols-2">
          <PlanCard
            plan={developerPlan}
            primary
            note={
              <p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">
                {planCards.freeCredits}.{" "}
                <LocalLink
                  href={`#${creditsNote.id}`}
                  className="inline-block py-2.5 text-accent underline underline-offset-4 hover:text-accent-strong sm:py-0"
                >
                  {planCards.howCreditsFit}
                </LocalLink>
              </p>
            }
          />
          <PlanCard
            plan={enterprisePlan}
            className="border-t border-line bg-sunken/60 lg:border-t-0 lg:border-l"
            note={<p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">{planCards.salesAnswer}</p>}
          />
        </div>
      </Container>
    </section>
  );
}
