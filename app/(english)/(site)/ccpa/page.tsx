import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/ui/structured-data";
import { ccpa } from "@/lib/pages/ccpa";
import { pageMetadata } from "@/lib/pages/metadata";
import { Content } from "./prose";

export const generateMetadata = () => pageMetadata("ccpa");

export default function CcpaPage() {
  return (
    <LegalPage document={ccpa}>
      <Content />
      <StructuredData page="ccpa" />
    </LegalPage>
  );
}
