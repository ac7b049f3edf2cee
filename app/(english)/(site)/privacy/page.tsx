import { LegalPage } from "@/components/legal/legal-page";
import { LocalContent } from "@/components/ui/local-content";
import { StructuredData } from "@/components/ui/structured-data";
import { privacy } from "@/lib/pages/legal";
import { pageMetadata } from "@/lib/pages/metadata";
import { prose } from "./prose";

export const generateMetadata = () => pageMetadata("privacy");

export default function PrivacyPage() {
  return (
    <LegalPage document={privacy}>
      <LocalContent of={prose.handling} />
      <LocalContent of={prose.rights} />
      <StructuredData page="privacy" />
    </LegalPage>
  );
}
