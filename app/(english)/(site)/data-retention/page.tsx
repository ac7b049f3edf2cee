import { LegalPage } from "@/components/legal/legal-page";
import { LocalContent } from "@/components/ui/local-content";
import { StructuredData } from "@/components/ui/structured-data";
import { dataRetention } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import { prose } from "./prose";

export const generateMetadata = () => pageMetadata("dataRetention");

export default function DataRetentionPage() {
  return (
    <LegalPage document={dataRetention}>
      <LocalContent of={prose.content} />
      <StructuredData page="dataRetention" />
    </LegalPage>
  );
}
