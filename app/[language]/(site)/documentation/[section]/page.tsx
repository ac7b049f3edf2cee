import { notFound } from "next/navigation";
import { CalculatorListener } from "@/components/docs/calculator-listener";
import { DocsPage } from "@/components/docs/docs-page";
import { DocsSection } from "@/components/docs/section";
import { documentationSections, sectionPath } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { pageMetadata } from "@/lib/pages/metadata";
import { documentationPageKeys } from "@/lib/pages/page-table";
import { currentLanguage } from "@/lib/site/current-language";
import { numberForms } from "@/lib/site/number-forms";
import { documentationPaths } from "@/lib/site/paths";

type Section = keyof typeof documentationPaths;
type Props = { params: Promise<{ section: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(documentationPaths).map((section) => ({ section }));

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(documentationPageKeys[(await params).section as Section]);

export default async function SectionPage({ params }: Props) {
  const { section: requestedSection } = await params;
  const language = await currentLanguage();
  const section = documentationSections[language].find(({ id }) => id === requestedSection);
  if (!section) notFound();
  return (
    <DocsPage page={sectionPath(section.id)}>
      <DocsSection section={section} level={1} />
      {section.id === "configuration" && (
        <CalculatorListener
          words={documentationWords[language].calculator.limit}
          form={numberForms[language]}
        />
      )}
    </DocsPage>
  );
}
