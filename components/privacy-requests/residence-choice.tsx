import { Icon } from "@/components/ui/icon";
import { LocalLink } from "@/components/ui/local-link";
import { Container, PageHeader } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { residenceAsides } from "@/lib/privacy/intake/page";
import { residences } from "@/lib/privacy/laws/law-sentences";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { currentLanguage } from "@/lib/site/current-language";

/** A choice of residence; each place links to its form. */
export async function ResidenceChoice() {
  const language = await currentLanguage();
  const { residence: words } = intakeWords[language];
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:gap-16">
        <section>
          <h2 className="text-heading">{words.question}</h2>
          <ul className="mt-5 grid gap-3">
            {residences[language].map(({ law, label, note, href }) => (
              <li key={law}>
                <LocalLink
                  href={href}
                  className="group flex items-start gap-4 rounded-xl border border-line bg-surface p-5 transition-colors hover:border-accent"
                >
                  <span className="min-w-0 grow">
                    <span className="block font-semibold text-ink">{label}</span>
                    <span className="mt-1 block text-[0.9375rem] leading-6 text-ink-soft">{note}</span>
                  </span>
                  <Icon
                    name="arrow-right"
                    className="mt-0.5 size-5 shrink-0 text-ink-faint group-hover:text-accent"
                  />
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid content-start gap-8 sm:max-lg:grid-cols-2 lg:pt-2">
          {residenceAsides(language).map(({ title, body, link }) => (
            <section key={title}>
              <h2 className="text-[1.0625rem] leading-6 font-semibold">{title}</h2>
              <p className="mt-2 text-ink-soft">{body}</p>
              <TextLink href={link.href}>{link.text}</TextLink>
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}
