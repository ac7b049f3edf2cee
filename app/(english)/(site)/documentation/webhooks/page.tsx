import "@/components/docs/docs.css";
import { CodeColors } from "@/components/docs/code-colors";
import { preloadCodeFace } from "@/components/docs/code-face";
import { CopyCodes } from "@/components/docs/copy-code";
import { FollowLinks } from "@/components/docs/follow-links";
import { LanguageSync } from "@/components/docs/language-sync";
import { DocsSection } from "@/components/docs/section";
import { Container, PageHeader } from "@/components/ui/section";
import { receiversHeader, receiversSection } from "@/lib/documentation/sections";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("receivers");

export default function ReceiversPage() {
  preloadCodeFace();
  return (
    <div className="docs">
      <PageHeader {...receiversHeader} />
      <Container className="max-w-4xl py-12 sm:py-16">
        <DocsSection section={receiversSection} />
      </Container>
      <FollowLinks within=".docs" />
      <LanguageSync />
      <CodeColors />
      <CopyCodes />
    </div>
  );
}
