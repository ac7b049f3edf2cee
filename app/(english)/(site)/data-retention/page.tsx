import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/ui/structured-data";
import { dataRetention } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import { Content } from "./prose";

export const generateMetadata = () => pageMetadata("dataRetention");

export default function DataRetentionPage() {
  return (
    <LegalPage document={dataRetention}>
      <Content />
      <StructuredData page="dataRetention" />
    </LegalPage>
  );
}
