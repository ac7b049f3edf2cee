import { LegalPage, LocalContent } from "@/components/legal/legal-page";
import { Finished } from "@/components/ui/finished";

import { StructuredData } from "@/components/ui/structured-data";
import { gdpr } from "@/lib/pages/gdpr";
import { pageMetadata } from "@/lib/pages/metadata";
import * as prose from "./generated";

export const generateMetadata = () => pageMetadata("gdpr");

export default function GdprPage() {
  return (
    <LegalPage document={gdpr}>
      <Finished>
        <LocalContent of={prose.content} />
      </Finished>
      <StructuredData page="gdpr" />
    </LegalPage>
  );
}
