import "@/components/docs/docs.css";
import { CalculatorListener } from "@/components/docs/calculator-listener";
import { CodeColors } from "@/components/docs/code-colors";
import { preloadCodeFace } from "@/components/docs/code-face";
import { CopyCodes } from "@/components/docs/copy-code";
import { FollowLinks } from "@/components/docs/follow-links";
import { HelpCards } from "@/components/docs/help-cards";
import { LanguageSync } from "@/components/docs/language-sync";
import { DocsSection } from "@/components/docs/section";
import { SectionCards } from "@/components/docs/section-cards";
import { Sidebar } from "@/components/docs/sidebar";
import { Container, PageHeader } from "@/components/ui/section";
import { documentationSections } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { pageMetadata } from "@/lib/pages/metadata";
import { currentLanguage } from "@/lib/site/current-language";
import { numberForms } from "@/lib/site/number-forms";

export const generateMetadata = () => pageMetadata("documentation");

export default async function DocumentationPage() {
  preloadCodeFace();
  const language = await currentLanguage();
  const { header, calculator } = documentationWords[language];
  return (
    <div className="docs">
      <PageHeader {...header} />
      <Container className="pt-10 sm:pt-12">
        <SectionCards />
      </Container>
      <Container className="grid gap-x-12 gap-y-10 py-12 sm:py-16 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
        <Sidebar />
        <div className="links-on-paper min-w-0">
          {documentationSections[language].map((section) => (
            <DocsSection key={section.id} section={section} />
          ))}
        </div>
      </Container>
      <HelpCards />
      <CalculatorListener words={calculator.limit} form={numberForms[language]} />
      <FollowLinks within=".docs" />
      <LanguageSync />
      <CodeColors />
      <CopyCodes language={language} />
    </div>
  );
}
