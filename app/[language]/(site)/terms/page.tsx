import { LegalPage, LocalContent } from "@/components/legal/legal-page";
import { StaticHtml } from "@/components/ui/static-html";

import { StructuredData } from "@/components/ui/structured-data";
import { terms } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import * as prose from "./generated";

export const generateMetadata = () => pageMetadata("terms");

export default function TermsPage() {
  return (
    <LegalPage document={terms}>
      <StaticHtml>
        <LocalContent of={prose.agreement} />
        <LocalContent of={prose.service} />
        <LocalContent of={prose.dataAndBilling} />
        <LocalContent of={prose.disputes} />
      </StaticHtml>
      <StructuredData page="terms" />
    </LegalPage>
  );
}
