import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PasswordField } from "@/components/forms/password-field";
import { PostForm } from "@/components/forms/post-form";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { correctionFormOf, correctionWords } from "@/lib/pages/correction";
import { readOwnDraft, senderCookie } from "@/lib/platform/submissions/drafts";
import { localize, localPath } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { kept } = await localize(correctionWords);
  return { title: kept.title, robots: { index: false, follow: false } };
}

/** The target of a refused plain form post: the same form, with its values and errors. */
export default async function CorrectionPage({ params }: { params: Promise<{ draft: string }> }) {
  const draft = await readOwnDraft((await params).draft, await senderCookie.readOnPage());
  const form = draft && correctionFormOf(draft.form);
  if (!form) redirect(await localPath(paths.correction));
  const { spec, sentTo } = form;
  const { kept } = await localize(correctionWords);
  return (
    <>
      <PageHeader title={kept.title} lead={kept.lead} />
      <Container className="py-12 sm:py-16">
        <Card className="max-w-3xl sm:p-8">
          <PostForm
            spec={await localize(spec)}
            parts={{ Password: PasswordField }}
            draft={{ ...draft, sentTo }}
          />
        </Card>
      </Container>
    </>
  );
}
