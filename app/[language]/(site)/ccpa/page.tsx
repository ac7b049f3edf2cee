import { LegalPage, LocalContent } from "@/components/legal/legal-page";

import { StructuredData } from "@/components/ui/structured-data";
import { ccpa } from "@/lib/pages/ccpa";
import { pageMetadata } from "@/lib/pages/metadata";
import * as prose from "./generated";

export const generateMetadata = () => pageMetadata("ccpa");

export default function CcpaPage() {
  return (
    <LegalPage document={ccpa}>
      <LocalContent of={prose.content} />
      <StructuredData page="ccpa" />
    </LegalPage>
  );
}
