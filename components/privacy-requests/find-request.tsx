import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/field";
import { FragmentNotices } from "@/components/ui/notice";
import { Container, PageHeader } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { lengths } from "@/lib/platform/forms/lengths";
import { platformWords } from "@/lib/platform/words";
import { referencePattern } from "@/lib/privacy/core/reference";
import { exampleReference, requestForms } from "@/lib/privacy/laws/law-sentences";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { endpoints } from "@/lib/site/paths";

/** The tone of each panel that the fragment can select. */
const tones = {
  sent: "success",
  confirmed: "info",
  check: "danger",
  "no-link": "danger",
  changed: "warning",
  failed: "danger",
} as const;

type PanelId = keyof typeof tones;

/** The result of a form, shown by the fragment alone, so that it needs no script. */
export async function RequestPanels({ ids }: { ids: readonly PanelId[] }) {
  const language = await currentLanguage();
  const { check, ...others } = intakeWords[language].find.panels;
  const panels = {
    ...others,
    check: { title: check.title, body: check.body({ example: exampleReference() }) },
  };
  return <FragmentNotices notices={ids.map((id) => ({ id, tone: tones[id], ...panels[id] }))} />;
}

/** Requests a new link to a request. The response never reveals whether the request exists. */
export async function FindRequest() {
  const language = await currentLanguage();
  const { find: words } = intakeWords[language];
  const hint = words.referenceHint({ example: exampleReference() });
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <div>
          <RequestPanels ids={Object.keys(tones) as PanelId[]} />
          <Card className="p-5 sm:p-8">
            <form action={endpointIn(language, endpoints.privacyFind)} method="post" className="grid gap-6">
              <TextField
                name="reference"
                label={words.reference}
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
                hint={words.emailHint}
                required
                maxLength={lengths.email}
                autoComplete="email"
              />
              <button
                type="submit"
                className={buttonClass("primary", "lg", "w-full sm:w-auto sm:justify-self-start")}
              >
                {words.button}
              </button>
            </form>
          </Card>
        </div>
        <section className="content-start lg:pt-2">
          <h2 className="text-heading">{words.file.title}</h2>
          <p className="mt-2 text-ink-soft">{words.file.body}</p>
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
