import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/ui/structured-data";
import { gdpr } from "@/lib/privacy/gdpr-words";
import { pageMetadata } from "@/lib/site/metadata";
import Content from "./content.mdx";

export const metadata = pageMetadata("gdpr");

export default function GdprPage() {
  return (
    <LegalPage document={gdpr}>
      <Content />
      <StructuredData page="gdpr" />
    </LegalPage>
  );
}
