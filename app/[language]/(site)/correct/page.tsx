import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { Container, PageHeader } from "@/components/ui/section";
import { correctionWords, startAgain } from "@/lib/pages/correction";
import { requestForms } from "@/lib/privacy/laws/law-sentences";
import { currentLanguage, localize } from "@/lib/site/current-language";

export async function generateMetadata(): Promise<Metadata> {
  const { expired } = await localize(correctionWords);
  return { title: expired.title, robots: { index: false, follow: false } };
}

/** A 404 page for a refused form whose draft has expired. */
export default async function ExpiredPage() {
  const { expired } = await localize(correctionWords);
  const forms = [
    ...startAgain.map(({ key, href }) => ({ text: expired[key], href })),
    ...requestForms[await currentLanguage()].map(({ label, href }) => ({ text: label, href })),
  ];
  return (
    <>
      <PageHeader title={expired.title} lead={expired.lead} />
      <Container className="flex flex-wrap gap-3 py-12 sm:py-16">
        {forms.map(({ text, href }) => (
          <ButtonLink key={href} href={href} variant="secondary">
            {text}
          </ButtonLink>
        ))}
      </Container>
    </>
  );
}
