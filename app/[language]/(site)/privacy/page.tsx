import { LegalPage, LocalContent } from "@/components/legal/legal-page";
import { StaticHtml } from "@/components/ui/static-html";

import { StructuredData } from "@/components/ui/structured-data";
import { privacy } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import * as prose from "./generated";

export const generateMetadata = () => pageMetadata("privacy");

export default function PrivacyPage() {
  return (
    <LegalPage document={privacy}>
      <StaticHtml>
        <LocalContent of={prose.handling} />
        <LocalContent of={prose.rights} />
      </StaticHtml>
      <StructuredData page="privacy" />
    </LegalPage>
  );
}
