import { TextLink } from "@/components/forms/text-link";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import { lengths } from "@/lib/platform/forms/lengths";
import { platformWords } from "@/lib/platform/words";
import { referencePattern } from "@/lib/privacy/core/reference";
import { intakeWords } from "@/lib/privacy/intake/intake-words";
import { exampleReference, exampleReferences, requestForms } from "@/lib/privacy/laws/law-words";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";

/** The tone of each panel that the address can name. */
const tones = {
  sent: "success",
  check: "danger",
  "no-link": "danger",
  changed: "warning",
  failed: "danger",
} as const;

/** Asks for a new link to a request. The answer never says whether there is one. */
export async function FindRequest() {
  const language = await currentLanguage();
  const { find: copy } = intakeWords[language];
  const hint = copy.referenceHint({ example: exampleReference() });
  const { check, ...others } = copy.panels;
  const panels = {
    ...others,
    check: { title: check.title, body: check.body({ examples: exampleReferences[language] }) },
  };
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          {(Object.keys(tones) as (keyof typeof tones)[]).map((id) => (
            <div
              key={id}
              id={id}
              role="status"
              tabIndex={-1}
              className="mb-6 hidden scroll-mt-24 outline-none target:block"
            >
              <Notice tone={tones[id]} title={panels[id].title}>
                {panels[id].body}
              </Notice>
            </div>
          ))}
          <Card className="p-5 sm:p-8">
            <form action={endpointIn(language, endpoints.privacyFind)} method="post" className="grid gap-6">
              <TextField
                name="reference"
                label={copy.reference}
                hint={hint}
                title={hint}
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
                label={platformWords[language].labels.email}
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
            {requestForms[language].map(({ key, href, label }) => (
              <li key={key}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </>
  );
}
