import { LegalPage, LocalContent } from "@/components/legal/legal-page";
import { StaticHtml } from "@/components/ui/static-html";

import { StructuredData } from "@/components/ui/structured-data";
import { gdpr } from "@/lib/pages/gdpr";
import { pageMetadata } from "@/lib/pages/metadata";
import * as prose from "./generated";

export const generateMetadata = () => pageMetadata("gdpr");

export default function GdprPage() {
  return (
    <LegalPage document={gdpr}>
      <StaticHtml>
        <LocalContent of={prose.content} />
      </StaticHtml>
      <StructuredData page="gdpr" />
    </LegalPage>
  );
}
