import { Fragment } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { LocalLink } from "@/components/ui/local-link";
import { Container } from "@/components/ui/section";
import { homeWords } from "@/lib/pages/home";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

/** Between the parts of the note. Lines break only here. */
const separator = " • ";

export async function ClosingCall() {
  const { closing } = await localize(homeWords);
  return (
    <section aria-labelledby="start" className="pb-8 sm:pb-28">
      <Container>
        <div className="deep-panel px-6 pt-8 pb-24 text-center sm:px-12 sm:pt-20 sm:pb-36">
          <h2 id="start" className="mx-auto max-w-2xl text-headline">
            {closing.title}
          </h2>
          <p className="mx-auto mt-5 max-w-xl text-balance text-lead text-on-deep-soft">{closing.lead}</p>
          <div className="mt-7 grid gap-3 sm:mt-9 sm:flex sm:flex-wrap sm:justify-center">
            <ButtonLink href={paths.signup} variant="inverse" size="lg">
              {closing.primary}
            </ButtonLink>
            <ButtonLink href={paths.pricing} variant="inverse-outline" size="lg">
              {closing.secondary}
            </ButtonLink>
          </div>
          <p className="mt-6 text-balance text-[0.9375rem] leading-6 text-on-deep-soft">
            {closing.note.split(separator).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && separator}
                <span className="whitespace-nowrap">{part}</span>
              </Fragment>
            ))}
          </p>
          <p className="mx-auto mt-2 max-w-xl text-balance text-[0.9375rem] leading-6 text-on-deep-soft">
            {closing.credits}
          </p>
          <p className="text-[0.9375rem] leading-6">
            <LocalLink
              href={paths.creditsNote}
              className="inline-flex min-h-11 items-center text-on-deep underline decoration-on-deep-soft/60 underline-offset-4 hover:decoration-current"
            >
              {closing.footnote}
            </LocalLink>
          </p>
        </div>
      </Container>
    </section>
  );
}
