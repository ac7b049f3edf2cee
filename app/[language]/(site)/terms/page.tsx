import { LegalPage, LocalContent } from "@/components/legal/legal-page";
import { Finished } from "@/components/ui/finished";

import { StructuredData } from "@/components/ui/structured-data";
import { terms } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import * as prose from "./generated";

export const generateMetadata = () => pageMetadata("terms");

export default function TermsPage() {
  return (
    <LegalPage document={terms}>
      <Finished>
        <LocalContent of={prose.agreement} />
        <LocalContent of={prose.service} />
        <LocalContent of={prose.dataAndBilling} />
        <LocalContent of={prose.disputes} />
      </Finished>
      <StructuredData page="terms" />
    </LegalPage>
  );
}
