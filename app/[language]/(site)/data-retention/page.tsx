import { LegalPage, LocalContent } from "@/components/legal/legal-page";
import { Finished } from "@/components/ui/finished";

import { StructuredData } from "@/components/ui/structured-data";
import { dataRetention } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import * as prose from "./generated";

export const generateMetadata = () => pageMetadata("dataRetention");

export default function DataRetentionPage() {
  return (
    <LegalPage document={dataRetention}>
      <Finished>
        <LocalContent of={prose.content} />
      </Finished>
      <StructuredData page="dataRetention" />
    </LegalPage>
  );
}
