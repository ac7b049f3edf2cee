import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/ui/structured-data";
import { ccpa } from "@/lib/privacy/ccpa-words";
import { pageMetadata } from "@/lib/site/metadata";
import Content from "./content.mdx";

export const metadata = pageMetadata("ccpa");

export default function CcpaPage() {
  return (
    <LegalPage document={ccpa}>
      <Content />
      <StructuredData page="ccpa" />
    </LegalPage>
  );
}
