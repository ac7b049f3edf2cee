import type { Metadata } from "next";
import { PasswordField } from "@/components/forms/password-field";
import { PostForm } from "@/components/forms/post-form";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { correctionForms, correctionPage, expiredPage } from "@/lib/content/correction";
import { readDraft } from "@/lib/server/drafts/read-draft";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: correctionPage.title,
  robots: { index: false, follow: false },
};

/** Where a plain form post that was refused ends: the same form, with what was typed and what is wrong. */
export default async function CorrectionPage({ params }: { params: Promise<{ draft: string }> }) {
  const draft = await readDraft((await params).draft);
  if (!draft) return <Expired />;
  const { spec, sentTo } = correctionForms[draft.form];
  return (
    <>
      <PageHeader title={correctionPage.title} lead={correctionPage.lead} />
      <Container className="py-12 sm:py-16">
        <Card className="max-w-3xl sm:p-8">
          <PostForm spec={spec} parts={{ Password: PasswordField }} draft={{ ...draft, sentTo }} />
        </Card>
      </Container>
    </>
  );
}

/** Not `notFound()`: what that renders in a dynamic page can't be read without scripts. */
function Expired() {
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
