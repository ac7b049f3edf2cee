import { TextLink } from "@/components/forms/text-link";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import { lengths } from "@/lib/platform/forms/lengths";
import { referencePattern } from "@/lib/privacy/reference";
import { findPage as copy } from "@/lib/privacy/request-words";
import { endpoints, paths } from "@/lib/site/paths";

/** Asks for a new link to a request. The answer never says whether there is one. */
export function FindRequest() {
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          {copy.panels.map(({ id, tone, title, body }) => (
            <div
              key={id}
              id={id}
              role="status"
              tabIndex={-1}
              className="mb-6 hidden scroll-mt-24 outline-none target:block"
            >
              <Notice tone={tone} title={title}>
                {body}
              </Notice>
            </div>
          ))}
          <Card className="p-5 sm:p-8">
            <form action={endpoints.privacyFind} method="post" className="grid gap-6">
              <TextField
                name="reference"
                label={copy.reference}
                hint={copy.referenceHint}
                title={copy.referenceHint}
                pattern={referencePattern}
                required
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className="font-mono"
              />
              <TextField
                name="email"
                type="email"
                label={copy.email}
                hint={copy.emailHint}
                required
                maxLength={lengths.email}
                autoComplete="email"
              />
              <button
                type="submit"
                className={buttonClass("primary", "lg", "w-full sm:w-auto sm:justify-self-start")}
              >
                {copy.button}
              </button>
            </form>
          </Card>
        </div>
        <section className="content-start lg:pt-2">
          <h2 className="text-heading">{copy.file.title}</h2>
          <p className="mt-2 text-ink-soft">{copy.file.body}</p>
          <ul className="mt-2">
            <li>
              <TextLink href={paths.gdprRequest}>{copy.file.gdpr}</TextLink>
            </li>
            <li>
              <TextLink href={paths.ccpaRequest}>{copy.file.ccpa}</TextLink>
            </li>
          </ul>
        </section>
      </Container>
    </>
  );
}
