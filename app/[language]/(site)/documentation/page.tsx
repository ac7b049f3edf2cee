import { DocsPage } from "@/components/docs/docs-page";
import { OldAnchors } from "@/components/docs/old-anchors";
import { DocsSection } from "@/components/docs/section";
import { SectionCards } from "@/components/docs/section-cards";
import { Eyebrow } from "@/components/ui/section";
import { documentationAnchors } from "@/lib/documentation/anchors";
import { documentationSections, firstSections } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { pageMetadata } from "@/lib/pages/metadata";
import { currentLanguage } from "@/lib/site/current-language";
import { pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

export const generateMetadata = () => pageMetadata("documentation");

/** Anchors from when the documentation was a single page, with their present addresses. */
async function movedAnchors(language: Parameters<typeof pathIn>[0]) {
  const anchors = [...(await documentationAnchors())];
  return Object.fromEntries(
    anchors
      .filter(([, address]) => !address.startsWith(`${paths.documentation}#`))
      .map(([id, address]) => [id, pathIn(language, address)]),
  );
}

export default async function DocumentationPage() {
  const language = await currentLanguage();
  const { header } = documentationWords[language];
  return (
    <DocsPage page={paths.documentation}>
      <Eyebrow className="mb-4">{header.eyebrow}</Eyebrow>
      <h1 className="text-headline">{header.title}</h1>
      <p className="mt-5 max-w-2xl text-lead text-ink-soft">{header.lead}</p>
      <div className="mt-8 mb-12">
        <SectionCards />
      </div>
      {documentationSections[language]
        .filter(({ id }) => firstSections.includes(id))
        .map((section) => (
          <DocsSection key={section.id} section={section} level={2} />
        ))}
      <OldAnchors moved={await movedAnchors(language)} />
    </DocsPage>
  );
}
