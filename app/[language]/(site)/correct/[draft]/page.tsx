import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { PasswordField } from "@/components/forms/password-field";
import { PostForm } from "@/components/forms/post-form";
import { Card } from "@/components/ui/card";
import { Container, PageHeader } from "@/components/ui/section";
import { correctionFormOf, correctionWords } from "@/lib/pages/correction";
import { readOwnDraft, senderCookieName } from "@/lib/platform/submissions/drafts";
import { localize, localPath } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { kept } = await localize(correctionWords);
  return { title: kept.title, robots: { index: false, follow: false } };
}

/** Where a plain form post that was refused ends: the same form, with what was typed and what is wrong. */
export default async function CorrectionPage({ params }: { params: Promise<{ draft: string }> }) {
  const sender = (await cookies()).get(senderCookieName)?.value;
  const draft = await readOwnDraft((await params).draft, sender);
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
