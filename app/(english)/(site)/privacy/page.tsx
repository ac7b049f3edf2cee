import { LegalPage } from "@/components/legal/legal-page";
import { StructuredData } from "@/components/ui/structured-data";
import { privacy } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import { Handling, Rights } from "./prose";

export const generateMetadata = () => pageMetadata("privacy");

export default function PrivacyPage() {
  return (
    <LegalPage document={privacy}>
      <Handling />
      <Rights />
      <StructuredData page="privacy" />
    </LegalPage>
  );
}
