import "@/components/docs/docs.css";
import { CodeColors } from "@/components/docs/code-colors";
import { preloadCodeFace } from "@/components/docs/code-face";
import { CopyCodes } from "@/components/docs/copy-code";
import { FollowLinks } from "@/components/docs/follow-links";
import { LanguageSync } from "@/components/docs/language-sync";
import { DocsSection } from "@/components/docs/section";
import { Container, PageHeader } from "@/components/ui/section";
import { receiversSection } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { pageMetadata } from "@/lib/pages/metadata";
import { currentLanguage } from "@/lib/site/current-language";

export const generateMetadata = () => pageMetadata("receivers");

export default async function ReceiversPage() {
  preloadCodeFace();
  const language = await currentLanguage();
  return (
    <div className="docs">
      <PageHeader {...documentationWords[language].receiversHeader} />
      <Container className="max-w-4xl py-12 sm:py-16">
        <DocsSection section={receiversSection[language]} />
      </Container>
      <FollowLinks within=".docs" />
      <LanguageSync />
      <CodeColors />
      <CopyCodes language={language} />
    </div>
  );
}
