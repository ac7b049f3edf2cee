import { LegalPage, LocalContent } from "@/components/legal/legal-page";
import { StaticHtml } from "@/components/ui/static-html";

import { StructuredData } from "@/components/ui/structured-data";
import { dataRetention } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import * as prose from "./generated";

export const generateMetadata = () => pageMetadata("dataRetention");

export default function DataRetentionPage() {
  return (
    <LegalPage document={dataRetention}>
      <StaticHtml>
        <LocalContent of={prose.content} />
      </StaticHtml>
      <StructuredData page="dataRetention" />
    </LegalPage>
  );
}
