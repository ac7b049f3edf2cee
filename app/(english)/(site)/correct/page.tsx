import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { Container, PageHeader } from "@/components/ui/section";
import { expiredPage } from "@/lib/pages/correction";

export const metadata: Metadata = {
  title: expiredPage.title,
  robots: { index: false, follow: false },
};

/** What stands, as a 404, in the place of a refused form that is no longer kept. */
export default function ExpiredPage() {
  return (
    <>
      <PageHeader title={expiredPage.title} lead={expiredPage.lead} />
      <Container className="flex flex-wrap gap-3 py-12 sm:py-16">
        {expiredPage.forms.map(({ text, href }) => (
          <ButtonLink key={href} href={href} variant="secondary">
            {text}
          </ButtonLink>
        ))}
      </Container>
    </>
  );
}
